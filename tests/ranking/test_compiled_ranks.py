"""The compiled ranks and those by tables give every hand the same value."""

from __future__ import annotations

from itertools import combinations

import pytest

from doorcard.cards import CARDS
from doorcard.ranking import high_value, low_value, razz_value
from doorcard.ranking.compiled import Worth
from doorcard.ranking.high import high_by_tables
from doorcard.ranking.low import low_by_tables
from doorcard.ranking.razz import razz_by_tables
from tests.ranking.rank_multisets import in_one_suit, rank_multisets, without_flush

KINDS = [
    pytest.param(high_value, high_by_tables, id="high"),
    pytest.param(low_value, low_by_tables, id="low"),
    pytest.param(razz_value, razz_by_tables, id="razz"),
]


@pytest.mark.parametrize(("value", "by_tables"), KINDS)
class TestEveryKindOfHand:
    @pytest.mark.parametrize("cards", [5, 6, 7])
    def test_without_a_flush(self, value: Worth, by_tables: Worth, cards: int) -> None:
        hands = [without_flush(ranks) for ranks in rank_multisets(cards)]

        assert [*map(value, hands)] == [*map(by_tables, hands)]

    @pytest.mark.parametrize("suit", range(4))
    def test_with_a_flush(self, value: Worth, by_tables: Worth, suit: int) -> None:
        other = [CARDS[(suit + 1) % 4], CARDS[48 + (suit + 2) % 4]]
        for suited in (5, 6, 7):
            for ranks in combinations(range(13), suited):
                flush = in_one_suit(ranks, suit)
                for hand in (flush, [*other, *flush][-7:]):
                    assert value(hand) == by_tables(hand), hand
