"""A clock that moves when told, and decks that are known."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Callable, Sequence
from itertools import count

from doorcard.cards import FRESH_DECK, Card, Deck
from doorcard.service.deal.ports import Shuffle


class TestTimer:
    __test__ = False

    def __init__(self, call: Callable[[], None]) -> None:
        self.call: Callable[[], None] | None = call

    def cancel(self) -> None:
        self.call = None


class HandClock:
    """Time stands still until :meth:`pass_ms`."""

    def __init__(self, now_ms: int = 1_000, wall_ms: int = 1_700_000_000_000) -> None:
        self._now = now_ms
        self._wall = wall_ms - now_ms
        self._due: list[tuple[int, int, TestTimer]] = []
        self._order = count()

    def now_ms(self) -> int:
        return self._now

    def wall_ms(self) -> int:
        return self._wall + self._now

    def call_at(self, when_ms: int, call: Callable[[], None]) -> TestTimer:
        timer = TestTimer(call)
        heapq.heappush(self._due, (when_ms, next(self._order), timer))
        return timer

    async def pass_ms(self, ms: int) -> None:
        """Let time pass; whatever falls due on the way is done at its time."""
        end = self._now + ms
        await quiet()
        while self._due and self._due[0][0] <= end:
            when, _, timer = heapq.heappop(self._due)
            self._now = max(self._now, when)
            if timer.call is not None:
                timer.call()
                await quiet()
        self._now = end
        await quiet()


async def quiet() -> None:
    """Until everybody who can go on has gone on (with a store that does not wait)."""
    for _ in range(40):
        await asyncio.sleep(0)


class StackedDecks:
    """The same deck order each time, or a list of them."""

    def __init__(self, *decks: Sequence[Card]) -> None:
        self._decks = [tuple(deck) for deck in decks] or [FRESH_DECK]
        self.drawn = 0

    def shuffle(self) -> Shuffle:
        deck = self._decks[min(self.drawn, len(self._decks) - 1)]
        self.drawn += 1
        return Shuffle(deck, tuple(range(52)))

    def cut(self) -> Deck:
        """The first seat draws the highest card."""
        return FRESH_DECK[::-1]
