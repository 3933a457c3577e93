"""Cards: their order, their text, and the face nobody has seen."""

from __future__ import annotations

import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.cards import CARDS, UNKNOWN, Card, Rank, Suit, card, parse_cards, show_cards


class TestOrderOfCards:
    """000, item 12; 001, items 9 and 10: by rank, the ace high, then by suit from clubs up."""

    def test_has_every_rank_in_every_suit_once(self) -> None:
        assert len({(each.rank, each.suit) for each in CARDS}) == 52

    def test_begins_with_the_two_of_clubs_and_ends_with_the_ace_of_spades(self) -> None:
        assert (min(CARDS), max(CARDS)) == (card("2c"), card("As"))

    def test_goes_by_rank_before_suit(self) -> None:
        assert card("2s") < card("3c") < card("3d") < card("3h") < card("3s") < card("Ac")

    def test_is_the_order_of_ranks_and_suits_themselves(self) -> None:
        assert list(CARDS) == sorted(CARDS, key=lambda each: (each.rank, each.suit))


class TestTextOfCards:
    @given(st.sampled_from((*CARDS, UNKNOWN)))
    def test_is_read_back_as_the_same_card(self, each: Card) -> None:
        assert card(str(each)) is each

    def test_is_a_rank_and_a_suit(self) -> None:
        ten = card("Td")

        assert (ten.rank, ten.suit) == (Rank.TEN, Suit.DIAMONDS)
        assert (ten.rank.letter, ten.suit.letter) == ("T", "d")

    @pytest.mark.parametrize("text", ["10d", "td", "TD", "tD"])
    def test_may_be_written_carelessly(self, text: str) -> None:
        assert card(text) == card("Td")

    @pytest.mark.parametrize("text", ["", "1d", "Tx", "T", "Tdd", "dT", "11d", "100d"])
    def test_is_nothing_else(self, text: str) -> None:
        with pytest.raises(ValueError, match="is not a card: write a rank of"):
            card(text)

    @given(st.lists(st.sampled_from((*CARDS, UNKNOWN)), max_size=7))
    def test_of_several_is_read_with_and_without_blanks(self, cards: list[Card]) -> None:
        spaced = show_cards(cards)

        assert parse_cards(spaced) == parse_cards(spaced.replace(" ", "")) == tuple(cards)

    def test_of_several_may_have_commas(self) -> None:
        assert parse_cards("10h, ??,2c") == (card("Th"), UNKNOWN, card("2c"))

    def test_of_several_tells_which_is_wrong(self) -> None:
        with pytest.raises(ValueError, match="'Zz' is not a card"):
            parse_cards("Ah Zz 2c")


class TestUnknownCard:
    def test_is_the_back_of_a_card(self) -> None:
        assert (str(UNKNOWN), UNKNOWN.is_known) == ("??", False)
        assert all(each.is_known for each in CARDS)

    def test_has_neither_rank_nor_suit(self) -> None:
        with pytest.raises(ValueError, match="has no rank"):
            _ = UNKNOWN.rank
        with pytest.raises(ValueError, match="has no suit"):
            _ = UNKNOWN.suit

    def test_may_be_written_as_recorded_hands_write_it(self) -> None:
        assert card("Xx") == card("xx") == UNKNOWN


class TestCardAsInteger:
    def test_indexes_tables(self) -> None:
        assert [CARDS[each] for each in CARDS] == list(CARDS)

    def test_survives_pickling(self) -> None:
        assert pickle.loads(pickle.dumps(card("Qh"))) == card("Qh")  # noqa: S301 - our own bytes
