"""The cards that make a hand, in the order they are told."""

from __future__ import annotations

from dataclasses import FrozenInstanceError

import pytest

from doorcard.cards import Rank, parse_cards, show_cards
from doorcard.ranking import Category, best_high, best_low, best_razz


def made_of(cards: str) -> str:
    return show_cards(best_high(parse_cards(cards)).cards)


def low_of(cards: str) -> str | None:
    low = best_low(parse_cards(cards))
    return show_cards(low.cards) if low else None


def razz_of(cards: str) -> str:
    return show_cards(best_razz(parse_cards(cards)).cards)


class TestTheCardsOfAHighHand:
    """What makes the category first, then kickers; higher ranks and suits first."""

    @pytest.mark.parametrize(
        ("cards", "made"),
        [
            ("2h 8d 9h Qc Kd As 3c", "As Kd Qc 9h 8d"),
            ("Jc 3d Ah 8s Jd 5c 2h", "Jd Jc Ah 8s 5c"),
            ("2h 9h Kc Ad 9s Kd Qc", "Kd Kc 9s 9h Ad"),
            ("Ac Ad Kh Ks Qc Qd 2h", "Ad Ac Ks Kh Qd"),
            ("9c Kd 9d Qs 9h 2h 4c", "9h 9d 9c Kd Qs"),
            ("9s Tc Ks Jh Qd 2h 3d", "Ks Qd Jh Tc 9s"),
            ("Ac 2d 3h 4s 5c Kd Kh", "5c 4s 3h 2d Ac"),
            ("2h Ah 5h 9h Kh 3c 4d", "Ah Kh 9h 5h 2h"),
            ("9c 9d 9h 4c 4d 4s Ah", "9h 9d 9c 4s 4d"),
            ("8c 8d 8h Ac Ad Ks Kd", "8h 8d 8c Ad Ac"),
            ("9c Qd Qh Qs Qc 8d 9s", "Qs Qh Qd Qc 9s"),
            ("9h 8h 7h 6h 5h Ah Kd", "9h 8h 7h 6h 5h"),
            ("Ad 2d 3d 4d 5d 6c Kh", "5d 4d 3d 2d Ad"),
        ],
    )
    def test_come_by_importance(self, cards: str, made: str) -> None:
        assert made_of(cards) == made

    def test_are_of_the_higher_suit_where_a_straight_may_choose(self) -> None:
        assert made_of("9c 8d 7h 7s 6c 5s 5d") == "9c 8d 7s 6c 5s"

    def test_of_a_flush_are_its_highest(self) -> None:
        assert made_of("Ah Kh Qh 9h 5h 3h 2h") == "Ah Kh Qh 9h 5h"

    def test_of_a_straight_flush_leave_the_higher_flush_and_straight(self) -> None:
        assert made_of("Ah 8h 7h 6h 5h 4h 9c") == "8h 7h 6h 5h 4h"

    @pytest.mark.parametrize(
        ("cards", "made"),
        [
            ("9c Ah 9d", "9d 9c Ah"),
            ("2d 3c 2h 3s", "3s 3c 2h 2d"),
            ("6s 7s 9s 8s", "9s 8s 7s 6s"),
            ("4s", "4s"),
        ],
    )
    def test_of_a_board_are_all_it_has(self, cards: str, made: str) -> None:
        assert made_of(cards) == made


class TestTheCardsOfALow:
    """Highest first, the ace last; the higher suit of a rank held twice (part 4, 11)."""

    def test_take_the_higher_suit_of_a_rank_held_twice(self) -> None:
        assert low_of("8s 6d 4h 3c Ad As 4s") == "8s 6d 4s 3c As"

    def test_are_the_five_lowest_of_more(self) -> None:
        assert low_of("8s 7d 6h 5c 4d 3c 2s") == "6h 5c 4d 3c 2s"

    def test_may_be_those_of_a_straight(self) -> None:
        assert low_of("Ah 2d 3c 4s 5h Kd Qc") == "5h 4s 3c 2d Ah"

    @pytest.mark.parametrize("cards", ["Ac 2d 2h 3s 3c 8d Kh", "9c 4d 3h 2s Ac", "Ac 2d 3h 4s"])
    def test_are_none_without_five_ranks_from_ace_to_eight(self, cards: str) -> None:
        assert low_of(cards) is None


class TestTheCardsOfARazzHand:
    """Unpaired if they can be (Robert's Rules, Razz)."""

    @pytest.mark.parametrize(
        ("cards", "made"),
        [
            ("Kc 8d 8h 5s 4c 2c Ad", "8h 5s 4c 2c Ad"),
            ("Kc Kd Kh 4s 4c 3c Ad", "4s 4c Kh 3c Ad"),
            ("Ac Ad 4h 4s 2c 2d As", "2d 2c As Ad 4s"),
            ("5c 5d 5h 4s 4c 4d 4h", "4s 4h 4d 5h 5d"),
            ("3c Ad", "3c Ad"),
        ],
    )
    def test_come_by_importance(self, cards: str, made: str) -> None:
        assert razz_of(cards) == made

    def test_are_a_low_or_what_their_pairs_make(self) -> None:
        assert best_razz(parse_cards("Kc 8d 5s 4c 2c")).category is Category.LOW
        assert best_razz(parse_cards("Kc Kd 5s 4c 2c")).category is Category.PAIR


class TestAHandRank:
    """A value that compares, with the cards beside it."""

    def test_equals_another_of_the_same_worth_whatever_the_suits(self) -> None:
        ours, theirs = (
            best_high(parse_cards(cards))
            for cards in ("Ah Kh 9h 5h 2h 3c 4d", "As Ks 9s 5s 2s 3d 4c")
        )

        assert ours == theirs
        assert ours.cards != theirs.cards

    def test_is_greater_when_better(self) -> None:
        pair, trips = (best_high(parse_cards(c)) for c in ("Ah Ad Kc Qs Jd", "2h 2d 2c 4s 3d"))

        assert pair < trips
        assert max(pair, trips) is trips

    def test_knows_the_ranks_of_its_cards(self) -> None:
        assert best_high(parse_cards("Ac 2d 3h 4s 5c")).ranks == (
            Rank.FIVE,
            Rank.FOUR,
            Rank.THREE,
            Rank.TWO,
            Rank.ACE,
        )

    def test_does_not_change(self) -> None:
        with pytest.raises(FrozenInstanceError):
            best_high(parse_cards("Ac")).value = 3  # type: ignore[misc]

    def test_keeps_its_cards_out_of_the_repr(self) -> None:
        shown = repr(best_high(parse_cards("Ah Ad Kc Qs Jd")))

        assert "pair" in shown
        assert "Ah" not in shown
