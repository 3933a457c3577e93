"""Cards as text in a record: rank and suit, or ``??``."""

from __future__ import annotations

from typing import Final

from doorcard.cards import CARDS, UNKNOWN, Card

_BY_TEXT: Final = {str(each): each for each in (*CARDS, UNKNOWN)}


def write_face(card: object) -> str:
    """The text of a card: the encoder's hook, and a card is all it is asked about.

    >>> write_face(CARDS[51]), write_face(UNKNOWN)
    ('As', '??')
    """
    if not isinstance(card, Card):
        raise TypeError(f"a record holds cards, numbers and words, no {type(card).__name__}")
    return str(card)


def read_face(_kind: type, text: object) -> Card:
    """The card of a text exactly as :func:`write_face` writes it: the decoder's hook.

    Raises ``ValueError`` without repeating the text: it may be part of a hidden card.

    >>> read_face(Card, "As")
    As
    >>> read_face(Card, "as")
    Traceback (most recent call last):
    ValueError: Expected a card like 'Ah', or '??'
    """
    found = _BY_TEXT.get(text) if isinstance(text, str) else None
    if found is None:
        raise ValueError("Expected a card like 'Ah', or '??'")
    return found
