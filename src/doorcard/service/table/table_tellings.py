"""What a watcher is told of a table besides its hands and seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from doorcard.room.table import TableId
from doorcard.stud import SeatNo


@dataclass(frozen=True, slots=True)
class AnteTold:
    """To a seat whose ante is not automatic: say "I'm in" to be dealt in. (001, item 3)"""

    number: int
    """Of the hand."""
    ms_left: int | None
    """``None`` while too few are in for a hand: it is dealt when there are two."""


@dataclass(frozen=True, slots=True)
class AnteOverTold:
    """That is asked no more: it was said, or the hand is dealt without the seat."""

    number: int


@dataclass(frozen=True, slots=True)
class HeldSeat:
    """A seat that is held for somebody in line."""

    seat: SeatNo
    ms_left: int


@dataclass(frozen=True, slots=True)
class PlaceInLine:
    """Where a watcher stands in line."""

    position: int
    """From 1."""
    seats: tuple[SeatNo, ...]
    """Which they wait for; empty for the first that comes free."""
    offer: HeldSeat | None


@dataclass(frozen=True, slots=True)
class WaitingTold:
    """The line for a seat has changed."""

    of: int
    """How many wait."""
    you: PlaceInLine | None


@dataclass(frozen=True, slots=True)
class OfferTold:
    """To whoever waits at one table and is at another: a seat is held for them."""

    table: TableId
    name: str
    seat: SeatNo
    ms_left: int


@dataclass(frozen=True, slots=True)
class ChangeSign:
    """One rule, as it is and as it will be."""

    field: str
    before: str | int | bool | None
    after: str | int | bool | None
    text: str
    """The rule as it will be, in words."""


@dataclass(frozen=True, slots=True)
class Announced:
    """Rules to come."""

    from_hand: int
    changes: tuple[ChangeSign, ...]
    by: str
    """The name of who announced them."""


@dataclass(frozen=True, slots=True)
class AnnouncedTold:
    """Something is announced to the table."""

    code: str
    """``rules.announced``, ``rules.taken_back``, ``rules.in_force`` or ``table.closing``."""
    sentence: str
    announced: Announced | None
    """What is announced and not yet in force."""


@dataclass(frozen=True, slots=True)
class ButtonTold:
    """The first dealer button was drawn: who has it, and from which cards."""

    seat: SeatNo
    cards: Mapping[SeatNo, str]


TableTelling = AnteTold | AnteOverTold | WaitingTold | OfferTold | AnnouncedTold | ButtonTold
