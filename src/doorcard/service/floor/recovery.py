"""Starting again: the hand that was being played goes on from the same card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from doorcard.fairness import DealtDeck
from doorcard.records import read_deal, unseal
from doorcard.room.cage import Account, book_problems
from doorcard.room.clock import TurnClock
from doorcard.room.table import Table
from doorcard.room.tempo import HOUR_MS, LAST, Tempo
from doorcard.room.upkeep import moved_on
from doorcard.service.deal.deal_in_play import DealInPlay, resumed
from doorcard.service.floor.books import differences, expected_at, unbalanced
from doorcard.service.ports import Clock, Store, StoredHand, StoredTable
from doorcard.service.table.judge import clock_of
from doorcard.service.table.snapshot import read_table, write_table
from doorcard.service.table.table_state import HandInPlay, TableState
from doorcard.stud import Chips, replay
from doorcard.stud.problems import Problem

LEAST_LEFT_MS = 10_000
"""What the seat in turn has at least, however little was left: its player must come back."""


async def recovered(
    store: Store, stored: StoredTable, clock: Clock, last_alive_ms: int | None
) -> TableState:
    """The table as it was when the room stopped, its clock extended by the down time.

    Raises ``Refusal`` ``books.unbalanced`` when the books say other than the table: it
    must not be dealt then.
    """
    table = read_table(stored.state)
    now = clock.wall_ms()
    down_ms = 0 if last_alive_ms is None else max(0, now - last_alive_ms)
    table = moved_on(table, down_ms)
    state = TableState(
        table,
        last_hand=await store.last_hand(table.id),
        tempo=Tempo.of(await store.tempo(table.id, now - HOUR_MS, LAST)),
    )
    open_hand = await store.open_hand(table.id)
    if open_hand is not None:
        stopped_ms = last_alive_ms
        if last_alive_ms is not None and table.pause is not None:
            # The clock stood still already when the room stopped.
            stopped_ms = min(last_alive_ms, table.pause.began_ms - down_ms)
        state = _with_hand(state, open_hand, clock, stopped_ms)
    _, balances = await store.table_books(table.id, expected_at(state))
    wrong = differences(state, balances)
    if wrong:
        raise unbalanced(table.name, table.id, wrong)
    return state


def _with_hand(
    state: TableState, stored: StoredHand, clock: Clock, stopped_ms: int | None
) -> TableState:
    deal = _deal_of(stored, clock)
    if not stored.events:
        return replace(state, deal=deal)
    events = tuple(unseal(each) for each in stored.events)
    hand = replay(events)
    play = HandInPlay(
        id=stored.id,
        number=stored.number,
        hand=hand,
        players=dict(stored.seats),
        events=events,
        openings=_openings_of(deal),
    )
    whole = clock_of(state.table, hand, clock.now_ms())
    extended = None
    if whole is not None:
        bonus_ms = state.table.policy.reconnect_bonus_seconds * 1000 if stored.bonus else 0
        whole = replace(whole.shifted(bonus_ms), bonus_given=stored.bonus)
        extended = _extended(whole, stored.deadline_ms, clock, stopped_ms)
    return replace(state, play=play, clock=extended, deal=deal)


def _deal_of(stored: StoredHand, clock: Clock) -> DealInPlay | None:
    """The fair deal of an open hand as it stands in its log; whoever must reveal has time anew."""
    if stored.deal is None:
        return None
    kept = read_deal(stored.deal.lines)
    secret, lines = stored.deal.secret, len(stored.deal.lines)
    deal = resumed(kept, dict(stored.seats), secret, lines)
    return replace(deal, until_ms=clock.now_ms() + LEAST_LEFT_MS)


def _openings_of(deal: DealInPlay | None) -> DealtDeck | None:
    if deal is None or deal.decks is None:
        return None
    return deal.decks.deal(deal.opening, deal.mix)


def _extended(
    whole: TurnClock, deadline_ms: int | None, clock: Clock, stopped_ms: int | None
) -> TurnClock:
    """What was left when the clock last ran, counted from now; never more than a whole turn."""
    now = clock.now_ms()
    if deadline_ms is None or stopped_ms is None:
        return whole
    left = max(deadline_ms - stopped_ms, min(LEAST_LEFT_MS, whole.left(now)))
    left = min(left, whole.left(now))
    return whole.shifted(now + left - whole.deadline_ms)


def table_problems(state: TableState, balances: Mapping[Account, Chips]) -> list[Problem]:
    """Everything in which the books and the table differ, and what is wrong with the books."""
    return differences(state, balances) + book_problems(balances)


def opened(table: Table) -> StoredTable:
    """A new table, to be stored."""
    return StoredTable(
        id=table.id,
        house=table.house,
        name=table.name,
        revision=0,
        state=write_table(table),
        hands_played=0,
    )
