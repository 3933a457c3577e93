"""Tables that rank high hands, built from the rules when they are first needed.

Without a flush a hand is its *rank multiset*: how often it holds each rank. Every card
carries a key, chosen so that the sum over a hand tells its multiset; a dictionary for
each number of cards leads from that sum to the value. Nothing here knows a card type:
cards are the integers 0 to 51, ranks are 0 (deuce) to 12 (ace), sets of ranks are masks.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

# fmt: off
RANK_KEYS: Final = (
    0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181,
)
# fmt: on
"""The least ascending keys that give any two rank multisets of as many cards, up to
seven, different sums."""

RANK_BITS: Final = (1 << 23) - 1
"""Where the sum of the rank keys stands in the sum of the card keys."""
SUIT_SHIFT: Final = 23
"""Above it the cards of each suit are counted, four bits a suit …"""
SUIT_START: Final = 0x3333 << SUIT_SHIFT
"""… from three on, so that the fifth card of a suit sets the top bit of the four."""
FLUSH_BITS: Final = 0x8888 << SUIT_SHIFT
CARD_SHIFT: Final = 39
"""On top every card has a bit of its own, thirteen a suit. A card that comes twice
carries into the next bit: the sum then has fewer bits there than the hand has cards."""

CARD_KEYS: Final = tuple(
    RANK_KEYS[card >> 2]
    + (1 << (SUIT_SHIFT + 4 * (card & 3)))
    + (1 << (CARD_SHIFT + 13 * (card & 3) + (card >> 2)))
    for card in range(52)
)

MASKS: Final = 1 << 13
_WHEEL: Final = 0b1_0000_0000_1111
_HIGH_CARD, _PAIR, _TWO_PAIR, _TRIPS, _STRAIGHT, _FLUSH, _FULL_HOUSE, _QUADS = range(8)
_STRAIGHT_FLUSH: Final = 8

Strength = int
"""Category, mask of the ranks that make it, mask of the kickers, 13 bits for each mask.
Strengths compare as hands do, but leave gaps; values are their places in order."""


class HighTables(dict[int, dict[int, int]]):
    """Values by number of cards and then by the sum of the rank keys.

    The table for a number of cards is built at the first look into it.
    ``KeyError`` for a number of cards outside ``least`` to ``most``.
    """

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self._sizes = range(least, most + 1)

    def __missing__(self, cards: int) -> dict[int, int]:
        if cards not in self._sizes:
            raise KeyError(cards)
        strengths = _strengths(cards)
        places = _hand_places() if cards >= 5 else _places(strengths.values())
        self[cards] = values = {key: places[found] for key, found in strengths.items()}
        return values


def flush_value(keys: int) -> int:
    """The value of a hand with a flush, from the sum of its card keys."""
    suit = next(s for s in range(4) if keys >> (SUIT_SHIFT + 4 * s + 3) & 1)
    mask = keys >> (CARD_SHIFT + 13 * suit) & (MASKS - 1)
    return _hand_places()[_flush_strengths()[mask]]


def _places(strengths: Iterable[Strength]) -> dict[Strength, int]:
    return {found: place for place, found in enumerate(sorted(set(strengths)), 1)}


@cache
def _hand_places() -> dict[Strength, int]:
    """The 7,462 strengths of five cards and their values, 7462 for a royal flush."""
    return _places([*_strengths(5).values(), *filter(None, _flush_strengths())])


@cache
def _flush_strengths() -> list[Strength]:
    """By mask of the ranks in the suit; 0 where there are fewer than five."""
    top, straights = _highest(5), _straights()
    return [
        straights[mask] + (_STRAIGHT_FLUSH - _STRAIGHT << 26)
        if straights[mask]
        else _FLUSH << 26 | top[mask]
        if mask.bit_count() >= 5
        else 0
        for mask in range(MASKS)
    ]


@cache
def _straights() -> list[Strength]:
    """By mask of the ranks held; 0 without a straight. The wheel is the lowest."""
    runs = [_WHEEL, *(0b11111 << lowest for lowest in range(9))]
    found = [0] * MASKS
    for height, run in enumerate(runs):
        for mask in range(MASKS):
            if mask & run == run:
                found[mask] = _STRAIGHT << 26 | height
    return found


@cache
def _highest(kept: int) -> list[int]:
    """By mask, the mask of its highest ranks, ``kept`` of them at most."""
    if kept == 0:
        return [0] * MASKS
    found = list(range(MASKS))
    for mask in range(MASKS):
        if mask.bit_count() > kept:
            found[mask] = found[mask & (mask - 1)]
    return found


def _strengths(cards: int) -> dict[int, Strength]:
    """The strength of every rank multiset of so many cards, flushes aside."""
    straights = _straights()
    sums = [0] * MASKS
    by_size: list[list[int]] = [[] for _ in range(14)]
    for mask in range(MASKS):
        by_size[mask.bit_count()].append(mask)
        lowest = mask & -mask
        sums[mask] = mask and sums[mask ^ lowest] + RANK_KEYS[lowest.bit_length() - 1]
    found: dict[int, Strength] = {}
    for repeats in range(cards):
        for extra, twice, thrice, four in _repeated(repeats):
            singles = cards - repeats - twice.bit_count()
            if singles < 0:
                continue
            head, rest, kickers = _head(twice, thrice, four)
            top = _highest(kickers)
            key = extra + sums[twice]
            for single in by_size[singles]:
                if not single & twice:
                    straight = straights[single | twice]
                    found[key + sums[single]] = straight or head | top[single | rest]
    return found


def _repeated(cards: int) -> Iterator[tuple[int, int, int, int]]:
    """Each way to hold so many cards beyond the first of their rank.

    Gives the sum of their keys and the masks of the ranks then held twice or more,
    three times or more, and four times.
    """
    for ranks in combinations_with_replacement(range(13), cards):
        twice = thrice = four = five = 0
        for rank in ranks:
            bit = 1 << rank
            five |= four & bit
            four |= thrice & bit
            thrice |= twice & bit
            twice |= bit
        if not five:
            yield sum(RANK_KEYS[rank] for rank in ranks), twice, thrice, four


def _head(twice: int, thrice: int, four: int) -> tuple[Strength, int, int]:
    """What the repeated ranks make.

    Gives its strength without kickers, the repeated ranks that may still be a kicker,
    and the number of kickers.
    """
    if four:
        category, made, kickers = _QUADS, _highest(1)[four], 1
    elif thrice and twice & (twice - 1):
        made = _highest(1)[thrice]
        return _FULL_HOUSE << 26 | made << 13 | _highest(1)[twice ^ made], 0, 0
    elif thrice:
        category, made, kickers = _TRIPS, thrice, 2
    elif twice & (twice - 1):
        category, made, kickers = _TWO_PAIR, _highest(2)[twice], 1
    elif twice:
        category, made, kickers = _PAIR, twice, 3
    else:
        category, made, kickers = _HIGH_CARD, 0, 5
    return category << 26 | made << 13, twice ^ made, kickers
