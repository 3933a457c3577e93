"""The log as bytes: every record as both kinds of lines write it, facts and tracebacks too."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

from doorcard.web.log_lines import JsonLines, TextLines

_KINDS = (JsonLines(), TextLines())


class Ear(logging.Handler):
    """Keeps all that is logged, from the finest level up."""

    def __init__(self) -> None:
        super().__init__(logging.DEBUG)
        self.lines: list[bytes] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Write it as the room would, but for the time of day."""
        record.created = 0.0
        self.lines += [kind.format(record).encode() for kind in _KINDS]


@contextmanager
def heard_log() -> Iterator[list[bytes]]:
    """Everything that is logged meanwhile."""
    ear, root = Ear(), logging.getLogger()
    before = root.level, root.handlers
    root.handlers = [ear]
    root.setLevel(logging.DEBUG)
    try:
        yield ear.lines
    finally:
        root.handlers = before[1]
        root.setLevel(before[0])
