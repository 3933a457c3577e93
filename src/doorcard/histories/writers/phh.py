"""PHH, the poker hand history format of phh-std: one TOML table a hand.

Fixed limit with a bring-in: ``F7S``, ``F7S/8`` and ``FR``. The format tells no pots, no
rake and no winners: they follow from the actions, and ``finishing_stacks`` says them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from datetime import UTC
from typing import Final

from doorcard.cards import Card
from doorcard.histories.record import Absent, HandRecord, Turned
from doorcard.histories.writers.course import (
    Step,
    Unwritable,
    dealt_in,
    folded_on,
    stack_of,
    staked,
    steps,
)
from doorcard.stud import (
    Bet,
    Betting,
    BringIn,
    Call,
    Check,
    Chips,
    Complete,
    Fold,
    Game,
    Muck,
    Raise,
    SeatNo,
    Show,
    Street,
)

NAME: Final = "PHH"
_VARIANTS: Final = {Game.HI: "F7S", Game.HILO: "F7S/8", Game.RAZZ: "FR"}


def write(record: HandRecord, number: int | None = None) -> str:
    """The hand as TOML; with ``number`` as a table of a file of many. Raises ``Unwritable``."""
    lines = list(_fields(record))
    if number is not None:
        lines.insert(0, f"[{number}]")
    return "\n".join(lines) + "\n"


def _fields(record: HandRecord) -> Iterator[str]:
    if record.betting is not Betting.FIXED_LIMIT:
        raise Unwritable(record, NAME, "its stud games are fixed limit")
    small, big = staked(record, NAME)
    if not record.stakes.bring_in:
        raise Unwritable(record, NAME, "its stud games have a bring-in")
    order = record.deal_order or tuple(each.seat for each in record.players)
    places = {seat: f"p{place}" for place, seat in enumerate(order, 1)}
    players = [record.player(seat) for seat in order]
    antes = dict.fromkeys(order, 0)
    for each in record.antes or ():
        antes[each.seat] += each.chips
    full = record.stakes.ante or max(antes.values(), default=0)
    yield f"variant = {_text(_VARIANTS[record.game])}"
    yield "ante_trimming_status = true"
    yield f"antes = {_numbers(record, [full] * len(order))}"
    yield f"bring_in = {_number(record, record.stakes.bring_in)}"
    yield f"small_bet = {_number(record, small)}"
    yield f"big_bet = {_number(record, big)}"
    stacks = [stack_of(record, each, NAME) for each in players]
    yield f"starting_stacks = {_numbers(record, stacks)}"
    yield "actions = ["
    for action in _actions(record, places):
        yield f"  {_text(action)},"
    yield "]"
    yield f"hand = {_text(record.hand)}"
    yield f"seats = [{', '.join(map(str, order))}]"
    if record.max_players is not None:
        yield f"seat_count = {record.max_players}"
    if record.table is not None:
        yield f"table = {_text(record.table)}"
    yield f"players = [{', '.join(_text(each.name) for each in players)}]"
    if record.results is not None:
        ends = {each.seat: each.chips for each in record.results}
        if set(ends) == set(order):
            yield f"finishing_stacks = {_numbers(record, [ends[seat] for seat in order])}"
    if record.money.currency is not None:
        yield f"currency = {_text(record.money.currency)}"
    if record.played_at is not None:
        at = record.played_at
        if at.tzinfo is not None:
            at = at.astimezone(UTC)
            yield 'time_zone = "UTC"'
        yield f"time = {at:%H:%M:%S}"
        yield f"day = {at.day}\nmonth = {at.month}\nyear = {at.year}"


def _actions(record: HandRecord, places: dict[SeatNo, str]) -> Iterator[str]:
    by_street: dict[Street, list[Step]] = {}
    for step in steps(record):
        by_street.setdefault(step.move.street, []).append(step)
    turned, early = list(record.turned), list[Turned]()
    last = max((each.street for each in record.moves), default=Street.THIRD)
    for street in record.streets:
        if street > last and turned and turned[0].shown:
            while turned and turned[0].shown:  # they lie open while the cards run out
                early.append(turned.pop(0))
                seat = early[-1].seat
                player = record.player(seat)
                open_now = player.down[:2] + player.up[: int(street) - 3]
                yield f"{places[seat]} sm {_cards(open_now)}"
        yield from _deals(record, street, places)
        for step in by_street.get(street, ()):
            yield f"{places[step.move.seat]} {_move(record, step)}"
    gone = folded_on(record)
    if len(places) - len(gone) > 1:
        for each in (*early, *turned):
            yield _turned(record, each, places)


def _turned(record: HandRecord, turned: Turned, places: dict[SeatNo, str]) -> str:
    if not turned.shown:
        return f"{places[turned.seat]} sm"
    return f"{places[turned.seat]} sm {_cards(_holding(record, turned.seat))}"


def _holding(record: HandRecord, seat: SeatNo) -> tuple[Card, ...]:
    player = record.player(seat)
    return (*player.down[:2], *player.up, *player.down[2:])


def _deals(record: HandRecord, street: Street, places: dict[SeatNo, str]) -> Iterator[str]:
    if street is Street.SEVENTH and record.common is not None:
        yield f"d db {record.common}"
        return
    for player in dealt_in(record, street):
        if street is Street.SEVENTH:
            cards = player.down[2:3]
        elif street is Street.THIRD:
            cards = player.down[:2] + player.up[:1]
        else:
            cards = player.up[int(street) - 3 : int(street) - 2]
        yield f"d dh {places[player.seat]} {_cards(cards)}"


def _move(record: HandRecord, step: Step) -> str:
    match step.move.action:
        case Fold():
            return "f"
        case Check() | Call():
            return "cc"
        case BringIn():
            return "pb"
        case Complete(to) | Bet(to) | Raise(to):
            return f"cbr {record.money.text(to)}"
        case Show() | Muck():
            raise Unwritable(record, NAME, "showing is no move")
        case Absent():
            reason = "it has no word for a seat that is treated as all-in"
            raise Unwritable(record, NAME, reason)


def _cards(cards: tuple[Card, ...]) -> str:
    return "".join(map(str, cards))


def _number(record: HandRecord, chips: Chips) -> str:
    return record.money.text(chips)


def _numbers(record: HandRecord, chips: list[Chips]) -> str:
    return f"[{', '.join(record.money.text(each) for each in chips)}]"


def _text(text: str) -> str:
    """A TOML string; JSON writes the same but for one control character."""
    return json.dumps(text, ensure_ascii=False).replace("\x7f", "\\u007f")
