"""Can cards be steered? One honest seed is enough that nobody can."""

from __future__ import annotations

import hashlib
import math
from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from itertools import chain, combinations
from math import comb

import pytest

from doorcard.cards import CARDS
from doorcard.fairness import BadSeed, HandDecks, Mix, OpeningEvent, commitment, mix_of
from tests.fairness.fixed import HAND, NUMBER, TABLE, opened, seed, source

HONEST = 5
OTHERS = [seat for seat in range(1, 9) if seat != HONEST]
DECKS = HandDecks.draw(source("the decks of a room that cheats"))
ROOTS = DECKS.roots(TABLE, HAND, NUMBER)
ORDERS = [order.cards for order in DECKS._decks(TABLE, HAND, NUMBER)]
Seeds = Mapping[int, bytes]


def constant(_committed: bytes) -> Seeds:
    """Seven seats that always say the same."""
    return {seat: bytes(32) for seat in OTHERS}


def adaptive(committed: bytes) -> Seeds:
    """Seven seats that choose when they have seen the honest seat's commitment."""
    return {seat: hashlib.sha256(committed + bytes([seat % 2])).digest() for seat in OTHERS}


def reordering(committed: bytes) -> Seeds:
    """Seven seats of which one tries a hundred seeds for a mix that looks good to it.

    All it can compute is a mix without the honest seed, and that tells it nothing.
    """
    best = min(range(100), key=lambda n: hashlib.sha256(committed + bytes([n])).digest())
    return {seat: bytes([best]) * 32 for seat in OTHERS}


def deals(others: Callable[[bytes], Seeds], count: int) -> Iterator[tuple[int, ...]]:
    """Deals from decks and seeds of the others' choice, and one honest seed each."""
    for n in range(count):
        honest = seed(f"honest {n}")
        committed = commitment(TABLE, NUMBER, HONEST, honest)
        mix = mixed({**others(committed), HONEST: honest})
        yield laid_out(mix)


def mixed(seeds: Seeds) -> Mix:
    return mix_of(opened(DECKS, seeds, roots=ROOTS), seeds)


def laid_out(mix: Mix) -> tuple[int, ...]:
    order = ORDERS[mix.pick]
    return tuple([order[leaf] for leaf in mix.places])


def deviation(sample: Iterator[tuple[int, ...]]) -> float:
    """Chi-squared over card by place, as standard deviations from its mean.

    Rows and columns sum to the number of deals: 51 · 51 degrees of freedom. For a fair
    order it lies within ±4 in all but 1 of 16,000 samples. It finds a card that favours
    a place.
    """
    counts = [[0] * 52 for _ in CARDS]
    total = 0
    for order in sample:
        total += 1
        for place, card in enumerate(order):
            counts[card][place] += 1
    expected = total / 52
    squares = sum((each - expected) ** 2 for row in counts for each in row) / expected
    # The cells of a uniform permutation vary on the 51 * 51 dimensions that are left by
    # 1/51 each, where a table of independent cells would by 1/52.
    freedom = 51 * 51
    return (squares * 51 / 52 - freedom) / math.sqrt(2 * freedom)


class TestOneHonestSeed:
    @pytest.mark.parametrize("others", [constant, adaptive, reordering])
    def test_makes_the_order_uniform_whatever_the_room_and_seven_seats_do(
        self, others: Callable[[bytes], Seeds]
    ) -> None:
        assert abs(deviation(deals(others, 3000))) < 4

    def test_is_what_does_it(self) -> None:
        """The same room with the honest seed dropped, best of 128: the test sees it."""

        def steered(count: int) -> Iterator[tuple[int, ...]]:
            for n in range(count):
                tries = [laid_out(mixed({1: seed((n, t)), 2: bytes(32)})) for t in range(8)]
                yield min(tries, key=lambda order: order.index(51))

        assert deviation(steered(1000)) > 4


class TestSevenSilentBots:
    """What the room could gain if its seven bots fell silent when it likes."""

    ROLLED_UP = Fraction(13 * comb(4, 3), comb(52, 3))
    """Three of a kind in the first three cards: 1 in 425."""

    def test_gain_nothing_because_their_seeds_lie_open_before_any_other(self) -> None:
        bots = {seat: seed(f"bot {seat}") for seat in OTHERS}
        opening = opened(DECKS, {HONEST: seed("honest")}, bots=bots)

        reachable = {mix_of(opening, {HONEST: seed("honest")}).value for _ in subsets(OTHERS)}

        assert len(reachable) == 1
        assert self.best_of(1) - self.ROLLED_UP == 0
        for bot in OTHERS:
            with pytest.raises(BadSeed):
                mix_of(opening, {HONEST: seed("honest"), bot: seed("later")})

    def test_gain_nothing_in_a_hand_as_api_clients_either(self) -> None:
        """With one silent there is no mix: of 128 ways to be silent one deals at all."""
        seeds = {seat: seed(seat) for seat in (*OTHERS, HONEST)}
        opening = opened(DECKS, seeds)

        dealt = [mix for silent in subsets(OTHERS) if (mix := attempted(opening, seeds, silent))]

        assert len(dealt) == 1

    def test_would_have_gained_much_if_silent_seeds_were_dropped(self) -> None:
        """Then 128 mixes are in reach: rolled-up trips for the room in 26 % of hands."""
        seeds = {seat: seed(seat) for seat in (*OTHERS, HONEST)}
        naive = {
            mixed({seat: each for seat, each in seeds.items() if seat not in silent}).value
            for silent in subsets(OTHERS)
            if len(silent) < 7
        }

        assert len(naive) == 127
        assert float(self.best_of(1)) == pytest.approx(1 / 425)
        assert float(self.best_of(128)) == pytest.approx(0.260, abs=0.001)

    def best_of(self, choices: int) -> Fraction:
        """How likely the room's bot is rolled up when it may choose among so many mixes."""
        return 1 - (1 - self.ROLLED_UP) ** choices


def subsets(seats: list[int]) -> Iterator[tuple[int, ...]]:
    return chain.from_iterable(combinations(seats, n) for n in range(len(seats) + 1))


def attempted(opening: OpeningEvent, seeds: Seeds, silent: tuple[int, ...]) -> Mix | None:
    heard = {seat: each for seat, each in seeds.items() if seat not in silent}
    try:
        return mix_of(opening, heard)
    except BadSeed:
        return None
