"""Tables that rank high hands, built from the rules when they are first needed.

Without a flush a hand is its *rank multiset*: how often it holds each rank. The ranks
are split in two halves, and every card carries a key, chosen so that the sum over a hand
tells the multiset of each half. The first half leads to a row of the table, the second
to a place in that row, whatever the row: a perfect hash in two look-ups and a sum.

Nothing here knows a card type: cards are the integers 0 to 51, ranks are 0 (deuce) to
12 (ace), and a set of ranks is a mask of thirteen bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

_HALF_KEYS: Final = (1, 5, 24, 112, 521, 2247, 9244)
"""The least ascending keys that give any two multisets of up to seven cards of these
ranks, none of them held more than four times, different sums."""

RANK_KEYS: Final = (*_HALF_KEYS, *(key << 16 for key in _HALF_KEYS[:6]))
"""Deuce to eight in the lower half, nine to ace in the upper."""

LOWER_BITS: Final = (1 << 16) - 1
"""Where the keys of the lower half add up in the sum of the card keys …"""
UPPER_SHIFT: Final = 16
"""… and above them those of the upper half."""
UPPER_BITS: Final = (1 << 14) - 1

SUIT_SHIFT: Final = 30
"""Above the ranks the cards of each suit are counted, four bits a suit …"""
SUIT_START: Final = 0x3333 << SUIT_SHIFT
"""… from three on, so that the fifth card of a suit sets the top bit of the four."""
FLUSH_BITS: Final = 0x8888 << SUIT_SHIFT

CARD_SHIFT: Final = 46
"""On top every card has a bit of its own, thirteen a suit. A card that comes twice
carries into the next bit: the sum then has fewer bits there than the hand has cards."""

CARD_KEYS: Final = tuple(
    RANK_KEYS[card >> 2]
    + (1 << (SUIT_SHIFT + 4 * (card & 3)))
    + (1 << (CARD_SHIFT + 13 * (card & 3) + (card >> 2)))
    for card in range(52)
)

_ROWS: Final = 4 * _HALF_KEYS[6] + 3 * _HALF_KEYS[5] + 1
"""One more than the greatest sum of the lower half."""
_PLACES: Final = 4 * _HALF_KEYS[5] + 3 * _HALF_KEYS[4] + 1
"""The same of the upper half."""

_MASKS: Final = 1 << 13
_WHEEL: Final = 0b1_0000_0000_1111
_HIGH_CARD, _PAIR, _TWO_PAIR, _TRIPS, _STRAIGHT, _FLUSH, _FULL_HOUSE, _QUADS = range(8)
_STRAIGHT_FLUSH: Final = 8

Strength = int
"""Category, mask of the ranks that make it, mask of the kickers, 13 bits for each mask.
Strengths compare as hands do, but leave gaps; values are their places in order."""


def rank_table(cards: int) -> list[int]:
    """The values of all hands of one to seven cards, flushes aside.

    For the sum ``keys`` of the card keys of a hand its value is
    ``table[table[keys & LOWER_BITS] + PLACES[keys >> UPPER_SHIFT & UPPER_BITS]]``.

    Of five to seven cards the best five count, from 1 (7-5-4-3-2) to 7462 (a royal
    flush, which is not in here). Of one to four cards only pairs and the like count,
    from 1 to the number of different boards. Seven cards take about 60 ms to build.
    """
    rows = [len(_half_sums(6, upper)) for upper in range(cards + 1)]
    table = [0] * _ROWS
    end = _ROWS
    for lower in range(cards + 1):
        for total in _half_sums(7, lower):
            table[total] = end
            end += rows[cards - lower]
    table += [0] * (end - _ROWS)
    strengths = _strengths(cards)
    values = _hand_values() if cards >= 5 else _numbered(strengths.values())
    for keys, strength in strengths.items():
        table[table[keys & LOWER_BITS] + PLACES[keys >> UPPER_SHIFT]] = values[strength]
    return table


def flush_value(keys: int) -> int:
    """The value of a hand with a flush, from the sum of its card keys."""
    suit = 0
    while not keys >> (SUIT_SHIFT + 4 * suit + 3) & 1:
        suit += 1
    return flush_values()[keys >> (CARD_SHIFT + 13 * suit) & (_MASKS - 1)]


def _half_sums(ranks: int, cards: int) -> list[int]:
    """The sums of the multisets of so many cards of the first ranks of a half."""
    return sorted(
        sum(_HALF_KEYS[rank] for rank in held)
        for held in combinations_with_replacement(range(ranks), cards)
        if not any(held[i] == held[i + 4] for i in range(cards - 4))
    )


def _places() -> list[int]:
    places = [0] * _PLACES
    for cards in range(8):
        for place, total in enumerate(_half_sums(6, cards)):
            places[total] = place
    return places


PLACES: Final = _places()
"""By sum of the upper half, its place among the multisets of as many cards."""


def _numbered(strengths: Iterable[Strength]) -> dict[Strength, int]:
    return {strength: value for value, strength in enumerate(sorted(set(strengths)), 1)}


@cache
def _hand_values() -> dict[Strength, int]:
    """The 7,462 strengths of five cards and their values."""
    return _numbered([*_strengths(5).values(), *filter(None, _flush_strengths())])


@cache
def flush_values() -> list[int]:
    """By mask of the ranks in the suit; 0 where there are fewer than five."""
    values = _hand_values()
    return [strength and values[strength] for strength in _flush_strengths()]


def _flush_strengths() -> list[Strength]:
    top, straights = _highest(5), _straights()
    return [
        straights[mask] + (_STRAIGHT_FLUSH - _STRAIGHT << 26)
        if straights[mask]
        else _FLUSH << 26 | top[mask]
        if mask.bit_count() >= 5
        else 0
        for mask in range(_MASKS)
    ]


@cache
def _straights() -> list[Strength]:
    """By mask of the ranks held; 0 without a straight. The wheel is the lowest."""
    runs = [_WHEEL, *(0b11111 << lowest for lowest in range(9))]
    found = [0] * _MASKS
    for height, run in enumerate(runs):
        for mask in range(_MASKS):
            if mask & run == run:
                found[mask] = _STRAIGHT << 26 | height
    return found


@cache
def _highest(kept: int) -> list[int]:
    """By mask, the mask of its highest ranks, ``kept`` of them at most."""
    if kept == 0:
        return [0] * _MASKS
    found = list(range(_MASKS))
    for mask in range(_MASKS):
        if mask.bit_count() > kept:
            found[mask] = found[mask & (mask - 1)]
    return found


def _strengths(cards: int) -> dict[int, Strength]:
    """The strength of every rank multiset of so many cards, by the sum of rank keys."""
    straights = _straights()
    sums = [0] * _MASKS
    by_size: list[list[int]] = [[] for _ in range(14)]
    for mask in range(_MASKS):
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
            keys = extra + sums[twice]
            for single in by_size[singles]:
                if not single & twice:
                    straight = straights[single | twice]
                    found[keys + sums[single]] = straight or head | top[single | rest]
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
    and the number of kickers. Where a straight is possible too it is better than this.
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
