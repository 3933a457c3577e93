"""Coming back to a table: not with less than was taken away from it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doorcard.room import seating
from doorcard.room.policy import RoomPolicy
from doorcard.room.returning import LeftWith
from doorcard.room.table import Table
from doorcard.stud import Chips
from tests.room.test_seating import FIXED, a_table, refusal


def left_with(chips: Chips, policy: RoomPolicy | None = None) -> Table:
    """Ben is still there, Ann has left."""
    table, _ = seating.leave(a_table(chips, 3000, policy=policy or RoomPolicy()), "ann")
    return table


class TestRatHoling:
    """Robert's Rules of Poker, Buy-ins; 000, item 41."""

    def test_is_barred(self) -> None:
        with refusal("buy_in.rathole") as refused:
            seating.sit(left_with(5000), "ann", "Ann", 1, 4999)

        assert refused.value.facts["buy_in_min"] == 5000
        assert "comes back with at least as many, not with 4999" in str(refused.value)

    def test_says_until_when(self) -> None:
        table = replace(left_with(5000), left=(LeftWith("ann", 5000, 77),))

        with refusal("buy_in.rathole") as refused:
            seating.sit(table, "ann", "Ann", 1, 2000)

        assert refused.value.facts["until_ms"] == 77

    def test_does_not_keep_anybody_from_bringing_more(self) -> None:
        table, _ = seating.sit(left_with(5000), "ann", "Ann", 1, 20_000)

        assert table.left == ()

    def test_asks_for_just_the_stack_where_it_was_above_the_greatest_buy_in(self) -> None:
        table = left_with(30_000)

        with refusal("buy_in.range"):
            seating.sit(table, "ann", "Ann", 1, 30_001)
        seated, _ = seating.sit(table, "ann", "Ann", 1, 30_000)
        assert seated.seats[0].stack == 30_000

    def test_asks_for_the_stack_in_a_house_with_a_fixed_buy_in_too(self) -> None:
        """001, item 1."""
        table = left_with(9000, FIXED)

        with refusal("buy_in.rathole"):
            seating.sit(table, "ann", "Ann", 1, 8000)

    @pytest.mark.parametrize("chips", [0, 1999, 2000])
    def test_is_no_matter_of_small_stacks(self, chips: Chips) -> None:
        table = left_with(chips)

        assert table.left == ()
        seating.sit(table, "ann", "Ann", 1, 2000)

    def test_is_a_matter_of_the_player_who_left_alone(self) -> None:
        table, _ = seating.sit(left_with(5000), "cal", "Cal", 1, 2000)

        assert table.seats[0].player == "cal"

    def test_counts_what_the_last_hand_left_them(self) -> None:
        leaving, _ = seating.leave(seating.begin(a_table(3000, 3000)), "ann")

        table, _ = seating.finish(leaving, {1: 4500, 2: 1500})

        assert table.left == (LeftWith("ann", 4500),)

    def test_may_be_allowed_by_a_house(self) -> None:
        assert left_with(5000, RoomPolicy(rathole_minutes=0)).left == ()
