"""Orders that bring their own judgement: whatever a table is asked besides playing its hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass, replace

from doorcard.room.table import PlayerId
from doorcard.room.upkeep import moved_on
from doorcard.service.table.table_state import TableState
from doorcard.service.table.verdict import Verdict


@dataclass(frozen=True, slots=True)
class Moment:
    """What an order is judged by, besides the table."""

    now_ms: int
    """Of the clock that only grows: for turns."""
    wall_ms: int
    """Since 1970: for what is kept across restarts."""
    key: str | None
    """By what the books know the request."""
    connected: Collection[PlayerId]
    """The players whose line stands."""
    bots: Collection[PlayerId]
    stood_ms: int = 0
    """For how long the table has stood still; what is due at it waits meanwhile."""
    waits_elsewhere: int = 0
    """At how many other tables somebody who wants to stand in line does so."""


@dataclass(frozen=True, slots=True)
class TableOrder(ABC):
    """An order in the dealer's line."""

    player: PlayerId | None
    """Who asks; ``None`` for the room itself."""

    @abstractmethod
    def judged(self, state: TableState, at: Moment) -> Verdict | None:
        """What it comes to; ``None`` if nothing changes. Raises ``Refusal``. Pure."""


@dataclass(frozen=True, slots=True)
class MoveOn(TableOrder):
    """A pause is over in which nobody could act: what was due is due so much later."""

    by_ms: int

    def judged(self, state: TableState, at: Moment) -> Verdict | None:  # noqa: ARG002 - no time in it
        """Every deadline of the table, moved on."""
        table = moved_on(state.table, self.by_ms)
        return None if table == state.table else Verdict(replace(state, table=table))


@dataclass(frozen=True, slots=True)
class Tend(TableOrder):
    """Something is due, or somebody came or went: the table looks after itself."""

    def judged(self, state: TableState, at: Moment) -> Verdict | None:  # noqa: ARG002 - upkeep does it
        """Nothing but what is due."""
        return None
