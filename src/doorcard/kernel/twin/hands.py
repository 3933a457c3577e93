"""What a hand is worth: two sums over its cards and a few table look-ups."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from doorcard.kernel.high_tables import (
    FLUSH_BITS,
    LOWER_BITS,
    PLACES,
    RANK_KEYS,
    SUIT_SHIFT,
    SUIT_START,
    UPPER_BITS,
    UPPER_SHIFT,
    flush_values,
    rank_table,
)
from doorcard.kernel.low_tables import unpaired_lows

CARDS: Final = 52
RANKS: Final = 13
SUITS: Final = 4
RANK_MASK: Final = (1 << RANKS) - 1

CARD_KEYS: Final = tuple(
    RANK_KEYS[card >> 2] + (1 << (SUIT_SHIFT + 4 * (card & 3))) for card in range(CARDS)
)
"""The rank and the suit of a card, so that a sum tells how many of each a hand holds."""
CARD_MASKS: Final = tuple(1 << (RANKS * (card & 3) + (card >> 2)) for card in range(CARDS))
"""A bit for each card, thirteen a suit."""

Score = int
"""A value, and below it a low in eight bits."""


@dataclass(frozen=True, slots=True)
class Ladder:
    """What a game compares."""

    start: int
    """The key of no cards."""
    flushes: bool
    lows: list[int] | None
    """By mask of ranks, the low of eight or better; none if the game has no lows."""
    values: list[int]
    """Values by key, as ``high_tables.rank_table`` lays them out."""

    def value(self, key: int, mask: int) -> int:
        """The value of seven cards."""
        if self.flushes and key & FLUSH_BITS:
            suit = next(s for s in range(SUITS) if key >> (SUIT_SHIFT + 4 * s + 3) & 1)
            return flush_values()[mask >> (RANKS * suit) & RANK_MASK]
        row = self.values[key & LOWER_BITS]
        return self.values[row + PLACES[key >> UPPER_SHIFT & UPPER_BITS]]

    def score(self, key: int, mask: int) -> Score:
        """The value and the low of seven cards."""
        value = self.value(key, mask) << 8
        return value | self.lows[ranks_in(mask)] if self.lows else value

    def hand(self, cards: Iterable[int]) -> tuple[int, int]:
        """The key and the mask of these cards."""
        key, mask = self.start, 0
        for card in cards:
            key += CARD_KEYS[card]
            mask |= CARD_MASKS[card]
        return key, mask


@cache
def ladder_of(game: str) -> Ladder:
    """The ladder of ``hi``, ``hilo`` or ``razz``. Its tables are built at the first use."""
    if game == "razz":
        return Ladder(0, flushes=False, lows=None, values=_razz_values())
    if game not in ("hi", "hilo"):
        raise ValueError(f"{game!r} is no game: hi, hilo or razz")
    lows = eight_or_better() if game == "hilo" else None
    return Ladder(SUIT_START, flushes=True, lows=lows, values=_high_values())


def ranks_in(mask: int) -> int:
    """The ranks of the cards in a mask, bit 12 the ace."""
    halves = mask | mask >> 2 * RANKS
    return (halves | halves >> RANKS) & RANK_MASK


@cache
def eight_or_better() -> list[int]:
    """By mask of ranks, bit 12 the ace: the best low, 1 to 56, or 0."""
    lows = unpaired_lows(8)
    return [lows[(ranks << 1 | ranks >> 12) & 0xFF] for ranks in range(1 << RANKS)]


@cache
def _high_values() -> list[int]:
    return rank_table(7)


@cache
def _razz_values() -> list[int]:
    """The table of high values with razz values in its places."""
    table = list(_high_values())
    unpaired = unpaired_lows(RANKS)
    for counts in _multisets(7, RANKS):
        key = sum(RANK_KEYS[(low - 1) % RANKS] * count for low, count in enumerate(counts))
        ranks = sum(1 << low for low, count in enumerate(counts) if count)
        value = 4888 + unpaired[ranks] if unpaired[ranks] else _paired_value(counts)
        table[table[key & LOWER_BITS] + PLACES[key >> UPPER_SHIFT]] = value
    return table


def _multisets(cards: int, ranks: int) -> Iterator[tuple[int, ...]]:
    """How many cards of each rank, in every way to hold so many."""
    if ranks == 0:
        if cards == 0:
            yield ()
        return
    for count in range(min(cards, 4) + 1):
        for rest in _multisets(cards - count, ranks - 1):
            yield (count, *rest)


def _paired_value(counts: tuple[int, ...]) -> int:
    """The razz value, 1 to 4888, of cards of four different ranks or fewer.

    One card of every rank comes before a second of any, a second before a third.
    """
    best = sorted((copy, low) for low, count in enumerate(counts) for copy in range(count))[:5]
    held = [low for _, low in best]
    groups = sorted(((held.count(low), low) for low in set(held)), reverse=True)
    return _paired_values()[tuple(groups)]


@cache
def _paired_values() -> dict[tuple[tuple[int, int], ...], int]:
    """Values of the razz hands with a pair or worse, by how often they hold which ranks."""
    hands = [
        tuple(sorted(((n, low) for low, n in enumerate(counts) if n), reverse=True))
        for counts in _multisets(5, RANKS)
    ]
    worst_first = sorted(
        (hand for hand in hands if len(hand) < 5),
        key=lambda hand: ([n for n, _ in hand], [low for _, low in hand]),
        reverse=True,
    )
    return {hand: value for value, hand in enumerate(worst_first, 1)}
