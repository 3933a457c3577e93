"""An even pace: no table waits while Python looks through all of a room's memory."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator

import pytest

from doorcard.web.even_pace import SWITCH_SECONDS, keep_an_even_pace


@pytest.fixture
def as_before() -> Iterator[None]:
    thresholds, interval = gc.get_threshold(), sys.getswitchinterval()
    yield
    gc.unfreeze()
    gc.set_threshold(*thresholds)
    sys.setswitchinterval(interval)


@pytest.mark.usefixtures("as_before")
class TestAnEvenPace:
    def test_leaves_what_is_there_alone_from_now_on(self) -> None:
        before = gc.get_freeze_count()

        keep_an_even_pace()

        assert gc.get_freeze_count() > before

    def test_looks_for_garbage_seldom_but_still(self) -> None:
        keep_an_even_pace()

        assert gc.isenabled()
        assert all(now > 0 for now in gc.get_threshold())
        assert gc.get_threshold()[0] > 700

    def test_lets_the_tables_thread_come_soon(self) -> None:
        keep_an_even_pace()

        assert sys.getswitchinterval() == pytest.approx(SWITCH_SECONDS)
