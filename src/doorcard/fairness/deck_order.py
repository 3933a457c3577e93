"""From a deck seed to an order of 52 cards, and to the root that fixes it."""

from __future__ import annotations

from dataclasses import dataclass, field
from hashlib import sha256
from typing import Final, NoReturn

from doorcard.cards import CARDS, Card
from doorcard.fairness.hashing import digest, message
from doorcard.fairness.secret import SIZE, DeckSeed
from doorcard.fairness.streams import Stream, shuffled

DECK_SIZE: Final = 52
DECKS: Final = 8
"""How many decks a hand is opened with. One is played; seven are laid open."""


def deck_context(table: str, hand: str, number: int, index: int) -> bytes:
    """Which deck of which hand: every leaf holds it, so that a deck serves one hand.

    Source: 000 (a deck serves one hand, and old numbers are thrown away).
    """
    return digest("deck", table, hand, number, index)


def leaf_of(context: bytes, leaf: int, card: Card, salt: bytes) -> bytes:
    """The hash that fixes the card at one leaf without telling it."""
    return digest("leaf", context, leaf, str(card), salt)


def root_of(context: bytes, leaves: tuple[bytes, ...]) -> bytes:
    """The hash that fixes the 52 leaves of a deck."""
    return digest("root", context, *leaves)


def _leaves(context: bytes, cards: tuple[Card, ...], salts: tuple[bytes, ...]) -> tuple[bytes, ...]:
    """All leaves of a deck, as :func:`leaf_of` gives them, in a third of its time."""
    head = message("leaf", context)
    return tuple(
        [
            sha256(b"".join((head, _NUMBERED[leaf], _NAMED[card], _SALTED, salt))).digest()
            for leaf, (card, salt) in enumerate(zip(cards, salts, strict=True))
        ]
    )


_NUMBERED: Final = [b"\x00\x00\x00\x08" + leaf.to_bytes(8, "big") for leaf in range(DECK_SIZE)]
_NAMED: Final = [b"\x00\x00\x00\x02" + str(card).encode() for card in CARDS]
_SALTED: Final = SIZE.to_bytes(4, "big")


@dataclass(frozen=True, slots=True, repr=False, eq=False)
class DeckOrder:
    """One deck as its seed fixes it. It has no ``repr``."""

    context: bytes
    cards: tuple[Card, ...] = field(repr=False)
    """The card at each leaf."""
    salts: tuple[bytes, ...] = field(repr=False)
    leaves: tuple[bytes, ...]
    root: bytes

    def __reduce__(self) -> NoReturn:
        raise TypeError("a deck is not copied or pickled")


def deck_order(context: bytes, seed: DeckSeed) -> DeckOrder:
    """The deck of ``seed``: a shuffled order, a salt a leaf, the leaves and their root."""
    key = seed.expose()
    order = shuffled(Stream(key, "order", context), DECK_SIZE)
    cards = tuple([CARDS[each] for each in order])
    salted = Stream(key, "salts", context).take(SIZE * DECK_SIZE)
    salts = tuple([salted[i : i + SIZE] for i in range(0, len(salted), SIZE)])
    leaves = _leaves(context, cards, salts)
    return DeckOrder(context, cards, salts, leaves, root_of(context, leaves))
