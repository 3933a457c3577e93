"""Transitions of the waiting list: standing in line, seats offered, and offers that run out."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from typing import Final

from doorcard.room.table import PlayerId, Table
from doorcard.room.waiting import Offer, Waiting
from doorcard.stud.refusals import Refusal
from doorcard.stud.street import SeatNo

LONGEST: Final = 40
"""People in line at one table: who is further back has better tables to look for."""
MOST_LINES: Final = 8
"""Tables at which one person stands in line: seats that are held for nobody help nobody."""


def wait(
    table: Table, player: PlayerId, name: str, seats: Collection[SeatNo] = (), *, elsewhere: int = 0
) -> Table:
    """Stand in line for one of these seats, or for the first that comes free.

    Standing in line already, it keeps its place and changes the seats; ``elsewhere`` is at
    how many other tables the player waits. Raises ``waiting.seated``, ``waiting.seat_free``,
    ``waiting.full``, ``waiting.too_many``, ``table.closing`` and ``seat.unknown``.
    Source: case L05.
    """
    for seat in seats:
        table.at(seat)  # refused if there is no such seat
    if (mine := table.of(player)) is not None:
        raise Refusal(
            "waiting.seated",
            f"{name} has seat {mine.seat} at {table.name}: nobody waits while sitting there",
            seat=mine.seat,
        )
    if table.closing:
        raise Refusal("table.closing", f"{table.name} closes after this hand: choose another table")
    place = Waiting(player, name, tuple(sorted(set(seats))))
    free = [seat for seat in open_seats(table) if place.would_take(seat)]
    if free:
        raise Refusal(
            "waiting.seat_free",
            f"seat {free[0]} at {table.name} is free: sit down instead of waiting",
            free=free,
        )
    if position(table, player) is not None:
        line = tuple(place if each.player == player else each for each in table.waiting)
        return replace(table, waiting=line)
    if elsewhere >= MOST_LINES:
        raise Refusal(
            "waiting.too_many",
            f"{name} waits at {elsewhere} tables already, which is as many as one may: leave one",
            most=MOST_LINES,
        )
    if len(table.waiting) >= LONGEST:
        raise Refusal(
            "waiting.full",
            f"{LONGEST} people wait at {table.name} already: choose another table",
            most=LONGEST,
        )
    return replace(table, waiting=(*table.waiting, place))


def stop_waiting(table: Table, player: PlayerId) -> Table:
    """Leave the line. Raises ``waiting.not_in_list``."""
    if position(table, player) is None:
        raise Refusal("waiting.not_in_list", f"you do not wait at {table.name}", table=table.id)
    return out_of_line(table, player)


def out_of_line(table: Table, player: PlayerId) -> Table:
    """The table where this player neither waits nor has a seat held."""
    return replace(
        table,
        waiting=tuple(each for each in table.waiting if each.player != player),
        offers=tuple(each for each in table.offers if each.player != player),
    )


def position(table: Table, player: PlayerId) -> int | None:
    """The player's place in line, from 1; ``None`` if they do not wait."""
    for place, each in enumerate(table.waiting, start=1):
        if each.player == player:
            return place
    return None


def offer_to(table: Table, player: PlayerId) -> Offer | None:
    """The seat that is held for this player, if one is."""
    return next((each for each in table.offers if each.player == player), None)


def open_seats(table: Table) -> tuple[SeatNo, ...]:
    """Free seats that anybody may take: not held, and not about to be taken away."""
    last = table.rules.max_players
    if table.announced is not None:
        last = min(last, table.announced.rules.max_players)
    held = table.held
    return tuple(seat for seat in table.free if seat not in held and seat <= last)


def run_out(table: Table, wall_ms: int) -> Table:
    """Offers whose time is over go; so does the place in line of whoever let one pass."""
    for offer in table.offers:
        if offer.until_ms <= wall_ms:
            table = out_of_line(table, offer.player)
    return table


def offered(table: Table, wall_ms: int) -> Table:
    """Every open seat is held for the first in line who would take it and has no offer."""
    if table.closing:
        return table
    until = wall_ms + table.policy.offer_seconds * 1000
    for seat in open_seats(table):
        for each in table.waiting:
            if each.would_take(seat) and offer_to(table, each.player) is None:
                table = replace(table, offers=(*table.offers, Offer(each.player, seat, until)))
                break
    return table
