"""Pausing a table: no new hand, and if need be no clock and no wish, until it is over."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from dataclasses import replace

from doorcard.service.ports import Clock
from doorcard.service.table.asked import Asked, Greet
from doorcard.service.table.bulletin import Bulletin
from doorcard.service.table.holds import Hold, Holds
from doorcard.service.table.order import MoveOn
from doorcard.service.table.table_state import TableState
from doorcard.service.table.tellings import PausedTold, ResumedTold
from doorcard.service.table.watcher import Listener


class Pausing(ABC):
    """The side of a dealer that others stop and let go on."""

    _state: TableState
    _clock: Clock
    _holds: Holds
    _bulletin: Bulletin
    _inbox: asyncio.Queue[Asked | Greet | None]
    _put_off: list[Asked | Greet]
    """What the dealer asks of itself again when a pause is over."""
    _at_rest: asyncio.Event

    @abstractmethod
    def _arm(self) -> None:
        """Set the timers to what the table waits for now."""

    def hold(
        self,
        code: str,
        sentence: str,
        *,
        frozen: bool = False,
        refuses: bool = False,
        until_ms: int | None = None,
    ) -> None:
        """Deal no new hand until :meth:`release`, and tell everybody why.

        ``frozen``: the clock of the seat in turn stands still too. ``refuses``: what
        players ask for is refused with this code and sentence. ``until_ms``: when it is
        over at the latest, on the clock that only grows; whoever holds releases.
        """
        hold = Hold(code, sentence, frozen=frozen, refuses=refuses, until_ms=until_ms)
        if self._holds.put(hold):
            self._bulletin.tell_all(self._paused(hold), self._state)
            self._arm()

    def release(self, code: str) -> None:
        """That reason to pause is no more. The clock goes on where it stood."""
        stood = self._holds.stands_for
        stood_still = self._holds.release(code)
        if stood_still is None:
            return
        self._bulletin.tell_all(ResumedTold(code), self._state)
        before, clock = self._state, self._state.clock
        if clock is not None and stood_still:
            self._state = replace(before, clock=clock.shifted(stood_still))
        if stood and not self._holds.frozen:
            self._inbox.put_nowait(Asked(MoveOn(None, stood)))
        put_off, self._put_off = self._put_off, []
        for asked in put_off:
            self._inbox.put_nowait(asked)
        # Also where no time passed: whoever was refused meanwhile must think again.
        self._bulletin.tell_turn(self._state)
        self._arm()

    def _catch_up(self) -> None:
        """Give the seat in turn the time for which its clock stood still until now."""
        stood_still, clock = self._holds.stood_still_ms(), self._state.clock
        if clock is not None and stood_still:
            self._state = replace(self._state, clock=clock.shifted(stood_still))

    @property
    def holds(self) -> tuple[Hold, ...]:
        """Why the table is not dealt for the moment."""
        return tuple(self._holds)

    async def at_rest(self) -> None:
        """Wait until no hand is being played."""
        await self._at_rest.wait()

    def _tell_holds(self, listener: Listener) -> None:
        for hold in self._holds:
            listener.hear(self._paused(hold))

    def _paused(self, hold: Hold) -> PausedTold:
        until, now = hold.until_ms, self._clock.now_ms()
        left = None if until is None else max(0, until - now)
        return PausedTold(hold.code, hold.sentence, hold.frozen, left)
