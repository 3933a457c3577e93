"""The clock of a turn as a function of now."""

from __future__ import annotations

from dataclasses import replace

from doorcard.room.clock import TurnClock, show_clock, turn_clock
from doorcard.room.policy import RoomPolicy

POLICY = RoomPolicy()


class TestATurnOfThirtySeconds:
    """Case K09: the visible timer runs from 10 to 30 s."""

    def test_runs_out_thirty_seconds_from_now(self) -> None:
        clock = turn_clock(POLICY, 1_000)

        assert clock == TurnClock(deadline_ms=31_000, visible_ms=20_000, grace_ms=1_000)
        assert clock.left(11_000) == 20_000
        assert clock.left(40_000) == 0

    def test_gives_the_bonus_for_a_return_with_seconds_left(self) -> None:
        clock = turn_clock(POLICY, 0).reconnected(24_000, POLICY)

        assert clock.deadline_ms == 50_000

    def test_gives_the_bonus_once(self) -> None:
        once = turn_clock(POLICY, 0).reconnected(24_000, POLICY)

        assert once.reconnected(25_000, POLICY) == once

    def test_gives_no_bonus_when_too_little_is_left(self) -> None:
        clock = turn_clock(POLICY, 0)

        assert clock.reconnected(27_000, POLICY) != clock
        assert clock.reconnected(27_001, POLICY) == clock

    def test_gives_no_bonus_where_the_house_has_none(self) -> None:
        clock = turn_clock(POLICY, 0)

        assert clock.reconnected(1_000, replace(POLICY, reconnect_bonus_seconds=0)) == clock


class TestTheLastMoment:
    """Case K12; TDA 29: a tie goes to the player."""

    def test_is_the_player_s(self) -> None:
        clock = TurnClock(deadline_ms=10_000, visible_ms=10_000, grace_ms=0)

        assert clock.in_time(10_000)
        assert not clock.in_time(10_001)
        assert clock.lapse_ms == 10_001

    def test_is_stretched_by_the_grace_of_the_network(self) -> None:
        clock = TurnClock(deadline_ms=10_000, visible_ms=10_000, grace_ms=1_000)

        assert clock.in_time(10_400)
        assert clock.in_time(11_000)
        assert not clock.in_time(11_001)
        assert clock.left(10_400) == 0


class TestShowOrMuck:
    def test_has_a_shorter_time_shown_from_the_start(self) -> None:
        clock = show_clock(POLICY, 0)

        assert (clock.deadline_ms, clock.visible_ms) == (8_000, 8_000)


class TestAClockAfterDownTime:
    def test_is_later_by_it(self) -> None:
        assert turn_clock(POLICY, 0).shifted(500).deadline_ms == 30_500
