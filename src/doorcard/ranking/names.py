"""Hands in English words, for terminals, records and logs; the browser has its own."""

from __future__ import annotations

from typing import Final

from doorcard.cards import Rank
from doorcard.ranking.category import Category
from doorcard.ranking.hand_rank import HandRank

_NAMES: Final = {
    Category.HIGH_CARD: "{0} high",
    Category.PAIR: "pair of {0}",
    Category.TWO_PAIR: "two pair, {0} and {2}",
    Category.THREE_OF_A_KIND: "three of a kind, {0}",
    Category.STRAIGHT: "{0}-high straight",
    Category.FLUSH: "{0}-high flush",
    Category.FULL_HOUSE: "full house, {0} full of {3}",
    Category.FOUR_OF_A_KIND: "four of a kind, {0}",
    Category.STRAIGHT_FLUSH: "{0}-high straight flush",
}
"""The numbers are places among the cards of the hand."""
_SINGULAR: Final = {
    Category.HIGH_CARD,
    Category.STRAIGHT,
    Category.FLUSH,
    Category.STRAIGHT_FLUSH,
}


def hand_name(rank: HandRank) -> str:
    """The hand as a dealer announces it; kickers are not told.

    >>> from doorcard.cards import parse_cards
    >>> from doorcard.ranking import best_high, best_low
    >>> hand_name(best_high(parse_cards("Kc Kd 9h 9s Ad Qc 2h")))
    'two pair, kings and nines'
    >>> low = best_low(parse_cards("8s 6d 4h 3c Ad Kc 4s"))
    >>> low and hand_name(low)
    '8-6-4-3-A low'
    """
    if rank.category is Category.LOW:
        return f"{'-'.join(map(_index, rank.ranks))} low"
    if rank.category is Category.STRAIGHT_FLUSH and rank.ranks[0] is Rank.ACE:
        return "royal flush"
    word = _singular if rank.category in _SINGULAR else _plural
    return _NAMES[rank.category].format(*map(word, rank.ranks))


def _singular(rank: Rank) -> str:
    return rank.name.lower()


def _plural(rank: Rank) -> str:
    return "sixes" if rank is Rank.SIX else f"{_singular(rank)}s"


def _index(rank: Rank) -> str:
    return "10" if rank is Rank.TEN else rank.letter
