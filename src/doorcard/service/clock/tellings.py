"""What a watcher is told of turns that ran out, and of mucked hands that are asked for."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.room.protections import Protection
from doorcard.room.table import HandId
from doorcard.service.clock.ports import Outcome
from doorcard.stud import LapseCause, SeatNo


@dataclass(frozen=True, slots=True)
class LapseTold:
    """A turn ran out, and what the house did. To everybody at the table."""

    hand: HandId
    seat: SeatNo
    cause: LapseCause
    outcome: Outcome
    protection: Protection | None
    """The protection that was used; ``None`` if none was."""
    refused_protection: bool
    """The house protects, but the player has none left for the day."""
    sentence: str


@dataclass(frozen=True, slots=True)
class MuckAskedTold:
    """To whoever mucked a called hand: somebody has asked for it."""

    hand: HandId
    number: int
    seat: SeatNo
    """The seat whose hand was mucked."""
    by: str
    """The name of who asked."""


ClockTelling = LapseTold | MuckAskedTold
