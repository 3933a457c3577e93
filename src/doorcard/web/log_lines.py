"""How a line of the log is written: for people, or one JSON object for programs."""

from __future__ import annotations

import logging
import sys
from datetime import UTC, datetime
from typing import Any, Final

import msgspec

from doorcard.web.repeated_lines import RepeatedLines

_OWN: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "taskName"}
"""What every record carries; whatever else it has was given by who logged it."""


def facts_of(record: logging.LogRecord) -> dict[str, Any]:
    """The facts given with a record, in the order given."""
    return {name: value for name, value in vars(record).items() if name not in _OWN}


class TextLines(logging.Formatter):
    """``2026-01-31 12:00:00Z info web request method=GET route=/api/lobby``."""

    def format(self, record: logging.LogRecord) -> str:
        """One line, and a traceback under it where there is one."""
        facts = "".join(f" {name}={value}" for name, value in facts_of(record).items())
        line = (
            f"{_time(record):%Y-%m-%d %H:%M:%S}Z {record.levelname.lower()} "
            f"{record.name.removeprefix('doorcard.')} {record.getMessage()}{facts}"
        )
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        """The same as the text has, as fields."""
        line = {
            "time": f"{_time(record):%Y-%m-%dT%H:%M:%S.%fZ}",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **facts_of(record),
        }
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up_log(level: str, kind: str) -> None:
    """Write the log to standard error, from ``level`` up, as ``text`` or ``json`` lines.

    The server's own log of addresses and paths stays off: the room keeps its own.
    """
    to_stderr = logging.StreamHandler(sys.stderr)
    to_stderr.addFilter(RepeatedLines())
    to_stderr.setFormatter(JsonLines() if kind == "json" else TextLines())
    root = logging.getLogger()
    root.handlers = [to_stderr]
    root.setLevel(logging.WARNING)
    logging.getLogger("doorcard").setLevel(level.upper())


def _time(record: logging.LogRecord) -> datetime:
    return datetime.fromtimestamp(record.created, UTC)
