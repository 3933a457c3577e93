"""A playing card: a rank and a suit, or a face nobody has seen."""

from __future__ import annotations

from enum import IntEnum
from typing import Final


class Rank(IntEnum):
    """The thirteen ranks. The ace is high; where it plays low, the rule says so."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """The index on the card: ``2`` to ``9``, then ``T J Q K A``."""
        return RANK_LETTERS[self - 2]


class Suit(IntEnum):
    """The four suits in the order that decides a bring-in: clubs are lowest.

    Source: 000, item 12; 001, item 10; 002, item 8; 003, item 12.
    """

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """``c``, ``d``, ``h`` or ``s``."""
        return SUIT_LETTERS[self]


RANK_LETTERS: Final = "23456789TJQKA"
SUIT_LETTERS: Final = "cdhs"


class Card(int):
    """One card, as its place in the order 2c 2d 2h 2s 3c … As: 0 to 51.

    A card is an integer, so that it indexes tables and sorts by rank and then by
    suit. Place 52 is the unknown card, written ``??``: the back of a card, or a face
    that a recorded hand does not tell.

    >>> card("Td").rank.name, card("Td").suit.name, int(card("Td"))
    ('TEN', 'DIAMONDS', 33)
    >>> min(parse_cards("3d 2s 2h"))
    2h
    """

    __slots__ = ()

    @property
    def rank(self) -> Rank:
        """The rank. An unknown card has none: ``ValueError``."""
        if self == 52:
            raise ValueError("an unknown card (??) has no rank")
        return _RANKS[self]

    @property
    def suit(self) -> Suit:
        """The suit. An unknown card has none: ``ValueError``."""
        if self == 52:
            raise ValueError("an unknown card (??) has no suit")
        return _SUITS[self]

    @property
    def is_known(self) -> bool:
        """False for the back of a card."""
        return self != 52

    def __str__(self) -> str:
        return _TEXTS[self]

    __repr__ = __str__


CARDS: Final = tuple(Card(i) for i in range(52))
"""The 52 cards, each at its own place."""
UNKNOWN: Final = Card(52)
"""The card nobody has seen."""

_RANKS: Final = tuple(Rank(i // 4 + 2) for i in range(52))
_SUITS: Final = tuple(Suit(i % 4) for i in range(52))
_TEXTS: Final = (*(r + s for r in RANK_LETTERS for s in SUIT_LETTERS), "??")
_BY_TEXT: Final = {
    **{text: CARDS[i] for i, text in enumerate(_TEXTS[:52])},
    "??": UNKNOWN,
    "Xx": UNKNOWN,
}


def card(text: str) -> Card:
    """The card written as rank and suit (``Ah``, ``Td``, ``10d``), or ``??``.

    Case does not matter. Raises ``ValueError`` for anything else.

    >>> card("10s"), card("qH"), card("??")
    (Ts, Qh, ??)
    """
    short = "T" + text[2:] if text.startswith("10") else text
    found = _BY_TEXT.get(short[:1].upper() + short[1:].lower())
    if found is None:
        raise ValueError(
            f"{text!r} is not a card: write a rank of {RANK_LETTERS} and a suit of "
            f"{SUIT_LETTERS}, like 'Ah', or '??' for an unknown card"
        )
    return found


def parse_cards(text: str) -> tuple[Card, ...]:
    """Cards written one after the other, with or without blanks.

    >>> parse_cards("AhAd 7c"), parse_cards("10h ??")
    ((Ah, Ad, 7c), (Th, ??))
    """
    close = text.replace("10", "T").replace(",", " ")
    joined = "".join(close.split())
    return tuple(card(joined[i : i + 2]) for i in range(0, len(joined), 2))


def show_cards(cards: tuple[Card, ...] | list[Card]) -> str:
    """Cards as text, with blanks.

    >>> show_cards(parse_cards("AhAd7c"))
    'Ah Ad 7c'
    """
    return " ".join(map(str, cards))
