"""The policy cases of the room: prose for people, each a test of its name.

K09 to K12 (clock and lost lines) and L01 to L05 (seats, chips, antes). The same is tested
where it is made, and with a dealer in tests/service; those of a hand are in tests/stud.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from doorcard.room import seating
from doorcard.room.anteing import say_in, set_auto_ante
from doorcard.room.clock import turn_clock
from doorcard.room.policy import RoomPolicy, policy_of
from doorcard.room.table import Seat, Table
from doorcard.stud import HOUSES, Refusal

PARTY = policy_of("partypoker", HOUSES["partypoker"].rules)
CELEB = policy_of("celebpoker", HOUSES["celebpoker"].rules)
NAMES = ("Ann", "Ben", "Cal", "Dan", "Eve", "Fay", "Gus", "Hal")


def a_table(count: int, policy: RoomPolicy, stack: int = 5000) -> Table:
    seats = tuple(
        Seat(number, name.lower(), name, stack)
        for number, name in enumerate(NAMES[:count], start=1)
    )
    rules = HOUSES["reference"].rules
    return Table(
        id="t", name="Table", house="reference", title="", rules=rules, policy=policy, seats=seats
    )


class TestK09TheClockOfATurn:
    """Case K09; 000, items 46 and 49; rule book, part 4, 8."""

    def test_is_visible_from_10_to_30_seconds(self) -> None:
        clock = turn_clock(PARTY, 0)

        assert clock.deadline_ms == 30_000
        assert clock.deadline_ms - clock.visible_ms == 10_000

    def test_gets_20_seconds_more_on_the_old_deadline(self) -> None:
        """Lost at 14 s, back at 24 s with 6 s left."""
        clock = turn_clock(PARTY, 0).reconnected(24_000, PARTY)

        assert clock.deadline_ms == 50_000

    def test_is_extended_once_a_turn(self) -> None:
        clock = turn_clock(PARTY, 0).reconnected(24_000, PARTY).reconnected(40_000, PARTY)

        assert clock.deadline_ms == 50_000

    def test_is_not_extended_with_less_than_three_seconds_left(self) -> None:
        assert turn_clock(PARTY, 0).reconnected(27_001, PARTY).deadline_ms == 30_000
        assert turn_clock(PARTY, 0).reconnected(27_000, PARTY).deadline_ms == 50_000


class TestK10ComingBackTooLate:
    """Case K10; 000, items 50 and 51. The hand itself: case K08."""

    def test_is_after_the_deadline_and_gets_no_bonus(self) -> None:
        clock = turn_clock(PARTY, 0)

        assert clock.reconnected(31_000, PARTY) == clock
        assert not clock.in_time(31_001)

    def test_plays_the_next_hand(self) -> None:
        playing = replace(a_table(2, PARTY), in_hand=(1, 2))
        gone = seating.lapse(playing, 2, connected=False)

        assert gone.ready == (1,)
        assert seating.come_back(gone, "ben").ready == (1, 2)


class TestK12TenSecondsExactly:
    """Case K12; 001, item 23; TDA 2024, 29: a tie goes to the player."""

    def test_is_in_time(self) -> None:
        assert turn_clock(CELEB, 0).deadline_ms == 10_000
        assert turn_clock(CELEB, 0).in_time(10_000)

    def test_and_four_tenths_is_in_time_only_within_the_grace_of_the_network(self) -> None:
        strict = replace(CELEB, network_grace_ms=0)

        assert turn_clock(CELEB, 0).in_time(10_400)
        assert not turn_clock(strict, 0).in_time(10_400)
        assert not turn_clock(CELEB, 0).in_time(11_001)

    def test_the_grace_is_not_shown(self) -> None:
        assert turn_clock(CELEB, 0).left(10_000) == 0


class TestL01ShortBuy:
    """Case L01; 001, items 1 and 2."""

    def test_is_refused_and_takes_no_seat(self) -> None:
        table = a_table(1, replace(CELEB, buy_in_min=2000, buy_in_max=2000))

        with pytest.raises(Refusal) as refusal:
            seating.sit(table, "eve", "Eve", 3, 1500)

        assert refusal.value.code == "buy_in.short"
        assert table.of("eve") is None

    def test_is_nothing_where_a_table_takes_any_buy_in(self) -> None:
        table, _ = seating.sit(a_table(1, replace(PARTY, buy_in_min=25)), "eve", "Eve", 3, 1500)

        assert table.at(3) == Seat(3, "eve", "Eve", 1500)


class TestL02TableStakes:
    """Case L02; 000, items 41 and 42."""

    def test_keep_chips_bought_in_a_hand_for_the_next_one(self) -> None:
        playing = replace(a_table(2, PARTY), in_hand=(1, 2))
        bought, _ = seating.top_up(playing, "ann", 500, 30)
        assert bought.at(1) == Seat(1, "ann", "Ann", 5000, reserved=500)

        ended, _ = seating.finish(bought, {1: 0, 2: 10_000})

        assert ended.at(1) == Seat(1, "ann", "Ann", 500)

    def test_let_a_seat_that_is_not_in_the_hand_add_at_once(self) -> None:
        playing = replace(a_table(3, PARTY), in_hand=(1, 2))
        table, _ = seating.top_up(playing, "cal", 500, 5000)

        assert table.at(3) == Seat(3, "cal", "Cal", 5500)


class TestL03ImIn:
    """Case L03; 001, items 3 and 4."""

    def switched_off(self) -> Table:
        return set_auto_ante(a_table(3, CELEB), "ann", on=False)

    def test_is_asked_where_the_automatic_ante_is_switched_off(self) -> None:
        table = self.switched_off()

        assert table.asked == (1,)
        assert say_in(table, "ann", table.hands + 1).ready == (1, 2, 3)

    def test_unsaid_leaves_the_seat_out_of_that_hand(self) -> None:
        begun = seating.begin(self.switched_off())

        assert sorted(begun.in_hand) == [2, 3]
        assert begun.of("ann") is not None

    def test_need_not_be_said_where_the_ante_is_automatic(self) -> None:
        assert a_table(3, CELEB).ready == (1, 2, 3)

    def test_cannot_be_asked_for_where_the_house_has_no_switch(self) -> None:
        with pytest.raises(Refusal) as refusal:
            set_auto_ante(a_table(3, PARTY), "ann", on=False)

        assert refusal.value.code == "ante.no_switch"


class TestL04AnteAtANewAndAnActiveTable:
    """Case L04; 000, items 6 and 7."""

    def test_all_are_dealt_into_the_first_hand(self) -> None:
        assert sorted(seating.begin(a_table(4, PARTY)).in_hand) == [1, 2, 3, 4]

    def test_who_sits_down_in_mid_hand_is_dealt_into_the_next(self) -> None:
        playing = seating.begin(a_table(4, PARTY))
        seated, _ = seating.sit(playing, "eve", "Eve", 7, 5000)
        assert 7 not in seated.in_hand

        ended, _ = seating.finish(seated, dict.fromkeys((1, 2, 3, 4), 5000))

        assert sorted(seating.begin(ended).in_hand) == [1, 2, 3, 4, 7]
        assert [each.stack for each in ended.seats if each.seat == 7] == [5000]


class TestL05NinthPlayer:
    """Case L05; 000, item 1; 001, item 30; 002, item 4; 003, item 1."""

    def test_is_refused(self) -> None:
        with pytest.raises(Refusal) as refusal:
            seating.sit(a_table(8, PARTY), "ivy", "Ivy", 3, 5000)

        assert refusal.value.code == "table.full"
