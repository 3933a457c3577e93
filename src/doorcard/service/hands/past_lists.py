"""Lists of hands to look at again."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.records import unseal
from doorcard.room.ids import PlayerId
from doorcard.service.floor.floor import Floor
from doorcard.service.floor.table_name import table_name
from doorcard.stud import Chips, HandEnded, HandStarted


@dataclass(frozen=True, slots=True, kw_only=True)
class PastSign:
    """A hand in a list."""

    name: str
    table: str | None
    table_id: str | None = None
    site: str | None = None
    game: str | None
    at_ms: int
    net: Chips | None = None
    per_unit: int = 100
    currency: str | None = None


@dataclass(frozen=True, slots=True)
class Played:
    """A page of a list, and what to ask for before to see the next one."""

    hands: tuple[PastSign, ...]
    next: int | None


class PastLists:
    """A player's hands, the latest first."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._store = floor.store

    async def played(self, player: PlayerId, before: int | None, limit: int) -> Played:
        """Hands of this room that the player was dealt in; ``before`` counts from the first."""
        hands = await self._store.hands_of(player)
        end = len(hands) if before is None else min(before, len(hands))
        start = max(0, end - limit)
        signs = [await self._sign(hand, player) for hand in reversed(hands[start:end])]
        return Played(
            tuple(each for each in signs if each is not None), start if start > 0 else None
        )

    async def _sign(self, hand: str, player: PlayerId) -> PastSign | None:
        stored = await self._store.hand(hand)
        if stored is None or stored.ended_ms is None or stored.voided is not None:
            return None
        seat = next((number for number, each in stored.seats if each == player), None)
        first, last = unseal(stored.events[0]), unseal(stored.events[-1])
        net = game = None
        if isinstance(first, HandStarted):
            game = first.rules.game.value
        if isinstance(first, HandStarted) and isinstance(last, HandEnded):
            before = {each.seat: each.stack for each in first.seats}
            after = {each.seat: each.stack for each in last.seats}
            net = after[seat] - before[seat] if seat in before and seat in after else None
        return PastSign(
            name=hand,
            table=table_name(self._floor, stored.table),
            table_id=stored.table,
            game=game,
            at_ms=stored.ended_ms,
            net=net,
        )

    async def imported(self, player: PlayerId, before: int | None, limit: int) -> Played:
        """Imported hands."""
        found = await self._store.look_back.imported_page(player, before, limit + 1)
        page = found[:limit]
        return Played(
            tuple(
                PastSign(
                    name=f"imported-{each.id}",
                    table=each.table,
                    site=each.site,
                    game=each.game,
                    at_ms=each.played_ms or each.at_ms,
                )
                for each in page
            ),
            page[-1].id if len(found) > limit else None,
        )

    async def forget_imported(self, player: PlayerId) -> None:
        """Forget them all."""
        await self._store.look_back.drop_imported(player)
