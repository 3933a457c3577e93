"""Upkeep: what becomes of a table by itself, in the wake of every act and as time passes.

It is part of the act that caused it: both are stored together, or neither.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from doorcard.room.cage import Transfer
from doorcard.room.changing import in_force
from doorcard.room.queueing import offered, run_out
from doorcard.room.seating import Change, gone_with, paid_out
from doorcard.room.table import PlayerId, Seat, Table

_MINUTE_MS = 60_000


def upkeep(
    table: Table, wall_ms: int, connected: Collection[PlayerId], bots: Collection[PlayerId]
) -> Change:
    """Everything that is due: offers, seats given up, new rules, the end of the table.

    ``connected`` are the players whose line stands; ``bots`` are never away and owe no
    stack. Seats, rules and the end wait until no hand is being played.
    """
    table = _watched(_remembered(table, wall_ms, bots), wall_ms, connected, bots)
    if table.closing and table.between_hands:
        return _closed(table)
    table, transfers = _given_up(without_the_lost(table, wall_ms, connected), wall_ms)
    table = _remembered(in_force(table), wall_ms, bots)
    return offered(run_out(table, wall_ms), wall_ms), transfers


def upkeep_due(table: Table) -> int | None:
    """The wall time at which something falls due by itself; ``None`` if nothing will."""
    due = [offer.until_ms for offer in table.offers]
    due += [each.until_ms for each in table.left if each.until_ms is not None]
    if table.between_hands:
        due += [when for seat in table.seats if (when := _given_up_at(table, seat)) is not None]
        due += [when for seat in table.seats if (when := _lost_at(table, seat)) is not None]
    return min(due, default=None)


def without_the_lost(table: Table, wall_ms: int, connected: Collection[PlayerId]) -> Table:
    """Whoever has been without a line for long is not dealt in until back; between hands.

    Otherwise a table would wait a whole turn, once more, for somebody who has closed the page.
    """
    if not table.between_hands:
        return table
    for seat in table.seats:
        due = _lost_at(table, seat)
        if due is not None and due <= wall_ms and seat.player not in connected:
            table = table.with_seat(replace(seat, absent=True))
    return table


def _lost_at(table: Table, seat: Seat) -> int | None:
    """When the seat is dealt in no more, if its line is what is missing."""
    if seat.away_since_ms is None or seat.leaving or not _takes_part(table, seat):
        return None
    return seat.away_since_ms + table.policy.lost_line_seconds * 1000


def moved_on(table: Table, by_ms: int) -> Table:
    """Every deadline of the table later, by the time for which the room was down."""
    return replace(
        table,
        seats=tuple(
            replace(
                seat,
                busted_until_ms=_later(seat.busted_until_ms, by_ms),
                away_since_ms=_later(seat.away_since_ms, by_ms),
            )
            for seat in table.seats
        ),
        offers=tuple(replace(each, until_ms=each.until_ms + by_ms) for each in table.offers),
        pause=None if table.pause is None else table.pause.moved_on(by_ms),
    )


def _later(when_ms: int | None, by_ms: int) -> int | None:
    return None if when_ms is None else when_ms + by_ms


def _remembered(table: Table, wall_ms: int, bots: Collection[PlayerId]) -> Table:
    """What players took away, with the time for which it counts."""
    until = wall_ms + table.policy.rathole_minutes * _MINUTE_MS
    left = tuple(
        each if each.until_ms is not None else replace(each, until_ms=until)
        for each in table.left
        if each.player not in bots and (each.until_ms is None or each.until_ms > wall_ms)
    )
    return table if left == table.left else replace(table, left=left)


def _watched(
    table: Table, wall_ms: int, connected: Collection[PlayerId], bots: Collection[PlayerId]
) -> Table:
    """Since when seats are without chips, or without their players."""
    for seat in table.seats:
        busted = seat.busted_until_ms
        if seat.stack or seat.reserved:
            busted = None
        elif busted is None and table.between_hands:
            busted = wall_ms + table.policy.bust_seconds * 1000
        away = seat.away_since_ms
        if seat.player in bots or (seat.player in connected and _takes_part(table, seat)):
            away = None
        elif away is None:
            away = wall_ms
        auto = seat.auto_ante or seat.player in bots
        muck = seat.auto_muck or seat.player in bots
        kept = replace(
            seat, busted_until_ms=busted, away_since_ms=away, auto_ante=auto, auto_muck=muck
        )
        if kept != seat:
            table = table.with_seat(kept)
    return table


def _takes_part(table: Table, seat: Seat) -> bool:
    """Does the player want cards? Whoever let the last "I'm in" pass does not."""
    silent = not seat.auto_ante and seat.in_for < table.hands
    return not (seat.sitting_out or seat.absent or silent)


def _given_up_at(table: Table, seat: Seat) -> int | None:
    """When the seat is given up, as things stand."""
    due = []
    if seat.busted_until_ms is not None:
        due.append(seat.busted_until_ms)
    if seat.away_since_ms is not None:
        due.append(seat.away_since_ms + table.policy.absence_minutes * _MINUTE_MS)
    return min(due, default=None)


def _given_up(table: Table, wall_ms: int) -> Change:
    """Seats without chips, or without their players, for too long are free again."""
    transfers: tuple[Transfer, ...] = ()
    if not table.between_hands:
        return table, transfers
    for seat in table.seats:
        due = _given_up_at(table, seat)
        if due is not None and due <= wall_ms:
            transfers += paid_out(table, seat)
            table = gone_with(table.without_seat(seat.seat), seat)
    return table, transfers


def _closed(table: Table) -> Change:
    """The end: every chip back in its wallet, nobody in line, nothing owed."""
    transfers = tuple(each for seat in table.seats for each in paid_out(table, seat))
    ended = replace(table, seats=(), waiting=(), offers=(), left=(), announced=None, closed=True)
    return ended, transfers
