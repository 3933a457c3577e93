"""A table before one sits down: its rules in words, who is there, what one may do."""

from __future__ import annotations

from doorcard.room.policy_words import house_in_words
from doorcard.room.queueing import open_seats
from doorcard.room.returning import buy_in_for
from doorcard.room.table import PlayerId, Table
from doorcard.service import Dealer
from doorcard.service.floor.tables import may_enter
from doorcard.service.ports import Player
from doorcard.service.table.table_news import announced, waiting_told
from doorcard.stud import HOUSES
from doorcard.stud.house_words.sources import TABLE_CHOICE
from doorcard.web.shapes import table_sign
from doorcard.web.table_shapes import announced_shape, line_shape
from doorcard.wire.table_answers import BuyIn, May, SeatTaken, TablePage, TableRule


def table_page(dealer: Dealer, player: Player | None, wall_ms: int) -> TablePage:
    """The page as this player sees it. Who sits at a private table, only those let in see."""
    table, sign = dealer.state.table, dealer.sign
    inside = may_enter(table, player)
    return TablePage(
        table=table_sign(sign),
        sentences=tuple(_rules(table)),
        seats=_seats(dealer, player.id if player else None) if inside else None,
        held=table.held,
        announced=announced_shape(announced(table)),
        may=_may(table, player, inside=inside),
        buy_in=None if player is None else _buy_in(table, player),
        waiting=line_shape(waiting_told(table, player.id if player else None, wall_ms)),
    )


def _rules(table: Table) -> list[TableRule]:
    return [
        TableRule(
            field=each.field,
            value=each.value,
            text=each.text,
            source=each.source,
            changed=each.source == TABLE_CHOICE,
        )
        for each in house_in_words(HOUSES[table.house], table.rules, table.policy)
    ]


def _seats(dealer: Dealer, player: PlayerId | None) -> tuple[SeatTaken, ...]:
    state = dealer.seen_by(player)
    return tuple(
        SeatTaken(each.seat, each.name, state.behind(each.seat), dealer.is_bot(each.player))
        for each in state.table.seats
    )


def _may(table: Table, player: Player | None, *, inside: bool) -> May:
    if player is None:
        return May(enter=inside, sit=False, run=False)
    seated = table.of(player.id) is not None
    free = any(each.player == player.id for each in table.offers) or bool(open_seats(table))
    return May(
        enter=inside,
        sit=inside and free and not seated and not table.closing,
        run=player.host or table.opener == player.id,
    )


def _buy_in(table: Table, player: Player) -> BuyIn:
    asked = buy_in_for(table.policy, table.left, player.id)
    if asked.owed is None:
        return BuyIn(asked.least, asked.most, "house", None)
    return BuyIn(asked.least, asked.most, "came_back", asked.owed.until_ms)
