"""The post office: letters wait here and are carried one by one, never in a table's way."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Any, Final

from doorcard.service.accounts.ports import Letter, LetterRefused, Mailer
from doorcard.service.ports import Clock

_LOG: Final = logging.getLogger("doorcard.mail")

AGAIN_MS: Final = (5_000, 30_000, 120_000, 600_000, 3_600_000)
"""How long after each failure a letter is tried again; then it is given up."""
_MOST_WAITING: Final = 1_000


class Outcome(Enum):
    """What became of a letter."""

    CARRIED = auto()
    REFUSED = auto()
    """The mail server takes none for this address."""
    GIVEN_UP = auto()
    """It could not be handed over for too long."""


Heard = Callable[[Outcome], None]


@dataclass(frozen=True, slots=True)
class _Waiting:
    letter: Letter
    heard: Heard | None
    failures: int = 0


class PostOffice:
    """Takes letters at once and has them carried when it can.

    What waits is lost with the process; who keeps letters elsewhere sends them again.
    """

    def __init__(self, mailer: Mailer, clock: Clock) -> None:
        self._mailer = mailer
        self._clock = clock
        self._waiting: asyncio.Queue[_Waiting] = asyncio.Queue()
        self._carrier: asyncio.Task[None] | None = None
        self._errands: set[asyncio.Task[None]] = set()

    @property
    def stays_here(self) -> bool:
        """Do letters stay in the room's own folder, for want of a mail server?"""
        return self._mailer.stays_here

    def send(self, letter: Letter, heard: Heard | None = None) -> None:
        """Take a letter. Nobody waits for it; ``heard`` is told what became of it."""
        if self._waiting.qsize() >= _MOST_WAITING:
            _LOG.error("too many letters wait to be carried: one was dropped")
            _tell(heard, Outcome.GIVEN_UP)
            return
        self._waiting.put_nowait(_Waiting(letter, heard))
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
            waiting = await self._waiting.get()
            try:
                await self._mailer.carry(waiting.letter)
            except LetterRefused:
                _LOG.warning("the mail server takes no letter for that address: it is given up")
                _tell(waiting.heard, Outcome.REFUSED)
            except OSError as trouble:
                self._try_again(waiting, trouble)
            except Exception:  # noqa: BLE001 - one letter must not stop those behind it
                _LOG.exception("a letter could not be made ready, and is dropped")
                _tell(waiting.heard, Outcome.GIVEN_UP)
            else:
                _tell(waiting.heard, Outcome.CARRIED)

    def _try_again(self, waiting: _Waiting, trouble: OSError) -> None:
        """The trouble's kind is logged and not its text, which may name people."""
        failures = waiting.failures
        if failures >= len(AGAIN_MS):
            _LOG.error("a letter is given up after %d tries", failures + 1)
            _tell(waiting.heard, Outcome.GIVEN_UP)
            return
        _LOG.warning("a letter was not taken (%s); it waits", type(trouble).__name__)
        again = replace(waiting, failures=failures + 1)
        self._clock.call_at(
            self._clock.now_ms() + AGAIN_MS[failures], lambda: self._waiting.put_nowait(again)
        )

    async def close(self) -> None:
        """Carry no more."""
        tasks = [*self._errands, *([self._carrier] if self._carrier else [])]
        for task in tasks:
            task.cancel()
        for task in tasks:
            with suppress(asyncio.CancelledError):
                await task


def _tell(heard: Heard | None, outcome: Outcome) -> None:
    if heard is not None:
        heard(outcome)
