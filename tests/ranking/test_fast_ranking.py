"""The fast evaluator and the reference, on hands nobody thought of."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doorcard.cards import CARDS, Card, parse_cards
from doorcard.ranking import (
    HandRank,
    best_high,
    best_low,
    best_razz,
    board_value,
    high_value,
    low_board_value,
    low_value,
    razz_value,
)
from doorcard.ranking.high import high_by_tables
from doorcard.ranking.low import low_by_tables
from doorcard.ranking.razz import razz_by_tables
from doorcard.ranking.reference import (
    Order,
    best_five,
    eight_or_better_order,
    high_order,
    razz_order,
)

NEAR = [card for card in CARDS if card < parse_cards("6c")[0] or card >= parse_cards("As")[0] - 3]
"""Deuces to fives and aces: many pairs, straights and lows."""
SUITED = [card for card in CARDS if card.suit <= 1]
"""Two suits: many flushes."""


def holdings(least: int, most: int) -> st.SearchStrategy[list[Card]]:
    """Different cards, from the whole deck or from one where much happens."""
    return st.sampled_from([CARDS, NEAR, SUITED]).flatmap(
        lambda deck: st.lists(st.sampled_from(deck), min_size=least, max_size=most, unique=True)
    )


def sign(difference: int) -> int:
    return (difference > 0) - (difference < 0)


def compared(ours: Order | None, theirs: Order | None) -> int:
    """1, 0 or -1 as ours is better, equal or worse; no low at all is the worst."""
    mine, other = ours or (-99,), theirs or (-99,)
    return (mine > other) - (mine < other)


untimed = settings(deadline=None)
"""The first look-up builds tables: no example is slow for its own sake."""

KINDS = [
    pytest.param(high_value, high_order, id="high"),
    pytest.param(low_value, eight_or_better_order, id="low"),
    pytest.param(razz_value, razz_order, id="razz"),
    pytest.param(high_by_tables, high_order, id="high by tables"),
    pytest.param(low_by_tables, eight_or_better_order, id="low by tables"),
    pytest.param(razz_by_tables, razz_order, id="razz by tables"),
]
Worth = Callable[[Sequence[Card]], int]
OrderOf = Callable[[Sequence[Card]], Order | None]


@pytest.mark.parametrize(("worth", "order"), KINDS)
@untimed
@given(ours=holdings(5, 7), theirs=holdings(5, 7))
def test_any_two_hands_compare_as_in_the_reference(
    worth: Worth, order: OrderOf, ours: list[Card], theirs: list[Card]
) -> None:
    mine, other = best_five(ours, order), best_five(theirs, order)

    assert sign(worth(ours) - worth(theirs)) == compared(
        order(mine) if mine else None, order(other) if other else None
    )


@pytest.mark.parametrize(
    "worth",
    [high_value, low_value, razz_value, high_by_tables, low_by_tables, razz_by_tables],
)
class TestTheWorthOfAHand:
    """Suits and the order of the cards do not matter (000, item 39)."""

    @untimed
    @given(hand=holdings(5, 7), suits=st.permutations(range(4)), data=st.data())
    def test_is_the_same_in_other_suits_and_in_another_order(
        self, worth: Worth, hand: list[Card], suits: list[int], data: st.DataObject
    ) -> None:
        recoloured = [CARDS[4 * (card // 4) + suits[card.suit]] for card in hand]

        assert worth(data.draw(st.permutations(recoloured))) == worth(hand)

    @untimed
    @given(hand=holdings(6, 7))
    def test_never_falls_by_a_card_more(self, worth: Worth, hand: list[Card]) -> None:
        assert worth(hand) >= worth(hand[1:])


class TestTheFiveCards:
    """The cards that make the hand, of equal ranks the higher suits (000, item 33)."""

    @pytest.mark.parametrize(
        ("best", "order"),
        [
            pytest.param(best_high, high_order, id="high"),
            pytest.param(best_low, eight_or_better_order, id="low"),
            pytest.param(best_razz, razz_order, id="razz"),
        ],
    )
    @untimed
    @given(hand=holdings(5, 7))
    def test_are_those_of_the_reference(
        self,
        best: Callable[[Sequence[Card]], HandRank | None],
        order: OrderOf,
        hand: list[Card],
    ) -> None:
        rank = best(hand)

        found = best_five(hand, order)
        assert (rank and sorted(rank.cards, reverse=True)) == (found and list(found))

    @untimed
    @given(hand=holdings(5, 7))
    def test_are_worth_what_the_hand_is_worth(self, hand: list[Card]) -> None:
        high, low, razz = best_high(hand), best_low(hand), best_razz(hand)

        assert high.value == high_value(hand) == high_value(high.cards)
        assert razz.value == razz_value(hand) == razz_value(razz.cards)
        assert low_value(hand) == (low_value(low.cards) if low else 0)

    @untimed
    @given(hand=holdings(1, 4))
    def test_are_all_cards_of_a_board(self, hand: list[Card]) -> None:
        high, razz = best_high(hand), best_razz(hand)

        assert sorted(high.cards) == sorted(razz.cards) == sorted(hand)
        assert (high.value, razz.value) == (board_value(hand), low_board_value(hand))
        assert best_low(hand) is None


@pytest.mark.parametrize("size", [1, 2, 3, 4, 5])
@pytest.mark.parametrize(
    ("worth", "order"),
    [
        pytest.param(board_value, high_order, id="high"),
        pytest.param(low_board_value, razz_order, id="razz"),
    ],
)
@untimed
@given(data=st.data())
def test_any_two_boards_compare_as_in_the_reference(
    worth: Worth, order: Callable[[Sequence[Card]], Order], size: int, data: st.DataObject
) -> None:
    ours, theirs = data.draw(holdings(size, size)), data.draw(holdings(size, size))

    assert sign(worth(ours) - worth(theirs)) == compared(order(ours), order(theirs))
