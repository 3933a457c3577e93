"""Orders that bring their own judgement: whatever a table is asked besides playing its hand."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from dataclasses import dataclass

from doorcard.room.table import PlayerId
from doorcard.service.table_state import TableState
from doorcard.service.verdict import Verdict


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


@dataclass(frozen=True, slots=True)
class TableOrder(ABC):
    """An order in the dealer's line."""

    player: PlayerId | None
    """Who asks; ``None`` for the room itself."""

    @abstractmethod
    def judged(self, state: TableState, at: Moment) -> Verdict | None:
        """What it comes to; ``None`` if nothing changes. Raises ``Refusal``. Pure."""


@dataclass(frozen=True, slots=True)
class Tend(TableOrder):
    """Something is due, or somebody came or went: the table looks after itself."""

    def judged(self, state: TableState, at: Moment) -> Verdict | None:  # noqa: ARG002 - upkeep does it
        """Nothing but what is due."""
        return None
