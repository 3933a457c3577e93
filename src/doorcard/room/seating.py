"""Transitions of a table: what a request changes, and which chips it moves.

Each returns the new table and the transfers that belong to it, or raises a
:class:`~doorcard.stud.refusals.Refusal` and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from doorcard.cards import Deck
from doorcard.room.button_draw import drawn_cards
from doorcard.room.cage import Transfer, Why, move, reserve, seat_account, wallet
from doorcard.room.queueing import out_of_line
from doorcard.room.returning import LeftWith, buy_in_for
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

    Whoever sits down is in line no more. Source: 001, items 1, 2 and 4; rule book, part 2,
    row 39; cases L01, L04 and L05.
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
    _check_free(table, player, seat)
    if any(each.name.casefold() == name.casefold() for each in table.seats):
        raise Refusal(
            "seat.name_at_table",
            f"somebody called {name} sits at {table.name} already: sign in with another name",
            name=name,
        )
    _check_buy_in(table, player, name, buy_in)
    transfer = move(Why.BUY_IN, wallet(player), seat_account(table.id, seat), buy_in, key)
    auto = table.policy.auto_ante_default
    sitting = Seat(seat, player, name, buy_in, auto_ante=auto, in_for=table.hands)
    left = tuple(each for each in table.left if each.player != player)
    return replace(out_of_line(table, player).with_seat(sitting), left=left), (transfer,)


def _check_free(table: Table, player: PlayerId, seat: SeatNo) -> None:
    """Nobody sits on a seat that is held for another, nor where there soon is none."""
    if any(offer.seat == seat and offer.player != player for offer in table.offers):
        raise Refusal(
            "seat.held",
            f"seat {seat} at {table.name} is held for somebody who waited for it: stand in line "
            "or choose another",
            seat=seat,
            held=list(table.held),
        )
    if table.closing:
        raise Refusal("table.closing", f"{table.name} closes after this hand: choose another table")
    if table.announced is not None and seat > (seats := table.announced.rules.max_players):
        raise Refusal(
            "seat.going",
            f"{table.name} will have {seats} seats from hand {table.announced.from_hand} on: "
            "choose one of these",
            seat=seat,
            seats=seats,
        )


def _check_buy_in(table: Table, player: PlayerId, name: str, buy_in: Chips) -> None:
    """Source: rule book, part 2, row 39; Robert's Rules of Poker, Buy-ins."""
    asked = buy_in_for(table.policy, table.left, player)
    low, high = asked.least, asked.most
    if low <= buy_in <= high:
        return
    amount = f"exactly {low}" if low == high else f"{low} to {high}"
    if asked.owed is not None and buy_in < low:
        raise Refusal(
            "buy_in.rathole",
            f"{name} left {table.name} with {low} chips and comes back with at least as many, "
            f"not with {buy_in}: bring {low}, or come back later",
            buy_in=buy_in,
            buy_in_min=low,
            buy_in_max=high,
            until_ms=asked.owed.until_ms,
        )
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
    return gone_with(table.without_seat(seat.seat), seat), paid_out(table, seat)


def gone_with(table: Table, seat: Seat) -> Table:
    """The table that remembers what this seat took away. (Robert's Rules, Buy-ins)"""
    others = tuple(each for each in table.left if each.player != seat.player)
    took = seat.stack + seat.reserved
    if took <= table.policy.buy_in_min or not table.policy.rathole_minutes:
        return replace(table, left=others)
    return replace(table, left=(*others, LeftWith(seat.player, took)))


def sit_out(table: Table, player: PlayerId, *, on: bool, now: bool = False) -> Change:
    """Sit the next hands out, or come back. A hand being played is played on.

    With ``now`` it is folded as soon as it is the seat's turn.
    """
    seat = seat_of(table, player)
    if seat.leaving and not on:
        raise Refusal(
            "seat.leaving",
            f"{seat.name} is leaving {table.name} and cannot come back to the seat",
            seat=seat.seat,
        )
    out_now = on and now and seat.seat in table.in_hand
    return table.with_seat(replace(seat, sitting_out=on, absent=False, out_now=out_now)), ()


def set_auto_muck(table: Table, player: PlayerId, *, on: bool) -> Table:
    """Muck beaten hands and uncalled wins of the player's seat without asking, or ask.

    Raises ``seat.not_seated``. Source: 000, items 32 and 35; 001, items 38 and 39.
    """
    return table.with_seat(replace(seat_of(table, player), auto_muck=on))


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


def begin(table: Table, cut: Deck = (), among: tuple[SeatNo, ...] | None = None) -> Table:
    """The table with its next hand begun: button moved, seats dealt in.

    ``among`` are the seats in, ``None`` for all that are ready. The first button is drawn
    from ``cut``; without one the first seat has it.
    ``in_hand`` is in dealing order, first the seat left of the dealer. ``ValueError``
    if fewer than two are ready or a hand is being played.
    Source: 001, item 5; rule book, part 2, row 38.
    """
    if not table.between_hands:
        raise ValueError(f"a hand is being played at {table.name}")
    ready = table.ready if among is None else among
    if len(ready) < 2:
        raise ValueError(f"fewer than two are ready at {table.name}")
    if table.dealer is None and cut:
        table = replace(table, drawn=drawn_cards(ready, cut))
    dealer = table.next_dealer(ready)
    table = replace(table, seats=tuple(replace(each, protection=None) for each in table.seats))
    return replace(table, dealer=dealer, hands=table.hands + 1, in_hand=clockwise(ready, dealer))


def finish(table: Table, stacks: Mapping[SeatNo, Chips]) -> Change:
    """The hand is over: new stacks, reserved chips added, leavers paid out.

    Reserved chips that would lift a stack above the greatest buy-in return to the
    wallet.
    """
    transfers: list[Transfer] = []
    seats: list[Seat] = []
    for seat in table.seats:
        if seat.seat in table.in_hand:
            ended = replace(seat, stack=stacks[seat.seat], out_now=False)
            if seat.leaving:
                transfers += paid_out(table, ended)
                table = gone_with(table, ended)
                continue
            added, moved = _unreserved(table, ended)
            transfers += moved
            seats.append(added)
        else:
            seats.append(seat)
    after = replace(table, seats=tuple(seats), in_hand=(), played=table.hands)
    return after, tuple(transfers)


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


def paid_out(table: Table, seat: Seat) -> tuple[Transfer, ...]:
    """All that the seat has, back to its player's wallet."""
    purse = wallet(seat.player)
    transfers = []
    if seat.stack:
        transfers.append(move(Why.LEAVE, seat_account(table.id, seat.seat), purse, seat.stack))
    if seat.reserved:
        transfers.append(move(Why.LEAVE, reserve(table.id, seat.seat), purse, seat.reserved))
    return tuple(transfers)
