"""The machine's clock."""

from __future__ import annotations

import asyncio

from doorcard.adapters.system import SystemClock


class TestTheClock:
    async def test_calls_when_the_time_has_come_and_not_when_cancelled(self) -> None:
        clock = SystemClock()
        called: list[str] = []
        now = clock.now_ms()
        clock.call_at(now - 5, lambda: called.append("past"))
        clock.call_at(now, lambda: called.append("cancelled")).cancel()

        await asyncio.sleep(0.001)

        assert called == ["past"]

    def test_never_goes_back(self) -> None:
        clock = SystemClock()

        times = [clock.now_ms() for _ in range(1000)]

        assert times == sorted(times)

    def test_knows_the_date(self) -> None:
        assert SystemClock().wall_ms() > 1_700_000_000_000
