"""Transitions of a table: what a request changes, and which chips it moves.

Each returns the new table and the transfers that belong to it, or raises a
:class:`~doorcard.stud.refusals.Refusal` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from doorcard.room.cage import Transfer, Why, move, reserve, seat_account, wallet
from doorcard.room.table import PlayerId, Seat, Table, clockwise
from doorcard.stud.refusals import Refusal
from doorcard.stud.street import Chips, SeatNo

Change = tuple[Table, tuple[Transfer, ...]]
"""The table afterwards, and the chips that moved."""


def seat_of(table: Table, player: PlayerId) -> Seat:
    """The player's seat. Raises ``seat.not_seated``."""
    seat = table.of(player)
    if seat is None:
        raise Refusal(
            "seat.not_seated",
            f"you have no seat at {table.name}: sit down first",
            table=table.id,
        )
    return seat


def sit(
    table: Table, player: PlayerId, name: str, seat: SeatNo, buy_in: Chips, key: str | None = None
) -> Change:
    """Take a free seat with a buy-in from the wallet; dealt in from the next hand.

    Source: 001, items 1 and 2; rule book, part 2, row 39; cases L01, L04 and L05.
    """
    if (mine := table.of(player)) is not None:
        raise Refusal(
            "seat.already_seated",
            f"{name} already has seat {mine.seat} at {table.name}: one player, one seat",
            seat=mine.seat,
        )
    taken = table.at(seat)
    if not table.free:
        raise Refusal(
            "table.full",
            f"all {table.rules.max_players} seats at {table.name} are taken: wait for one, "
            "or choose another table",
            seats=table.rules.max_players,
        )
    if taken is not None:
        raise Refusal(
            "seat.taken",
            f"seat {seat} at {table.name} is taken by {taken.name}: free are "
            f"{', '.join(map(str, table.free))}",
            seat=seat,
            free=list(table.free),
        )
    if any(each.name.casefold() == name.casefold() for each in table.seats):
        raise Refusal(
            "seat.name_at_table",
            f"somebody called {name} sits at {table.name} already: sign in with another name",
            name=name,
        )
    _check_buy_in(table, name, buy_in)
    transfer = move(Why.BUY_IN, wallet(player), seat_account(table.id, seat), buy_in, key)
    return table.with_seat(Seat(seat, player, name, buy_in)), (transfer,)


def _check_buy_in(table: Table, name: str, buy_in: Chips) -> None:
    low, high = table.policy.buy_in_min, table.policy.buy_in_max
    if low <= buy_in <= high:
        return
    amount = f"exactly {low}" if low == high else f"{low} to {high}"
    code = "buy_in.short" if buy_in < low else "buy_in.range"
    raise Refusal(
        code,
        f"{name} cannot sit down at {table.name} with {buy_in} chips: the buy-in is {amount}",
        buy_in=buy_in,
        buy_in_min=low,
        buy_in_max=high,
    )


def top_up(
    table: Table, player: PlayerId, chips: Chips, behind: Chips, key: str | None = None
) -> Change:
    """Buy more chips. Of a seat in the hand they are reserved until it ends.

    ``behind`` is what the seat has behind right now. Adding to a stack is no buy-in and
    may be done in any amount; with nothing left it is one, and where the house allows
    no short buy it must reach the least buy-in.
    Source: 000, items 41 and 42; 001, item 2; Robert's Rules of Poker, Buy-ins; case L02.
    """
    seat = seat_of(table, player)
    low, high = table.policy.buy_in_min, table.policy.buy_in_max
    held = behind + seat.reserved
    again = table.rules.ante if table.policy.short_buy else low
    least = 1 if held else max(1, again)
    most = high - held
    if seat.leaving:
        raise Refusal(
            "seat.leaving",
            f"{seat.name} is leaving {table.name}: sit down again to buy chips",
            seat=seat.seat,
        )
    if not least <= chips <= most:
        would = (
            f"{least} to {most} would do"
            if least <= most
            else f"nothing can be added to a stack of {high} or more"
        )
        raise Refusal(
            "top_up.range",
            f"{seat.name} holds {held} at {table.name} and cannot add {chips}: {would}",
            chips=chips,
            lowest=least,
            highest=most,
        )
    if seat.seat in table.in_hand:
        account = reserve(table.id, seat.seat)
        changed = replace(seat, reserved=seat.reserved + chips)
    else:
        account = seat_account(table.id, seat.seat)
        changed = replace(seat, stack=seat.stack + chips)
    transfer = move(Why.TOP_UP, wallet(player), account, chips, key)
    return table.with_seat(changed), (transfer,)


def leave(table: Table, player: PlayerId, *, play_on: bool = False) -> Change:
    """Give up the seat: at once, or when the hand ends for a seat dealt into it.

    Such a seat folds when its turn comes, unless it is to ``play_on`` until then.
    """
    seat = seat_of(table, player)
    if seat.seat in table.in_hand:
        gone = seat.gone or not play_on
        return table.with_seat(replace(seat, leaving=True, gone=gone)), ()
    return table.without_seat(seat.seat), _paid_out(table, seat)


def sit_out(table: Table, player: PlayerId, *, on: bool) -> Change:
    """Sit the next hands out, or come back. A hand being played is played on."""
    seat = seat_of(table, player)
    if seat.leaving and not on:
        raise Refusal(
            "seat.leaving",
            f"{seat.name} is leaving {table.name} and cannot come back to the seat",
            seat=seat.seat,
        )
    return table.with_seat(replace(seat, sitting_out=on, absent=False)), ()


def lapse(table: Table, seat: SeatNo, *, connected: bool) -> Table:
    """A turn ran out: the seat is not dealt in until the player is back.

    Who was disconnected is back with the connection (case K10); who was there
    must say so.
    """
    taken = table.at(seat)
    if taken is None or taken.leaving:
        return table
    return table.with_seat(
        replace(taken, sitting_out=taken.sitting_out or connected, absent=not connected)
    )


def come_back(table: Table, player: PlayerId) -> Table:
    """The connection is back: an absent seat is dealt in again. (case K10)"""
    seat = table.of(player)
    if seat is None or not seat.absent:
        return table
    return table.with_seat(replace(seat, absent=False))


def begin(table: Table) -> Table:
    """The table with its next hand begun: button moved, seats dealt in.

    ``in_hand`` is in dealing order, first the seat left of the dealer. ``ValueError``
    if fewer than two are ready or a hand is being played.
    Source: 001, item 5; rule book, part 2, row 38.
    """
    if not table.between_hands:
        raise ValueError(f"a hand is being played at {table.name}")
    if len(table.ready) < 2:
        raise ValueError(f"fewer than two are ready at {table.name}")
    dealer = table.next_dealer()
    return replace(
        table, dealer=dealer, hands=table.hands + 1, in_hand=clockwise(table.ready, dealer)
    )


def finish(table: Table, stacks: Mapping[SeatNo, Chips]) -> Change:
    """The hand is over: new stacks, reserved chips added, leavers paid out.

    Reserved chips that would lift a stack above the greatest buy-in return to the
    wallet.
    """
    transfers: list[Transfer] = []
    seats: list[Seat] = []
    for seat in table.seats:
        if seat.seat in table.in_hand:
            ended = replace(seat, stack=stacks[seat.seat])
            if seat.leaving:
                transfers += _paid_out(table, ended)
                continue
            added, moved = _unreserved(table, ended)
            transfers += moved
            seats.append(added)
        else:
            seats.append(seat)
    return replace(table, seats=tuple(seats), in_hand=()), tuple(transfers)


def _unreserved(table: Table, seat: Seat) -> tuple[Seat, tuple[Transfer, ...]]:
    if not seat.reserved:
        return seat, ()
    held = reserve(table.id, seat.seat)
    room = max(0, table.policy.buy_in_max - seat.stack)
    added = min(seat.reserved, room)
    back = seat.reserved - added
    transfers = []
    if added:
        transfers.append(move(Why.TOP_UP, held, seat_account(table.id, seat.seat), added))
    if back:
        transfers.append(move(Why.TOP_UP, held, wallet(seat.player), back))
    return replace(seat, stack=seat.stack + added, reserved=0), tuple(transfers)


def _paid_out(table: Table, seat: Seat) -> tuple[Transfer, ...]:
    purse = wallet(seat.player)
    transfers = []
    if seat.stack:
        transfers.append(move(Why.LEAVE, seat_account(table.id, seat.seat), purse, seat.stack))
    if seat.reserved:
        transfers.append(move(Why.LEAVE, reserve(table.id, seat.seat), purse, seat.reserved))
    return tuple(transfers)
