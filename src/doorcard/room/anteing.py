"""Transitions of the ante: posted by itself, or each hand by saying "I'm in"."""

from __future__ import annotations

from dataclasses import replace

from doorcard.room.seating import seat_of
from doorcard.room.table import PlayerId, Table
from doorcard.stud.refusals import Refusal


def set_auto_ante(table: Table, player: PlayerId, *, on: bool) -> Table:
    """Switch the automatic ante of the player's seat on or off.

    Raises ``ante.no_switch`` where the house has no such switch, ``seat.not_seated``.
    Source: 001, item 4; rule book, part 2, row 40.
    """
    seat = seat_of(table, player)
    if not table.policy.auto_ante_switch and not on:
        raise Refusal(
            "ante.no_switch",
            f"the ante is posted automatically at {table.name} and cannot be switched off: "
            "sit out to pause",
            table=table.id,
        )
    # Until now the seat took part by itself: it has missed nothing yet.
    in_for = seat.in_for if on else max(seat.in_for, table.hands)
    return table.with_seat(replace(seat, auto_ante=on, in_for=in_for))


def say_in(table: Table, player: PlayerId, number: int) -> Table:
    """Take part in the hand of that number, the next one, by saying "I'm in".

    Raises ``ante.not_asked`` when that is not what the seat is asked, ``seat.not_seated``.
    Source: 001, item 3; case L03.
    """
    seat = seat_of(table, player)
    coming = table.hands + 1
    if number != coming or seat.seat not in table.asked:
        raise Refusal(
            "ante.not_asked",
            f"{seat.name} is not asked for an ante in hand {number} at {table.name}: the next "
            f"hand is {coming}",
            number=number,
            next=coming,
        )
    return table.with_seat(replace(seat, in_for=number))


def unasked(table: Table) -> Table:
    """The table where every ante is posted by itself, for a house without the switch."""
    if table.policy.auto_ante_switch:
        return table
    return replace(table, seats=tuple(replace(seat, auto_ante=True) for seat in table.seats))
