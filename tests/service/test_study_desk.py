"""The study desk: calculations beside the loop, a few at once, each for a while."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable, Iterator

import pytest

from doorcard.equity import Cancelled, EquityRefusal
from doorcard.service.study.desk import StudyDesk, StudyLimits, Watch
from doorcard.stud import Refusal

PATIENCE_S = 30.0


class Work:
    """Work that goes on until it is told to end, or is cancelled."""

    def __init__(self) -> None:
        self.begun = threading.Event()
        self.end = threading.Event()
        self.stopped = threading.Event()

    def __call__(self, watch: Watch) -> str:
        self.begun.set()
        while not self.end.wait(0.005):
            if watch.cancelled():
                self.stopped.set()
                raise Cancelled
        return "found"


async def holds(said: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE_S):
        while not said():  # noqa: ASYNC110 - a thread sets no event of the loop
            await asyncio.sleep(0.005)


async def refusal_of(asking: asyncio.Future[str]) -> str:
    with pytest.raises(Refusal) as refused:
        await asking
    return refused.value.code


@pytest.fixture
def desk() -> Iterator[StudyDesk]:
    opened = StudyDesk(StudyLimits(each=2, waiting=3), threads=1)
    yield opened
    opened.close()


@pytest.fixture
async def begun(desk: StudyDesk) -> AsyncIterator[tuple[Work, asyncio.Future[str]]]:
    """Work of Ann's that is under way."""
    work = Work()
    asking = asyncio.ensure_future(desk.ask("Ann", work))
    await holds(work.begun.is_set)
    yield work, asking
    work.end.set()


class TestWork:
    async def test_is_done_while_the_loop_runs(
        self, begun: tuple[Work, asyncio.Future[str]]
    ) -> None:
        work, asking = begun

        assert not asking.done()
        work.end.set()

        assert await asking == "found"

    async def test_tells_how_far_it_is(self) -> None:
        times = iter(range(100))
        desk = StudyDesk(StudyLimits(seconds=1000), now=lambda: next(times))
        heard: list[float] = []

        def work(watch: Watch) -> None:
            watch.progress(0.25)
            watch.progress(0.5)

        await desk.ask("Ann", work, heard.append)
        await holds(lambda: heard == [0.25, 0.5])
        desk.close()

    async def test_is_stopped_when_nobody_waits_for_it(
        self, desk: StudyDesk, begun: tuple[Work, asyncio.Future[str]]
    ) -> None:
        work, asking = begun

        asking.cancel()

        await holds(work.stopped.is_set)
        assert await desk.ask("Ben", lambda _: "the thread is free again")

    async def test_is_stopped_when_the_room_closes(
        self, desk: StudyDesk, begun: tuple[Work, asyncio.Future[str]]
    ) -> None:
        work, asking = begun

        desk.close()

        await holds(work.stopped.is_set)
        await refusal_of(asking)

    async def test_is_stopped_after_its_time(self) -> None:
        times = iter(range(100))
        desk = StudyDesk(StudyLimits(seconds=20), now=lambda: next(times))

        code = await refusal_of(asyncio.ensure_future(desk.ask("Ann", Work())))

        assert code == "study.out_of_time"
        desk.close()

    async def test_hands_on_its_refusal(self, desk: StudyDesk) -> None:
        def work(_: Watch) -> str:
            raise EquityRefusal("spot.seats", "there are 2 to 8 seats", seats=1)

        assert await refusal_of(asyncio.ensure_future(desk.ask("Ann", work))) == "spot.seats"


class TestLimits:
    async def test_one_asker_has_a_few_at_once(
        self, desk: StudyDesk, begun: tuple[Work, asyncio.Future[str]]
    ) -> None:
        work, asking = begun
        second = asyncio.ensure_future(desk.ask("Ann", lambda _: "second"))
        await asyncio.sleep(0)

        code = await refusal_of(asyncio.ensure_future(desk.ask("Ann", lambda _: "third")))

        assert code == "study.too_many"
        work.end.set()
        assert [await asking, await second] == ["found", "second"]

    async def test_all_askers_together_have_some_at_once(
        self, desk: StudyDesk, begun: tuple[Work, asyncio.Future[str]]
    ) -> None:
        work, _ = begun
        waiting = [asyncio.ensure_future(desk.ask(each, lambda _: "")) for each in ("Ben", "Cy")]
        await asyncio.sleep(0)

        assert await refusal_of(asyncio.ensure_future(desk.ask("Di", work))) == "study.busy"

        work.end.set()
        await asyncio.gather(*waiting)

    async def test_who_waits_may_leave_the_line(
        self, desk: StudyDesk, begun: tuple[Work, asyncio.Future[str]]
    ) -> None:
        work, asking = begun
        waiting = asyncio.ensure_future(desk.ask("Ben", lambda _: "never done"))
        await asyncio.sleep(0)

        waiting.cancel()
        work.end.set()

        assert await asking == "found"
        assert await desk.ask("Cy", lambda _: "next") == "next"
