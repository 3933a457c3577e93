"""The hand as the viewer's notices make it, with the place of each card in the deal.

The rules core deals places instead of cards: its deck is the list of places, so that the
very code that deals says from which place each card must have come.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from doorcard.cards import FRESH_DECK, UNKNOWN, Card
from doorcard.stud import Event, Hand, HandStarted, SeatNo, Shown, StreetDealt, evolve

Faces = dict[SeatNo, tuple[Card, ...]]


def begun(event: HandStarted, reclaim: tuple[int, ...]) -> Hand:
    """The hand at its start, with places for cards."""
    return evolve(None, replace(event, deck=FRESH_DECK, reclaim=reclaim))


def shown_later(events: Iterable[Event]) -> Faces:
    """The down cards of each seat that sooner or later showed all of them.

    With them a hand is judged from its start as it can be judged at its end.
    """
    held: dict[SeatNo, int] = {}
    faces: Faces = {}
    for event in events:
        match event:
            case StreetDealt(cards=cards):
                for each in cards:
                    held[each.seat] = held.get(each.seat, 0) + len(each.down)
            case Shown(seat=seat, cards=shown) if len(shown) == held.get(seat):
                faces[seat] = shown
            case _:
                pass
    return faces


def with_hindsight(event: Event, hand: Hand, faces: Faces) -> Event:
    """A street as it is known at the end: with the down cards that were shown later."""
    if not isinstance(event, StreetDealt):
        return event
    return replace(
        event,
        cards=tuple(
            replace(each, down=_known(each.down, len(hand.at(each.seat).down), faces, each.seat))
            for each in event.cards
        ),
    )


def _known(down: tuple[Card, ...], held: int, faces: Faces, seat: SeatNo) -> tuple[Card, ...]:
    shown = faces.get(seat, ())
    return tuple(
        shown[held + i] if card == UNKNOWN and held + i < len(shown) else card
        for i, card in enumerate(down)
    )
