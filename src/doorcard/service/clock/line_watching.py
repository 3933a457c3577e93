"""Watching the lines of a table: whose stood when a turn ran out, and when to wait for many."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import replace
from typing import Final

from doorcard.room.clock import TurnClock
from doorcard.room.grants import day_of
from doorcard.room.protections import protects
from doorcard.room.table import PlayerId
from doorcard.service.clock.lines import Lines
from doorcard.service.clock.orders import EndPause, LinesLost
from doorcard.service.ports import Clock, Player, Store
from doorcard.service.table.alarms import Alarms
from doorcard.service.table.asked import Asked
from doorcard.service.table.bulletin import Bulletin
from doorcard.service.table.order import Tend
from doorcard.service.table.orders import ClockRan, Order
from doorcard.service.table.table_state import HandInPlay, TableState
from doorcard.service.table.watcher import Listener

WAITING: Final = "connections.lost"
"""The code of the pause."""


class LineWatching(ABC):
    """The side of a dealer that knows who can be reached."""

    _state: TableState
    _store: Store
    _clock: Clock
    _bots: dict[PlayerId, Player]
    _bulletin: Bulletin
    _alarms: Alarms
    _lines: Lines
    _waits_until_ms: int | None
    """When a pause for lost lines is over, on the clock that only grows."""

    @abstractmethod
    def tell_itself(self, order: Order) -> None:
        """Put an order of the room's own into the line."""

    @abstractmethod
    def hold(
        self,
        code: str,
        sentence: str,
        *,
        frozen: bool = False,
        refuses: bool = False,
        until_ms: int | None = None,
    ) -> None:
        """Pause."""

    @abstractmethod
    def release(self, code: str) -> None:
        """Pause no more."""

    def _line_went(self, listener: Listener) -> None:
        """A page is closed: see to it if its player has a seat."""
        who, seats = listener.player, self._seats
        if who is None or who.id not in seats:
            return
        if not listener.is_person or self._bulletin.is_connected(who.id):
            self.tell_itself(Tend(None))
            return
        now = self._clock.now_ms()
        self._lines.lost(who.id, now, seats)
        self.tell_itself(LinesLost(None, self._lines.lost_at_once(now)))

    def _line_back(self, player: PlayerId) -> None:
        """A seated player has a page again, and had none."""
        self._lines.back(player, self._clock.now_ms())

    @property
    def _seats(self) -> Mapping[PlayerId, int]:
        return {each.player: each.seat for each in self._state.table.seats}

    def _lapse_at(self, play: HandInPlay, clock: TurnClock) -> int:
        """When the house acts for the seat in turn. (cases K10 and K12)"""
        when = min(clock.deadline_ms, self._clock.now_ms())
        return clock.lapse_at(line_stands=self._stood(play, when))

    def _stood(self, play: HandInPlay, when_ms: int) -> bool:
        """Did the line of the seat in turn stand at that moment?"""
        player = _in_turn(play)
        if player is None:
            return True
        return self._lines.stood(player, when_ms, stands=self._bulletin.is_connected(player))

    async def _count_protections(self, asked: Asked) -> None:
        """A turn that ran out is judged by the protections its player has used today."""
        order, play, clock = asked.order, self._state.open_play, self._state.clock
        if not isinstance(order, ClockRan) or play is None or clock is None:
            return
        player = _in_turn(play)
        if player is None or not protects(play.hand.rules) or self._stood(play, clock.deadline_ms):
            return
        used = await self._store.lapses.used(player, day_of(self._clock.wall_ms()))
        asked.order = replace(order, used=used)

    # Waiting for lost lines.

    def _mind_pause(self) -> None:
        """Hold the table as its state says; end the pause when nobody is missing."""
        table = self._state.table
        if table.pause is None:
            if self._waits_until_ms is not None:
                self._waits_until_ms = None
                self.release(WAITING)
            return
        if self._waits_until_ms is None:
            # By the clock that only grows: a wall clock that is set back makes nobody wait.
            most = table.policy.pause_seconds * 1000
            left = min(max(table.pause.until_ms - self._clock.wall_ms(), 0), most)
            self._waits_until_ms = self._clock.now_ms() + left
            self.hold(
                WAITING,
                f"most players of {table.name} lost their connection at once: the clock stands "
                f"still until they are back, for {most // 1000} seconds at most",
                frozen=True,
                until_ms=self._waits_until_ms,
            )
        missing = table.pause.missing(self._bulletin.connected())
        if not any(each in self._seats for each in missing):
            self.tell_itself(EndPause(None))

    def _arm_pause(self) -> None:
        if self._waits_until_ms is not None:
            self._alarms.set(self._waits_until_ms, lambda: self.tell_itself(EndPause(None)))


def _in_turn(play: HandInPlay) -> PlayerId | None:
    return None if play.hand.to_act is None else play.players[play.hand.to_act]
