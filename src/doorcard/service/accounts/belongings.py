"""Belongings: all that the room keeps of a person, to take along or to have deleted."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Final

import msgspec

from doorcard.records import notice_json
from doorcard.room.cage import wallet
from doorcard.room.names import FORMER_PLAYER
from doorcard.room.table import PlayerId
from doorcard.service.accounts.backoff import Backoff, refuse_wait
from doorcard.service.accounts.desk import Desk
from doorcard.service.accounts.ports import LastHost, SaidAt
from doorcard.service.accounts.roles import last_host
from doorcard.service.ports import Clock, Player, Store
from doorcard.service.table.past_hands import hand_record
from doorcard.stud import Refusal

_MINUTE_MS: Final = 60_000
FORMAT: Final = "doorcard-export-1"

Export = Callable[[PlayerId], Awaitable[object]]
Forget = Callable[[PlayerId], Awaitable[None]]


async def _nothing(_: PlayerId) -> None:
    return


@dataclass(frozen=True, slots=True)
class _Part:
    export: Export
    forget: Forget


def _tell_nobody(_player: Player, _lines: Sequence[SaidAt]) -> None:
    return


_NOT_YET_OR_NEVER: Final = frozenset({"hand.open", "hand.void"})


class Belongings:
    """Exports and erases. Other parts of the room add what they keep."""

    def __init__(self, store: Store, clock: Clock, desk: Desk) -> None:
        self._store = store
        self._clock = clock
        self._desk = desk
        self._parts: dict[str, _Part] = {}
        self.erased: Callable[[Player, Sequence[SaidAt]], None] = _tell_nobody
        """Told who was erased, by the name they had, and what lines went with them."""
        self._exports = Backoff(
            clock, free=3, first_ms=_MINUTE_MS, most_ms=60 * _MINUTE_MS, forget_ms=180 * _MINUTE_MS
        )

    def add(self, name: str, export: Export, forget: Forget = _nothing) -> None:
        """What another part of the room keeps of a person, under a name in the export.

        ``export`` gives what JSON can say; ``forget`` is called when the store has forgotten
        the person, by a part that remembers something besides. A process that dies before
        that remembers nothing; what tables say of the person they forget at the next start.
        """
        self._parts[name] = _Part(export, forget)

    def export(self, player: Player) -> AsyncIterator[bytes]:
        """One JSON object, piece by piece: hands may be many.

        Raises ``Refusal`` ``accounts.wait`` when it is asked for again and again.
        """
        refuse_wait("accounts.wait", self._exports.wait_ms(player.id), "you have this file already")
        self._exports.count(player.id)
        return self._export(player)

    async def _export(self, player: Player) -> AsyncIterator[bytes]:
        yield b'{"format":' + _json(FORMAT)
        yield b',"exported_ms":' + _json(self._clock.wall_ms())
        yield b',"account":' + _json(await self._account(player))
        yield b',"sessions":' + _json(
            [
                {"device": each.device, "began_ms": each.began_ms, "seen_ms": each.seen_ms}
                for each in await self._desk.sessions.listed(player.id)
            ]
        )
        lines = await self._store.ledger(wallet(player.id))
        yield b',"wallet":' + _json(
            {
                "chips": await self._store.balance(wallet(player.id)),
                "lines": [asdict(each) for each in lines],
            }
        )
        for name, part in self._parts.items():
            yield b"," + _json(name) + b":" + _json(await part.export(player.id))
        yield b',"hands":['
        before = b""
        for hand in await self._store.hands_of(player.id):
            try:
                told = await self._hand(hand, player.id)
            except Refusal as refusal:
                if refusal.code not in _NOT_YET_OR_NEVER:
                    raise
                continue  # it is being played, or was voided while this file was written
            yield before + told
            before = b","
        yield b"]}"

    async def _account(self, player: Player) -> dict[str, object]:
        login = await self._store.accounts.login_of(player.id)
        tokens = await self._store.accounts.tokens_of(player.id)
        passkeys = await self._store.accounts.passkeys_of(player.id)
        return {
            "id": player.id,
            "name": player.name,
            "role": player.role,
            "created_ms": None if login is None else login.created_ms,
            "email": None if login is None else login.email,
            "email_verified_ms": None if login is None else login.email_verified_ms,
            "passkeys": [
                {"label": each.label, "created_ms": each.created_ms, "used_ms": each.used_ms}
                for each in passkeys
            ],
            "tokens": [
                {
                    "name": each.name,
                    "scopes": sorted(each.scopes),
                    "created_ms": each.created_ms,
                    "used_ms": each.used_ms,
                }
                for each in tokens
            ],
        }

    async def _hand(self, hand: str, player: PlayerId) -> bytes:
        """A hand as its player saw it."""
        record = await hand_record(self._store, hand, player)
        return _json(
            {
                "hand": record.hand,
                "table": record.table,
                "number": record.number,
                "seat": record.seat,
                "players": [asdict(each) for each in record.players],
                "notices": [msgspec.Raw(notice_json(each)) for each in record.notices],
            }
        )

    async def erase(self, player: Player) -> None:
        """Delete the account and all that is the person's; hands stay, under a neutral name.

        What they said goes in one with the account, so that no line comes between. The chips
        go back to the house. Whoever calls has made sure that the player holds no seat and
        has proved who they are. Raises ``Refusal`` ``host.last``.
        """
        sessions = await self._desk.sessions.others(player.id)
        tokens = [each.id for each in await self._desk.tokens.listed(player.id)]
        now = self._clock.wall_ms()
        try:
            lines = await self._store.people.erase(player.id, FORMER_PLAYER, now)
        except LastHost:
            raise last_host() from None
        self._desk.sessions.have_ended(sessions)
        self._desk.tokens.have_ended(tokens)
        for part in self._parts.values():
            await part.forget(player.id)
        self.erased(player, lines)


def _json(value: object) -> bytes:
    return msgspec.json.encode(value)
