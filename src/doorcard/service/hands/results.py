"""What a player's hands brought, and how they were played, beside the rest of their tables."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final

import msgspec

from doorcard.histories.statistics import (
    FactFilter,
    HandFacts,
    Leak,
    Ratio,
    Report,
    facts_of,
    leaks,
    report,
)
from doorcard.histories.statistics.report import ratios
from doorcard.histories.told import record_of
from doorcard.room.ids import HandId, PlayerId
from doorcard.service.accounts.allowance import Allowance, take_all
from doorcard.service.hands.hand_files import HandFiles, SeenHand
from doorcard.service.ports import Clock, Player, Store

MOST_HANDS: Final = 20_000
"""The latest hands of a player that are counted."""
_PLAYERS: Final = 16
"""Of so many players the facts are remembered."""
_CHUNK: Final = 25
"""Hands that are counted in one go, in a thread."""

_ENCODER: Final = msgspec.msgpack.Encoder()
_DECODER: Final = msgspec.msgpack.Decoder(list[HandFacts])


class Source(StrEnum):
    """Which hands are counted."""

    PLAYED = "played"
    """Those of this room."""
    IMPORTED = "imported"
    ALL = "all"


@dataclass(frozen=True, slots=True)
class Results:
    """The figures of a player, those of everybody else in the same hands, and where they differ."""

    report: Report
    field: dict[str, Ratio]
    leaks: tuple[Leak, ...]
    left_out: int
    """Older hands that were not counted."""


@dataclass(slots=True)
class _Known:
    hands: dict[HandId, bytes] = field(default_factory=dict)
    """The facts of everybody in a hand, packed."""
    seats: dict[HandId, int] = field(default_factory=dict)


class ResultsDesk:
    """Counts hands once and remembers what was counted; one player's at a time."""

    def __init__(self, store: Store, clock: Clock, files: HandFiles) -> None:
        self._store = store
        self._files = files
        self._known: OrderedDict[PlayerId, _Known] = OrderedDict()
        self._turn = asyncio.Lock()
        self._asked = Allowance(clock, most=20, every_ms=3_000)

    async def results(
        self, player: Player, wanted: FactFilter, source: Source = Source.PLAYED
    ) -> Results:
        """The figures over the player's hands of that source that the filter admits.

        Raises ``Refusal`` ``results.too_fast``.
        """
        take_all(
            "results.too_fast", "these figures take the room some work", (self._asked, player.id)
        )
        hands = await self._store.hands_of(player.id)
        async with self._turn:
            known = await self._counted(player.id, hands[-MOST_HANDS:])
            packed: list[tuple[bytes, int]] = []
            if source is not Source.PLAYED:  # which hero is meant, the file says
                packed += [(f, 0) for f in await self._store.look_back.imported_facts(player.id)]
            if source is not Source.IMPORTED:
                packed += [
                    (known.hands[hand], known.seats[hand])
                    for hand in hands[-MOST_HANDS:]
                    if hand in known.hands
                ]
            return await asyncio.to_thread(
                _results, packed, wanted, max(0, len(hands) - MOST_HANDS)
            )

    async def _counted(self, player: PlayerId, hands: Sequence[HandId]) -> _Known:
        known = self._known.setdefault(player, _Known())
        self._known.move_to_end(player)
        while len(self._known) > _PLAYERS:
            self._known.popitem(last=False)
        chunk: list[SeenHand] = []
        for hand in hands:
            if hand in known.hands:
                continue
            stored = await self._store.hand(hand)
            seat = next((s for s, each in stored.seats if each == player), None) if stored else None
            seen = None if stored is None else await self._files.seen(stored, seat)
            if seen is not None:
                chunk.append(seen)
            if len(chunk) == _CHUNK:
                await asyncio.to_thread(_count, chunk, known)
                chunk = []
        if chunk:
            await asyncio.to_thread(_count, chunk, known)
        return known


def _count(chunk: Sequence[SeenHand], known: _Known) -> None:
    for seen in chunk:
        facts = facts_of(record_of(seen.notices, seen.known))
        known.hands[seen.known.hand] = _ENCODER.encode(facts)
        known.seats[seen.known.hand] = seen.known.viewer or 0


def _results(packed: Sequence[tuple[bytes, int]], wanted: FactFilter, left_out: int) -> Results:
    mine: list[HandFacts] = []
    others: list[HandFacts] = []
    for packet, seat in packed:
        facts = _DECODER.decode(packet)
        own = next((f for f in facts if (f.seat == seat if seat else f.hero)), None)
        if own is not None and wanted.admits(own):
            mine.append(own)
            others += [each for each in facts if each is not own]
    told, rest = report(mine), ratios(others)
    return Results(told, rest, leaks(told.ratios, rest), left_out)
