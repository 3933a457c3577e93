"""The side of a dealer that deals fairly: it opens, waits for seeds, and tells."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from dataclasses import replace

from doorcard.room.deal_round import dealt_in, waited_for
from doorcard.room.table import PlayerId, Table
from doorcard.service.deal import fair_judge
from doorcard.service.deal.commit_prompt import CommitPrompt
from doorcard.service.deal.deal_news import after_the_cards, before_the_cards, fair_told
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.deal.orders import RevealRan
from doorcard.service.deal.ports import Shuffler
from doorcard.service.deal.tellings import CommitAskedTold, FairTold
from doorcard.service.floor.pace import Pace
from doorcard.service.ports import Clock, Player
from doorcard.service.table.alarms import Alarms
from doorcard.service.table.asked import Asked, Greet
from doorcard.service.table.bulletin import Bulletin
from doorcard.service.table.holds import Holds
from doorcard.service.table.order import Moment
from doorcard.service.table.table_state import TableState
from doorcard.service.table.verdict import ToTell, Verdict


class DealingFairly(ABC):
    """Without a desk hands are dealt from the shuffler's decks, as in a practice game."""

    _fair: FairDesk | None
    _state: TableState
    _clock: Clock
    _pace: Pace
    _holds: Holds
    _alarms: Alarms
    _bulletin: Bulletin
    _commits: CommitPrompt
    _shuffler: Shuffler
    _bots: dict[PlayerId, Player]
    _inbox: asyncio.Queue[Asked | Greet | None]
    _deal_at_ms: int | None

    @abstractmethod
    def _arm(self) -> None:
        """Set the timers to what the table waits for now."""

    def _opened(self, desk: FairDesk, table: Table, at: Moment) -> Verdict | None:
        """The next hand is opened, unless a commitment is still waited for."""
        commitments = self._state.commitments
        missed = waited_for(table, at.bots, at.connected, commitments)
        if missed and at.now_ms < self._due_at(self._deal_at_ms or at.now_ms):
            self._arm()
            return None
        among = dealt_in(table, at.bots, commitments)
        if len(among) < 2:
            return None
        return fair_judge.opened(
            replace(self._state, table=table),
            desk,
            among=among,
            now_ms=at.now_ms,
            until_ms=at.now_ms + self._pace.reveal_ms,
            cut=self._shuffler.cut() if table.dealer is None else (),
        )

    def _due_at(self, deal_at_ms: int) -> int:
        """When the next hand is opened, commitments that are missed waited for."""
        if self._fair is None:
            return deal_at_ms
        connected = self._bulletin.connected()
        return self._commits.deal_at(self._state, deal_at_ms, self._bots.keys(), connected)

    def _arm_reveal(self) -> None:
        """Wait for the seeds of the hand that is opened; a pause begins the wait anew."""
        deal = self._state.deal
        if deal is None or not deal.waits:
            return
        if self._holds.frozen:
            moved = replace(deal, until_ms=self._clock.now_ms() + self._pace.reveal_ms)
            self._state = replace(self._state, deal=moved)
            return
        hand = deal.opening.hand
        ran = Asked(RevealRan(None, hand))
        self._alarms.set(deal.until_ms, lambda: self._inbox.put_nowait(ran))

    def _commit_question(self, player: PlayerId | None) -> CommitAskedTold | None:
        """The question to commit as it stands for this player, if there is one."""
        if self._fair is None:
            return None
        return self._commits.told(self._state, player, self._bots.keys())

    def _ask_to_commit(self) -> None:
        if self._fair is not None:
            self._commits.ask(self._state, self._bots.keys())

    def _tell_deal(self, before: TableState, *, ended: bool) -> None:
        """Tell what an order came to: before the notices, or after them if it ``ended``."""
        desk = self._fair
        if desk is None:
            return
        if ended:
            told = list(after_the_cards(before, self._state, desk))
        else:
            told = list(before_the_cards(before, self._state, desk, self._clock.now_ms()))
        for each in told:
            self._tell_one(each)

    def _tell_one(self, each: ToTell) -> None:
        if each.player is None:
            self._bulletin.tell_all(each.telling, self._state)
        else:
            self._bulletin.tell_player(each.player, each.telling)

    def _forget_decks(self, before: TableState) -> None:
        """The hand is over, and that is stored: nobody knows its decks any more."""
        old, new = before.deal, self._state.deal
        if old is not None and old.decks is not None and (new is None or new.decks is None):
            old.decks.destroy()

    def fair_told(self, state: TableState, player: PlayerId | None) -> FairTold | None:
        """The fair deal of the hand on the table, as this player may see it."""
        if self._fair is None or state.deal is None:
            return None
        return fair_told(state.deal, player, self._fair, self._clock.now_ms())
