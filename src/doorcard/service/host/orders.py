"""What a host asks of a table: another order, and the line of the log that is stored with it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from doorcard.room.ids import PlayerId
from doorcard.service.host.ports import HostLine
from doorcard.service.table import judge
from doorcard.service.table.order import Moment, TableOrder
from doorcard.service.table.orders import Leave
from doorcard.service.table.table_state import TableState
from doorcard.service.table.verdict import Verdict


@dataclass(frozen=True, slots=True)
class ByHost(TableOrder):
    """An order that a host gives; stored with its line in the log, or not at all."""

    order: TableOrder
    line: HostLine

    def judged(self, state: TableState, at: Moment) -> Verdict | None:
        """What the order comes to."""
        verdict = self.order.judged(state, at)
        return None if verdict is None else replace(verdict, host=self.line)


@dataclass(frozen=True, slots=True)
class Removed(TableOrder):
    """A player is to leave the table: folds when in turn, and the chips go to the wallet."""

    removed: PlayerId

    def judged(self, state: TableState, at: Moment) -> Verdict | None:
        """Left, as by the player's own wish. ``seat.not_seated``."""
        return judge.left(state, Leave(self.removed), at.now_ms)
