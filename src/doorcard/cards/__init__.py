"""Cards and deck orders."""

from doorcard.cards.card import (
    CARDS,
    UNKNOWN,
    Card,
    Rank,
    Suit,
    card,
    parse_cards,
    show_cards,
)
from doorcard.cards.deck import FRESH_DECK, Deck, deck_problems

__all__ = [
    "CARDS",
    "FRESH_DECK",
    "UNKNOWN",
    "Card",
    "Deck",
    "Rank",
    "Suit",
    "card",
    "deck_problems",
    "parse_cards",
    "show_cards",
]
