"""From a verdict to the deed that is stored."""

from __future__ import annotations

from doorcard.records import seal
from doorcard.service.ports import Clock, Deed, HandAppend
from doorcard.service.table.snapshot import write_table
from doorcard.service.table.table_state import TableState
from doorcard.service.table.verdict import Verdict


def deed_of(before: TableState, verdict: Verdict, revision: int, clock: Clock) -> Deed:
    """All that the verdict changes: events, chips, the table if it is another one."""
    after = verdict.state
    return Deed(
        table=after.table.id,
        revision=revision,
        at_ms=clock.wall_ms(),
        state=write_table(after.table) if after.table != before.table else None,
        hand=_append(before, verdict, clock),
        transfers=verdict.transfers,
        closed=after.table.closed,
        lapse=verdict.lapse,
        host=verdict.host,
    )


def _append(before: TableState, verdict: Verdict, clock: Clock) -> HandAppend | None:
    state, play = verdict.state, verdict.state.play
    # When a pause ends its clock has been moved on already, and is to be stored.
    moved = state.clock != before.clock or state.table.pause != before.table.pause
    if play is None or not (verdict.events or (moved and not play.hand.is_over)):
        return None
    after = len(play.events) - len(verdict.events)
    deadline = None
    if state.clock is not None:
        deadline = clock.wall_ms() + state.clock.deadline_ms - clock.now_ms()
    return HandAppend(
        hand=play.id,
        number=play.number,
        after=after,
        events=tuple(seal(event) for event in verdict.events),
        seats=() if after else tuple(sorted(play.players.items())),
        deadline_ms=deadline,
        ended=play.hand.is_over,
        pot=play.total_pot if play.hand.is_over else None,
        bonus=state.clock is not None and state.clock.bonus_given,
    )
