"""The socket of a table: what depends on the server's way with sockets, and no more."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Final
from weakref import WeakKeyDictionary

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect

from doorcard.service import Dealer, Desk
from doorcard.service.accounts.ports import Scope
from doorcard.service.floor.tables import Tables
from doorcard.service.ports import Player
from doorcard.stud import Refusal
from doorcard.web.conversation import (
    BAD_REQUESTS,
    BANNED,
    SIGN_IN_TO_WATCH,
    SIGNED_OUT,
    Conversation,
    Send,
)
from doorcard.web.floods import Floods
from doorcard.web.frames import Frames
from doorcard.web.joined_frames import frames as joined
from doorcard.web.joined_frames import writing_of
from doorcard.web.origin import check_origin
from doorcard.web.place import is_https
from doorcard.web.signed import Signed, signed_of
from doorcard.wire.messages import Closing, encode, refused
from doorcard.wire.requests import id_in

log: Final = logging.getLogger("doorcard.web")

FOREIGN: Final = 4403
NO_TABLE: Final = 4404
PRIVATE: Final = 4410
_TURNED_AWAY: Final = {
    "table.private": PRIVATE,
    "rail.players": SIGN_IN_TO_WATCH,
    "player.banned": BANNED,
}
FLOODING: Final = 4429
TOO_MANY: Final = 4430
FLOOD_PATIENCE: Final = 100
"""Lines in a row that came too fast, after which the socket is closed."""
REMEMBERED_S: Final = 1.0
"""How long the bytes of what was told are kept for the watchers who come to be told it."""
FAULT: Final = 1011
"""A mistake of ours."""
GONE: Final = (WebSocketDisconnect, OSError)
"""How the server says that the other side has hung up."""

Socket = WebSocket[Any, Any, Any]


class Sockets:
    """All open sockets of the room."""

    def __init__(
        self,
        tables: Tables,
        desk: Desk,
        origins: Collection[str] = (),
        floods: Floods | None = None,
    ) -> None:
        self._tables = tables
        self._floods = floods or Floods()
        self._desk = desk
        self._origins = frozenset(origins)
        self._frames: WeakKeyDictionary[Dealer, Frames] = WeakKeyDictionary()
        self._of_session: defaultdict[str, set[Socket]] = defaultdict(set)
        self._hanging_up: set[asyncio.Task[None]] = set()
        desk.sessions.on_end(self.end)
        desk.tokens.on_end(self.end)

    async def serve(self, socket: Socket, table: str) -> None:
        """One viewer at one table, until either side hangs up."""
        await socket.accept()
        try:
            check_origin(
                socket.headers.get("origin"),
                socket.headers.get("host"),
                self._origins,
                https=is_https(socket),
            )
        except Refusal as refusal:
            await hang_up(socket, FOREIGN, refusal)
            return
        try:
            signed = await signed_of(socket, self._desk)
            player = watching_as(signed)
        except Refusal as refusal:
            await hang_up(socket, SIGNED_OUT, refusal)
            return
        try:
            dealer = self._tables.dealer_for(table, signed.player)
            dealer.refuse_watcher(signed.player)
        except Refusal as refusal:
            await hang_up(socket, _TURNED_AWAY.get(refusal.code, NO_TABLE), refusal)
            return
        try:
            with self._floods.connection(signed.place.address, signed.player_id):
                await self._known(socket, dealer, player, signed)
        except Refusal as refusal:
            await hang_up(socket, TOO_MANY, refusal)

    async def _known(
        self, socket: Socket, dealer: Dealer, player: Player | None, signed: Signed
    ) -> None:
        """Remember the socket of a session while it is open, so that it can be ended."""
        if signed.known_as is None:
            await self._converse(socket, dealer, None, signed.place.address)
            return
        mine = self._of_session[signed.known_as]
        mine.add(socket)
        try:
            await self._converse(socket, dealer, player, signed.place.address)
        finally:
            mine.discard(socket)
            if not mine:
                self._of_session.pop(signed.known_as, None)

    def end(self, known_as: str) -> None:
        """Hang up on every socket of a session or a token that has ended."""
        ended = Refusal("session.ended", "you are signed out: sign in to play on")
        for socket in tuple(self._of_session.get(known_as, ())):
            task = asyncio.create_task(hang_up(socket, SIGNED_OUT, ended))
            self._hanging_up.add(task)
            task.add_done_callback(self._hanging_up.discard)

    async def _converse(
        self, socket: Socket, dealer: Dealer, player: Player | None, address: str
    ) -> None:
        frames = self._frames.setdefault(dealer, Frames(_in_a_while))
        own = self._floods.line()

        def may_ask() -> None:
            own()
            self._floods.ask(address, None if player is None else player.id)

        talk = Conversation(dealer, player, frames, _sending(socket), address)
        telling = asyncio.create_task(_tell(socket, talk))
        try:
            await _listen(socket, talk, may_ask)
        finally:
            talk.end()
            telling.cancel()


def watching_as(signed: Signed) -> Player | None:
    """As whom a socket is told: a token that may not play is told what the rail is told.

    Raises ``Refusal`` ``token.scope`` unless it may at least watch.
    """
    if signed.bearer is None:
        return signed.player
    if Scope.PLAY in signed.bearer.scopes:
        return signed.player
    signed.bearer.require(Scope.WATCH)
    return None


async def hang_up(socket: Socket, code: int, why: Refusal) -> None:
    """Say why, and close."""
    with suppress(*GONE):
        await socket.send_text(encode(Closing(why.code, str(why))))
        await socket.close(code, why.code)


async def _listen(socket: Socket, talk: Conversation, may_ask: Callable[[], None]) -> None:
    flooding = 0
    with suppress(*GONE):
        while (event := await socket.receive())["type"] == "websocket.receive":
            try:
                may_ask()
            except Refusal as refusal:
                flooding += 1
                if flooding > FLOOD_PATIENCE:
                    await hang_up(socket, FLOODING, refusal)
                    return
                await socket.send_text(refused(id_in(_line_of(event)), refusal).decode())
                continue
            flooding = 0
            line = _line_of(event)
            if not await talk.hear(line):
                why = Refusal("request.too_many_bad", "too many lines that are no request")
                await hang_up(socket, BAD_REQUESTS, why)
                return


def _in_a_while(call: Callable[[], None]) -> None:
    asyncio.get_running_loop().call_later(REMEMBERED_S, call)


def _sending(socket: Socket) -> Send:
    """All messages of one moment in one write, where the server can do that."""
    write = writing_of(socket.scope)

    async def send(messages: Sequence[bytes]) -> None:
        if write is not None:
            await write(joined(messages))
        else:
            for each in messages:
                await socket.send_text(each)

    return send


def _line_of(event: Any) -> bytes:  # noqa: ANN401 - the server's event, untyped
    text = event.get("text")
    return text.encode() if text is not None else event.get("bytes") or b""


async def _tell(socket: Socket, talk: Conversation) -> None:
    with suppress(*GONE):
        try:
            code = await talk.tell()
        except GONE:
            raise
        except Exception:
            log.exception("a viewer could not be told")
            code = FAULT
        await socket.close(code)
