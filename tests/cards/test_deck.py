"""A deck order: what makes one, and what is wrong with the others."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from doorcard.cards import FRESH_DECK, UNKNOWN, Card, deck_problems


class TestDeckOrder:
    """000, item 3: the place of every card is fixed before the deal."""

    @given(st.permutations(FRESH_DECK))
    def test_is_any_order_of_the_fifty_two_cards(self, deck: list[Card]) -> None:
        assert deck_problems(deck) == []

    @given(st.permutations(FRESH_DECK), st.sets(st.integers(0, 51)))
    def test_may_hold_unknown_cards_anywhere(self, deck: list[Card], unseen: set[int]) -> None:
        seen = [UNKNOWN if place in unseen else each for place, each in enumerate(deck)]

        assert deck_problems(seen) == []

    def test_has_no_card_twice(self) -> None:
        assert deck_problems((*FRESH_DECK[1:], FRESH_DECK[1])) == ["2d stands in the deck twice"]

    def test_has_fifty_two_cards(self) -> None:
        assert deck_problems(FRESH_DECK[:51]) == ["a deck has 52 cards, this one 51"]

    def test_tells_everything_that_is_wrong(self) -> None:
        assert deck_problems((*FRESH_DECK, FRESH_DECK[0])) == [
            "a deck has 52 cards, this one 53",
            "2c stands in the deck twice",
        ]
