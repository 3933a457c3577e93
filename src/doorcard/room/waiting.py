"""Waiting for a seat: who stands in line, and which seat is held for whom."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.room.ids import PlayerId
from doorcard.stud.street import SeatNo


@dataclass(frozen=True, slots=True)
class Waiting:
    """Somebody in line for a seat."""

    player: PlayerId
    name: str
    seats: tuple[SeatNo, ...] = ()
    """The seats they would take; empty for the first that comes free."""

    def would_take(self, seat: SeatNo) -> bool:
        """Is this seat one they wait for?

        >>> Waiting("ann", "Ann").would_take(3), Waiting("ben", "Ben", (1, 2)).would_take(3)
        (True, False)
        """
        return not self.seats or seat in self.seats


@dataclass(frozen=True, slots=True)
class Offer:
    """A free seat held for the first in line who would take it."""

    player: PlayerId
    seat: SeatNo
    until_ms: int
    """Wall time at which it goes to the next in line."""
