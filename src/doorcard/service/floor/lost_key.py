"""A hand whose closed cards nobody can read any more: it is void, and its chips go back."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Final

from doorcard.fairness import VoidReason, voided
from doorcard.records import closed_line, read_deal
from doorcard.room import seating
from doorcard.room.cage import pot_account, seat_account, wagers
from doorcard.room.table import Table
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.deal.ports import DealAppend
from doorcard.service.floor.books import expected_at, unbalanced
from doorcard.service.ports import Clock, Deed, HandAppend, Store, StoredHand, StoredTable
from doorcard.service.table.snapshot import read_table, write_table
from doorcard.service.table.table_state import TableState
from doorcard.stud import Refusal

_LOG: Final = logging.getLogger("doorcard.room")
REASON: Final = VoidReason.KEY_LOST.value
_UNREADABLE: Final = "sealed.other_key"


async def without_lost_hand(
    store: Store, stored: StoredTable, clock: Clock, fair: FairDesk | None = None
) -> StoredTable:
    """The table, its hand ended as void if the storage key that its cards need is lost.

    Every chip in the pot goes back to the seat it came from, by the books alone. Raises
    ``Refusal`` ``books.unbalanced`` if they do not say where to.
    """
    try:
        await store.open_hand(stored.id)
    except Refusal as refusal:
        if refusal.code != _UNREADABLE:
            raise
    else:
        return stored
    hand = await store.open_hand(stored.id, faces=False)
    if hand is None:
        return stored
    table = read_table(stored.state)
    accounts = expected_at(TableState(table)).keys() | {pot_account(table.id)}
    revision, balances = await store.table_books(table.id, accounts)
    seated = [each for each in table.seats if each.seat in table.in_hand]
    stacks = {each.seat: each.stack for each in seated}
    behind = {seat: balances.get(seat_account(table.id, seat), 0) for seat in stacks}
    pot = balances.get(pot_account(table.id), 0)
    if sum(stacks.values()) - sum(behind.values()) != pot:
        wrong = f"the pot of {hand.id} holds {pot} chips, and its seats have put in another sum"
        raise unbalanced(table.name, table.id, [wrong])
    after, paid = seating.finish(table, stacks)
    after, deal = _closed(hand, replace(after, voids=after.voids + 1), fair)
    deed = Deed(
        table.id,
        revision,
        clock.wall_ms(),
        write_table(after),
        HandAppend(
            hand.id,
            hand.number,
            len(hand.events),
            (),
            ended=True,
            pot=0,
            voided=REASON,
            deal=deal,
        ),
        (*wagers(table.id, behind, stacks), *paid),
    )
    await store.commit(deed)
    _LOG.error(
        "hand is void, its storage key is lost: %s chips went back",
        pot,
        extra={"hand": hand.id, "table": table.id},
    )
    return replace(stored, revision=revision + 1, state=deed.state or stored.state)


def _closed(
    hand: StoredHand, table: Table, fair: FairDesk | None
) -> tuple[Table, DealAppend | None]:
    """The closing event of a hand whose decks are lost, and the table that goes on from it."""
    if hand.deal is None or fair is None:
        return table, None
    kept = read_deal(hand.deal.lines)
    seeds = {} if kept.mixed is None else dict(kept.mixed.seeds)
    closing = voided(kept.opening, VoidReason.KEY_LOST, (), seeds, None)
    line = closed_line(closing, fair.sign(closing.digest), fair.sign(kept.opening.digest))
    append = DealAppend(len(hand.deal.lines), (line,), secret=b"")
    return replace(table, last_closing=closing.digest.hex()), append
