"""A record's moves with the amounts that formats want beside them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from doorcard.histories.record import Absent, HandRecord, Move, Player
from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Chips,
    Complete,
    Fold,
    Raise,
    Refusal,
    SeatNo,
    Street,
)

UP_TO: Final = {street: int(street) - 2 for street in Street if street is not Street.SEVENTH}
"""How many open cards a seat has on a street before the last."""


class Unwritable(Refusal):
    """The format has no way to tell this hand. Code ``history.unwritable``."""

    def __init__(self, record: HandRecord, form: str, reason: str) -> None:
        super().__init__(
            "history.unwritable",
            f"hand {record.hand} cannot be written as {form}: {reason}",
            hand=record.hand,
            format=form,
        )


@dataclass(frozen=True, slots=True)
class Step:
    """One move, and what it came to."""

    move: Move
    before: Chips
    """The seat's street total before it."""
    to: Chips
    """The seat's street total after it."""
    lifts: Chips
    """By how much the amount to match grew."""
    all_in: bool

    @property
    def adds(self) -> Chips:
        """What the seat put in."""
        return self.to - self.before


def steps(record: HandRecord) -> Iterator[Step]:
    """Every move of a record in order. Antes count against stacks."""
    stacks = {each.seat: each.stack for each in record.players}
    for ante in record.antes or ():
        _take(stacks, ante.seat, ante.chips)
    street: Street | None = None
    wagers: dict[SeatNo, Chips] = {}
    for move in record.moves:
        if move.street is not street:
            street, wagers = move.street, {}
        before = wagers.get(move.seat, 0)
        to = amount_of(move.action, before)
        lifts = max(0, to - max(wagers.values(), default=0))
        wagers[move.seat] = to
        left = _take(stacks, move.seat, to - before)
        all_in = move.all_in if move.all_in is not None else left == 0 and to > before
        yield Step(move, before, to, lifts, all_in)


def _take(stacks: dict[SeatNo, Chips | None], seat: SeatNo, chips: Chips) -> Chips | None:
    stack = stacks.get(seat)
    if stack is not None:
        stacks[seat] = stack - chips
    return stacks.get(seat)


def amount_of(action: Action | Absent, before: Chips) -> Chips:
    """The street total after an action, when it was ``before``."""
    match action:
        case BringIn(to) | Call(to) | Complete(to) | Bet(to) | Raise(to):
            return to
        case _:
            return before


def folded_on(record: HandRecord) -> dict[SeatNo, Street]:
    """Who folded, and on which street."""
    return {each.seat: each.street for each in record.moves if isinstance(each.action, Fold)}


def dealt_in(record: HandRecord, street: Street) -> list[Player]:
    """Who is dealt to on a street, in dealing order."""
    gone = folded_on(record)
    order = record.deal_order or tuple(each.seat for each in record.players)
    return [record.player(seat) for seat in order if seat not in gone or gone[seat] >= street]


def staked(record: HandRecord, form: str) -> tuple[Chips, Chips]:
    """Small and big bet. Raises :class:`Unwritable` where the file does not say."""
    small, big = record.stakes.small_bet, record.stakes.big_bet
    if small is None or big is None:
        raise Unwritable(record, form, "its bets are not told")
    return small, big


def stack_of(record: HandRecord, player: Player, form: str) -> Chips:
    """The stack before the ante. Raises :class:`Unwritable` where the file does not say."""
    if player.stack is None:
        raise Unwritable(record, form, f"the stack of {player.name} is not told")
    return player.stack


def checked_through(action: Action) -> bool:
    """Does it put nothing in?"""
    return isinstance(action, Check | Fold)
