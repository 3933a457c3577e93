"""Listening at a table: who comes is told all of it, and everything from then on."""

from __future__ import annotations

import asyncio
from abc import abstractmethod

from doorcard.room.cage import wallet
from doorcard.room.table import HandId, PlayerId
from doorcard.service.clock.line_watching import LineWatching
from doorcard.service.deal.tellings import CommitAskedTold
from doorcard.service.floor.pace import Pace
from doorcard.service.host.notice_board import NoticeBoard
from doorcard.service.ports import Clock, Player, Store
from doorcard.service.table.ante_prompt import AntePrompt
from doorcard.service.table.asked import Asked, Greet
from doorcard.service.table.bulletin import Bulletin
from doorcard.service.table.orders import Came, Order
from doorcard.service.table.standing import Standing
from doorcard.service.table.table_news import greeting_of
from doorcard.service.table.table_state import TableState
from doorcard.service.table.tellings import ClosingTold, Telling, WalletTold
from doorcard.service.table.watcher import Listener, Watcher
from doorcard.service.table.why import WhyTold, why
from doorcard.service.talk.table_talk import TableTalk
from doorcard.service.talk.tellings import AnnouncementTold
from doorcard.stud import Chips


class Listening(LineWatching):
    """The side of a dealer at which people listen."""

    _state: TableState
    _store: Store
    _clock: Clock
    _pace: Pace
    _bulletin: Bulletin
    _prompt: AntePrompt
    _talk: TableTalk
    _standing: Standing
    _board: NoticeBoard
    _inbox: asyncio.Queue[Asked | Greet | None]
    _closing: ClosingTold | None

    @abstractmethod
    def _arm(self) -> None:
        """Set the timers to what the table waits for now."""

    @abstractmethod
    def _tell_holds(self, listener: Listener) -> None:
        """Tell why the table is paused, if it is."""

    @abstractmethod
    def _commit_question(self, player: PlayerId | None) -> CommitAskedTold | None:
        """The question to commit as it stands for this player, if there is one."""

    @abstractmethod
    def _catch_up(self) -> None:
        """Give the seat in turn the time for which its clock stood still until now."""

    def watch(self, player: Player | None) -> Watcher:
        """An outbox for one viewer; the whole table is the first thing in it."""
        watcher = Watcher(player, self._pace.outbox, self.unlisten, self._greet_again)
        self.listen(watcher)
        return watcher

    def listen(self, listener: Listener) -> None:
        """Tell this listener the whole table, and everything from then on."""
        if self._closing is not None:
            listener.hear(self._closing)
        else:
            self._inbox.put_nowait(Greet(listener))

    def unlisten(self, listener: Listener) -> None:
        """Tell this listener no more."""
        if self._bulletin.remove(listener, self._state):
            self._line_went(listener)
            self._arm()

    def tell_itself(self, order: Order) -> None:
        """Put an order of the room's own into the line; nobody waits for it."""
        if self._closing is None:
            self._inbox.put_nowait(Asked(order))

    def why(self, player: PlayerId, hand: HandId, decision: int) -> WhyTold:
        """The rules behind the options of a decision. Refused with ``decision.past``."""
        return why(self._state, player, hand, decision)

    def _greet_again(self, watcher: Watcher) -> None:
        self._catch_up()
        self._bulletin.greet(watcher, self._state, watcher.wallet)
        self._tell_besides(watcher)

    def _tell_besides(self, listener: Listener) -> None:
        """What is told right after the table: announcements, the line, questions, pauses."""
        who = listener.player
        player = None if who is None else who.id
        if listener.is_person:
            for telling in greeting_of(self._state.table, player, self._clock.wall_ms()):
                listener.hear(telling)
            if player is not None and self._prompt.asks(player):
                listener.hear(self._prompt.told())
            if (asked := self._commit_question(player)) is not None:
                listener.hear(asked)
            listener.hear(self._talk.told(listener, self._state))
            for each in self._board.at(self._state.table.id):
                listener.hear(AnnouncementTold(each))
        self._tell_holds(listener)

    def tell_wallet(self, player: PlayerId, chips: Chips) -> None:
        """A wallet changed, here or at another table: tell its owner."""
        self.tell(player, WalletTold(chips))

    def tell(self, player: PlayerId, telling: Telling) -> None:
        """Tell one player something that concerns them alone."""
        self._bulletin.tell_player(player, telling)

    async def _greet(self, listener: Listener) -> None:
        who = listener.player
        chips = 0 if who is None else await self._store.balance(wallet(who.id))
        if who is not None and listener.is_person:
            await self._standing.mutes_of(who.id)
        if listener.is_closed:
            return
        returned = self._bulletin.add(listener, self._state, chips)
        self._tell_besides(listener)
        if returned and who is not None:
            self._line_back(who.id)
            self.tell_itself(Came(who.id))
            self._mind_pause()
        self._arm()
