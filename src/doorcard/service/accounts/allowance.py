"""How often somebody may do a thing: some at once, then one every so often."""

from __future__ import annotations

import math
from collections import OrderedDict
from typing import Final

from doorcard.service.ports import Clock
from doorcard.stud import Refusal

_MOST_KEYS: Final = 10_000


class Allowance:
    """Counts by a key. ``most`` at once; each comes back after ``every_ms``."""

    def __init__(self, clock: Clock, *, most: int, every_ms: int) -> None:
        self._clock = clock
        self._most = most
        self._every_ms = every_ms
        self._full_at: OrderedDict[str, int] = OrderedDict()
        """When each key will have all of its allowance again."""

    def wait_ms(self, key: str) -> int:
        """How long the next one has to wait; 0 if it need not."""
        now = self._clock.now_ms()
        used_up_until = self._full_at.get(key, now) - (self._most - 1) * self._every_ms
        return max(0, used_up_until - now)

    def take(self, key: str) -> None:
        """One is done."""
        now = self._clock.now_ms()
        self._full_at[key] = max(now, self._full_at.get(key, now)) + self._every_ms
        self._full_at.move_to_end(key)
        if len(self._full_at) > _MOST_KEYS:
            self._full_at.popitem(last=False)


def take_all(code: str, what: str, *wanted: tuple[Allowance, str]) -> None:
    """Take one of each; raise ``Refusal`` with this code, and take none, if one must wait."""
    wait = max((each.wait_ms(key) for each, key in wanted), default=0)
    if wait:
        seconds = math.ceil(wait / 1000)
        raise Refusal(code, f"{what}: wait {seconds} seconds", seconds=seconds)
    for each, key in wanted:
        each.take(key)
