"""What is dealt on third street: all 22,100 holdings, counted."""

from __future__ import annotations

from itertools import combinations
from math import comb

from doorcard.cards import CARDS
from doorcard.ranking import Category, best_high

HOLDINGS = list(combinations(CARDS, 3))


def test_there_are_22100_holdings() -> None:
    assert len(HOLDINGS) == comb(52, 3) == 22_100


def test_of_every_category_there_are_as_many_as_known() -> None:
    found = [best_high(holding).category for holding in HOLDINGS]

    assert found.count(Category.THREE_OF_A_KIND) == 52
    assert found.count(Category.PAIR) == 3_744
    assert found.count(Category.HIGH_CARD) == 18_304


def test_three_are_of_one_suit_in_1144() -> None:
    suited = [holding for holding in HOLDINGS if len({card.suit for card in holding}) == 1]

    assert len(suited) == 1_144


def test_three_are_low_and_different_in_3584() -> None:
    low = [h for h in HOLDINGS if len({c.rank for c in h} & {14, 2, 3, 4, 5, 6, 7, 8}) == 3]

    assert len(low) == comb(8, 3) * 4**3 == 3_584
