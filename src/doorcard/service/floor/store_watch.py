"""Watches over the store: a room that cannot write pauses, and goes on when it can."""

from __future__ import annotations

import asyncio
import logging
from typing import Final, Protocol

from doorcard.service.clock.machine_clock import ClockWatch
from doorcard.service.floor.trouble import log_trouble
from doorcard.service.ports import Clock, Store, StoreUnavailable

_LOG: Final = logging.getLogger("doorcard.room")

SLOW: Final = StoreUnavailable(
    "store.slow",
    "the disk of the room is too slow at the moment: play is paused, nothing is lost, and it goes "
    "on by itself when it answers again",
)


class Pausable(Protocol):
    """All tables at once."""

    def hold(
        self, code: str, sentence: str, *, frozen: bool = False, refuses: bool = False
    ) -> None:
        """Pause every table."""

    def release(self, code: str) -> None:
        """That reason is no more."""


class StoreWatch:
    """Notes at intervals that the room is alive, and so finds out when the store is not."""

    def __init__(
        self, store: Store, clock: Clock, tables: Pausable, *, every_ms: int, slow_ms: int
    ) -> None:
        """``slow_ms`` is how long a write may take before the room pauses."""
        self._store = store
        self._clock = clock
        self._tables = tables
        self._every_ms = every_ms
        self._slow_ms = slow_ms
        self._trouble: str | None = None
        self._clock_watch = ClockWatch(clock)

    @property
    def trouble(self) -> str | None:
        """The code of what ails the store now, if anything does."""
        return self._trouble

    async def run(self) -> None:
        """Watch until cancelled."""
        while True:
            await asyncio.sleep(self._every_ms / 1000)
            self._clock_watch.look()
            await self.look()

    def failed(self, trouble: StoreUnavailable) -> None:
        """The store took something not: pause all tables until it does again."""
        if self._trouble == trouble.code:
            return
        before, self._trouble = self._trouble, trouble.code
        _LOG.error("play is paused: %s", trouble, extra={"code": trouble.code})
        self._tables.hold(trouble.code, str(trouble), frozen=True, refuses=True)
        if before is not None:
            self._tables.release(before)

    async def look(self) -> None:
        """Try the store once: pause or go on by what it says."""
        trying = asyncio.ensure_future(self._store.probe(self._clock.wall_ms()))
        done, _ = await asyncio.wait({trying}, timeout=self._slow_ms / 1000)
        if not done:
            self.failed(SLOW)
        try:
            await trying
        except StoreUnavailable as trouble:
            self.failed(trouble)
        except Exception as trouble:  # noqa: BLE001 - a missed pulse costs a clock's seconds, no more
            log_trouble("pulse of the room", trouble)
        else:
            self._recovered()

    def _recovered(self) -> None:
        if self._trouble is not None:
            code, self._trouble = self._trouble, None
            _LOG.warning("play goes on: the store works again", extra={"code": code})
            self._tables.release(code)
