"""Lines that strangers cause: so many a minute and no more."""

from __future__ import annotations

import logging

import pytest

from doorcard.web.repeated_lines import KINDS, LINES_A_MINUTE, RepeatedLines


def line(
    name: str = "uvicorn.error", what: str = "Invalid HTTP request", **facts: object
) -> logging.LogRecord:
    record = {"name": name, "levelno": logging.WARNING, "msg": what, **facts}
    return logging.makeLogRecord(record)


class TestALineOfTheServersLibraries:
    def test_is_written_so_often_a_minute_and_then_with_what_was_left_out(self) -> None:
        time = [0.0]
        repeated = RepeatedLines(now=lambda: time[0])

        written = sum(repeated.filter(line()) for _ in range(100_000))
        time[0] = 61.0
        later = line()

        assert written == LINES_A_MINUTE
        assert repeated.filter(later)
        assert vars(later)["left_out"] == 100_000 - LINES_A_MINUTE

    def test_of_one_kind_keeps_no_other_out(self) -> None:
        repeated = RepeatedLines(most=1, now=lambda: 0)
        repeated.filter(line())

        assert not repeated.filter(line())
        assert repeated.filter(line(what="socket.accept() out of system resource"))

    def test_is_of_one_kind_whatever_a_stranger_puts_into_it(self) -> None:
        repeated = RepeatedLines(most=1, now=lambda: 0)

        passed = [repeated.filter(line(what="from %s", args=(n,))) for n in range(5)]

        assert passed == [True, False, False, False, False]

    def test_is_of_one_kind_whichever_connection_it_goes_on_to_name(self) -> None:
        repeated = RepeatedLines(most=1, now=lambda: 0)

        what = "Fatal error on transport\ntransport: <_SelectorSocketTransport fd={}>"
        passed = [repeated.filter(line("asyncio", what.format(n))) for n in range(3)]

        assert passed == [True, False, False]

    def test_is_remembered_though_every_one_is_new(self) -> None:
        time = [0.0]
        repeated = RepeatedLines(most=1, now=lambda: time[0])

        written = sum(repeated.filter(line(what=f"from {n}")) for n in range(100_000))
        time[0] = 61.0
        after = [repeated.filter(line(what=f"from {n}")) for n in range(3)]

        assert written == KINDS + 1
        assert after == [True, True, True]


class TestALineOfTheRoom:
    def test_is_always_written(self) -> None:
        repeated = RepeatedLines(most=1, now=lambda: 0)

        assert all(repeated.filter(line("doorcard.room", "a turn ran out")) for _ in range(9))
        assert all(repeated.filter(line("doorcard.web", "request", ended_as=200)) for _ in range(9))

    @pytest.mark.parametrize("refused", [404, 429])
    def test_about_a_request_that_was_refused_is_written_so_often(self, refused: int) -> None:
        repeated = RepeatedLines(most=1, now=lambda: 0)

        def written(ended_as: int) -> bool:
            return repeated.filter(line("doorcard.web", "request", ended_as=ended_as))

        assert [written(refused) for _ in range(3)] == [True, False, False]
        assert written(401), "of another kind"
        assert all(written(500) for _ in range(3)), "a fault of ours is always written"
