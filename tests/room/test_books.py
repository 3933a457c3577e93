"""The cage: double entry, and always zero in all."""

from __future__ import annotations

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from doorcard.room import seating
from doorcard.room.cage import (
    BANK,
    Account,
    Posting,
    Transfer,
    Why,
    apply,
    book_problems,
    move,
    pot_account,
    reserve,
    seat_account,
    wagers,
    wallet,
)
from doorcard.room.policy import RoomPolicy
from doorcard.room.table import Table
from doorcard.stud import Chips, HouseRules, Refusal

PEOPLE = ("ann", "ben", "cal", "dan")


class TestATransfer:
    def test_must_sum_to_zero(self) -> None:
        with pytest.raises(ValueError, match="must sum to zero, not to 5"):
            Transfer(Why.GRANT, (Posting(BANK, -5), Posting("wallet:ann", 10)))

    @pytest.mark.parametrize("chips", [0, -1])
    def test_moves_forward(self, chips: Chips) -> None:
        with pytest.raises(ValueError, match="moves chips forward"):
            move(Why.GRANT, BANK, "wallet:ann", chips)

    def test_of_wagers_goes_through_the_pot(self) -> None:
        (transfer,) = wagers("t", {1: 100, 2: 50, 3: 80}, {1: 60, 2: 50, 3: 70})

        assert transfer.postings == (
            Posting("seat:t:1", -40),
            Posting("seat:t:3", -10),
            Posting("pot:t", 50),
        )

    def test_of_wagers_needs_none_when_nothing_moved(self) -> None:
        assert wagers("t", {1: 100}, {1: 100}) == ()

    def test_of_wagers_may_leave_the_pot_as_it_was(self) -> None:
        (transfer,) = wagers("t", {1: 100, 2: 50}, {1: 90, 2: 60})

        assert [posting.account for posting in transfer.postings] == ["seat:t:1", "seat:t:2"]


class Evening(RuleBasedStateMachine):
    """People come, buy, play, sit out and go, in any order."""

    def __init__(self) -> None:
        super().__init__()
        self.table = Table(
            id="t",
            name="Table",
            house="reference",
            title="",
            rules=HouseRules(max_players=3),
            policy=RoomPolicy(short_buy=True),
        )
        self.balances: dict[Account, Chips] = {}
        self.stacks: dict[int, Chips] = {}
        for person in PEOPLE:
            apply(self.balances, (move(Why.GRANT, BANK, wallet(person), 100_000),))

    def change(self, change: seating.Change) -> None:
        self.table, transfers = change
        apply(self.balances, transfers)

    def behind(self, person: str) -> Chips:
        seat = self.table.of(person)
        if seat is None:
            return 0
        return self.stacks.get(seat.seat, seat.stack)

    @rule(
        person=st.sampled_from(PEOPLE),
        seat=st.integers(0, 4),
        buy_in=st.sampled_from([1, 2_000, 20_000, 30_000]),
    )
    def sit(self, person: str, seat: int, buy_in: Chips) -> None:
        before = self.table
        try:
            self.change(seating.sit(self.table, person, person, seat, buy_in))
        except Refusal:
            assert self.table is before

    @rule(person=st.sampled_from(PEOPLE), chips=st.sampled_from([0, 100, 5_000, 18_000]))
    def top_up(self, person: str, chips: Chips) -> None:
        before = self.table
        try:
            self.change(seating.top_up(self.table, person, chips, self.behind(person)))
        except Refusal:
            assert self.table is before

    @rule(person=st.sampled_from(PEOPLE), play_on=st.booleans())
    def leave(self, *, person: str, play_on: bool) -> None:
        if self.table.of(person) is not None:
            self.change(seating.leave(self.table, person, play_on=play_on))

    @rule(person=st.sampled_from(PEOPLE), on=st.booleans())
    def sit_out(self, *, person: str, on: bool) -> None:
        seat = self.table.of(person)
        if seat is not None and not seat.leaving:
            self.change(seating.sit_out(self.table, person, on=on))

    @precondition(lambda self: self.table.between_hands and len(self.table.ready) >= 2)
    @rule()
    def begin(self) -> None:
        self.table = seating.begin(self.table)
        self.stacks = {s.seat: s.stack for s in self.table.seats if s.seat in self.table.in_hand}

    @precondition(lambda self: not self.table.between_hands)
    @rule(share=st.integers(0, 100))
    def wager(self, share: int) -> None:
        after = {seat: stack * share // 100 for seat, stack in self.stacks.items()}
        apply(self.balances, wagers("t", self.stacks, after))
        self.stacks = after

    @precondition(lambda self: not self.table.between_hands)
    @rule(winner=st.integers(0, 7))
    def end(self, winner: int) -> None:
        seats = sorted(self.stacks)
        takes = seats[winner % len(seats)]
        pot = self.balances.get(pot_account("t"), 0)
        after = {seat: stack + pot * (seat == takes) for seat, stack in self.stacks.items()}
        apply(self.balances, wagers("t", self.stacks, after))
        self.change(seating.finish(self.table, after))
        self.stacks = {}

    @invariant()
    def books_balance(self) -> None:
        negative = [wrong for wrong in book_problems(self.balances) if "wallet" not in str(wrong)]
        assert negative == []

    @invariant()
    def seats_hold_what_the_books_say(self) -> None:
        for number in range(1, 4):
            seat = next((each for each in self.table.seats if each.seat == number), None)
            held = 0 if seat is None else self.stacks.get(number, seat.stack)
            kept = 0 if seat is None else seat.reserved
            assert self.balances.get(seat_account("t", number), 0) == held
            assert self.balances.get(reserve("t", number), 0) == kept

    @invariant()
    def nobody_has_two_seats(self) -> None:
        players = [seat.player for seat in self.table.seats]
        assert len(players) == len(set(players)) <= 3


TestAnEvening = Evening.TestCase
TestAnEvening.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)
