"""Drawing for the first dealer button: a card to each seat, the highest has it.

No source says who has the button first; card rooms draw for it. Of equal ranks the
higher suit wins, in the order of the bring-in. The deck serves nothing else.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from doorcard.cards import Deck, card
from doorcard.stud.street import SeatNo


@dataclass(frozen=True, slots=True)
class DrawnCard:
    """The card a seat drew for the button. Everybody sees it."""

    seat: SeatNo
    card: str


def drawn_cards(seats: Sequence[SeatNo], deck: Deck) -> tuple[DrawnCard, ...]:
    """A card to each seat, from the top. ``ValueError`` if there are not enough."""
    if len(deck) < len(seats):
        raise ValueError(f"{len(seats)} seats cannot draw from {len(deck)} cards")
    return tuple(DrawnCard(seat, str(each)) for seat, each in zip(seats, deck, strict=False))


def button_of(drawn: Sequence[DrawnCard]) -> SeatNo:
    """Who has the button: the highest card, of equal ranks the higher suit.

    >>> from doorcard.cards import parse_cards
    >>> button_of(drawn_cards((2, 5, 7), parse_cards("9s Kd Kh")))
    7
    """
    return max(drawn, key=lambda each: card(each.card)).seat
