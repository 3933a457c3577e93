"""What an order comes to."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.room.cage import Transfer
from doorcard.room.table import PlayerId
from doorcard.service.clock.ports import LapseLine
from doorcard.service.deal.ports import DealAppend
from doorcard.service.host.ports import HostLine
from doorcard.service.table.table_state import TableState
from doorcard.service.table.tellings import Telling
from doorcard.stud import Event


@dataclass(frozen=True, slots=True)
class ToTell:
    """Something that is told once the order is stored."""

    player: PlayerId | None
    """To whom; ``None`` for everybody at the table."""
    telling: Telling


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an order comes to, before anything is stored."""

    state: TableState
    """The table afterwards."""
    events: tuple[Event, ...] = ()
    """What happened in the hand, in order."""
    transfers: tuple[Transfer, ...] = ()
    tellings: tuple[ToTell, ...] = ()
    """What is told besides the hand and the seats."""
    lapse: LapseLine | None = None
    """The turn that ran out, if one did."""
    deal: DealAppend | None = None
    """What the fair deal came to, if anything."""
    voided: str | None = None
    """Why the hand that was opened is void, if it is."""
    passing: bool = False
    """Is nothing of it stored? For what is asked for again after a restart."""
    host: HostLine | None = None
    """What the log of the hosts says of it, if a host did it."""
