"""What a watcher of a table is told. Redacted already; ``wire`` gives it its shape.

One object is told to all watchers of an audience, so an encoder may remember what it
made of it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from doorcard.fairness import CardOpening
from doorcard.room.lobby import TableSign
from doorcard.room.protections import Protection
from doorcard.room.table import HandId, PlayerId
from doorcard.service.clock.tellings import ClockTelling
from doorcard.service.deal.tellings import FairTelling, FairTold
from doorcard.service.ports import Role
from doorcard.service.table.table_tellings import TableTelling
from doorcard.service.table.why import WhyTold
from doorcard.service.talk.tellings import TalkTelling
from doorcard.stud import Chips, Options, SeatNo
from doorcard.views import Notice, Outs
from doorcard.views.readout import Readout


@dataclass(frozen=True, slots=True)
class SeatSign:
    """A taken seat as everybody sees it."""

    seat: SeatNo
    player: PlayerId
    name: str
    stack: Chips
    """Behind, right now; between hands all the seat has."""
    bot: bool
    style: str | None
    sitting_out: bool
    connected: bool
    leaving: bool
    auto_ante: bool = True
    answered: bool | None = None
    """Has it said "I'm in" for the next hand? ``None`` if it is not asked."""
    busted: bool = False
    """Without chips: the seat is kept for a while."""
    auto_muck: bool = False
    voids: int = 0
    """Hands that were void because the seat's seed did not come."""
    protection: Protection | None = None
    """The protection used in the hand being played, or the one just over."""


@dataclass(frozen=True, slots=True)
class NoticeTold:
    """One event of the hand, as this audience may see it."""

    hand: HandId
    number: int
    v: int
    """Events of the hand so far, from 1: the same for every viewer."""
    notice: Notice
    openings: tuple[CardOpening, ...] = ()
    """Of each face in it, where the hand has a fair deal."""


@dataclass(frozen=True, slots=True)
class TurnTold:
    """A seat is to decide."""

    hand: HandId
    decision: int
    seat: SeatNo
    ms_left: int
    """Until the deadline, at the moment of telling; network grace not included."""
    visible_ms: int
    """For how long before the deadline the timer is shown."""
    options: Options | None
    """For the seat in turn alone."""


@dataclass(frozen=True, slots=True)
class ReadoutsTold:
    """What the hands in view amount to, as of version ``v``."""

    hand: HandId
    v: int
    you: Readout | None
    showing: Mapping[SeatNo, Readout]
    outs: tuple[Outs, ...] | None = None
    """What one more card may make of the viewer's hand; ``None`` where nobody is told."""


@dataclass(frozen=True, slots=True)
class SeatsTold:
    """The seats changed."""

    seats: tuple[SeatSign, ...]
    dealer: SeatNo | None
    watching: int
    held: tuple[SeatNo, ...] = ()
    """Free seats that are held for somebody in line."""


@dataclass(frozen=True, slots=True)
class You:
    """Who the watcher is."""

    player: PlayerId
    name: str
    wallet: Chips
    seat: SeatNo | None
    role: Role = Role.GUEST


@dataclass(frozen=True, slots=True)
class HandTold:
    """The hand on the table so far; between hands the one just over."""

    id: HandId
    number: int
    version: int
    notices: tuple[Notice, ...]
    """Of versions 1, 2, …"""
    openings: tuple[tuple[CardOpening, ...], ...] = ()
    """Of the faces in each notice; empty where the hand has no fair deal."""


@dataclass(frozen=True, slots=True)
class TableTold:
    """The whole table: first thing told, and again on a resync."""

    table: TableSign
    you: You | None
    seats: tuple[SeatSign, ...]
    dealer: SeatNo | None
    hand: HandTold | None
    turn: TurnTold | None
    readouts: ReadoutsTold | None
    last_hand: HandId | None
    watching: int
    held: tuple[SeatNo, ...] = ()
    fair: FairTold | None = None
    """The fair deal of the hand on the table."""
    delayed: int = 0
    """How many seconds late this watcher is told; 0 for who is told at once."""


@dataclass(frozen=True, slots=True)
class WalletTold:
    """The watcher's own wallet changed."""

    wallet: Chips


@dataclass(frozen=True, slots=True)
class PausedTold:
    """The table is not dealt for the moment, and why. One for each reason."""

    code: str
    sentence: str
    frozen: bool
    """Does the clock of the seat in turn stand still too?"""
    ms_left: int | None = None
    """How long it may last at most; ``None`` if nobody knows."""


@dataclass(frozen=True, slots=True)
class ResumedTold:
    """That reason is no more."""

    code: str


@dataclass(frozen=True, slots=True)
class ClosingTold:
    """The last thing told: why the watching ends."""

    code: str
    """``room.closing``, ``watch.slow`` or ``table.stopped``."""
    sentence: str


Telling = (
    TableTelling
    | FairTelling
    | ClockTelling
    | TalkTelling
    | (
        TableTold
        | NoticeTold
        | TurnTold
        | ReadoutsTold
        | SeatsTold
        | WhyTold
        | WalletTold
        | PausedTold
        | ResumedTold
        | ClosingTold
    )
)
