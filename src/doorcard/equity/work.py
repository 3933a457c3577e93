"""A calculation in parts: done by several threads, told about as it goes on, stopped on demand."""

from __future__ import annotations

import os
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import closing
from queue import SimpleQueue
from threading import Thread
from typing import Generic, NamedTuple, TypeVar

from doorcard.equity.refusal import Cancelled
from doorcard.kernel.chosen import COMPILED

Found = TypeVar("Found")


class Part(NamedTuple, Generic[Found]):
    """One call of the kernel, and how much of all the work it is."""

    do: Callable[[], Found]
    effort: float


class Terms(NamedTuple):
    """How a calculation is carried out."""

    threads: int | None = None
    """How many parts at once; as many as there are processors if ``None``."""
    progress: Callable[[float], object] | None = None
    """Told after each part how much is done, 0 to 1, on the thread that asked."""
    cancelled: Callable[[], bool] | None = None
    """Asked between parts, on the thread that asked; ``True`` ends it with ``Cancelled``."""

    @property
    def hands(self) -> int:
        """How many threads will work. The twin gains nothing by more than one."""
        if not COMPILED:
            return 1
        return self.threads or available_processors()


def available_processors() -> int:
    """The processors this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def results(parts: Sequence[Part[Found]], terms: Terms, *, quick: bool = False) -> Iterator[Found]:
    """What each part gave, in no certain order.

    ``quick`` work is not worth a thread. Raises ``Cancelled``, and whatever a part raises.
    """
    whole = sum(part.effort for part in parts) or 1.0
    workers = min(terms.hands, len(parts))
    done = 0.0
    at_work = _alone(parts) if quick or workers < 2 else _together(parts, workers)
    with closing(at_work):
        for part, found in at_work:
            yield found
            done += part.effort
            if terms.progress:
                terms.progress(min(done / whole, 1.0))
            if terms.cancelled and terms.cancelled():
                raise Cancelled


def _alone(parts: Sequence[Part[Found]]) -> Generator[tuple[Part[Found], Found]]:
    for part in parts:
        yield part, part.do()


def _together(parts: Sequence[Part[Found]], workers: int) -> Generator[tuple[Part[Found], Found]]:
    """The parts are taken one by one by whichever thread is free."""
    numbers = iter(range(len(parts)))
    told: SimpleQueue[tuple[Part[Found], Found] | BaseException] = SimpleQueue()
    wanted = True

    def work() -> None:
        try:
            for number in numbers:
                if not wanted:
                    return
                told.put((parts[number], parts[number].do()))
        except BaseException as trouble:  # noqa: BLE001 - raised where it is waited for
            told.put(trouble)

    threads = [Thread(target=work, name="equity", daemon=True) for _ in range(workers)]
    for thread in threads:
        thread.start()
    try:
        for _ in parts:
            answer = told.get()
            if isinstance(answer, BaseException):
                raise answer
            yield answer
    finally:
        wanted = False
        for thread in threads:
            thread.join()
