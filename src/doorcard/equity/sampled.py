"""Sampled equity: deals drawn at random, the same for the same seed."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from functools import partial
from itertools import accumulate
from struct import pack
from typing import Final

from doorcard.cards import Card
from doorcard.equity.hole_range import HoleRange
from doorcard.equity.outcomes import Equity, equity_of, standard_errors
from doorcard.equity.refusal import EquityRefusal
from doorcard.equity.spot import Spot
from doorcard.equity.work import Part, Terms, results
from doorcard.kernel.chosen import COMPILED, sample

SHUFFLES_IN_A_BLOCK: Final = 256
CHOICES_TRIED: Final = 8_000
BLOCKS_IN_A_PART: Final = 64 if COMPILED else 1

Sampled = tuple[dict[int, int], tuple[int, ...], int]


def draw(spot: Spot, deals: int, seed: int, terms: Terms) -> Equity:
    """At least so many deals of a spot, in whole blocks of 256 shuffles.

    The same seed gives the same deals, however many threads draw them. Ranges must leave room
    for each other: ``EquityRefusal`` with ``range.hardly_possible`` if hole cards drawn from
    them nearly always clash, for then it would take for ever.
    """
    if sum(each is not None for each in spot.ranges) > 1 and not _often_possible(spot):
        raise EquityRefusal(
            "range.hardly_possible",
            "hole cards drawn from these ranges nearly always want a card twice: give pairs that "
            "another range leaves room for more weight",
        )
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


def _often_possible(spot: Spot) -> bool:
    """Do hole cards drawn from the ranges go together once in a thousand times or more?"""
    from doorcard.kernel.twin.sampling import Numbers  # noqa: PLC0415 - few spots have two ranges

    numbers = Numbers(0)
    ranges = [
        (tuple(each.weights), tuple(accumulate(map(float, each.weights.values()))))
        for each in spot.ranges
        if each is not None
    ]
    possible = 0
    for trial in range(1, CHOICES_TRIED + 1):
        held: set[Card] = set()
        for pairs, sums in ranges:
            at = bisect_right(sums, next(numbers) / 2.0**64 * sums[-1])
            held.update(pairs[min(at, len(pairs) - 1)])
        possible += len(held) == 2 * len(ranges)
        if 1_000 * possible >= trial + CHOICES_TRIED // 4:
            return True
    return 1_000 * possible >= CHOICES_TRIED


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
