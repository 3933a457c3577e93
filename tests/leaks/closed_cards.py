"""Which cards of a hand nobody but one player ever sees."""

from __future__ import annotations

import random
from collections.abc import Sequence

from doorcard.cards import Card
from doorcard.stud import Event, Folded, SeatNo, StreetDealt
from tests.leaks.fixed_chance import Pair

NO_CHANGE: Pair = (0, 0)


def closed_pair(
    order: Sequence[Card], events: Sequence[Event], victim: SeatNo, draw: random.Random
) -> tuple[Pair, bool]:
    """Two places of the deal whose cards only ``victim`` may see, and do they see one?

    The first holds a card that the victim folded, or one that was burned or never dealt. The
    other is of the stub, which no hand reaches but when the deck runs short.
    """
    dealt = [event for event in events if isinstance(event, StreetDealt)]
    used = sum(len(c.down) + len(c.up) for event in dealt for c in event.cards)
    used += sum(event.burned is not None for event in dealt)
    if any(event.reclaimed or event.common is not None for event in dealt):
        return NO_CHANGE, False
    burned = [order.index(event.burned) for event in dealt if event.burned is not None]
    gone = any(isinstance(event, Folded) and event.seat == victim for event in events)
    folded = [
        order.index(card)
        for event in dealt
        for each in event.cards
        if gone and each.seat == victim
        for card in each.down
    ]
    spare = draw.randrange(used, 52) if used < 52 else 51
    if folded and (not burned or draw.random() < 0.7):
        return (draw.choice(folded), spare), True
    return (draw.choice(burned) if burned else used, spare), False
