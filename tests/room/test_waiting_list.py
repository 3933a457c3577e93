"""Standing in line for a seat, offers that run out, seats that are held."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

import pytest

from doorcard.room import seating
from doorcard.room.queueing import (
    LONGEST,
    MOST_LINES,
    offer_to,
    offered,
    open_seats,
    position,
    run_out,
    stop_waiting,
    wait,
)
from doorcard.room.rules_change import RulesChange
from doorcard.room.table import Table
from doorcard.room.waiting import Offer, Waiting
from tests.room.test_seating import a_table, refusal


def full_table(seats: int = 2) -> Table:
    return a_table(*[2000] * seats, seats=seats)


def in_line(table: Table, *names: str) -> Table:
    for name in names:
        table = wait(table, name.lower(), name)
    return table


class TestStandingInLine:
    """Case L05: a ninth player is refused a seat, and may wait."""

    def test_is_first_come_first_served(self) -> None:
        table = in_line(full_table(), "Eve", "Fay")

        assert [position(table, player) for player in ("eve", "fay", "gus")] == [1, 2, None]

    def test_again_keeps_the_place_and_changes_the_seats(self) -> None:
        table = wait(in_line(full_table(), "Eve", "Fay"), "eve", "Eve", [2, 1, 2])

        assert table.waiting == (Waiting("eve", "Eve", (1, 2)), Waiting("fay", "Fay"))

    def test_is_not_for_who_sits_there(self) -> None:
        with refusal("waiting.seated"):
            wait(full_table(), "ann", "Ann")

    def test_is_not_needed_while_such_a_seat_is_free(self) -> None:
        table = a_table(2000, seats=2)

        with refusal("waiting.seat_free") as refused:
            wait(table, "eve", "Eve")

        assert refused.value.facts["free"] == [2]
        assert position(wait(table, "eve", "Eve", [1]), "eve") == 1

    def test_is_for_seats_that_exist(self) -> None:
        with refusal("seat.unknown"):
            wait(full_table(), "eve", "Eve", [3])

    def test_has_an_end(self) -> None:
        table = in_line(full_table(), *(f"P{number}" for number in range(LONGEST)))

        with refusal("waiting.full"):
            wait(table, "eve", "Eve")

    def test_is_one_of_so_many_for_one_person(self) -> None:
        with refusal("waiting.too_many"):
            wait(full_table(), "eve", "Eve", elsewhere=MOST_LINES)
        table = wait(full_table(), "eve", "Eve", elsewhere=MOST_LINES - 1)

        again = wait(table, "eve", "Eve", [1], elsewhere=MOST_LINES)

        assert again.waiting[0].seats == (1,), "who waits already may change the seats"

    def test_is_over_when_the_table_closes(self) -> None:
        with refusal("table.closing"):
            wait(replace(full_table(), closing=True), "eve", "Eve")

    def test_ends_at_the_players_word(self) -> None:
        table = stop_waiting(in_line(full_table(), "Eve", "Fay"), "eve")

        assert [each.player for each in table.waiting] == ["fay"]
        with refusal("waiting.not_in_list"):
            stop_waiting(table, "eve")

    def test_ends_with_sitting_down_somewhere_at_the_table(self) -> None:
        table = wait(a_table(2000, seats=3), "eve", "Eve", [1])

        seated, _ = seating.sit(table, "eve", "Eve", 3, 2000)

        assert seated.waiting == ()


def freed(table: Table, seats: Collection[int]) -> Table:
    for seat in seats:
        table = table.without_seat(seat)
    return table


class TestAnOffer:
    def test_goes_to_the_first_in_line(self) -> None:
        table = offered(freed(in_line(full_table(), "Eve", "Fay"), [1]), 1000)

        assert table.offers == (Offer("eve", 1, 61_000),)
        assert table.held == (1,)
        assert open_seats(table) == ()

    def test_goes_to_the_first_who_would_take_that_seat(self) -> None:
        table = wait(full_table(), "eve", "Eve", [1])

        table = offered(freed(in_line(table, "Fay"), [2]), 0)

        assert offer_to(table, "eve") is None
        assert table.offers[0].player == "fay"

    def test_is_one_at_a_time_for_each(self) -> None:
        table = offered(freed(in_line(full_table(3), "Eve", "Fay"), [1, 2, 3]), 0)

        assert [(each.player, each.seat) for each in table.offers] == [("eve", 1), ("fay", 2)]
        assert open_seats(table) == (3,)

    def test_holds_the_seat_against_everybody_else(self) -> None:
        table = offered(freed(in_line(full_table(), "Eve"), [1]), 0)

        with refusal("seat.held") as refused:
            seating.sit(table, "gus", "Gus", 1, 2000)

        assert refused.value.facts["held"] == [1]
        seated, _ = seating.sit(table, "eve", "Eve", 1, 2000)
        assert (seated.offers, seated.waiting) == ((), ())

    def test_that_runs_out_costs_the_place_and_goes_to_the_next(self) -> None:
        table = offered(freed(in_line(full_table(), "Eve", "Fay"), [1]), 0)

        assert run_out(table, 59_999) == table
        later = offered(run_out(table, 60_000), 60_000)

        assert [each.player for each in later.waiting] == ["fay"]
        assert later.offers == (Offer("fay", 1, 120_000),)

    def test_of_who_leaves_the_line_goes_to_the_next(self) -> None:
        table = offered(freed(in_line(full_table(), "Eve", "Fay"), [1]), 0)

        left = offered(stop_waiting(table, "eve"), 5)

        assert left.offers == (Offer("fay", 1, 60_005),)

    def test_is_not_made_of_a_seat_that_is_about_to_go(self) -> None:
        table = wait(full_table(3), "eve", "Eve")
        change = RulesChange(table.rules.with_(max_players=2), table.policy, 2, "ann")

        table = offered(freed(replace(table, announced=change), [3]), 0)

        assert table.offers == ()
        with refusal("seat.going"):
            seating.sit(table, "gus", "Gus", 3, 2000)

    def test_is_not_made_at_a_table_that_closes(self) -> None:
        table = freed(in_line(full_table(), "Eve"), [1])

        assert offered(replace(table, closing=True), 0).offers == ()

    @pytest.mark.parametrize("seconds", [10, 600])
    def test_lasts_as_long_as_the_house_says(self, seconds: int) -> None:
        table = freed(in_line(full_table(), "Eve"), [1])
        table = replace(table, policy=replace(table.policy, offer_seconds=seconds))

        assert offered(table, 0).offers[0].until_ms == seconds * 1000
