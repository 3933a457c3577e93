"""What follows from every order by itself, stored with it: upkeep, and the table's tempo."""

from __future__ import annotations

from dataclasses import replace

from doorcard.room.table import Table
from doorcard.room.upkeep import upkeep
from doorcard.service.table.order import Moment
from doorcard.service.table.table_state import TableState
from doorcard.service.table.verdict import Verdict


def kept(before: TableState, verdict: Verdict | None, at: Moment) -> Verdict | None:
    """The verdict with all that follows; ``None`` if nothing changed at all.

    An act in mid-hand changes no seat, so nothing follows from it but what the clock
    will bring.
    """
    after = before if verdict is None else verdict.state
    if verdict is not None and after.table is before.table:
        return verdict
    table, transfers = upkeep(after.table, at.wall_ms - at.stood_ms, at.connected, at.bots)
    if verdict is None:
        return None if table == before.table else Verdict(_with(before, table), (), transfers)
    state = _with(after, table)
    ended = bool(verdict.events) and state.play is not None and state.open_play is None
    if ended and state.play is not None:
        state = replace(state, tempo=state.tempo.ended(at.wall_ms, state.play.total_pot))
    return replace(verdict, state=state, transfers=verdict.transfers + transfers)


def _with(state: TableState, table: Table) -> TableState:
    return state if table == state.table else replace(state, table=table)
