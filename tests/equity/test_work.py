"""Work in parts: threads, progress, cancelling."""

from __future__ import annotations

import threading

import pytest

from doorcard.equity import Cancelled, equity
from doorcard.equity.calculate import Wishes
from doorcard.equity.work import Part, Terms, results
from doorcard.kernel.chosen import COMPILED

HANDS = ("AhKhQh5c2d", "7c7d2s8s9s", "3c4c5d6dJd9h")


class TestThreads:
    @pytest.mark.parametrize("threads", [1, 2, 5])
    def test_change_no_count(self, threads: int) -> None:
        assert equity(HANDS, game="hilo", threads=threads) == equity(HANDS, game="hilo")

    def test_share_the_parts(self) -> None:
        started = threading.Barrier(2, timeout=30) if COMPILED else None

        def wait_for_another() -> int:
            if started:
                started.wait()
            return 1

        parts = [Part(wait_for_another, 1.0)] * 2

        assert list(results(parts, Terms(threads=2))) == [1, 1]

    def test_hand_on_what_goes_wrong(self) -> None:
        def fail() -> int:
            raise ZeroDivisionError

        for threads in (1, 2):
            with pytest.raises(ZeroDivisionError):
                list(results([Part(fail, 1.0)] * 4, Terms(threads=threads)))


class TestProgress:
    @pytest.mark.parametrize("wish", [{"exact": True}, {"exact": False, "deals": 200_000}])
    def test_grows_to_one(self, wish: Wishes) -> None:
        told: list[float] = []
        thread = []

        def tell(done: float) -> None:
            told.append(done)
            thread.append(threading.current_thread())

        equity(HANDS, progress=tell, **wish)

        assert told == sorted(told)
        assert told[-1] == pytest.approx(1)
        assert set(thread) == {threading.main_thread()}


class TestCancelling:
    @pytest.mark.parametrize("threads", [1, 2])
    def test_ends_the_work_between_two_parts(self, threads: int) -> None:
        told: list[float] = []

        with pytest.raises(Cancelled):
            equity(
                ("AhKhQh", "7c7d2s", "3c4c5d"),
                deals=5_000_000 if COMPILED else 50_000,
                threads=threads,
                progress=told.append,
                cancelled=lambda: len(told) >= 3,
            )

        assert len(told) == 3
        assert told[-1] < 1
        assert [each for each in threading.enumerate() if each.name == "equity"] == []
