"""Every way to hold some ranks, for tests that leave none out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import combinations_with_replacement
from math import comb, prod

from doorcard.cards import CARDS, Card


def rank_multisets(cards: int) -> Iterator[tuple[int, ...]]:
    """The ranks (0 deuce to 12 ace) of so many cards, none of them five times."""
    for ranks in combinations_with_replacement(range(13), cards):
        if max(Counter(ranks).values()) <= 4:
            yield ranks


def without_flush(ranks: Sequence[int]) -> tuple[Card, ...]:
    """Cards of these sorted ranks, the suits dealt in turn: two of a suit at most."""
    return tuple(CARDS[4 * rank + place % 4] for place, rank in enumerate(ranks))


def in_one_suit(ranks: Sequence[int], suit: int = 2) -> tuple[Card, ...]:
    """Cards of these different ranks, all of one suit."""
    return tuple(CARDS[4 * rank + suit] for rank in ranks)


def ways(ranks: Sequence[int]) -> int:
    """In how many ways a deck gives these ranks, flushes included."""
    return prod(comb(4, held) for held in Counter(ranks).values())


def ways_with_flush(ranks: Sequence[int]) -> int:
    """In how many of these ways five or more cards are of one suit.

    Of a rank held ``n`` times the suit is among them in C(3, n-1) ways and not in
    C(3, n); multiplying over the ranks tells how often it is held ``k`` times. No two
    suits can have five of seven cards.
    """
    by_suited = [1]
    for held in Counter(ranks).values():
        out, among = comb(3, held), comb(3, held - 1)
        by_suited = [
            out * here + among * below
            for here, below in zip([*by_suited, 0], [0, *by_suited], strict=True)
        ]
    return 4 * sum(by_suited[5:])
