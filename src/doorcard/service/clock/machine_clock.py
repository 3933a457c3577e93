"""Notices when somebody sets the machine's clock while the room is open."""

from __future__ import annotations

import logging
from typing import Final

from doorcard.service.ports import Clock

_LOG: Final = logging.getLogger("doorcard.room")
_NOTICEABLE_MS: Final = 5_000
"""More than a clock drifts between two looks."""


class ClockWatch:
    """Compares wall time with the clock that only grows.

    Turns, pauses and pings run on the latter: a jump costs nobody a decision. Wall times
    stand in the record, and count days, so the host should know.
    """

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._apart_ms = self._apart()

    def _apart(self) -> int:
        return self._clock.wall_ms() - self._clock.now_ms()

    def look(self) -> int:
        """By how much the wall clock was set since the last look, in ms; 0 if it was not."""
        before, self._apart_ms = self._apart_ms, self._apart()
        jumped = self._apart_ms - before
        if abs(jumped) < _NOTICEABLE_MS:
            return 0
        _LOG.warning(
            "the machine's clock was set %s by %.0f seconds%s: turns are not affected, times in "
            "the record are",
            "forward" if jumped > 0 else "back",
            abs(jumped) / 1000,
            ", or the machine slept" if jumped > 0 else "",
        )
        return jumped
