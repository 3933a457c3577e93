"""The taken seats of a table as everybody sees them."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from doorcard.room.table import PlayerId, Seat, Table
from doorcard.service.ports import Player
from doorcard.service.table.table_state import TableState
from doorcard.service.table.tellings import SeatSign


def seat_signs(
    state: TableState, bots: Mapping[PlayerId, Player], connected: Collection[PlayerId]
) -> tuple[SeatSign, ...]:
    """The signs of the taken seats, by number."""
    return tuple(
        SeatSign(
            seat=each.seat,
            player=each.player,
            name=each.name,
            stack=state.behind(each.seat),
            bot=each.player in bots,
            style=bots[each.player].style if each.player in bots else None,
            sitting_out=each.sitting_out or each.absent,
            connected=each.player in connected,
            leaving=each.leaving,
            auto_ante=each.auto_ante,
            answered=_answered(state.table, each),
            auto_muck=each.auto_muck,
            voids=each.voids,
            protection=each.protection,
            busted=not each.stack + each.reserved and each.seat not in state.table.in_hand,
        )
        for each in state.table.seats
    )


def _answered(table: Table, seat: Seat) -> bool | None:
    """Has the seat said "I'm in"? ``None`` if it is not asked. (001, item 3)"""
    if seat.auto_ante or not seat.plays:
        return None
    return seat.seat not in table.asked
