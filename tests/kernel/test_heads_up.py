"""Two seats: every pair of draws that share no card."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from types import ModuleType

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doorcard.kernel import twin
from tests.kernel.kernels import (
    GAMES,
    KERNELS,
    as_outcomes,
    cards,
    deck_without,
    duel,
    one_by_one,
)

SIXTH = [("AhKhQhJh2c3c", "7c7d2s9s3d8d"), ("Ac2d3h4s9cKd", "8h7h6c5cTsQs")]


@pytest.mark.parametrize("kernel", KERNELS)
@pytest.mark.parametrize("game", GAMES)
class TestEveryDeal:
    @pytest.mark.parametrize(("first", "second"), SIXTH)
    def test_is_counted_on_sixth_street(
        self, kernel: ModuleType, game: str, first: str, second: str
    ) -> None:
        hands = cards(first), cards(second)
        deck = deck_without(*hands)

        assert as_outcomes(duel(kernel, game, *hands, deck)) == one_by_one(game, hands, deck)

    def test_is_counted_when_one_seat_has_more_to_come(self, kernel: ModuleType, game: str) -> None:
        hands = cards("Ah2h3hKd8c9s"), cards("7c7d2s9d")
        deck = deck_without(*hands)[::2]

        assert as_outcomes(duel(kernel, game, *hands, deck)) == one_by_one(game, hands, deck)

    def test_is_counted_when_one_seat_has_all_its_cards(
        self, kernel: ModuleType, game: str
    ) -> None:
        hands = cards("Ah2h3hKd8c9s4c"), cards("7c7d2s9d")
        deck = deck_without(*hands)

        assert as_outcomes(duel(kernel, game, *hands, deck)) == one_by_one(game, hands, deck)

    def test_is_counted_when_all_cards_are_there(self, kernel: ModuleType, game: str) -> None:
        hands = cards("Ah2h3hKd8c9s4c"), cards("7c7d2s9d5h6h8d")
        deck = deck_without(*hands)

        assert as_outcomes(duel(kernel, game, *hands, deck)) == one_by_one(game, hands, deck)

    def test_is_counted_where_flushes_are_drawn_and_held(
        self, kernel: ModuleType, game: str
    ) -> None:
        hands = cards("AhKhQhJh9h"), cards("2h3h4h7d8d")
        deck = deck_without(*hands)[::3]

        assert as_outcomes(duel(kernel, game, *hands, deck)) == one_by_one(game, hands, deck)


@pytest.mark.parametrize("kernel", KERNELS)
class TestFourthStreet:
    """Two holdings of four, all 141,181,040 deals."""

    HANDS = cards("Ah2h3hKd"), cards("7c7d2s9s")

    def test_has_the_published_counts(self, kernel: ModuleType) -> None:
        counts = duel(kernel, "hi", *self.HANDS, deck_without(*self.HANDS))

        assert (counts[3], counts[7], sum(counts)) == (56_457_209, 1_076, 141_181_040)

    @pytest.mark.parametrize("game", GAMES)
    def test_is_counted_as_pair_by_pair(self, kernel: ModuleType, game: str) -> None:
        deck = deck_without(*self.HANDS)

        assert duel(kernel, game, *self.HANDS, deck) == pair_by_pair(game, *self.HANDS, deck)


@cache
def pair_by_pair(game: str, first: bytes, second: bytes, deck: bytes) -> list[int]:
    """The twelve counts from every pair of draws, those that share a card left out."""
    places = list(combinations(range(len(deck)), 3))
    draws = np.array([sum(1 << place for place in draw) for draw in places])
    drawn = [bytes(deck[place] for place in draw) for draw in places]
    sides = []
    for known in (first, second):
        rows = np.array([list(known + each) for each in drawn], dtype=np.uint8)
        values = np.empty(len(rows), dtype=np.uint16)
        lows = np.zeros(len(rows), dtype=np.uint8)
        assert twin.rank_rows(game, rows, values, lows) == -1
        sides.append((values, lows if game == "hilo" else np.zeros_like(lows)))
    (mine, my_lows), (others, other_lows) = sides
    counts = np.zeros(12, dtype=np.int64)
    for place, draw in enumerate(draws):
        apart = (draws & draw) == 0
        value, low = mine[place], my_lows[place]
        high = np.where(others < value, 0, np.where(others == value, 4, 8))
        lows = np.where(other_lows < low, 0, np.where(other_lows == low, 1 if low else 3, 2))
        counts += np.bincount((high + lows)[apart], minlength=12)
    return [int(count) for count in counts]


def draws_of(total: int) -> st.SearchStrategy[list[int]]:
    return st.lists(st.integers(0, 51), min_size=total, max_size=total, unique=True)


class TestTheTwin:
    """Two texts of one method check each other."""

    @pytest.mark.parametrize("kernel", KERNELS)
    @given(drawn=draws_of(10), sizes=st.sampled_from([(5, 5), (6, 4), (5, 4)]), data=st.data())
    @settings(max_examples=25, deadline=None)
    def test_counts_the_same(
        self, kernel: ModuleType, drawn: list[int], sizes: tuple[int, int], data: st.DataObject
    ) -> None:
        first, second = bytes(drawn[: sizes[0]]), bytes(drawn[sizes[0] : sum(sizes)])
        deck = deck_without(first, second)
        game = data.draw(st.sampled_from(GAMES))
        lowest = data.draw(st.integers(-1, len(deck) - 1))

        assert kernel.heads_up(game, first, second, deck, lowest) == twin.heads_up(
            game, first, second, deck, lowest
        )

    @pytest.mark.parametrize("kernel", KERNELS)
    def test_counts_the_same_on_third_street(self, kernel: ModuleType) -> None:
        hands = cards("Ah2h3h"), cards("7c7d2s")
        deck = deck_without(*hands)

        for lowest in (-1, 20, 35):
            assert kernel.heads_up("hilo", *hands, deck, lowest) == twin.heads_up(
                "hilo", *hands, deck, lowest
            )
