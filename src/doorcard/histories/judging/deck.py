"""A deck order that deals the cards of a recorded hand, ``??`` wherever it does not tell."""

from __future__ import annotations

from collections.abc import Sequence

from doorcard.cards import UNKNOWN, Card, Deck
from doorcard.histories.record import HandRecord, Player


def deck_of(record: HandRecord, order: Sequence[Player]) -> Deck:
    """The cards lap by lap to ``order``, the seats from the dealer's left; none burned.

    On each street those get a card that the record says got one; from there on places
    are unknown.
    """

    def place(cards: Sequence[Card], i: int) -> Card:
        return cards[i] if i < len(cards) else UNKNOWN

    deck = [place(each.down, 0) for each in order]
    deck += [place(each.down, 1) for each in order]
    deck += [place(each.up, 0) for each in order]
    for n in (1, 2, 3):
        deck += [each.up[n] for each in order if n < len(each.up)]
    if record.common is not None:
        deck.append(record.common)
    else:
        deck += [each.down[2] for each in order if len(each.down) > 2]
    return (*deck[:52], *(UNKNOWN,) * (52 - len(deck)))
