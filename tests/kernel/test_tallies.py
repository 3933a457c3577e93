"""All hands that a few known cards can still become."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from types import ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doorcard.cards import Card
from tests.kernel.kernels import GAMES, KERNELS, cards, deck_without, score

FLUSHES = range(5864, 7141)
STRAIGHT_FLUSHES = range(7453, 7463)


def is_flush(value: int) -> bool:
    return value in FLUSHES or value in STRAIGHT_FLUSHES


@pytest.mark.parametrize("kernel", KERNELS)
class TestTallies:
    @given(
        drawn=st.lists(st.integers(0, 51), min_size=16, max_size=16, unique=True),
        known=st.integers(3, 7),
        game=st.sampled_from(GAMES),
    )
    @settings(max_examples=40, deadline=None)
    def test_count_every_draw(
        self, kernel: ModuleType, drawn: list[int], known: int, game: str
    ) -> None:
        held, deck = bytes(drawn[:known]), bytes(drawn[known:])

        expected = Counter(
            value << 8 | low
            for more in combinations(deck, 7 - known)
            for value, low in [score(game, list(map(Card, held + bytes(more))))]
        )

        assert kernel.tally(game, held, deck) == expected

    @pytest.mark.parametrize(("seen", "dead"), [(0, 0), (7, 0), (7, 1), (7, 2), (7, 4), (13, 9)])
    def test_know_the_chance_of_a_flush_from_three_suited_cards(
        self, kernel: ModuleType, seen: int, dead: int
    ) -> None:
        """With so many other cards seen, some of them of the suit and so dead."""
        held = cards("AhKhQh")
        hearts = cards("2h3h4h5h6h7h8h9hThJh")[:dead]
        others = cards("2c4c6c8cTcQc2d4d6d8dTdQd2s")[: seen - dead]
        deck = deck_without(held, hearts, others)

        found = kernel.tally("hi", held, deck)
        flushes = sum(count for key, count in found.items() if is_flush(key >> 8))

        left, off = 10 - dead, 39 - (seen - dead)
        suited = sum(comb(left, n) * comb(off, 4 - n) for n in range(2, 5))
        assert flushes == suited
        assert sum(found.values()) == comb(49 - seen, 4)

    def test_know_the_chance_of_a_low_from_three_low_cards(self, kernel: ModuleType) -> None:
        held = cards("Ac2d3h")

        found = kernel.tally("hilo", held, deck_without(held))
        lows = sum(count for key, count in found.items() if key & 0xFF)

        assert round(lows / sum(found.values()), 5) == 0.48274

    def test_of_a_whole_hand_are_that_hand(self, kernel: ModuleType) -> None:
        held = cards("AhKhQhJhTh2c3c")

        assert kernel.tally("hi", held, deck_without(held)) == {7462 << 8: 1}
