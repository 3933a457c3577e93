"""Lines of the log."""

from __future__ import annotations

import json
import logging
import sys

from doorcard.web.log_lines import JsonLines, TextLines


def record(**facts: object) -> logging.LogRecord:
    return logging.makeLogRecord(
        {"name": "doorcard.web", "levelname": "INFO", "msg": "request", "created": 0.0, **facts}
    )


class TestATextLine:
    def test_has_time_level_place_message_and_facts(self) -> None:
        line = TextLines().format(record(route="/api/lobby", ms=1.5))

        assert line == "1970-01-01 00:00:00Z info web request route=/api/lobby ms=1.5"

    def test_has_a_traceback_under_it(self) -> None:
        assert "ValueError: invalid literal" in TextLines().format(failed())


class TestAJsonLine:
    def test_has_the_same_as_fields(self) -> None:
        assert json.loads(JsonLines().format(record(route="/api/lobby"))) == {
            "time": "1970-01-01T00:00:00.000000Z",
            "level": "info",
            "logger": "doorcard.web",
            "message": "request",
            "route": "/api/lobby",
        }

    def test_stays_one_line_with_a_traceback(self) -> None:
        line = JsonLines().format(failed())

        assert "\n" not in line
        assert "ValueError: invalid literal" in json.loads(line)["traceback"]


def failed() -> logging.LogRecord:
    try:
        int("wrong")
    except ValueError:
        told = sys.exc_info()
    return record(exc_info=told)
