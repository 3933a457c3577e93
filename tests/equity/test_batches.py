"""Ranks of many hands at once."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from doorcard.cards import CARDS
from doorcard.equity import EquityRefusal, both_ranks, low_rank, low_ranks, rank, ranks, razz_rank

DICE = Random(6)
HANDS = [DICE.sample(CARDS, 7) for _ in range(500)]
ROWS = np.array(HANDS, dtype=np.uint8)
CUBES = np.zeros((2, 7, 7), dtype=np.uint8)
MASKS = np.array([sum(1 << card for card in hand) for hand in HANDS], dtype=np.uint64)


@pytest.mark.parametrize(
    "hands",
    [ROWS, MASKS, ROWS.astype(np.int64), MASKS.astype(np.int64), np.asfortranarray(ROWS)],
    ids=["rows", "masks", "wide rows", "signed masks", "columns"],
)
class TestRanks:
    def test_are_those_of_the_hands_one_by_one(self, hands: NDArray[Any]) -> None:
        assert ranks(hands).tolist() == [rank(hand) for hand in HANDS]
        assert ranks(hands, game="razz").tolist() == [razz_rank(hand) for hand in HANDS]
        assert low_ranks(hands).tolist() == [low_rank(hand) for hand in HANDS]

    def test_come_high_and_low_together(self, hands: NDArray[Any]) -> None:
        high, low = both_ranks(hands)

        assert high.tolist() == ranks(hands).tolist()
        assert low.tolist() == low_ranks(hands).tolist()


class TestArrays:
    @pytest.mark.parametrize(
        "hands",
        [
            ROWS[:, :6],
            ROWS[0],
            ROWS.astype(float),
            MASKS.astype(np.uint32),
            CUBES,
        ],
        ids=["six cards", "one hand", "fractions", "short masks", "cubes"],
    )
    def test_are_rows_of_seven_or_masks(self, hands: NDArray[Any]) -> None:
        with pytest.raises(EquityRefusal, match=r"it takes \(N, 7\) cards") as refused:
            ranks(hands)

        assert refused.value.code == "batch.shape"

    @pytest.mark.parametrize("wrong", [-1, 52, 300, int(ROWS[7, 1])])
    def test_hold_seven_different_cards_in_each_row(self, wrong: int) -> None:
        rows = ROWS.astype(np.int64)
        rows[7, 0] = wrong

        with pytest.raises(EquityRefusal, match=r"^hand number 7 is") as refused:
            ranks(rows)

        assert refused.value.code == "batch.hand"

    def test_may_be_empty(self) -> None:
        assert ranks(ROWS[:0]).tolist() == ranks(MASKS[:0]).tolist() == []
