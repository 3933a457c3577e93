"""What is asked of a table about lines, pauses and mucking."""

from __future__ import annotations

from dataclasses import dataclass, replace

from doorcard.room.lines import pause_for
from doorcard.room.seating import set_auto_muck
from doorcard.room.table import PlayerId, Seat, Table
from doorcard.service.table import judge
from doorcard.service.table.order import Moment, TableOrder
from doorcard.service.table.table_state import TableState
from doorcard.service.table.verdict import Verdict
from doorcard.stud import Refusal


@dataclass(frozen=True, slots=True)
class LinesLost(TableOrder):
    """The room's own: lines of seated players were lost at once."""

    lost: tuple[PlayerId, ...]

    def judged(self, state: TableState, at: Moment) -> Verdict | None:
        """The table waits for them, if they are most; who is lost meanwhile is waited for too."""
        table = state.table
        people = [seat.player for seat in table.seats if _counts(seat, at)]
        lost = [each for each in people if each in self.lost and each not in at.connected]
        if table.pause is not None:
            missed = tuple(sorted({*table.pause.lost, *lost}))
            pause = replace(table.pause, lost=missed)
            return None if pause == table.pause else _waiting(state, replace(table, pause=pause))
        new = pause_for(
            table.policy,
            lost=lost,
            standing=[each for each in people if each in at.connected],
            last_ms=table.paused_ms,
            wall_ms=at.wall_ms,
        )
        if new is None:
            return None
        return _waiting(state, replace(table, pause=new, paused_ms=at.wall_ms))


@dataclass(frozen=True, slots=True)
class EndPause(TableOrder):
    """The room's own: everybody is back, or the table has waited long enough."""

    def judged(self, state: TableState, at: Moment) -> Verdict | None:  # noqa: ARG002 - the dealer timed it
        """The table plays on."""
        if state.table.pause is None:
            return None
        return _waiting(state, replace(state.table, pause=None))


@dataclass(frozen=True, slots=True)
class SetAutoMuck(TableOrder):
    """Muck without asking from now on, or ask. Raises ``seat.not_seated``."""

    on: bool

    def judged(self, state: TableState, at: Moment) -> Verdict:
        """Set for the seat; a hand that waits for its word is mucked at once."""
        if self.player is None:
            raise Refusal("session.none", "you are watching without a name: sign in to play")
        table = set_auto_muck(state.table, self.player, on=self.on)
        return judge.followed(replace(state, table=table), at.now_ms)


def _waiting(state: TableState, table: Table) -> Verdict:
    return Verdict(replace(state, table=table))


def _counts(seat: Seat, at: Moment) -> bool:
    """Is the seat a person's who wants to play?"""
    return seat.player not in at.bots and not (seat.sitting_out or seat.leaving)
