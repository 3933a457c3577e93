"""What a floor does for all tables at once: pause, drain, watch the store, audit the books."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Final

from doorcard.room.table import TableId
from doorcard.service.deal.ports import Randomness
from doorcard.service.floor.auditor import Auditor
from doorcard.service.floor.pace import Pace
from doorcard.service.floor.random_watch import RandomWatch
from doorcard.service.floor.store_watch import StoreWatch
from doorcard.service.ports import Clock, Store, StoreUnavailable
from doorcard.service.table.dealer import Dealer
from doorcard.service.table.holds import Hold
from doorcard.stud import Refusal

_LOG: Final = logging.getLogger("doorcard.room")


class RoomCare:
    """The side of a floor that looks after the room as a whole."""

    def __init__(
        self, store: Store, clock: Clock, pace: Pace, randomness: Randomness | None = None
    ) -> None:
        self._store = store
        self._clock = clock
        self._dealers: dict[TableId, Dealer] = {}
        self._shut: dict[TableId, Refusal] = {}
        """Tables that were not opened, and why."""
        self._holds: dict[str, Hold] = {}
        self._watch = StoreWatch(store, clock, self, every_ms=pace.pulse_ms, slow_ms=pace.slow_ms)
        self._auditor = Auditor(
            store, clock, self._dealers.values(), every_ms=pace.audit_ms, ask_ms=pace.audit_ask_ms
        )
        self._random_watch = RandomWatch(randomness, self)
        self._random_task: asyncio.Task[None] | None = None
        self._pulse_task: asyncio.Task[None] | None = None
        self._audit_task: asyncio.Task[None] | None = None
        self._ask_task: asyncio.Task[None] | None = None

    @property
    def auditor(self) -> Auditor:
        """Who compares the books with the tables."""
        return self._auditor

    @property
    def store_watch(self) -> StoreWatch:
        """Who pauses the room when it cannot write."""
        return self._watch

    def hold(
        self, code: str, sentence: str, *, frozen: bool = False, refuses: bool = False
    ) -> None:
        """Pause every table, those opened from now on too. See :meth:`Dealer.hold`."""
        self._holds[code] = Hold(code, sentence, frozen=frozen, refuses=refuses)
        for dealer in self._dealers.values():
            dealer.hold(code, sentence, frozen=frozen, refuses=refuses)

    def held(self, code: str) -> str | None:
        """What is told of that reason to pause; ``None`` if it does not hold for all tables."""
        hold = self._holds.get(code)
        return None if hold is None else hold.sentence

    def release(self, code: str) -> None:
        """That reason to pause is no more, at any table."""
        self._holds.pop(code, None)
        for dealer in self._dealers.values():
            dealer.release(code)

    def _hold_as_all(self, dealer: Dealer) -> None:
        """A table that is opened is paused like the rest."""
        for hold in self._holds.values():
            dealer.hold(hold.code, hold.sentence, frozen=hold.frozen, refuses=hold.refuses)

    async def drain(self, seconds: float) -> bool:
        """Deal no new hand, and wait until those being played are over, at most so long.

        True if all are. The rest wait in the log and go on at the next start.
        """
        self.hold(
            "room.draining",
            "the room closes soon: this hand is played to its end if time allows, and no new one "
            "is dealt; seats and chips are kept",
        )
        resting = [asyncio.ensure_future(each.at_rest()) for each in self._dealers.values()]
        if not resting:
            return True
        _, playing = await asyncio.wait(resting, timeout=seconds)
        for each in playing:
            each.cancel()
        return not playing

    def _stay_shut(self, table: TableId, refusal: Refusal) -> None:
        _LOG.error("%s", refusal, extra={"table": table})
        self._shut[table] = refusal

    async def _begin_care(self) -> None:
        await self._store.pulse(self._clock.wall_ms())
        self._pulse_task = _task(self._watch.run(), "pulse of the room")
        self._audit_task = _task(self._auditor.run(), "auditor")
        self._ask_task = _task(self._auditor.heed(), "audits that are asked for")
        self._random_task = _task(self._random_watch.run(), "random source")

    async def _end_care(self) -> None:
        await _end(self._audit_task)
        await _end(self._ask_task)
        await _end(self._random_task)
        if self._pulse_task is not None:
            await _end(self._pulse_task)
            # A store that takes nothing has nothing more to lose by this.
            with suppress(StoreUnavailable):
                await self._store.pulse(self._clock.wall_ms())


def _task(work: Coroutine[Any, Any, None], name: str) -> asyncio.Task[None]:
    return asyncio.create_task(work, name=name)


async def _end(task: asyncio.Task[None] | None) -> None:
    if task is not None:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
