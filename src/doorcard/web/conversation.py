"""One viewer at one table, without a word about sockets: bytes in, bytes out."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from typing import Final

from doorcard.records import read_action
from doorcard.room.talk import Side
from doorcard.service import Dealer
from doorcard.service.clock.orders import SetAutoMuck
from doorcard.service.deal import orders as deal_orders
from doorcard.service.ports import Player
from doorcard.service.table.table_orders import SayIn, SetAutoAnte, StopWaiting, wait_for
from doorcard.service.table.tellings import ClosingTold, Telling
from doorcard.stud import Refusal
from doorcard.web.frames import Frames
from doorcard.wire.messages import accepted, refused
from doorcard.wire.requests import (
    Act,
    AskWhy,
    AutoAnte,
    AutoMuck,
    BadRequest,
    Commit,
    ImIn,
    Leave,
    MutePlayer,
    Request,
    Resync,
    Reveal,
    Say,
    Sit,
    SitOut,
    TopUp,
    Unwait,
    Wait,
    read_request,
)

Send = Callable[[Sequence[bytes]], Awaitable[None]]
"""Sends messages, all that there are at the moment."""
PATIENCE: Final = 20
"""Lines in a row that are no request, after which nobody is listened to any more."""

REMEMBERED_LINES: Final = 32

BAD_REQUESTS: Final = 4400
SLOW_READER: Final = 4408
SIGNED_OUT: Final = 4409
RESTARTING: Final = 1012
TABLE_CLOSED: Final = 4411
SIGN_IN_TO_WATCH: Final = 4412
BANNED: Final = 4413
CLOSE_CODES: Final = {
    "watch.slow": SLOW_READER,
    "room.closing": RESTARTING,
    "table.closed": TABLE_CLOSED,
    "rail.players": SIGN_IN_TO_WATCH,
    "player.banned": BANNED,
}
"""The close code of each reason the service gives; 1011 for any other."""


class Conversation:
    """Tells the table to one viewer, and puts their requests to its dealer.

    ``player`` is ``None`` for somebody without a session, who watches. The dealer's
    outbox for a watcher is bounded, so a ``send`` that waits for a slow reader holds
    nobody else up.
    """

    def __init__(
        self,
        dealer: Dealer,
        player: Player | None,
        frames: Frames,
        send: Send,
        address: str = "",
    ) -> None:
        self._dealer = dealer
        self._player = player
        self._frames = frames
        self._send = send
        self._bad_in_a_row = 0
        self._address = address
        self._said: deque[str] = deque(maxlen=REMEMBERED_LINES)
        self._watcher = dealer.watch(player)

    async def tell(self) -> int:
        """Tell until the dealer has no more to say. The close code that says why."""
        code = 1000
        while (last := await self._tell_what_waits()) is not None:
            if isinstance(last, ClosingTold):
                code = CLOSE_CODES.get(last.code, 1011)
        return code

    async def _tell_what_waits(self) -> Telling | None:
        """The last of what was told; ``None`` after the end. Nothing is held meanwhile."""
        tellings = await self._watcher.all_waiting()
        if not tellings:
            return None
        await self._send([self._frames.of(each) for each in tellings])
        return tellings[-1]

    async def hear(self, line: bytes) -> bool:
        """One line in, one answer out. False when there is no sense in hearing on."""
        try:
            request = read_request(line)
        except BadRequest as refusal:
            self._bad_in_a_row += 1
            await self._send([refused(refusal.request_id, refusal)])
            return self._bad_in_a_row < PATIENCE
        self._bad_in_a_row = 0
        try:
            await self._put(request)
        except Refusal as refusal:
            await self._send([refused(request.id, refusal)])
        else:
            await self._send([accepted(request.id)])
        return True

    def end(self) -> None:
        """Watch no longer."""
        self._watcher.close()

    async def _put(self, request: Request) -> None:
        if isinstance(request, Resync):
            self._watcher.resync()
            return
        player = self._player
        if player is None:
            raise Refusal("session.none", "you are watching without a name: sign in to play")
        dealer = self._dealer
        dealer.refuse_banned(player.id)
        match request:
            case Act():
                await dealer.act(
                    player.id,
                    request.hand,
                    request.decision,
                    read_action(request.action),
                    request=request.id,
                )
            case Sit():
                await dealer.sit(player, request.seat, request.buy_in, request=request.id)
            case Leave():
                await dealer.leave(player.id, request=request.id)
            case SitOut():
                await dealer.sit_out(player.id, request.on, now=request.now, request=request.id)
            case TopUp():
                await dealer.top_up(player.id, request.chips, request=request.id)
            case ImIn():
                await dealer.ask(SayIn(player.id, request.number), request=request.id)
            case AutoAnte():
                await dealer.ask(SetAutoAnte(player.id, request.on), request=request.id)
            case AutoMuck():
                await dealer.ask(SetAutoMuck(player.id, request.on), request=request.id)
            case Wait():
                await dealer.ask(wait_for(player, request.seats), request=request.id)
            case Unwait():
                await dealer.ask(StopWaiting(player.id), request=request.id)
            case Commit():
                digest = bytes.fromhex(request.commitment)
                order = deal_orders.Commit(player.id, request.number, digest)
                await dealer.ask(order, request=request.id)
            case Reveal():
                seed = bytes.fromhex(request.seed)
                revealed = deal_orders.Reveal(player.id, request.hand, seed)
                await dealer.ask(revealed, request=request.id)
            case Say():
                await self._say(request, player)
            case AskWhy():
                self._watcher.hear(dealer.why(player.id, request.hand, request.decision))
            case MutePlayer():
                await dealer.mute(player.id, request.player, on=request.on)

    async def _say(self, request: Say, player: Player) -> None:
        """A line that is sent twice is said once."""
        if request.id in self._said:
            return
        await self._dealer.say(player, Side(request.where), request.text, address=self._address)
        self._said.append(request.id)
