"""The operating system's random source, watched: the only one that cards come from."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from typing import Final

from doorcard.adapters.random_health import BLOCK, faults
from doorcard.service.deal.ports import RandomnessFailed

_SHORTEST_COMPARED: Final = 16
"""Bytes. Shorter draws may well be equal to one before."""


class SystemRandomness:
    """Keeps the promises of :class:`doorcard.service.ports.Randomness` by ``os.urandom``.

    Nothing is kept but a digest of the last draw, so that a source that gives the same
    twice is found at once: a process that was forked, or a machine whose state was
    copied, asks the operating system anew and gets other bytes.
    """

    def __init__(self, draw: Callable[[int], bytes] = os.urandom) -> None:
        self._draw = draw
        self._last = b""

    def draw(self, count: int) -> bytes:
        """So many random bytes. Raises :class:`RandomnessFailed`."""
        try:
            drawn = self._draw(count)
        except (OSError, RuntimeError) as wrong:
            raise failed([f"it gave nothing ({type(wrong).__name__})"]) from None
        if len(drawn) != count:
            raise failed([f"{len(drawn)} bytes came where {count} were asked for"])
        if count >= _SHORTEST_COMPARED:
            digest = hashlib.sha256(drawn).digest()
            if digest == self._last:
                raise failed([f"the same {count} bytes came twice in a row"])
            self._last = digest
        return drawn

    def examine(self) -> None:
        """Look at two blocks. Raises :class:`RandomnessFailed`."""
        one, two = self.draw(BLOCK), self.draw(BLOCK)
        wrong = [*faults(one), *faults(two)]
        if wrong:
            raise failed(wrong)


def failed(wrong: list[str]) -> RandomnessFailed:
    """That no card may come from the source."""
    return RandomnessFailed(
        "random.failing",
        "the random source of the room's machine has failed its test, so no card is dealt from "
        f"it: {'; '.join(dict.fromkeys(wrong))}. The room tries it again each second",
        faults=list(dict.fromkeys(wrong)),
    )
