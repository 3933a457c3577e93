from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.cards import CARDS, card, parse_cards
from doorcard.ranking import best_high, best_low
from doorcard.stud.choices import Game
from doorcard.views import Made, MadeCode, Readout, readout, showing


def hilo(down: str, up: str) -> Readout:
    return readout(parse_cards(down), parse_cards(up), None, Game.HILO)


class TestTheHigh:
    """000, item 33."""

    @pytest.mark.parametrize(
        ("down", "up", "category", "cards"),
        [
            ("", "9c", "high_card", "9c"),
            ("Kh Kd", "9c", "pair", "Kh Kd 9c"),
            ("Kh Kd", "9c 9s", "two_pair", "Kh Kd 9s 9c"),
            ("Kh Kd", "9c 9s Kc", "full_house", "Kh Kd Kc 9s 9c"),
            ("Ah 2d", "3c 4s 5h 9d", "straight", "5h 4s 3c 2d Ah"),
            ("Ah 2h 8d", "3h 4h 5h 9h", "straight_flush", "5h 4h 3h 2h Ah"),
        ],
    )
    def test_is_a_code_and_the_cards_that_make_it(
        self, down: str, up: str, category: MadeCode, cards: str
    ) -> None:
        made = readout(parse_cards(down), parse_cards(up), None, Game.HI)

        assert made == Readout(Made(category, parse_cards(cards)), None)

    def test_uses_the_common_card(self) -> None:
        """001, item 32."""
        made = readout(parse_cards("Ah 2d"), parse_cards("3c 4s"), card("5h"), Game.HI)

        assert made.high == Made("straight", parse_cards("5h 4s 3c 2d Ah"))

    def test_is_of_the_cards_that_are_known(self) -> None:
        made = readout(parse_cards("?? ??"), parse_cards("9c 9d"), None, Game.HI)

        assert made.high == Made("pair", parse_cards("9d 9c"))

    def test_of_nothing_is_nothing(self) -> None:
        assert readout(parse_cards("??"), (), None, Game.HILO) == Readout(None, None)


class TestTheLow:
    """002, items 19 to 23."""

    def test_is_made_by_five_unpaired_cards_of_eight_or_lower(self) -> None:
        assert hilo("8s 6d Kh", "4h 3c Ad Kc").low == Made("low", parse_cards("8s 6d 4h 3c Ad"))

    @pytest.mark.parametrize(
        ("down", "up", "draw"),
        [
            ("2c 4d", "6h", "6h 4d 2c"),
            ("2c 4d", "6h Kd", "6h 4d 2c"),
            ("2c 4d", "6h Kd Kc", "6h 4d 2c"),
            ("2c 4d", "6h Kd Kc Ah", "6h 4d 2c Ah"),
            ("2c 4d", "2d 6h", "6h 4d 2d"),
        ],
    )
    def test_is_a_draw_while_enough_cards_can_come(self, down: str, up: str, draw: str) -> None:
        assert hilo(down, up).low == Made("low_draw", parse_cards(draw))

    def test_does_not_wait_for_cards_that_came_unseen(self) -> None:
        assert hilo("", "6h Kd 2d Ah").low == Made("low_draw", parse_cards("6h 2d Ah"))
        assert hilo("?? ??", "6h Kd 2d Ah").low is None

    @pytest.mark.parametrize(
        ("down", "up"),
        [
            ("2c 4d", "Kh"),
            ("2c 4d", "4h 2d"),
            ("2c 4d", "6h Kd Kc Qh"),
            ("2c 4d 6d", "7h Kd Kc Qh"),
        ],
    )
    def test_is_none_where_there_are_too_few_low_cards_or_too_few_to_come(
        self, down: str, up: str
    ) -> None:
        assert hilo(down, up).low is None

    def test_counts_the_common_card_among_the_seven(self) -> None:
        """Two down, four up and the common card: nothing comes any more."""
        down, up = parse_cards("2c 4d"), parse_cards("6h Kd Kc 7s")

        assert readout(down, up, card("8c"), Game.HILO).low is not None
        assert readout(down, up, card("Qc"), Game.HILO).low is None

    def test_is_not_read_in_a_high_game(self) -> None:
        down, up = parse_cards("8s 6d Kh"), parse_cards("4h 3c Ad Kc")

        assert readout(down, up, None, Game.HI).low is None

    @given(st.permutations(CARDS), st.integers(3, 7))
    def test_agrees_with_the_ranking(self, deck: list[int], count: int) -> None:
        cards = tuple(CARDS[face] for face in deck[:count])

        made = readout(cards[:2], cards[2:], None, Game.HILO)

        high, low = best_high(cards), best_low(cards)
        assert made.high == Made(high.category.value, high.cards)
        assert (made.low is not None and made.low.category == "low") == (low is not None)
        if low is not None:
            assert made.low == Made("low", low.cards)


class TestRazz:
    """Robert's Rules of Poker, Razz."""

    @pytest.mark.parametrize(
        ("down", "up", "category", "cards"),
        [
            ("Ac Kd", "2h", "low_draw", "Kd 2h Ac"),
            ("Ac Ad", "2h 3c", "low_draw", "3c 2h Ad"),
            ("Ac 7d 9h", "2h 3c 4s Ks", "low", "7d 4s 3c 2h Ac"),
            ("Ac Ad", "2h 2c 9s", "two_pair", "2h 2c Ad Ac 9s"),
        ],
    )
    def test_reads_the_low_alone(self, down: str, up: str, category: MadeCode, cards: str) -> None:
        made = readout(parse_cards(down), parse_cards(up), None, Game.RAZZ)

        assert made == Readout(None, Made(category, parse_cards(cards)))

    def test_reads_nothing_in_no_cards(self) -> None:
        assert readout((), (), None, Game.RAZZ) == Readout(None, None)


class TestABoard:
    """003, items 6 and 16."""

    def test_shows_pairs_and_high_cards(self) -> None:
        assert showing(parse_cards("Th 9h 8h 7h"), None) == Readout(
            Made("high_card", parse_cards("Th 9h 8h 7h")), None
        )

    def test_is_a_whole_hand_with_the_common_card(self) -> None:
        made = showing(parse_cards("Th 9h 8h 7h"), card("2h"))

        assert made.high == Made("flush", parse_cards("Th 9h 8h 7h 2h"))

    def test_shows_no_low_in_hi_lo(self) -> None:
        assert showing(parse_cards("2h 3h 4h"), None, Game.HILO).low is None

    def test_shows_a_low_in_razz(self) -> None:
        made = showing(parse_cards("2h 3h 4h"), None, Game.RAZZ)

        assert made == Readout(None, Made("low_draw", parse_cards("4h 3h 2h")))
