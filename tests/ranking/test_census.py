"""Every hand there is, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations
from math import comb

import pytest

from doorcard.cards import CARDS
from doorcard.ranking import BEST_HIGH, Category, high_value, low_value, razz_value
from doorcard.ranking.reference import (
    PLACES,
    Order,
    eight_or_better_order,
    high_order,
    razz_order,
)
from tests.ranking.rank_multisets import (
    in_one_suit,
    rank_multisets,
    ways,
    ways_with_flush,
    without_flush,
)

FIVES = {
    Category.HIGH_CARD: 1_302_540,
    Category.PAIR: 1_098_240,
    Category.TWO_PAIR: 123_552,
    Category.THREE_OF_A_KIND: 54_912,
    Category.STRAIGHT: 10_200,
    Category.FLUSH: 5_108,
    Category.FULL_HOUSE: 3_744,
    Category.FOUR_OF_A_KIND: 624,
    Category.STRAIGHT_FLUSH: 40,
}
SEVENS = {
    Category.HIGH_CARD: 23_294_460,
    Category.PAIR: 58_627_800,
    Category.TWO_PAIR: 31_433_400,
    Category.THREE_OF_A_KIND: 6_461_620,
    Category.STRAIGHT: 6_180_020,
    Category.FLUSH: 4_047_644,
    Category.FULL_HOUSE: 3_473_184,
    Category.FOUR_OF_A_KIND: 224_848,
    Category.STRAIGHT_FLUSH: 41_584,
}


@pytest.fixture(scope="module")
def hands_by_order() -> dict[Order, int]:
    """How many five-card hands have each order of the reference, worst order first."""
    hands: Counter[Order] = Counter()
    for ranks in rank_multisets(5):
        different = len(set(ranks)) == 5
        hands[high_order(without_flush(ranks))] += ways(ranks) - 4 * different
        if different:
            hands[high_order(in_one_suit(ranks))] += 4
    return dict(sorted(hands.items()))


@pytest.fixture(scope="module")
def category_by_value(hands_by_order: dict[Order, int]) -> list[Category | None]:
    """The reference's category of each value; there is no value 0."""
    return [None, *(tuple(Category)[order[0]] for order in hands_by_order)]


def by_category(
    values: Iterable[tuple[int, int]], categories: list[Category | None]
) -> dict[Category | None, int]:
    counted: Counter[Category | None] = Counter()
    for value, hands in values:
        counted[categories[value]] += hands
    return dict(counted)


class TestAllFiveCardHands:
    """2,598,960 hands in 7,462 classes; 000, items 37 to 39."""

    def test_the_reference_tells_7462_classes_apart(self, hands_by_order: dict[Order, int]) -> None:
        assert len(hands_by_order) == BEST_HIGH == 7462
        assert sum(hands_by_order.values()) == comb(52, 5)

    def test_each_class_has_the_value_of_its_place(self, hands_by_order: dict[Order, int]) -> None:
        value = {order: place for place, order in enumerate(hands_by_order, 1)}
        for ranks in rank_multisets(5):
            hand = without_flush(ranks)
            assert high_value(hand) == value[high_order(hand)], hand
            if len(set(ranks)) == 5:
                suited = in_one_suit(ranks)
                assert high_value(suited) == value[high_order(suited)], suited

    def test_every_hand_gets_one_of_these_values_as_often_as_counted(
        self, hands_by_order: dict[Order, int], category_by_value: list[Category | None]
    ) -> None:
        counted = Counter(map(high_value, combinations(CARDS, 5)))

        assert counted == dict(enumerate(hands_by_order.values(), 1))
        assert by_category(counted.items(), category_by_value) == FIVES

    def test_the_eight_or_better_lows_are_56(self) -> None:
        orders: dict[Order | None, set[int]] = {}
        for ranks in rank_multisets(5):
            hand = without_flush(ranks)
            orders.setdefault(eight_or_better_order(hand), set()).add(low_value(hand))

        assert orders.pop(None) == {0}
        assert [orders[order] for order in sorted(filter(None, orders))] == [
            {value} for value in range(1, 57)
        ]

    def test_the_razz_hands_are_6175(self) -> None:
        values = {}
        for ranks in rank_multisets(5):
            hand = without_flush(ranks)
            values[razz_order(hand)] = razz_value(hand)

        assert [values[order] for order in sorted(values)] == list(range(1, 6176))


class TestAllSixAndSevenCardHands:
    """The best five of seven (000, item 33), by way of the best six of seven."""

    @pytest.mark.parametrize("cards", [6, 7])
    def test_every_multiset_of_ranks_is_worth_its_best_part(self, cards: int) -> None:
        for ranks in rank_multisets(cards):
            hand = without_flush(ranks)
            parts = [hand[:i] + hand[i + 1 :] for i in range(cards)]
            for worth in (high_value, low_value, razz_value):
                assert worth(hand) == max(map(worth, parts)), (worth, hand)

    @pytest.mark.parametrize("cards", [6, 7])
    def test_every_flush_is_worth_its_best_part(self, cards: int) -> None:
        for ranks in combinations(range(13), cards):
            hand = in_one_suit(ranks)
            parts = [hand[:i] + hand[i + 1 :] for i in range(cards)]
            assert high_value(hand) == max(map(high_value, parts)), hand

    def test_the_nine_counts_of_133784560_hands(
        self, category_by_value: list[Category | None]
    ) -> None:
        """One hand for each multiset of ranks, and one for each set of suited ranks.

        Each counts for all hands that differ from it in suits, or in what is held
        beside the flush.
        """
        counted: Counter[int] = Counter()
        for ranks in rank_multisets(7):
            counted[high_value(without_flush(ranks))] += ways(ranks) - ways_with_flush(ranks)
        for suited in (5, 6, 7):
            for ranks in combinations(range(13), suited):
                counted[high_value(in_one_suit(ranks))] += 4 * comb(39, 7 - suited)

        assert counted.total() == comb(52, 7)
        assert by_category(counted.items(), category_by_value) == SEVENS

    @pytest.mark.slow
    @pytest.mark.timeout(3600)
    def test_the_nine_counts_one_hand_after_the_other(
        self, category_by_value: list[Category | None]
    ) -> None:
        """All 133,784,560 hands, each looked up: some minutes."""
        counted = Counter(map(high_value, combinations(CARDS, 7)))

        assert len(counted) == 4824
        assert by_category(counted.items(), category_by_value) == SEVENS


class TestTheReference:
    """The reference itself, by what everybody knows of poker."""

    def test_knows_the_nine_counts(self, hands_by_order: dict[Order, int]) -> None:
        counted: Counter[int] = Counter()
        for order, hands in hands_by_order.items():
            counted[order[0]] += hands

        assert counted == {PLACES[category]: hands for category, hands in FIVES.items()}
