"""A deck order. It is given; nothing here shuffles."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doorcard.cards.card import CARDS, UNKNOWN, Card

Deck = tuple[Card, ...]
"""Fifty-two places in dealing order, burned cards included. ``??`` where unknown."""

FRESH_DECK: Final[Deck] = CARDS
"""The 52 cards in their own order, for tests and for those who shuffle."""


def deck_problems(deck: Sequence[Card]) -> list[str]:
    """Everything that keeps these cards from being a deck order.

    Unknown cards may stand anywhere and as often as needed; known ones once.

    >>> deck_problems(FRESH_DECK)
    []
    >>> deck_problems(FRESH_DECK[:50] + FRESH_DECK[:2])
    ['2c stands in the deck twice', '2d stands in the deck twice']
    """
    if len(deck) == len(set(deck)) == 52 and UNKNOWN not in deck:
        return []
    wrong = []
    if len(deck) != 52:
        wrong.append(f"a deck has 52 cards, this one {len(deck)}")
    seen: set[Card] = set()
    for each in deck:
        if each != UNKNOWN and each in seen:
            wrong.append(f"{each} stands in the deck twice")
        seen.add(each)
    return wrong
