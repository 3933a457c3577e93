"""The timers of one table: the turn, the next deal, and what else falls due."""

from __future__ import annotations

import asyncio

from doorcard.room.upkeep import upkeep_due
from doorcard.service.deal.dealing_fairly import DealingFairly
from doorcard.service.table.ante_prompt import AntePrompt
from doorcard.service.table.asked import Asked, Greet
from doorcard.service.table.judging import Judging
from doorcard.service.table.listening import Listening
from doorcard.service.table.order import Tend
from doorcard.service.table.orders import Begin, ClockRan
from doorcard.service.table.pausing import Pausing
from doorcard.service.table.tellings import ClosingTold
from doorcard.service.talk.talking import Talking


class Arming(Pausing, Talking, DealingFairly, Listening, Judging):
    """The side of a dealer that knows when it has to do something by itself."""

    _prompt: AntePrompt
    _inbox: asyncio.Queue[Asked | Greet | None]
    _at_rest: asyncio.Event
    _closing: ClosingTold | None

    @property
    def _can_deal(self) -> bool:
        alone = self._pace.bots_play_alone or self._bulletin.has_people
        state = self._state
        at_rest = state.open_play is None and not state.awaits_seeds and not self._holds
        return alone and at_rest and len(state.table.ready) + len(state.table.asked) >= 2

    def _arm(self) -> None:
        """Set the timers to what the table waits for now."""
        self._alarms.cancel()
        if self._closing is not None:
            return
        play, clock = self._state.open_play, self._state.clock
        if play is None and not self._state.awaits_seeds:
            self._at_rest.set()
        else:
            self._at_rest.clear()
        if self._state.awaits_seeds:
            self._arm_reveal()
        elif play is not None and clock is not None:
            if not self._holds.frozen:
                ran = Asked(ClockRan(play.id, play.hand.decision))
                when = self._lapse_at(play, clock)
                self._alarms.set(when, lambda: self._inbox.put_nowait(ran))
        elif self._can_deal:
            if self._deal_at_ms is None:
                self._deal_at_ms = self._clock.now_ms() + self._pace.pause_ms
            when = self._due_at(self._prompt.deal_at(self._state.table, self._deal_at_ms))
            self._alarms.set(when, lambda: self.tell_itself(Begin()))
        else:
            self._deal_at_ms = None
        self._prompt.ask(self._state.table, dealing=self._can_deal)
        self._ask_to_commit()
        self._arm_pause()
        self._arm_upkeep()

    def _arm_upkeep(self) -> None:
        due = upkeep_due(self._state.table)
        if due is not None and not self._holds.frozen:
            wait = max(0, due - self._clock.wall_ms())
            self._alarms.set(self._clock.now_ms() + wait, lambda: self.tell_itself(Tend(None)))
