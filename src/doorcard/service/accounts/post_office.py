"""The post office: letters wait here and are carried one by one, never in a table's way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from doorcard.service.accounts.ports import Letter, Mailer
from doorcard.service.ports import Clock

_LOG: Final = logging.getLogger("doorcard.mail")

AGAIN_MS: Final = (5_000, 30_000, 120_000, 600_000, 3_600_000)
"""How long after each failure a letter is tried again; then it is given up."""
_MOST_WAITING: Final = 1_000


class PostOffice:
    """Takes letters at once and has them carried when it can.

    What waits is lost with the process: a letter can always be asked for again.
    """

    def __init__(self, mailer: Mailer, clock: Clock) -> None:
        self._mailer = mailer
        self._clock = clock
        self._waiting: asyncio.Queue[tuple[Letter, int]] = asyncio.Queue()
        self._carrier: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    def send(self, letter: Letter) -> None:
        """Take a letter. Nobody waits for it, and nobody hears whether it came."""
        if self._waiting.qsize() >= _MOST_WAITING:
            _LOG.error("too many letters wait to be carried: one was dropped")
            return
        self._waiting.put_nowait((letter, 0))
        if self._carrier is None or self._carrier.done():
            self._carrier = asyncio.create_task(self._carry_all(), name="post office")

    def run(self, errand: Coroutine[Any, Any, None]) -> None:
        """Do something that whoever asked shall neither wait for nor learn from."""
        task = asyncio.create_task(errand, name="errand of the post office")
        self._errands.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._errands.discard(task)
        if not task.cancelled() and (trouble := task.exception()) is not None:
            _LOG.error("an errand failed", exc_info=trouble)

    async def _carry_all(self) -> None:
        while True:
            letter, failures = await self._waiting.get()
            try:
                await self._mailer.carry(letter)
            except OSError as trouble:
                self._try_again(letter, failures, trouble)
            except Exception:  # noqa: BLE001 - one letter must not stop those behind it
                _LOG.exception("a letter could not be made ready, and is dropped")

    def _try_again(self, letter: Letter, failures: int, trouble: OSError) -> None:
        """The trouble's kind is logged and not its text, which may name people."""
        if failures >= len(AGAIN_MS):
            _LOG.error("a letter is given up after %d tries", failures + 1)
            return
        _LOG.warning("a letter was not taken (%s); it waits", type(trouble).__name__)
        self._clock.call_at(
            self._clock.now_ms() + AGAIN_MS[failures],
            lambda: self._waiting.put_nowait((letter, failures + 1)),
        )

    async def close(self) -> None:
        """Carry no more."""
        tasks = [*self._errands, *([self._carrier] if self._carrier else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task
