"""All hands that a few known cards can still become, counted by score.

Draws are counted by rank: four kings that may come are one case with weight four, and what
suits they have matters only for a flush. So every multiset of ranks is scored as if there were
no flushes; then, for each suit that can still fill up, the draws that fill it are taken back and
counted as flushes. A hand of seven with a flush is never anything better but a straight flush,
so the suited ranks decide its value.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from math import comb

from doorcard.kernel.high_tables import (
    LOWER_BITS,
    PLACES,
    RANK_KEYS,
    SUIT_SHIFT,
    UPPER_BITS,
    UPPER_SHIFT,
    flush_values,
)
from doorcard.kernel.twin.hands import RANK_MASK, RANKS, SUITS, Ladder, Score, ladder_of, ranks_in

Tally = dict[Score, int]
"""How many draws lead to each score."""


@dataclass(slots=True)
class Stub:
    """The cards that can still come: how many of each rank, and which ranks of each suit."""

    left: list[int]
    suited: list[int]

    @classmethod
    def of(cls, cards: bytes) -> Stub:
        """The stub of these cards."""
        stub = cls([0] * RANKS, [0] * SUITS)
        for card in cards:
            stub.left[card >> 2] += 1
            stub.suited[card & 3] |= 1 << (card >> 2)
        return stub

    def without(self, card: int) -> Stub:
        """The stub when this card is gone."""
        left, suited = self.left.copy(), self.suited.copy()
        left[card >> 2] -= 1
        suited[card & 3] &= ~(1 << (card >> 2))
        return Stub(left, suited)


def tally(game: str, known: bytes, deck: bytes) -> dict[Score, int]:
    """The hands of seven that known cards and a deck make: how many draws lead to each score."""
    ladder = ladder_of(game)
    found = tally_draws(ladder, *ladder.hand(known), Stub.of(deck), 7 - len(known))
    return {score: weight for score, weight in sorted(found.items()) if weight}


def tally_draws(ladder: Ladder, key: int, mask: int, stub: Stub, draws: int) -> Tally:
    """The hands of seven that a hand and so many cards of the stub make."""
    tally: Tally = defaultdict(int)
    ranks = ranks_in(mask)
    for score, weight, _ in _by_rank(ladder, stub.left, 0, draws, key, ranks, 1):
        tally[score] += weight
    if not ladder.flushes:
        return tally
    for suit in range(SUITS):
        need = 5 - (key >> (SUIT_SHIFT + 4 * suit) & 15) + 3
        if need > draws:
            continue
        others = [n - (stub.suited[suit] >> rank & 1) for rank, n in enumerate(stub.left)]
        made = mask >> (RANKS * suit) & RANK_MASK
        for taken, more, count in _suited_draws(stub.suited[suit], key, need, draws):
            flush = flush_values()[made | taken] << 8
            rest = _by_rank(ladder, others, 0, draws - count, more, ranks | taken, 1)
            for score, weight, low in rest:
                tally[score] -= weight
                tally[flush | low] += weight
    return tally


def _by_rank(
    ladder: Ladder, left: list[int], first: int, draws: int, key: int, ranks: int, weight: int
) -> list[tuple[Score, int, int]]:
    """Score, weight and low of every multiset of so many cards of the ranks from ``first`` on."""
    values, lows = ladder.values, ladder.lows
    if draws == 0:
        low = lows[ranks] if lows else 0
        value = values[values[key & LOWER_BITS] + PLACES[key >> UPPER_SHIFT & UPPER_BITS]]
        return [(value << 8 | low, weight, low)]
    found = []
    for rank in range(first, RANKS):
        more = key
        for copies in range(1, min(left[rank], draws) + 1):
            more += RANK_KEYS[rank]
            ways = weight * comb(left[rank], copies)
            held = ranks | 1 << rank
            if draws == 1:  # written out: most calls end here
                low = lows[held] if lows else 0
                value = values[values[more & LOWER_BITS] + PLACES[more >> UPPER_SHIFT & UPPER_BITS]]
                found.append((value << 8 | low, ways, low))
            else:
                found += _by_rank(ladder, left, rank + 1, draws - copies, more, held, ways)
    return found


def _suited_draws(suited: int, key: int, least: int, most: int) -> list[tuple[int, int, int]]:
    """Every choice of ``least`` to ``most`` suited ranks: their mask, the key, their number."""
    found = [(0, key, 0)]
    for rank in range(RANKS):
        if suited >> rank & 1:
            found += [
                (taken | 1 << rank, more + RANK_KEYS[rank], count + 1)
                for taken, more, count in found
                if count < most
            ]
    return [each for each in found if each[2] >= least]
