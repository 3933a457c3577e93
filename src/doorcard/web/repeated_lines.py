"""Lines of the log that strangers can cause at will, so many a minute and no more.

Who sends nonsense, or asks too fast, would else fill the disk of the room with lines that
all say the same.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

A_MINUTE: Final = 60.0
LINES_A_MINUTE: Final = 20
"""Of one kind."""
KINDS: Final = 256
"""How many are told apart; more in a minute are one."""
_OURS: Final = "doorcard"
_REFUSED: Final = range(400, 500)
_Name = tuple[str, int, str, object]
_OTHERS: Final[_Name] = ("", 0, "", None)


@dataclass(slots=True)
class _Kind:
    since: float
    written: int = 0
    left_out: int = 0


class RepeatedLines(logging.Filter):
    """Lets a few lines of one kind pass in a minute; the next that passes says how many did not.

    Only of what the server's libraries say, and of requests that were refused: what the room
    itself has to say is not left out.
    """

    def __init__(
        self, most: int = LINES_A_MINUTE, now: Callable[[], float] = time.monotonic
    ) -> None:
        super().__init__()
        self._most = most
        self._now = now
        self._kinds: dict[_Name, _Kind] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """May it be written?"""
        if not _is_of_strangers(record):
            return True
        now = self._now()
        name = self._name(record, now)
        kind = self._kinds.get(name)
        if kind is None or now - kind.since >= A_MINUTE:
            if kind is not None and kind.left_out:
                record.left_out = kind.left_out
            kind = self._kinds[name] = _Kind(now)
        if kind.written >= self._most:
            kind.left_out += 1
            return False
        kind.written += 1
        return True

    def _name(self, record: logging.LogRecord, now: float) -> _Name:
        # The message before its arguments are put in: a stranger chooses those. Of several lines
        # the first: in the others asyncio names the very connection.
        what = str(record.msg).partition("\n")[0]
        name = (record.name, record.levelno, what, _ended_as(record))
        if name not in self._kinds and len(self._kinds) >= KINDS:
            self._kinds = {n: k for n, k in self._kinds.items() if now - k.since < A_MINUTE}
            if len(self._kinds) >= KINDS:
                return _OTHERS
        return name


def _is_of_strangers(record: logging.LogRecord) -> bool:
    if record.name.partition(".")[0] != _OURS:
        return True
    return _ended_as(record) in _REFUSED


def _ended_as(record: logging.LogRecord) -> object:
    return getattr(record, "ended_as", None)
