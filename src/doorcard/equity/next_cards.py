"""Which next card helps whom."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Unpack

from doorcard.cards import Card
from doorcard.equity.calculate import Wishes, equity
from doorcard.equity.holding import AnyHolding, Holding, holding
from doorcard.equity.outcomes import Equity
from doorcard.equity.refusal import EquityRefusal
from doorcard.equity.spot import spot


def next_cards(
    holdings: Sequence[AnyHolding],
    seat: int,
    *,
    dead: str | Sequence[Card] = (),
    game: str = "hi",
    progress: Callable[[float], object] | None = None,
    **wishes: Unpack[Wishes],
) -> dict[Card, Equity]:
    """The equity of all seats after each card that this seat, numbered from 0, may get next.

    Everything else is as for ``equity``, and what it raises; ``EquityRefusal`` with
    ``next.no_card`` besides for a seat that gets none.

    >>> after = next_cards(["AhAd7c2s9d", "QsQh7dJs3c"], 0)
    >>> best = max(after, key=lambda card: after[card].seats[0].share)
    >>> best, len(after)
    (Ac, 42)
    """
    seats = [holding(each) for each in holdings]
    found = spot(seats, dead=dead, game=game, common=wishes.get("common", ()))
    if not 0 <= seat < len(seats):
        raise EquityRefusal("next.no_card", f"there are {len(seats)} hands: choose one of them")
    if found.draws[seat] == 0:
        raise EquityRefusal("next.no_card", f"{seats[seat]} gets no further card of its own")
    after: dict[Card, Equity] = {}
    for card in found.deck:
        held = _with_card(seats[seat], card)
        dealt = [*seats[:seat], held, *seats[seat + 1 :]]
        after[card] = equity(dealt, dead=dead, game=game, **wishes)
        if progress:
            progress(len(after) / len(found.deck))
    return after


def _with_card(before: Holding, card: Card) -> Holding:
    """The holding and its next card. It counts in place of one that was to come."""
    return Holding((*before.cards, card), before.holes)
