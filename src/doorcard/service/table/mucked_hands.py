"""Called hands that were mucked, told to those who were dealt in and ask.

Here alone closed cards of others leave the store, and only through
:func:`doorcard.stud.disclosure.disclosed`.
"""

from __future__ import annotations

import logging
from dataclasses import dataclass, field
from typing import Final

from doorcard.cards import Card
from doorcard.records import unseal
from doorcard.room.table import HandId, PlayerId, TableId
from doorcard.service.clock.tellings import MuckAskedTold
from doorcard.service.floor.floor import Floor
from doorcard.service.ports import Player, StoredHand
from doorcard.stud import Refusal, SeatNo, replay
from doorcard.stud.disclosure import disclosed, mucked_by_others
from doorcard.views import Readout, readout

_LOG: Final = logging.getLogger("doorcard.room")

MOST_AN_HOUR: Final = 20
"""Hands that one player may ask for in an hour."""
_HOUR_MS: Final = 3_600_000


@dataclass(frozen=True, slots=True)
class MuckedHand:
    """A hand that was called, beaten and mucked."""

    seat: SeatNo
    player: PlayerId
    name: str
    cards: tuple[Card, ...] = field(repr=False)
    """In dealing order."""
    readout: Readout = field(repr=False)


@dataclass(frozen=True, slots=True)
class MuckedRecord:
    """The mucked hands of one showdown, as they were told."""

    hand: HandId
    number: int
    asked_ms: int
    """Wall time."""
    mucked: tuple[MuckedHand, ...]
    table: TableId


class MuckedHands:
    """Tells mucked hands of the floor's tables. (001, item 40; rule book, part 2, 33)"""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._store = floor.store
        self._clock = floor.clock

    async def ask(self, hand: HandId, player: Player) -> MuckedRecord:
        """Ask for the mucked hands of a showdown; asking again tells the same.

        Raises ``Refusal``: ``hand.unknown``, ``hand.open``, ``mucked.house``,
        ``mucked.not_dealt_in``, ``mucked.none``, ``mucked.slow_down``.
        """
        stored, mucked = await self._found(hand, player.id)
        now = self._clock.wall_ms()
        before = await self._store.muck_asks.asked(hand, player.id)
        if before is not None:
            return MuckedRecord(hand, stored.number, before, mucked, stored.table)
        if not await self._store.muck_asks.ask(hand, player.id, now, now - _HOUR_MS, MOST_AN_HOUR):
            raise Refusal(
                "mucked.slow_down",
                f"{player.name} has asked for {MOST_AN_HOUR} hands within an hour: ask for this "
                "one later",
                most=MOST_AN_HOUR,
            )
        _LOG.info("mucked hand asked for", extra={"hand": hand, "player": player.id})
        record = MuckedRecord(hand, stored.number, now, mucked, stored.table)
        self._tell_owners(record, player)
        return record

    async def read(self, hand: HandId, player: Player) -> MuckedRecord:
        """What was told before. Raises as :meth:`ask`, and ``mucked.not_asked``."""
        stored, mucked = await self._found(hand, player.id)
        asked = await self._store.muck_asks.asked(hand, player.id)
        if asked is None:
            raise Refusal(
                "mucked.not_asked",
                f"{player.name} has not asked for the mucked hands of {hand}: ask first",
                hand=hand,
            )
        return MuckedRecord(hand, stored.number, asked, mucked, stored.table)

    async def _found(
        self, hand: HandId, player: PlayerId
    ) -> tuple[StoredHand, tuple[MuckedHand, ...]]:
        stored = await self._store.hand(hand)
        if stored is None:
            raise Refusal("hand.unknown", f"no hand {hand} was played in this room", hand=hand)
        if stored.ended_ms is None:
            raise Refusal(
                "hand.open", f"hand {hand} is still being played: ask when it is over", hand=hand
            )
        seat = next((number for number, each in stored.seats if each == player), None)
        names = await self._store.players([each for _, each in stored.seats])
        return stored, _mucked(stored, seat, {each.id: each.name for each in names.values()})

    def owners_to_tell(self, record: MuckedRecord, asker: Player) -> tuple[MuckedHand, ...]:
        """Whose hands were asked for, where the house says that they are told."""
        try:
            dealer = self._floor.table(record.table)
        except Refusal:  # the table is closed, and what its house said with it
            return ()
        if not dealer.state.table.policy.muck_ask_told:
            return ()
        return tuple(each for each in record.mucked if each.player != asker.id)

    def _tell_owners(self, record: MuckedRecord, asker: Player) -> None:
        for each in self.owners_to_tell(record, asker):
            told = MuckAskedTold(record.hand, record.number, each.seat, asker.name)
            self._floor.table(record.table).tell(each.player, told)


def _mucked(
    stored: StoredHand, seat: SeatNo | None, names: dict[PlayerId, str]
) -> tuple[MuckedHand, ...]:
    """The mucked hands of a showdown, for who was dealt in at ``seat``. Raises ``Refusal``."""
    hand = replay(unseal(each) for each in stored.events)
    try:
        told = disclosed(hand, seat)
    except Refusal as refusal:
        raise _as_the_room_says(refusal, stored.id) from None
    players, others = dict(stored.seats), mucked_by_others(hand, seat)
    mucked = tuple(
        MuckedHand(
            seat=each,
            player=players[each],
            name=names.get(players[each], f"seat {each}"),
            cards=cards,
            readout=readout(hand.at(each).down, hand.at(each).up, hand.common, hand.rules.game),
        )
        for each, cards in told.items()
        if each in others
    )
    if not mucked:
        raise Refusal(
            "mucked.none",
            f"no called hand of another was mucked in {stored.id}: there is nothing to ask for",
            hand=stored.id,
        )
    return mucked


def _as_the_room_says(refusal: Refusal, hand: HandId) -> Refusal:
    code = {
        "disclosure.hand_open": "hand.open",
        "disclosure.not_dealt_in": "mucked.not_dealt_in",
        "disclosure.not_in_this_house": "mucked.house",
    }[refusal.code]
    return Refusal(code, str(refusal), hand=hand)
