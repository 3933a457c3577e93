"""The machine's clock is set while hands are played: nobody's turn is shorter or longer."""

from __future__ import annotations

import logging

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.service.clock.machine_clock import ClockWatch
from doorcard.service.floor.recovery import LEAST_LEFT_MS
from tests.service.clockwork import HandClock, quiet
from tests.service.small_room import SmallRoom, calm, play_on, small_room

DAY = 24 * 3600 * 1000
JUMPS = [DAY, -DAY, 3_600_000, -3_600_000]


class JumpingClock(HandClock):
    """A clock on the wall that somebody sets."""

    def set_wall_by(self, ms: int) -> None:
        self._wall += ms


def left_ms(room: SmallRoom) -> int:
    clock = room.dealer.state.clock
    assert clock is not None
    return clock.left(room.clock.now_ms())


@pytest.mark.parametrize("jump", JUMPS)
class TestAClockThatIsSet:
    async def test_ends_no_turn_and_gives_none_more_time(self, jump: int) -> None:
        clock = JumpingClock()
        async with small_room(clock=clock) as room:
            await room.seated("Ann", "Ben")
            await room.begin()
            await clock.pass_ms(2_000)
            play, left = room.dealer.state.open_play, left_ms(room)

            clock.set_wall_by(jump)
            await quiet()

            assert room.dealer.state.open_play == play
            assert left_ms(room) == left
            await clock.pass_ms(left + 10_000)
            assert room.dealer.state.open_play != play  # it runs out when it always would have

    async def test_loses_nothing_of_the_hand(self, jump: int) -> None:
        clock = JumpingClock()
        async with small_room(clock=clock) as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            clock.set_wall_by(jump)

            await play_on(guests)
            await room.begin()

            assert await room.books() == []
            assert room.dealer.state.table.hands == 2
            assert (await room.floor.auditor.audit()).balanced

    async def test_leaves_a_whole_turn_at_most_and_some_seconds_at_least_after_a_restart(
        self, jump: int
    ) -> None:
        clock, store = JumpingClock(), MemoryStore()
        async with small_room(clock=clock, store=store) as room:
            await room.seated("Ann", "Ben")
            await room.begin()
            await clock.pass_ms(1_000)
            clock.set_wall_by(jump)
            await store.pulse(clock.wall_ms())
        later = JumpingClock(now_ms=5, wall_ms=clock.wall_ms())

        async with small_room(clock=later, store=store) as room:
            whole = room.dealer.state.table.policy.turn_seconds * 1000
            assert min(LEAST_LEFT_MS, whole) <= left_ms(room) <= whole

    async def test_is_told_to_the_host(self, jump: int, caplog: pytest.LogCaptureFixture) -> None:
        clock = JumpingClock()
        watch = ClockWatch(clock)
        await clock.pass_ms(DAY)
        assert watch.look() == 0

        clock.set_wall_by(jump)
        with caplog.at_level(logging.WARNING):
            assert watch.look() == jump
            assert watch.look() == 0

        [record] = caplog.records
        way = "forward" if jump > 0 else "back"
        assert f"was set {way} by {abs(jump) // 1000} seconds" in record.getMessage()

    async def test_is_looked_for_all_the_time(
        self, jump: int, caplog: pytest.LogCaptureFixture
    ) -> None:
        clock = JumpingClock()
        async with small_room(clock=clock) as room:
            watching = room.floor.store_watch
            clock.set_wall_by(jump)
            assert watching._clock_watch.look() == jump

        assert "turns are not affected" in caplog.text

    async def test_does_not_disturb_who_acts(self, jump: int) -> None:
        clock = JumpingClock()
        async with small_room(clock=clock) as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            play = room.dealer.state.open_play
            assert play is not None
            assert play.hand.to_act is not None
            actor = guests[play.hand.to_act - 1]
            await actor.turn()
            clock.set_wall_by(jump)

            await actor.act(calm)

            assert room.dealer.standing[1].open_play != play
