"""Two seats, each with its own cards to come: every pair of draws that share no card.

Pairs that share no card are all pairs, less those that share one, plus those that share two, and
so on: for every set T of cards that both could draw, compare all hands that the first can make
with T with all hands that the second can make with T, and add the comparison with the sign of
T's size. Within one T the draws need not be disjoint, so each side is tallied by itself.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final, NamedTuple

from doorcard.kernel.twin.hands import CARD_KEYS, CARD_MASKS, Ladder, Score, ladder_of
from doorcard.kernel.twin.tally import Stub, Tally, tally_draws

LESS: Final = 0
AT_MOST: Final = 4
ALL: Final = 8
"""Where the pairs are counted in which the second's value is less than the first's, at most the
first's, and anything. In each: low won, tied, lost, no low."""


class Hand(NamedTuple):
    """The sums of a hand's cards, see ``hands``."""

    key: int
    mask: int

    def with_card(self, card: int) -> Hand:
        """The hand and one card."""
        return Hand(self.key + CARD_KEYS[card], self.mask | CARD_MASKS[card])


@dataclass(slots=True)
class Match:
    """What two seats still draw from which deck, and the weights of all pairs so far."""

    ladder: Ladder
    deck: bytes
    draws: tuple[int, int]
    sums: list[int] = field(default_factory=lambda: [0] * 12)


def heads_up(game: str, first: bytes, second: bytes, deck: bytes, lowest: int) -> tuple[int, ...]:
    """The sets T whose first card in the deck is that of place ``lowest``; for -1 the empty one.

    The first seat has no more cards to come than the second. Gives twelve counts: its value won,
    tied, lost; in each of these its low won, tied, lost, and no low. Those of all places from -1
    on add up to the deals there are.
    """
    ladder = ladder_of(game)
    match = Match(ladder, deck, (7 - len(first), 7 - len(second)))
    hands = Hand(*ladder.hand(first)), Hand(*ladder.hand(second))
    stub = Stub.of(deck)
    if lowest < 0:
        _compare(match, stub, hands, 0)
    elif match.draws[0] > 0:
        card = deck[lowest]
        with_card = hands[0].with_card(card), hands[1].with_card(card)
        _visit(match, stub.without(card), with_card, 1, lowest + 1)
    less, at_most, everything = (match.sums[row : row + 4] for row in (LESS, AT_MOST, ALL))
    tied = [most - fewer for most, fewer in zip(at_most, less, strict=True)]
    lost = [whole - most for whole, most in zip(everything, at_most, strict=True)]
    return (*less, *tied, *lost)


def _visit(match: Match, stub: Stub, hands: tuple[Hand, Hand], taken: int, after: int) -> None:
    """Compare with a T of ``taken`` cards, then with every larger T that adds later cards."""
    _compare(match, stub, hands, taken)
    if taken == match.draws[0]:
        return
    for place in range(after, len(match.deck)):
        card = match.deck[place]
        with_card = hands[0].with_card(card), hands[1].with_card(card)
        _visit(match, stub.without(card), with_card, taken + 1, place + 1)


def _compare(match: Match, stub: Stub, hands: tuple[Hand, Hand], taken: int) -> None:
    ladder, sign = match.ladder, -1 if taken % 2 else 1
    tallies = [
        tally_draws(ladder, *hand, stub, draws - taken)
        if draws > taken
        else {ladder.score(*hand): 1}
        for hand, draws in zip(hands, match.draws, strict=True)
    ]
    if len(tallies[0]) == 1:
        [(score, weight)] = tallies[0].items()
        _compare_one(match.sums, score, weight * sign, tallies[1])
    else:
        _compare_all(match.sums, sign, *tallies)


def _low_result(mine: int, other: int) -> int:
    if mine > other:
        return 0
    if mine < other:
        return 2
    return 1 if mine else 3


def _compare_one(sums: list[int], mine: Score, weight: int, others: Tally) -> None:
    value, low = mine >> 8, mine & 0xFF
    for other, count in others.items():
        column = _low_result(low, other & 0xFF)
        if other >> 8 < value:
            sums[LESS + column] += weight * count
        if other >> 8 <= value:
            sums[AT_MOST + column] += weight * count
        sums[ALL + column] += weight * count


def _compare_all(sums: list[int], sign: int, first: Tally, second: Tally) -> None:
    """Sweep both in order of value; the second's weights are held by low."""
    others = sorted(second.items(), reverse=True)
    held: dict[int, int] = {}

    def meet(items: list[tuple[Score, int]], row: int) -> None:
        for score, weight in items:
            low = score & 0xFF
            for other, count in held.items():
                sums[row + _low_result(low, other)] += sign * weight * count

    def sweep_below(limit: Score) -> None:
        while others and others[-1][0] < limit:
            score, weight = others.pop()
            low = score & 0xFF
            held[low] = held.get(low, 0) + weight

    by_value: dict[int, list[tuple[Score, int]]] = {}
    for score, weight in sorted(first.items()):
        by_value.setdefault(score >> 8, []).append((score, weight))
    for value, items in by_value.items():
        sweep_below(value << 8)
        meet(items, LESS)
        sweep_below(value + 1 << 8)
        meet(items, AT_MOST)
    sweep_below(1 << 24)
    for items in by_value.values():
        meet(items, ALL)
