"""A table over a long evening: the line, absences, new rules, the end, as the room keeps it."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import invariant, precondition, rule

from doorcard.room import seating
from doorcard.room.anteing import say_in, set_auto_ante
from doorcard.room.cage import pot_account, reserve, seat_account
from doorcard.room.changing import announce, withdraw
from doorcard.room.queueing import stop_waiting, wait
from doorcard.room.upkeep import upkeep, upkeep_due
from doorcard.stud import Refusal
from tests.room.test_books import PEOPLE, Evening


class LongEvening(Evening):
    """After each change the table looks after itself, as it does in the room."""

    def __init__(self) -> None:
        super().__init__()
        self.wall_ms = 0
        self.lost: frozenset[str] = frozenset()
        policy = replace(self.table.policy, auto_ante_switch=True)
        self.table = replace(self.table, policy=policy)

    def change(self, change: seating.Change) -> None:
        super().change(change)
        connected = frozenset(PEOPLE) - self.lost
        super().change(upkeep(self.table, self.wall_ms, connected, ()))

    def try_change(self, change: seating.Change) -> None:
        if not self.table.closed:
            self.change(change)

    @rule(person=st.sampled_from(PEOPLE), seats=st.sets(st.integers(1, 3), max_size=2))
    def wait(self, person: str, seats: set[int]) -> None:
        try:
            table = wait(self.table, person, person, seats)
        except Refusal:
            return
        self.try_change((table, ()))

    @rule(person=st.sampled_from(PEOPLE))
    def stop_waiting(self, person: str) -> None:
        try:
            table = stop_waiting(self.table, person)
        except Refusal:
            return
        self.try_change((table, ()))

    @rule(minutes=st.sampled_from([0, 1, 2, 11, 61]), lost=st.sets(st.sampled_from(PEOPLE)))
    def time_passes(self, minutes: int, lost: set[str]) -> None:
        self.wall_ms += minutes * 60_000
        self.lost = frozenset(lost)
        self.try_change((self.table, ()))

    @rule(person=st.sampled_from(PEOPLE), on=st.booleans())
    def switch_ante(self, *, person: str, on: bool) -> None:
        if self.table.of(person) is not None:
            self.try_change((set_auto_ante(self.table, person, on=on), ()))

    @rule(person=st.sampled_from(PEOPLE))
    def say_in(self, person: str) -> None:
        try:
            table = say_in(self.table, person, self.table.hands + 1)
        except Refusal:
            return
        self.try_change((table, ()))

    @rule(seats=st.integers(2, 4), ante=st.integers(0, 40))
    def announce(self, seats: int, ante: int) -> None:
        rules = self.table.rules.with_(max_players=min(seats, 3), ante=ante)
        try:
            table = announce(self.table, rules, self.table.policy, "ann")
        except Refusal:
            return
        self.try_change((table, ()))

    @precondition(lambda self: self.table.announced is not None)
    @rule()
    def withdraw(self) -> None:
        self.try_change((withdraw(self.table), ()))

    @precondition(lambda self: self.wall_ms > 20 * 60_000)
    @rule()
    def close(self) -> None:
        self.try_change((replace(self.table, closing=True), ()))

    @invariant()
    def a_held_seat_is_free_and_for_somebody_in_line(self) -> None:
        line = [each.player for each in self.table.waiting]
        offers = self.table.offers
        assert set(self.table.held) <= set(self.table.free)
        assert len({each.player for each in offers}) == len({each.seat for each in offers})
        assert len(offers) == len({each.player for each in offers})
        assert {each.player for each in offers} <= set(line)
        assert len(line) == len(set(line))

    @invariant()
    def nobody_sits_and_waits(self) -> None:
        assert not {s.player for s in self.table.seats} & {w.player for w in self.table.waiting}

    @invariant()
    def nothing_is_overdue(self) -> None:
        due = upkeep_due(self.table)
        assert due is None or due > self.wall_ms

    @invariant()
    def a_closed_table_holds_no_chip(self) -> None:
        if self.table.closed:
            accounts = [pot_account("t")]
            accounts += [each("t", seat) for seat in (1, 2, 3) for each in (seat_account, reserve)]
            assert all(self.balances.get(each, 0) == 0 for each in accounts)
            assert (self.table.seats, self.table.waiting) == ((), ())


TestALongEvening = LongEvening.TestCase
TestALongEvening.settings = settings(max_examples=60, stateful_step_count=50, deadline=None)
