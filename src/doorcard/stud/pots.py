"""Pots: who can win which chips, and what goes back because nobody matched it."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from doorcard.stud.events import Pot, UncalledReturned
from doorcard.stud.opening import places_left
from doorcard.stud.street import Chips, SeatNo


def lay_pots(
    paid: Mapping[SeatNo, Chips], live: Collection[SeatNo], dealer: SeatNo
) -> tuple[Pot, ...]:
    """The main pot and the side pots, each with the seats that can win it.

    A layer reaches up to each distinct amount that a live seat has in; everybody's
    chips up to it belong to it, also those of seats that folded. A folded seat's chips
    above every live seat's stay in the last pot.

    Source: 000, items 44 and 45 (read: his own total from each player; 44 taken
    literally would lose the calls after his bet); rule book, part 4, 17.

    >>> lay_pots({1: 40, 2: 90, 3: 90, 4: 10}, live={1, 2, 3}, dealer=8)
    (Pot(chips=130, contenders=(1, 2, 3)), Pot(chips=100, contenders=(2, 3)))
    """
    order = sorted(live, key=lambda seat: places_left(dealer, seat))
    levels = sorted({paid[seat] for seat in live})
    if len(levels) == 1:
        chips = sum(paid.values())
        return (Pot(chips, tuple(order)),) if chips else ()
    pots: list[Pot] = []
    below = 0
    for level in levels:
        top = level if level < levels[-1] else max(paid.values())
        chips = sum([min(each, top) - min(each, below) for each in paid.values()])
        if chips:
            pots.append(Pot(chips, tuple([seat for seat in order if paid[seat] >= level])))
        below = level
    return tuple(pots)


def uncalled(wagers: Mapping[SeatNo, Chips]) -> UncalledReturned | None:
    """What goes back of the highest wager of a round: all that no other seat put in.

    Wagers of seats that folded count as matched as far as they went.

    Source: rule book, part 3, fixed rules; 001, item 38.

    >>> uncalled({1: 80, 2: 40, 3: 0})
    UncalledReturned(seat=1, chips=40)
    >>> uncalled({1: 40, 2: 40}) is None
    True
    """
    second, first = sorted(wagers.values())[-2:]
    if first == second:
        return None
    seat = max(wagers, key=wagers.__getitem__)
    return UncalledReturned(seat, first - second)
