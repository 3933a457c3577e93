"""The study desk: long calculations in threads of their own, a few at once, each for a while."""

from __future__ import annotations

import asyncio
import contextlib
import os
import threading
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar

from doorcard.equity import Cancelled, EquityRefusal
from doorcard.equity.work import available_processors
from doorcard.stud import Refusal

Found = TypeVar("Found")

_NICENESS: Final = 10
_TOLD_EVERY_S: Final = 0.1


@dataclass(frozen=True, slots=True, kw_only=True)
class StudyLimits:
    """How much may be studied at one time."""

    seconds: float = 20.0
    """How long one calculation may take. It is stopped then."""
    each: int = 4
    """How many calculations one asker may have at once, waiting ones included."""
    waiting: int = 32
    """How many may be at work or wait, all askers together."""


class Watch:
    """How a calculation is followed and stopped: its thread asks here between its parts."""

    def __init__(
        self, ends: float, now: Callable[[], float], tell: Callable[[float], None]
    ) -> None:
        self._ends, self._now, self._tell = ends, now, tell
        self._told = now()
        self._stopped = threading.Event()

    def stop(self) -> None:
        """Nobody waits for it any more."""
        self._stopped.set()

    def cancelled(self) -> bool:
        """Must it stop?"""
        return self._stopped.is_set() or self.is_late

    @property
    def is_late(self) -> bool:
        """Has it taken all the time it had?"""
        return self._now() >= self._ends

    def progress(self, done: float) -> None:
        """How much is done, 0 to 1."""
        now = self._now()
        if now - self._told >= _TOLD_EVERY_S:
            self._told = now
            self._tell(done)


class StudyDesk:
    """Takes questions, keeps the event loop free of them, and drops those nobody waits for.

    Calculations run in threads that stand back behind the tables: as many as there are
    processors but one. The compiled kernel works without Python's lock.
    """

    def __init__(
        self,
        limits: StudyLimits | None = None,
        *,
        threads: int | None = None,
        now: Callable[[], float] = time.monotonic,
    ) -> None:
        self.limits = limits or StudyLimits()
        self._now = now
        self._at_once = threads or max(1, available_processors() - 1)
        self._free = asyncio.Semaphore(self._at_once)
        self._threads: ThreadPoolExecutor | None = None
        self._asking: Counter[str] = Counter()
        self._watches: set[Watch] = set()

    async def ask(
        self,
        asker: str,
        work: Callable[[Watch], Found],
        told: Callable[[float], object] = lambda _: None,
    ) -> Found:
        """What ``work`` finds, in a thread; ``told`` hears on the loop how much is done.

        Whoever cancels this stops the work. Raises ``Refusal``: ``study.too_many``,
        ``study.busy``, ``study.out_of_time``, and what the work itself refuses.
        """
        self._admit(asker)
        try:
            return await self._done(work, told)
        finally:
            self._asking[asker] -= 1
            if not self._asking[asker]:
                del self._asking[asker]

    def close(self) -> None:
        """Stop everything: the room closes."""
        for watch in self._watches:
            watch.stop()
        if self._threads is not None:
            self._threads.shutdown(wait=False, cancel_futures=True)

    def _admit(self, asker: str) -> None:
        if self._asking[asker] >= self.limits.each:
            raise Refusal(
                "study.too_many",
                f"{self.limits.each} of your calculations are at work, which is the most at "
                "one time: wait for one, or stop it",
                most=self.limits.each,
            )
        if self._asking.total() >= self.limits.waiting:
            raise Refusal(
                "study.busy", "others are studying and the room keeps up with no more: try again"
            )
        self._asking[asker] += 1

    async def _done(self, work: Callable[[Watch], Found], told: Callable[[float], object]) -> Found:
        loop = asyncio.get_running_loop()

        def tell(done: float) -> None:
            with contextlib.suppress(RuntimeError):  # the loop is closed: nobody listens
                loop.call_soon_threadsafe(told, done)

        await self._free.acquire()
        watch = Watch(self._now() + self.limits.seconds, self._now, tell)
        self._watches.add(watch)
        at_work = loop.run_in_executor(self._pool(), partial(work, watch))
        at_work.add_done_callback(partial(self._freed, watch))
        try:
            return await asyncio.shield(at_work)
        except Cancelled:
            raise Refusal(
                "study.out_of_time",
                f"this took longer than {self.limits.seconds:.0f} s and was stopped: ask for "
                "fewer deals, or for fewer cards to come",
                seconds=self.limits.seconds,
            ) from None
        except EquityRefusal as refused:
            raise Refusal(refused.code, str(refused), **refused.facts) from None
        finally:
            watch.stop()

    def _freed(self, watch: Watch, at_work: asyncio.Future[Found]) -> None:
        """The thread has ended, be it that nobody waited for it to the end."""
        self._watches.discard(watch)
        self._free.release()
        if not at_work.cancelled():
            at_work.exception()  # asked for, so that it is not reported as never heard

    def _pool(self) -> ThreadPoolExecutor:
        if self._threads is None:
            self._threads = ThreadPoolExecutor(
                self._at_once, thread_name_prefix="study", initializer=_stand_back
            )
        return self._threads


def _stand_back() -> None:
    """The tables come first: where the system knows a niceness of threads, this one is nice."""
    if hasattr(os, "setpriority"):
        with contextlib.suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, threading.get_native_id(), _NICENESS)
