"""The machine's time, without the hours that the room slept through."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from doorcard.adapters.system import SystemClock
from doorcard.service.ports import Timer

_LOG: Final = logging.getLogger("doorcard.room")
BEAT_MS: Final = 250
"""How often it looks whether the room is awake."""
NAP_MS: Final = 2_000
"""More than a busy room takes from one look to the next."""


class AwakeClock(SystemClock):
    """Stands still while the room does.

    A virtual machine is frozen to be moved, a laptop is closed, a process is stopped: nobody
    could act then, and answers that came in time lie unread. That time counts for no turn,
    as down time does not. It is noticed by looks that come too late, and looks are taken
    as long as something is due.
    """

    def __init__(self, machine_ms: Callable[[], int] | None = None) -> None:
        self._machine_ms = machine_ms or _monotonic_ms
        self._slept_ms = 0
        self._seen_ms = 0
        self._beat: asyncio.TimerHandle | None = None
        self._due = 0
        """Timers that will still call."""

    def now_ms(self) -> int:
        """Milliseconds of the monotonic clock while the room was awake."""
        machine_ms = self._machine_ms()
        if self._beat is not None:
            self._look(machine_ms)
        return machine_ms - self._slept_ms

    def call_at(self, when_ms: int, call: Callable[[], None]) -> Timer:
        """Call on the loop once ``now_ms()`` is ``when_ms``, however long the room sleeps."""
        if self._beat is None:
            self._seen_ms = self._machine_ms()
            self._beat_on()
        return _AwakeTimer(self, when_ms, call)

    def _look(self, machine_ms: int) -> None:
        late_ms = machine_ms - self._seen_ms
        self._seen_ms = machine_ms
        if late_ms < NAP_MS:
            return
        slept_ms = late_ms - BEAT_MS
        self._slept_ms += slept_ms
        _LOG.warning("the room stood still: no clock ran", extra={"seconds": slept_ms / 1000})

    def _beat_on(self) -> None:
        self._beat = asyncio.get_running_loop().call_later(BEAT_MS / 1000, self._beat_once)

    def _beat_once(self) -> None:
        self._look(self._machine_ms())
        if self._due:
            self._beat_on()
        else:
            self._beat = None

    def came(self) -> None:
        """One more timer is due."""
        self._due += 1

    def went(self) -> None:
        """One less."""
        self._due -= 1


class _AwakeTimer:
    """A timer that waits on when it rings before its time, since the clock stood still."""

    __slots__ = ("_call", "_clock", "_handle", "_when_ms")

    def __init__(self, clock: AwakeClock, when_ms: int, call: Callable[[], None]) -> None:
        self._clock, self._when_ms, self._call = clock, when_ms, call
        self._handle: asyncio.TimerHandle | None = None
        clock.came()
        self._wait()

    def cancel(self) -> None:
        """Do not call."""
        if self._handle is not None:
            self._handle.cancel()
            self._over()

    def _wait(self) -> None:
        wait = max(0, self._when_ms - self._clock.now_ms())
        self._handle = asyncio.get_running_loop().call_later(wait / 1000, self._ring)

    def _ring(self) -> None:
        if self._clock.now_ms() < self._when_ms:
            self._wait()
            return
        self._over()
        self._call()

    def _over(self) -> None:
        self._handle = None
        self._clock.went()


def _monotonic_ms() -> int:
    return time.monotonic_ns() // 1_000_000
