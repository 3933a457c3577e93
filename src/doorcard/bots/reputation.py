"""What a bot has learned of the others: how often each of them wagers."""

from __future__ import annotations

from typing import Final

from doorcard.stud.events import BroughtIn, Called, Checked, Event, Folded, HandStarted, Wagered
from doorcard.stud.street import SeatNo

_USUAL_RATE: Final = 0.22
"""Ordinary players wager at about every fifth turn."""
_PRIOR_TURNS: Final = 30
"""So many turns of ordinary play are assumed of a stranger."""


class Reputation:
    """Counts turns and wagers by seat; a seat that misses a hand is a stranger again."""

    def __init__(self) -> None:
        self._turns: dict[SeatNo, int] = {}
        self._wagers: dict[SeatNo, int] = {}

    def told(self, event: Event) -> None:
        """Take account of what a seat did."""
        match event:
            case HandStarted(seats=seats):
                here = {each.seat for each in seats}
                self._turns = {s: n for s, n in self._turns.items() if s in here}
                self._wagers = {s: n for s, n in self._wagers.items() if s in here}
            case Wagered(seat=seat):
                self._turns[seat] = self._turns.get(seat, 0) + 1
                self._wagers[seat] = self._wagers.get(seat, 0) + 1
            case Called(seat=seat) | Checked(seat=seat) | Folded(seat=seat) | BroughtIn(seat=seat):
                self._turns[seat] = self._turns.get(seat, 0) + 1
            case _:
                pass

    def trust(self, seat: SeatNo) -> float:
        """How much a wager of this seat means: 1 for an ordinary player, less for a wild one.

        >>> from doorcard.stud.actions import WagerKind
        >>> known = Reputation()
        >>> known.trust(3)
        1.0
        >>> for _ in range(60):
        ...     known.told(Wagered(3, 200, WagerKind.BET))
        >>> round(known.trust(3), 2)
        0.3
        """
        wagers = self._wagers.get(seat, 0) + _USUAL_RATE * _PRIOR_TURNS
        turns = self._turns.get(seat, 0) + _PRIOR_TURNS
        return min(_USUAL_RATE * turns / wagers, 1.3)
