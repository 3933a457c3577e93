"""One's own hands as files, exactly as one saw them."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Final

from doorcard.histories.told import Circumstances
from doorcard.histories.writers.course import Unwritable
from doorcard.histories.writers.formats import Format, written
from doorcard.records import unseal
from doorcard.room.ids import HandId, PlayerId, TableId
from doorcard.service.accounts.allowance import Allowance, take_all
from doorcard.service.floor.floor import Floor
from doorcard.service.floor.table_name import table_name
from doorcard.service.ports import Player, StoredHand
from doorcard.stud import SeatNo
from doorcard.views import Notice, redact

_MINUTE_MS: Final = 60_000


@dataclass(frozen=True, slots=True)
class SeenHand:
    """A hand that is over, as one viewer saw it."""

    notices: tuple[Notice, ...] = field(repr=False)
    known: Circumstances


class HandFiles:
    """Writes hands for who asks. What was not seen is in no file."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._store = floor.store
        self._whole = Allowance(floor.clock, most=4, every_ms=2 * _MINUTE_MS)

    async def one(self, hand: HandId, player: PlayerId | None, form: Format) -> str:
        """A hand as ``player`` may see it.

        Raises ``Refusal`` as :meth:`Floor.hand`, and ``history.unwritable``.
        """
        record = await self._floor.hand(hand, player)  # who may look at all is decided there
        stored = await self._store.hand(hand)
        seen = await self.seen(stored, record.seat) if stored is not None else None
        return "" if seen is None else written(form, seen.notices, seen.known)

    def all(
        self, player: Player, form: Format, table: TableId | None = None
    ) -> AsyncIterator[bytes]:
        """Every hand the player was dealt in, in order, at one table or at all of them.

        A hand that is still played, and one that the format cannot tell, is left out.
        Raises ``Refusal`` ``histories.too_fast``.
        """
        take_all(
            "histories.too_fast", "these files take the room some work", (self._whole, player.id)
        )
        return self._all(player.id, form, table)

    async def _all(
        self, player: PlayerId, form: Format, table: TableId | None
    ) -> AsyncIterator[bytes]:
        number = 0
        async for seen in self.own(player, table):
            try:
                text = await asyncio.to_thread(written, form, seen.notices, seen.known, number + 1)
            except Unwritable:
                continue
            number += 1
            yield text.encode()

    async def own(self, player: PlayerId, table: TableId | None = None) -> AsyncIterator[SeenHand]:
        """All hands of a player that are over, in the order they began."""
        for hand in await self._store.hands_of(player):
            stored = await self._store.hand(hand)
            if stored is None or (table is not None and stored.table != table):
                continue
            seat = next((number for number, each in stored.seats if each == player), None)
            seen = await self.seen(stored, seat)
            if seen is not None:
                yield seen

    async def seen(self, stored: StoredHand, seat: SeatNo | None) -> SeenHand | None:
        """A hand as that seat saw it, or the rail; ``None`` while played, or if it is void."""
        if stored.ended_ms is None or stored.voided is not None:
            return None
        notices = tuple(redact(unseal(each), seat) for each in stored.events)
        return SeenHand(
            notices,
            Circumstances(
                hand=stored.id,
                names=await self._names(stored),
                viewer=seat,
                table=table_name(self._floor, stored.table),
                played_at=datetime.fromtimestamp(stored.started_ms // 1000, UTC),
            ),
        )

    async def _names(self, stored: StoredHand) -> Mapping[SeatNo, str]:
        """Names of those dealt in; a second one of the same name is told apart by a number."""
        known = await self._store.players([each for _, each in stored.seats])
        counted: Counter[str] = Counter()
        names: dict[SeatNo, str] = {}
        for seat, player in stored.seats:
            name = known[player].name if player in known else f"Seat {seat}"
            counted[name] += 1
            names[seat] = name if counted[name] == 1 else f"{name} {counted[name]}"
        return names
