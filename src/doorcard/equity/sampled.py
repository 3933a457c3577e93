"""Sampled equity: deals drawn at random, the same for the same seed."""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import accumulate
from struct import pack
from typing import Final

from doorcard.equity.hole_range import HoleRange
from doorcard.equity.outcomes import Equity, equity_of, standard_errors
from doorcard.equity.spot import Spot
from doorcard.equity.work import Part, Terms, results
from doorcard.kernel.chosen import COMPILED, sample

SHUFFLES_IN_A_BLOCK: Final = 256
BLOCKS_IN_A_PART: Final = 64 if COMPILED else 1

Sampled = tuple[dict[int, int], tuple[int, ...], int]


def draw(spot: Spot, deals: int, seed: int, terms: Terms) -> Equity:
    """At least so many deals of a spot, in whole blocks of 256 shuffles.

    The same seed gives the same deals, however many threads draw them. Ranges must leave room
    for each other.
    """
    blocks = -(-deals // (SHUFFLES_IN_A_BLOCK * deals_of_a_shuffle(spot)))
    parts = [
        Part(partial(_block, spot, seed, first, min(BLOCKS_IN_A_PART, blocks - first)), 1.0)
        for first in range(0, blocks, BLOCKS_IN_A_PART)
    ]
    outcomes: Counter[int] = Counter()
    squares = [0] * spot.seats
    shuffles = 0
    for counted, squared, shuffled in results(parts, terms, quick=len(parts) < 2):
        outcomes.update(counted)
        squares = [a + b for a, b in zip(squares, squared, strict=True)]
        shuffles += shuffled
    errors = standard_errors(outcomes, squares, shuffles, spot.seats)
    return equity_of(spot.game, spot.seats, outcomes, errors)


def deals_of_a_shuffle(spot: Spot) -> int:
    """How often the packets of one shuffle can go round the seats."""
    cards = len(spot.deck) - spot.common - 2 * sum(each is not None for each in spot.ranges)
    most = max(spot.draws)
    packets = cards // most if most else 0
    return packets if packets >= spot.seats else 1


def _block(spot: Spot, seed: int, first: int, blocks: int) -> Sampled:
    return sample(
        spot.game,
        [bytes(cards) for cards in spot.known],
        tuple(map(_limits, spot.ranges)),
        bytes(spot.deck),
        int(spot.common),
        seed & (1 << 64) - 1,
        (first, blocks),
    )


def _limits(range_: HoleRange | None) -> tuple[bytes, bytes]:
    """The pairs of a range, and up to which number of 64 bits each is chosen."""
    if range_ is None:
        return b"", b""
    pairs = b"".join(bytes(pair) for pair in range_.weights)
    sums = list(accumulate(float(weight) for weight in range_.weights.values()))
    top = (1 << 64) - 1
    limits = [min(int(each / sums[-1] * 2.0**64), top) for each in sums]
    return pairs, pack(f"={len(limits)}Q", *limits)
