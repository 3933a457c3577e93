"""The first step of every order, for one table: what it comes to."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import replace

from doorcard.room.clock import TurnClock
from doorcard.room.table import PlayerId, Table, TableId
from doorcard.room.upkeep import without_the_lost
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.deal.fair_judge import with_closing
from doorcard.service.deal.orders import FairOrder
from doorcard.service.deal.ports import Shuffler
from doorcard.service.ports import Clock, Player
from doorcard.service.table import judge
from doorcard.service.table.asked import Asked
from doorcard.service.table.bulletin import Bulletin
from doorcard.service.table.holds import Holds
from doorcard.service.table.order import Moment, TableOrder
from doorcard.service.table.orders import Act, Begin, Came, ClockRan, Leave, Sit, SitOut, TopUp
from doorcard.service.table.table_orders import Wait
from doorcard.service.table.table_state import HandInPlay, TableState
from doorcard.service.table.verdict import Verdict


class Judging(ABC):
    """The side of a dealer that decides. It changes nothing, and tells nobody."""

    _state: TableState
    _holds: Holds
    _shuffler: Shuffler
    _clock: Clock
    _bots: dict[PlayerId, Player]
    _bulletin: Bulletin
    _fair: FairDesk | None
    _waits_of: Callable[[PlayerId, TableId], int]
    """At how many tables besides one a player stands in line."""

    @property
    @abstractmethod
    def _can_deal(self) -> bool:
        """May a hand be dealt now?"""

    @abstractmethod
    def _opened(self, desk: FairDesk, table: Table, at: Moment) -> Verdict | None:
        """The next hand is opened, unless a commitment is still waited for."""

    @abstractmethod
    def _arm(self) -> None:
        """Set the timers to what the table waits for now."""

    @abstractmethod
    def _lapse_at(self, play: HandInPlay, clock: TurnClock) -> int:
        """When the house acts for the seat in turn."""

    @abstractmethod
    def _stood(self, play: HandInPlay, when_ms: int) -> bool:
        """Did the line of the seat in turn stand at that moment?"""

    def _moment(self, asked: Asked) -> Moment:
        return Moment(
            now_ms=self._clock.now_ms(),
            wall_ms=self._clock.wall_ms(),
            key=asked.key(self._state.table.id),
            connected=self._bulletin.connected(),
            bots=self._bots.keys(),
            stood_ms=self._holds.stands_for,
            waits_elsewhere=self._waits_elsewhere(asked),
        )

    def _waits_elsewhere(self, asked: Asked) -> int:
        order = asked.order
        if not isinstance(order, Wait) or order.player is None:
            return 0
        return self._waits_of(order.player, self._state.table.id)

    def _judge(self, asked: Asked, at: Moment) -> Verdict | None:
        verdict = self._judge_alone(asked, at)
        if verdict is None or self._fair is None:
            return verdict
        return with_closing(verdict, self._fair)

    def _judge_alone(self, asked: Asked, at: Moment) -> Verdict | None:
        state, now, key = self._state, at.now_ms, at.key
        match asked.order:
            case Act() as order:
                return judge.acted(state, order, now)
            case Sit() as order:
                return judge.sat(state, order, key)
            case Leave() as order:
                return judge.left(state, order, now)
            case SitOut() as order:
                return judge.sat_out(state, order, now)
            case TopUp() as order:
                return judge.topped_up(state, order, key)
            case Begin():
                return self._begun(at)
            case ClockRan() as order:
                return self._clock_ran(order, at)
            case Came(player):
                return judge.came(state, player, now)
            case FairOrder() as order if self._fair is not None:
                return order.fairly(state, at, self._fair)
            case TableOrder() as order:
                return order.judged(state, at)

    def _begun(self, at: Moment) -> Verdict | None:
        table = without_the_lost(self._state.table, at.wall_ms - at.stood_ms, at.connected)
        if not self._can_deal or len(table.ready) < 2:
            return None
        if self._fair is not None:
            return self._opened(self._fair, table, at)
        cut = self._shuffler.cut() if table.dealer is None else ()
        state = replace(self._state, table=table)
        return judge.begun(state, self._shuffler.shuffle(), at.now_ms, cut)

    def _clock_ran(self, order: ClockRan, at: Moment) -> Verdict | None:
        play, clock = self._state.open_play, self._state.clock
        if play is None or clock is None or play.id != order.hand or self._holds.frozen:
            return None
        if play.hand.decision != order.decision or at.now_ms < self._lapse_at(play, clock):
            self._arm()
            return None
        connected = self._stood(play, clock.deadline_ms)
        return judge.lapsed(self._state, play, connected=connected, at=at, used=order.used)
