"""Backing off: longer and longer, never for ever, and in bounded memory."""

from __future__ import annotations

import pytest

from doorcard.service.accounts.backoff import Backoff, refuse_wait
from doorcard.stud import Refusal
from tests.service.clockwork import HandClock


def backoff(clock: HandClock) -> Backoff:
    return Backoff(clock, free=2, first_ms=1_000, most_ms=5_000, forget_ms=60_000)


class TestTrying:
    async def test_costs_nothing_at_first_and_then_doubles_to_a_bound(self) -> None:
        clock = HandClock()
        tries = backoff(clock)
        waits = []
        for _ in range(7):
            waits.append(tries.wait_ms("ann"))
            tries.count("ann")

        assert waits == [0, 0, 1_000, 2_000, 4_000, 5_000, 5_000]
        assert tries.wait_ms("ben") == 0

    async def test_waits_from_the_last_try_on(self) -> None:
        clock = HandClock()
        tries = backoff(clock)
        for _ in range(2):
            tries.count("ann")

        await clock.pass_ms(400)
        assert tries.wait_ms("ann") == 600
        await clock.pass_ms(600)
        assert tries.wait_ms("ann") == 0

    async def test_is_forgotten_after_a_quiet_time(self) -> None:
        clock = HandClock()
        tries = backoff(clock)
        for _ in range(9):
            tries.count("ann")

        await clock.pass_ms(60_000)

        tries.count("ann")
        assert tries.wait_ms("ann") == 0

    async def test_does_not_count_when_it_is_given_back(self) -> None:
        tries = backoff(HandClock())
        for _ in range(9):
            tries.count("ann")
            tries.refund("ann")
        tries.refund("nobody")

        assert tries.wait_ms("ann") == 0

    async def test_remembers_the_last_ten_thousand_keys(self) -> None:
        tries = backoff(HandClock())
        for _ in range(3):
            tries.count("first")
        for number in range(9_999):
            tries.count(str(number))
        assert tries.wait_ms("first") > 0

        tries.count("one more")

        assert tries.wait_ms("first") == 0
        assert len(tries._tries) == 10_000


class TestTheRefusal:
    def test_says_how_many_seconds_to_wait(self) -> None:
        refuse_wait("login.wait", 0, "too many tries")

        with pytest.raises(Refusal, match="too many tries: wait 2 seconds") as refused:
            refuse_wait("login.wait", 1_001, "too many tries")

        assert refused.value.facts == {"seconds": 2}
