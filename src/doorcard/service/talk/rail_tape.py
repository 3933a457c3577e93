"""What the rail is told, kept back for as long as the delay is."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from doorcard.service.ports import Clock
from doorcard.service.table.table_state import TableState
from doorcard.service.table.tellings import Telling


@dataclass(frozen=True, slots=True)
class Passage:
    """What was told at one moment, and how the table stood after it."""

    number: int
    due_ms: int
    lag_ms: int
    state: TableState
    tellings: tuple[Telling, ...] | None
    """``None``: the whole table is to be told."""


@dataclass(frozen=True, slots=True)
class Past:
    """How the table stood after something that the rail may not have been told yet."""

    at_ms: int
    """Wall time."""
    state: TableState


class RailTape:
    """Plays each passage when its time has come, never before. The clock does it."""

    def __init__(self, clock: Clock, play: Callable[[Passage], None]) -> None:
        self._clock = clock
        self._play = play
        self._passages: deque[Passage] = deque()
        self._recorded = 0
        self.head: TableState | None = None
        """How the table stood after all that was played; ``None``: nothing was yet."""
        self.lag_ms = 0
        """How late the passage was played that came last."""

    @property
    def is_empty(self) -> bool:
        """Is nothing kept back?"""
        return not self._passages

    @property
    def next_number(self) -> int:
        """Of the passage that is recorded next."""
        return self._recorded

    def skip_to(self, state: TableState) -> None:
        """Nothing is kept back: the rail knows as much as the table."""
        self.head, self.lag_ms = state, 0

    def remember(self, past: Sequence[Past], delay_ms: int) -> None:
        """Keep back what happened before the room was started; what is due is told already."""
        now = self._clock.now_ms()
        for each in past:
            due = now + delay_ms - (self._clock.wall_ms() - each.at_ms)
            if due <= now:
                self.skip_to(each.state)
                self.lag_ms = delay_ms
            else:
                self._keep(min(due, now + delay_ms), delay_ms, each.state, None)

    def record(
        self, state: TableState, tellings: tuple[Telling, ...] | None, delay_ms: int
    ) -> None:
        """Keep a passage back. It is not played before one that was recorded before it."""
        now = self._clock.now_ms()
        due = now + delay_ms
        if self._passages:
            due = max(due, self._passages[-1].due_ms)
        self._keep(due, due - now, state, tellings)

    def _keep(
        self, due: int, lag_ms: int, state: TableState, tellings: tuple[Telling, ...] | None
    ) -> None:
        self._passages.append(Passage(self._recorded, due, lag_ms, state, tellings))
        self._recorded += 1
        if len(self._passages) == 1:
            self._clock.call_at(due, self._turn)

    def _turn(self) -> None:
        while self._passages and self._passages[0].due_ms <= self._clock.now_ms():
            passage = self._passages.popleft()
            self.head, self.lag_ms = passage.state, passage.lag_ms
            self._play(passage)
        if self._passages:
            self._clock.call_at(self._passages[0].due_ms, self._turn)
