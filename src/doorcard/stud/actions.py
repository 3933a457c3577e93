"""Actions: what a seat in turn wishes to do. Amounts are street totals, always *to*.

Every action of betting carries its price, so that a wish made at an older price is
refused instead of costing more than was meant.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from doorcard.cards import Card
from doorcard.stud.street import Chips, SeatNo


@dataclass(frozen=True, slots=True)
class Fold:
    """Give up the hand."""


@dataclass(frozen=True, slots=True)
class Check:
    """Pass the turn while nothing is owed."""


@dataclass(frozen=True, slots=True)
class BringIn:
    """Post the forced opening."""

    to: Chips


@dataclass(frozen=True, slots=True)
class Call:
    """Match the highest wager, or put in the rest of the stack."""

    to: Chips
    """The seat's street total after the call."""


@dataclass(frozen=True, slots=True)
class Complete:
    """Lift the bring-in to a full bet, or open third street for one. A bet, not a raise."""

    to: Chips


@dataclass(frozen=True, slots=True)
class Bet:
    """Open the betting."""

    to: Chips


@dataclass(frozen=True, slots=True)
class Raise:
    """Wager more than the amount to match."""

    to: Chips


@dataclass(frozen=True, slots=True)
class Show:
    """Turn the down cards up at the showdown.

    An uncalled winner may show some of them only: then ``cards`` names those.
    """

    cards: tuple[Card, ...] = field(default=(), repr=False)
    """Empty for all down cards. Closed cards: not in the ``repr``."""


@dataclass(frozen=True, slots=True)
class Muck:
    """Keep the down cards closed at the showdown."""


Action = Fold | Check | BringIn | Call | Complete | Bet | Raise | Show | Muck


class WagerKind(StrEnum):
    """What lifting the amount to match is called."""

    COMPLETE = "complete"
    BET = "bet"
    RAISE = "raise"


@dataclass(frozen=True, slots=True)
class WagerRange:
    """All wagers from ``lowest`` to ``highest`` in steps, and ``highest`` itself."""

    kind: WagerKind
    lowest: Chips
    highest: Chips
    step: Chips = 1

    def __contains__(self, to: Chips) -> bool:
        return to == self.highest or (
            self.lowest <= to < self.highest and (to - self.lowest) % self.step == 0
        )


@dataclass(frozen=True, slots=True)
class Options:
    """All that the seat in turn may do: the whole law of that moment."""

    seat: SeatNo
    actions: tuple[Action, ...]
    """Every action of its own price, in the order of the buttons."""
    wagers: WagerRange | None = None
    """Spread, pot and no limit: the wagers besides."""
    to_match: Chips = 0
    """The highest street total; 0 when nothing has been wagered, and at the showdown."""
    wager: Chips = 0
    """What the seat has in on this street."""

    def __contains__(self, action: object) -> bool:
        if action in self.actions:
            return True
        if self.wagers is None or not isinstance(action, Complete | Bet | Raise):
            return False
        return WAGERS[self.wagers.kind] is type(action) and action.to in self.wagers


WAGERS: dict[WagerKind, type[Complete | Bet | Raise]] = {
    WagerKind.COMPLETE: Complete,
    WagerKind.BET: Bet,
    WagerKind.RAISE: Raise,
}
"""The action of each kind of wager."""
