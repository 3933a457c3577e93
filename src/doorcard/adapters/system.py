"""The machine's own clock, and its own source of randomness."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Final

from doorcard.adapters.randomness import SystemRandomness
from doorcard.cards import FRESH_DECK, Deck
from doorcard.service.deal.ports import Randomness, Shuffle
from doorcard.service.ports import Timer

_BYTE: Final = 256


class SystemClock:
    """The machine's time; timers on the running event loop."""

    def now_ms(self) -> int:
        """Milliseconds of the monotonic clock."""
        return time.monotonic_ns() // 1_000_000

    def wall_ms(self) -> int:
        """Milliseconds since 1970, UTC."""
        return time.time_ns() // 1_000_000

    def call_at(self, when_ms: int, call: Callable[[], None]) -> Timer:
        """Call on the loop once the monotonic clock has reached ``when_ms``."""
        wait = max(0, when_ms - self.now_ms())
        return asyncio.get_running_loop().call_later(wait / 1000, call)


class SystemShuffler:
    """Deck orders from the operating system's random source.

    Source: 000, items 2 to 5: random numbers fix every card's place before the deal,
    serve one hand, and are thrown away.
    """

    def __init__(self, randomness: Randomness | None = None) -> None:
        self._randomness = randomness or SystemRandomness()

    def shuffle(self) -> Shuffle:
        """A deck order and a reclaim order, each of the 52! equally likely."""
        return Shuffle(deck=self.cut(), reclaim=shuffled(52, self._randomness.draw))

    def cut(self) -> Deck:
        """A deck order for drawing the button, each of the 52! equally likely."""
        return tuple(FRESH_DECK[place] for place in shuffled(52, self._randomness.draw))


def shuffled(n: int, draw: Callable[[int], bytes]) -> tuple[int, ...]:
    """0 … n - 1 in an order that ``draw`` decides; every order equally likely.

    Fisher-Yates; bytes that would favour some places are thrown away. ``draw(k)`` gives
    k random bytes. ``ValueError`` if ``n`` is above 256.

    >>> shuffled(5, bytes)
    (1, 2, 3, 4, 0)
    """
    if n > _BYTE:
        raise ValueError(f"a byte cannot choose among {n} places: at most {_BYTE}")
    order = list(range(n))
    source = _Bytes(draw)
    for last in range(n - 1, 0, -1):
        other = source.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


class _Bytes:
    """Random bytes, drawn some at a time."""

    __slots__ = ("_draw", "_left")

    def __init__(self, draw: Callable[[int], bytes]) -> None:
        self._draw = draw
        self._left = bytearray()

    def below(self, n: int) -> int:
        """A number under ``n``, unbiased: a byte beyond the last full round is rejected."""
        limit = _BYTE - _BYTE % n
        while True:
            if not self._left:
                self._left += self._draw(64)
            byte = self._left.pop()
            if byte < limit:
                return byte % n
