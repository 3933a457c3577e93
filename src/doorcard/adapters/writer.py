"""The one writer of a database: a thread that commits what waits in one go."""

from __future__ import annotations

import asyncio
import queue
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError

from doorcard.adapters.store_trouble import trouble_of, unavailable

Result = TypeVar("Result")
Job = Callable[[Connection], object]
_Waiting = tuple[Job, asyncio.AbstractEventLoop, "asyncio.Future[object]"]
_MOST_AT_ONCE: Final = 32
"""So many share a commit. More could take seconds on a busy machine, and look like a slow disk."""


class Writer:
    """Runs jobs on one connection, many in a transaction.

    A job either works whole or leaves nothing: among others it runs behind a savepoint.
    Whoever asked hears of it after the commit, and never before.
    """

    def __init__(
        self,
        engine: Engine,
        folder: Path,
        *,
        slow_s: float = 3.0,
        now_s: Callable[[], float] = time.monotonic,
    ) -> None:
        """``slow_s`` is how long a commit may take before others are refused meanwhile."""
        self._engine = engine
        self._folder = folder
        self._slow_s = slow_s
        self._now_s = now_s
        self._began_s: float | None = None
        self._waiting: queue.SimpleQueue[_Waiting | None] = queue.SimpleQueue()
        self._closed = False
        self._thread = threading.Thread(target=self._run, name="doorcard-writer", daemon=True)
        self._thread.start()

    async def do(self, job: Callable[[Connection], Result]) -> Result:
        """Run a job and wait until it is durable.

        Raises what the job raised, and :class:`StoreUnavailable` if the disk takes
        nothing or is busy with what was asked before: nothing was stored then.
        """
        if self._closed:
            raise RuntimeError("the database is closed: nothing can be written any more")
        if self._is_stuck:
            raise unavailable("store.slow")
        loop = asyncio.get_running_loop()
        done: asyncio.Future[object] = loop.create_future()
        self._waiting.put((job, loop, done))
        return await done  # type: ignore[return-value]  # the job's own result comes back

    def close(self) -> None:
        """Finish what waits, then stop. Blocks until then."""
        self._closed = True
        self._waiting.put(None)
        self._thread.join()

    @property
    def _is_stuck(self) -> bool:
        began_s = self._began_s
        return began_s is not None and self._now_s() - began_s > self._slow_s

    def _run(self) -> None:
        with self._engine.connect() as connection:
            going = True
            while going:
                batch, going = self._next_batch()
                if batch:
                    self._began_s = self._now_s()
                    self._commit(connection, batch)

    def _next_batch(self) -> tuple[list[_Waiting], bool]:
        batch: list[_Waiting] = []
        waiting = self._waiting.get()
        while waiting is not None:
            batch.append(waiting)
            if len(batch) == _MOST_AT_ONCE:
                return batch, True
            try:
                waiting = self._waiting.get_nowait()
            except queue.Empty:
                return batch, True
        return batch, False

    def _commit(self, connection: Connection, batch: list[_Waiting]) -> None:
        try:
            with connection.begin():
                answers = _all_done(connection, [job for job, _, _ in batch])
        except Exception as failed:  # noqa: BLE001 - nothing was committed: all must hear it
            answers = [(None, failed)] * len(batch)
        self._began_s = None
        for (_, loop, done), (result, wrong) in zip(batch, answers, strict=True):
            told = wrong and (trouble_of(wrong, self._folder) or wrong)
            _answer(loop, done, result, told)


def _all_done(connection: Connection, jobs: list[Job]) -> list[tuple[object, Exception | None]]:
    """What became of each. A job that is alone needs no savepoint: it is the transaction."""
    if len(jobs) == 1:
        return [(jobs[0](connection), None)]
    return [_done(connection, job) for job in jobs]


def _done(connection: Connection, job: Job) -> tuple[object, Exception | None]:
    """A job's result or what it raised. Raises only if the transaction itself is lost."""
    connection.exec_driver_sql("SAVEPOINT job")
    try:
        result, wrong = job(connection), None
    except Exception as refused:  # noqa: BLE001 - it is handed to the asker
        result, wrong = None, refused
        try:
            connection.exec_driver_sql("ROLLBACK TO job")
        except DBAPIError:
            # A full disk ends the whole transaction; what the job met says more than that.
            raise refused from None
    connection.exec_driver_sql("RELEASE job")
    return result, wrong


def _answer(
    loop: asyncio.AbstractEventLoop,
    done: asyncio.Future[object],
    result: object,
    wrong: Exception | None,
) -> None:
    def settle() -> None:
        if done.cancelled():
            return
        if wrong is None:
            done.set_result(result)
        else:
            done.set_exception(wrong)

    # A loop that was closed meanwhile has nobody left to tell; the write stands.
    if not loop.is_closed():
        loop.call_soon_threadsafe(settle)
