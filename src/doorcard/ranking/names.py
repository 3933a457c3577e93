"""Hands in English words, for terminals, records and logs; the browser has its own."""

from __future__ import annotations

from typing import Final

from doorcard.cards import Card, Rank
from doorcard.ranking.category import Category
from doorcard.ranking.hand_rank import HandRank

_PLURALS: Final = {rank: "sixes" if rank is Rank.SIX else f"{rank.name.lower()}s" for rank in Rank}


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
    first = rank.ranks[0]
    top, many = first.name.lower(), _PLURALS[first]
    match rank.category:
        case Category.HIGH_CARD:
            return f"{top} high"
        case Category.PAIR:
            return f"pair of {many}"
        case Category.TWO_PAIR:
            return f"two pair, {many} and {_PLURALS[rank.ranks[2]]}"
        case Category.THREE_OF_A_KIND:
            return f"three of a kind, {many}"
        case Category.STRAIGHT:
            return f"{top}-high straight"
        case Category.FLUSH:
            return f"{top}-high flush"
        case Category.FULL_HOUSE:
            return f"full house, {many} full of {_PLURALS[rank.ranks[3]]}"
        case Category.FOUR_OF_A_KIND:
            return f"four of a kind, {many}"
        case Category.STRAIGHT_FLUSH:
            return "royal flush" if first is Rank.ACE else f"{top}-high straight flush"
        case Category.LOW:
            return f"{'-'.join(map(_index, rank.cards))} low"


def _index(card: Card) -> str:
    return "10" if card.rank is Rank.TEN else card.rank.letter
