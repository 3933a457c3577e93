"""Hands in English words."""

from __future__ import annotations

import pytest

from doorcard.cards import parse_cards
from doorcard.ranking import best_high, best_low, best_razz, hand_name


class TestHighHands:
    """As a dealer announces them; kickers are not told."""

    @pytest.mark.parametrize(
        ("cards", "name"),
        [
            ("As Kd Qc 9h 8d 3c 2h", "ace high"),
            ("Jc Jd Ah 8s 5c 3d 2h", "pair of jacks"),
            ("6c 6d Ah 8s 5c 3d 2h", "pair of sixes"),
            ("Kc Kd 9h 9s Ad Qc 2h", "two pair, kings and nines"),
            ("9c 9d 9h Kd Qs 2h 4c", "three of a kind, nines"),
            ("Ks Qd Jh Tc 9s 2h 3d", "king-high straight"),
            ("Ac 2d 3h 4s 5c Kd Kh", "five-high straight"),
            ("As Kd Qc Jh Td 3c 2h", "ace-high straight"),
            ("Ah Kh 9h 5h 2h 3c 4d", "ace-high flush"),
            ("9c 9d 9h 4c 4d 4s Ah", "full house, nines full of fours"),
            ("Qc Qd Qh Qs 9c 8d 2s", "four of a kind, queens"),
            ("9h 8h 7h 6h 5h Ah Kd", "nine-high straight flush"),
            ("Ad 2d 3d 4d 5d Kd Kh", "five-high straight flush"),
            ("As Ks Qs Js Ts 2h 2d", "royal flush"),
        ],
    )
    def test_are_told_by_what_makes_them(self, cards: str, name: str) -> None:
        assert hand_name(best_high(parse_cards(cards))) == name

    @pytest.mark.parametrize(
        ("cards", "name"),
        [
            ("2c", "two high"),
            ("9c 9d Ah", "pair of nines"),
            ("3c 3s 2h 2d", "two pair, threes and twos"),
            ("Th Ts Td", "three of a kind, tens"),
            ("2c 2s 2h 2d", "four of a kind, twos"),
            ("9s 8s 7s 6s", "nine high"),
        ],
    )
    def test_of_fewer_cards_tell_what_they_show(self, cards: str, name: str) -> None:
        assert hand_name(best_high(parse_cards(cards))) == name


class TestLowHands:
    """By their cards, highest first, the ace last."""

    @pytest.mark.parametrize(
        ("cards", "name"),
        [
            ("8s 6d 4h 3c Ad Kc Jh", "8-6-4-3-A low"),
            ("Ah 2d 3c 4s 5h Kd Qc", "5-4-3-2-A low"),
        ],
    )
    def test_of_eight_or_better(self, cards: str, name: str) -> None:
        low = best_low(parse_cards(cards))

        assert low is not None
        assert hand_name(low) == name

    @pytest.mark.parametrize(
        ("cards", "name"),
        [
            ("Kc Td 8h 5s 2c Ad Ks", "10-8-5-2-A low"),
            ("Ac Ad As 4h 4s 2c 2d", "two pair, twos and aces"),
            ("Ac Ad As 4h 2s", "three of a kind, aces"),
            ("Ac Ad 4h 4s 2c", "two pair, fours and aces"),
            ("Kc Qd", "K-Q low"),
        ],
    )
    def test_of_razz(self, cards: str, name: str) -> None:
        assert hand_name(best_razz(parse_cards(cards))) == name
