"""From a verdict to the deed that is stored."""

from __future__ import annotations

from doorcard.records import seal
from doorcard.service.deal.ports import DealAppend
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
    if verdict.deal is not None and not verdict.events:
        return _append_of_deal(before, verdict, verdict.deal)
    # When a pause ends its clock has been moved on already, and is to be stored.
    moved = state.clock != before.clock or state.table.pause != before.table.pause
    if play is None or not (verdict.events or (moved and not play.hand.is_over)):
        return None
    after = len(play.events) - len(verdict.events)
    is_opened = before.awaits_seeds
    deadline = None
    if state.clock is not None:
        deadline = clock.wall_ms() + state.clock.deadline_ms - clock.now_ms()
    return HandAppend(
        hand=play.id,
        number=play.number,
        after=after,
        events=tuple(seal(event) for event in verdict.events),
        seats=() if after or is_opened else tuple(sorted(play.players.items())),
        deadline_ms=deadline,
        ended=play.hand.is_over,
        pot=play.total_pot if play.hand.is_over else None,
        bonus=state.clock is not None and state.clock.bonus_given,
        deal=verdict.deal,
    )


def _append_of_deal(before: TableState, verdict: Verdict, append: DealAppend) -> HandAppend | None:
    """What a fair deal writes while no card is dealt: it opens, a seed comes, it is void."""
    deal = verdict.state.deal
    if deal is None:
        return None
    opens = not before.awaits_seeds
    return HandAppend(
        hand=deal.opening.hand,
        number=deal.opening.number,
        after=0,
        events=(),
        seats=tuple(sorted(deal.players.items())) if opens else (),
        ended=verdict.voided is not None,
        pot=0 if verdict.voided is not None else None,
        voided=verdict.voided,
        deal=append,
    )
