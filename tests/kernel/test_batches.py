"""Many hands at once, and all there are."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb
from types import ModuleType

import numpy as np
import pytest
from numpy.typing import NDArray

from doorcard.cards import CARDS
from doorcard.kernel import twin
from doorcard.ranking import high_value, low_value, razz_value
from tests.kernel.kernels import GAMES, KERNELS

HANDS = 4_000
CLASSES = {
    "high card": (1, 1277, 23_294_460),
    "pair": (1278, 4137, 58_627_800),
    "two pair": (4138, 4995, 31_433_400),
    "three of a kind": (4996, 5853, 6_461_620),
    "straight": (5854, 5863, 6_180_020),
    "flush": (5864, 7140, 4_047_644),
    "full house": (7141, 7296, 3_473_184),
    "four of a kind": (7297, 7452, 224_848),
    "straight flush": (7453, 7462, 41_584),
}
"""Their least and greatest value, and how many of all hands of seven there are."""


def some_rows() -> NDArray[np.uint8]:
    order = np.random.default_rng(11).random((HANDS, 52))
    rows: NDArray[np.uint8] = np.argsort(order, axis=1)[:, :7].astype(np.uint8)
    rows[:52] = (np.arange(52)[:, None] + [0, 4, 8, 12, 16, 20, 1]) % 52  # straight flushes
    return rows


ROWS = some_rows()
MASKS = np.left_shift(np.uint64(1), ROWS.astype(np.uint64)).sum(axis=1, dtype=np.uint64)


def places() -> tuple[NDArray[np.uint16], NDArray[np.uint8]]:
    return np.zeros(HANDS, dtype=np.uint16), np.zeros(HANDS, dtype=np.uint8)


@pytest.mark.parametrize("kernel", KERNELS)
class TestBatches:
    @pytest.mark.parametrize("game", GAMES)
    def test_rank_rows_and_masks_as_hands_are_ranked_one_by_one(
        self, kernel: ModuleType, game: str
    ) -> None:
        by_row, by_mask = places(), places()

        assert kernel.rank_rows(game, ROWS, *by_row) == -1
        assert kernel.rank_masks(game, MASKS, *by_mask) == -1

        hands = [[CARDS[card] for card in row] for row in ROWS]
        rank = razz_value if game == "razz" else high_value
        assert by_row[0].tolist() == by_mask[0].tolist() == [rank(hand) for hand in hands]
        assert by_row[1].tolist() == by_mask[1].tolist() == [low_value(hand) for hand in hands]

    def test_need_no_place_for_lows(self, kernel: ModuleType) -> None:
        values, _ = places()

        assert kernel.rank_rows("hi", ROWS, values) == -1
        assert kernel.rank_masks("hi", MASKS, values) == -1

    @pytest.mark.parametrize("wrong", [52, 255, int(ROWS[777, 2])])
    def test_tell_the_first_row_that_is_no_hand(self, kernel: ModuleType, wrong: int) -> None:
        rows, (values, _) = ROWS.copy(), places()
        rows[777, 3] = wrong
        rows[999, 0] = 99

        assert kernel.rank_rows("hi", rows, values) == 777

    @pytest.mark.parametrize("wrong", [0, 0b111111, 0b11111111, 0b111111 | 1 << 52, 1 << 63])
    def test_tell_the_first_mask_that_is_no_hand(self, kernel: ModuleType, wrong: int) -> None:
        masks, (values, _) = MASKS.copy(), places()
        masks[777] = wrong
        masks[999] = 1

        assert kernel.rank_masks("hi", masks, values) == 777


@pytest.mark.parametrize("kernel", KERNELS)
class TestCensus:
    @pytest.mark.parametrize("game", ["hi", "razz"])
    def test_counts_the_hands_above_a_lowest_card(self, kernel: ModuleType, game: str) -> None:
        rank = razz_value if game == "razz" else high_value
        hands = combinations(CARDS[41:], 6)

        expected = Counter(rank([CARDS[40], *others]) for others in hands)

        counts = kernel.census(game, 40)
        assert {value: n for value, n in enumerate(counts) if n} == expected

    def test_counts_the_same_as_the_twin(self, kernel: ModuleType) -> None:
        for lowest in (20, 45, 46, 51):
            counts = kernel.census("hi", lowest)

            assert counts == twin.census("hi", lowest)
            assert sum(counts) == comb(51 - lowest, 6)

    @pytest.mark.slow
    @pytest.mark.timeout(0)
    def test_finds_every_class_of_all_hands_as_often_as_there_are(self, kernel: ModuleType) -> None:
        counts = np.zeros(7463, dtype=np.int64)
        for lowest in range(46):
            counts += kernel.census("hi", lowest)

        found = {
            name: int(counts[least : most + 1].sum()) for name, (least, most, _) in CLASSES.items()
        }
        assert found == {name: count for name, (_, _, count) in CLASSES.items()}
        assert counts[0] == 0
        assert sum(found.values()) == comb(52, 7)
