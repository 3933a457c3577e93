"""The timers of one table."""

from __future__ import annotations

from collections.abc import Callable

from doorcard.service.ports import Clock, Timer


class Alarms:
    """Timers that are cancelled together."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._set: list[Timer] = []

    def set(self, when_ms: int, call: Callable[[], None]) -> None:
        """Call at that time of the monotonic clock, unless cancelled before."""
        self._set.append(self._clock.call_at(when_ms, call))

    def cancel(self) -> None:
        """Forget all that were set."""
        for timer in self._set:
            timer.cancel()
        self._set.clear()
