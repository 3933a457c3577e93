"""A clock that stands still while the room sleeps."""

from __future__ import annotations

import asyncio
import logging

import pytest

from doorcard.adapters.awake_clock import NAP_MS, AwakeClock

HOUR = 3_600_000


class Machine:
    """A machine whose time runs as the loop's does, and jumps while it is asleep."""

    def __init__(self) -> None:
        self.asleep_ms = 0

    def __call__(self) -> int:
        return round(asyncio.get_running_loop().time() * 1000) + self.asleep_ms


@pytest.fixture
def machine() -> Machine:
    return Machine()


@pytest.fixture
def clock(machine: Machine) -> AwakeClock:
    return AwakeClock(machine)


class TestATimer:
    async def test_calls_when_the_time_has_come_and_not_when_cancelled(
        self, clock: AwakeClock
    ) -> None:
        called: list[str] = []
        now = clock.now_ms()
        clock.call_at(now - 5, lambda: called.append("past"))
        clock.call_at(now + 30, lambda: called.append("soon"))
        cancelled = clock.call_at(now, lambda: called.append("cancelled"))
        cancelled.cancel()
        cancelled.cancel()

        await asyncio.sleep(0.06)

        assert called == ["past", "soon"]

    async def test_waits_on_after_a_sleep_for_what_was_left_before_it(
        self, clock: AwakeClock, machine: Machine, caplog: pytest.LogCaptureFixture
    ) -> None:
        caplog.set_level(logging.WARNING)
        rang = asyncio.Event()
        before = clock.now_ms()
        clock.call_at(before + 100, rang.set)

        machine.asleep_ms += HOUR
        still = clock.now_ms()
        await asyncio.wait_for(rang.wait(), 10)

        assert still - before < NAP_MS, "the hour is left out, but for the time between two looks"
        assert before + 100 <= clock.now_ms() < before + HOUR
        assert "the room stood still: no clock ran" in caplog.text

    async def test_rings_no_sooner_for_a_short_stumble(
        self, clock: AwakeClock, machine: Machine
    ) -> None:
        clock.call_at(clock.now_ms() + HOUR, lambda: None)
        before = clock.now_ms()

        machine.asleep_ms += NAP_MS // 2

        assert clock.now_ms() - before >= NAP_MS // 2


class TestTheClock:
    async def test_never_goes_back(self, clock: AwakeClock, machine: Machine) -> None:
        clock.call_at(clock.now_ms() + HOUR, lambda: None)
        times = []
        for _ in range(20):
            machine.asleep_ms += 1_000
            times.append(clock.now_ms())
            machine.asleep_ms += HOUR
            times.append(clock.now_ms())

        assert times == sorted(times)
        assert times[-1] - times[0] < HOUR

    async def test_looks_no_more_when_nothing_is_due(
        self, clock: AwakeClock, machine: Machine
    ) -> None:
        clock.call_at(clock.now_ms(), lambda: None)
        await asyncio.sleep(0.4)
        before = clock.now_ms()

        machine.asleep_ms += HOUR

        assert clock.now_ms() - before >= HOUR, "nobody waits: there is nothing to leave out"
