"""Backing off: who fails again and again waits longer and longer, and never for ever."""

from __future__ import annotations

import math
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

from doorcard.service.ports import Clock
from doorcard.stud import Refusal

_MOST_KEYS: Final = 10_000


@dataclass(slots=True)
class _Tries:
    count: int = 0
    last_ms: int = 0


class Backoff:
    """Counts tries by a key. The first ``free`` cost nothing; then each doubles the wait.

    A try counts when it begins, so that many at once gain nothing. ``forget_ms`` without
    a try, and the key starts anew.
    """

    def __init__(
        self, clock: Clock, *, free: int, first_ms: int, most_ms: int, forget_ms: int
    ) -> None:
        self._clock = clock
        self._free = free
        self._first_ms = first_ms
        self._most_ms = most_ms
        self._forget_ms = forget_ms
        self._tries: OrderedDict[str, _Tries] = OrderedDict()

    def wait_ms(self, key: str) -> int:
        """How long the next try has to wait; 0 if it need not."""
        tries = self._known(key)
        if tries is None or tries.count < self._free:
            return 0
        doubled = min(tries.count - self._free, 40)
        wait = min(self._most_ms, self._first_ms << doubled)
        return max(0, tries.last_ms + wait - self._clock.now_ms())

    def count(self, key: str) -> None:
        """A try begins."""
        tries = self._known(key) or _Tries()
        tries.count += 1
        tries.last_ms = self._clock.now_ms()
        self._tries[key] = tries
        self._tries.move_to_end(key)
        if len(self._tries) > _MOST_KEYS:
            self._tries.popitem(last=False)

    def refund(self, key: str) -> None:
        """The try was a good one: it does not count."""
        tries = self._tries.get(key)
        if tries is not None:
            tries.count = max(0, tries.count - 1)

    def forget(self, key: str) -> None:
        """Start this key anew."""
        self._tries.pop(key, None)

    def _known(self, key: str) -> _Tries | None:
        tries = self._tries.get(key)
        if tries is not None and self._clock.now_ms() - tries.last_ms >= self._forget_ms:
            del self._tries[key]
            return None
        return tries


def refuse_wait(code: str, wait_ms: int, what: str) -> None:
    """Raise ``Refusal`` with this code if there is a time to wait."""
    if wait_ms > 0:
        seconds = math.ceil(wait_ms / 1000)
        raise Refusal(code, f"{what}: wait {seconds} seconds", seconds=seconds)
