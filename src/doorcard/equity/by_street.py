"""How the equity of finished or running hands went from street to street."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Unpack

from doorcard.cards import Card
from doorcard.equity.calculate import Wishes, equity
from doorcard.equity.holding import AnyHolding, Holding, cards_from, holding
from doorcard.equity.outcomes import Equity

DeadByStreet = Mapping[int, str | Sequence[Card]] | str | Sequence[Card]

LAST_STREET: Final = 7


def equity_by_street(
    holdings: Sequence[AnyHolding],
    *,
    dead: DeadByStreet = (),
    game: str = "hi",
    four_cards_first: bool = False,
    progress: Callable[[float], object] | None = None,
    **wishes: Unpack[Wishes],
) -> dict[int, Equity]:
    """The equity on each street, by its number, up to the last one that any seat has reached.

    Cards stand in dealing order: two down, four up, one down. A seat with fewer cards than a
    street has them still to come. ``dead`` are cards that are out of play from the start, or, by
    street, those that are out from that street on: up cards of seats that have folded. Where
    four cards are dealt first (003, item 9) there is no third street. Everything else is as for
    ``equity``, and what it raises.

    >>> course = equity_by_street(["AhAd7cKs", "QsQh7dQd"], dead={4: "2c"})
    >>> {street: round(each.seats[0].share, 3) for street, each in course.items()}
    {3: 0.663, 4: 0.111}
    """
    seats = [holding(each) for each in holdings]
    first = 4 if four_cards_first else 3
    last = max([first, *(seat.count for seat in seats)])
    found: dict[int, Equity] = {}
    for street in range(first, last + 1):
        held = [_up_to(seat, street) for seat in seats]
        found[street] = equity(held, dead=_dead_on(dead, street), game=game, **wishes)
        if progress:
            progress(len(found) / (last + 1 - first))
    return found


def _up_to(seat: Holding, street: int) -> Holding:
    holes = 2 if seat.holes else 0
    return Holding(seat.cards[: street - holes], seat.holes)


def _dead_on(dead: DeadByStreet, street: int) -> tuple[Card, ...]:
    if not isinstance(dead, Mapping):
        return cards_from(dead)
    gone = (cards_from(cards) for since, cards in dead.items() if since <= street)
    return tuple(card for cards in gone for card in cards)
