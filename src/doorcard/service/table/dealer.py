"""The dealer: one task a table, one order after the other."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Final

from doorcard.room.lobby import TableSign
from doorcard.room.table import PlayerId, TableId
from doorcard.service.clock.lines import Lines
from doorcard.service.clock.ports import ProtectionTaken
from doorcard.service.deal.commit_prompt import CommitPrompt
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.deal.ports import RandomnessFailed, Shuffler
from doorcard.service.floor.pace import Pace
from doorcard.service.floor.trouble import log_trouble
from doorcard.service.host.notice_board import NoticeBoard
from doorcard.service.ports import (
    AlreadyPosted,
    Clock,
    NotEnoughChips,
    Player,
    Store,
    StoreUnavailable,
    VersionConflict,
)
from doorcard.service.table.alarms import Alarms
from doorcard.service.table.answers import Answers
from doorcard.service.table.ante_prompt import AntePrompt
from doorcard.service.table.arming import Arming
from doorcard.service.table.asked import Asked, Greet, short_of_chips
from doorcard.service.table.asking import Asking
from doorcard.service.table.bulletin import Bulletin
from doorcard.service.table.deeds import deed_of
from doorcard.service.table.holds import Holds
from doorcard.service.table.keeping import kept
from doorcard.service.table.orders import Came, Wish
from doorcard.service.table.standing import Standing
from doorcard.service.table.table_news import news_of
from doorcard.service.table.table_state import TableState
from doorcard.service.table.tellings import ClosingTold, Telling
from doorcard.service.table.verdict import Verdict
from doorcard.service.talk.rail_tape import Past
from doorcard.service.talk.room_rail import RoomRail
from doorcard.service.talk.table_talk import TableTalk, TalkPace
from doorcard.stud import Chips, Refusal

_AGAIN_MS: Final = 1000
"""How soon what the store could not take is tried again."""
_NOTICEABLE_MS: Final = 250
"""A wait for the store that is given back to the seat in turn."""


class Dealer(Asking, Arming):
    """Deals one table: judge, store, adopt, answer, tell.

    Nobody hears of what a crash could still undo. There is one task and no lock; all
    that comes in waits in one line. Made by :class:`doorcard.service.floor.floor.Floor`.
    """

    def __init__(  # noqa: PLR0913 - a dealer needs the whole world, by name
        self,
        state: TableState,
        revision: int,
        *,
        store: Store,
        clock: Clock,
        shuffler: Shuffler,
        pace: Pace,
        bots: dict[PlayerId, Player],
        wallet_changed: Callable[[PlayerId, Chips], None],
        store_failed: Callable[[StoreUnavailable], None] = lambda _: None,
        random_failed: Callable[[RandomnessFailed], None] = lambda _: None,
        told_elsewhere: Callable[[TableId, PlayerId, Telling], None] = lambda *_: None,
        closed: Callable[[TableId], None] = lambda _: None,
        rail: RoomRail | None = None,
        standing: Standing | None = None,
        talk_pace: TalkPace | None = None,
        board: NoticeBoard | None = None,
        waits_of: Callable[[PlayerId, TableId], int] = lambda *_: 0,
        fair: FairDesk | None = None,
        fault: Callable[[str], None] = lambda _: None,
    ) -> None:
        self._fair = fair
        self._state = state
        self._revision = revision
        self._store = store
        self._clock = clock
        self._shuffler = shuffler
        self._pace = pace
        self._wallet_changed = wallet_changed
        self._store_failed = store_failed
        self._random_failed = random_failed
        self._told_elsewhere = told_elsewhere
        self._closed = closed
        self._waits_of = waits_of
        self._fault = fault
        self._bots = bots
        self._bulletin = Bulletin(bots, clock, rail)
        self._bulletin.besides = self._tell_besides
        standing = standing or Standing(store, clock)
        self._standing = standing
        self._board = board or NoticeBoard(clock)
        self._talk = TableTalk(store, clock, standing, talk_pace or TalkPace(clock), self._bulletin)
        self._prompt = AntePrompt(clock, self._bulletin)
        self._commits = CommitPrompt(clock, self._bulletin, pace.commit_ms)
        self._bulletin.fair = self.fair_told
        self._answers = Answers()
        self._inbox: asyncio.Queue[Asked | Greet | None] = asyncio.Queue()
        self._alarms = Alarms(clock)
        self._deal_at_ms: int | None = None
        self._task: asyncio.Task[None] | None = None
        self._closing: ClosingTold | None = None
        self._holds = Holds(clock)
        self._put_off: list[Asked | Greet] = []
        self._at_rest = asyncio.Event()
        self._lines = Lines()
        self._waits_until_ms: int | None = None

    @property
    def sign(self) -> TableSign:
        """What the lobby says of the table."""
        return self._bulletin.sign(self._state)

    @property
    def state(self) -> TableState:
        """The table as stored and told. For the floor and house bots' seating, not for views."""
        return self._state

    @property
    def standing(self) -> tuple[int, TableState]:
        """The table's revision, and its state as of then: for the auditor."""
        return self._revision, self._state

    @property
    def people_present(self) -> list[Player]:
        """Players who watch or sit here now."""
        return self._bulletin.people_present()

    def is_bot(self, player: PlayerId) -> bool:
        """Is it a house bot of the room?"""
        return player in self._bots

    @property
    def is_empty(self) -> bool:
        """Does no person sit, wait or listen here?"""
        table = self._state.table
        people = any(seat.player not in self._bots for seat in table.seats)
        return not (people or table.waiting or self._bulletin.has_people)

    # Who asks.

    async def _ask(self, order: Wish, request: str) -> None:
        if self._closing is not None:
            raise Refusal(self._closing.code, self._closing.sentence)
        if (refusal := self._holds.refusal()) is not None:
            raise refusal
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(Asked(order, request, done))
        await done

    # The task.

    def open(self, past: Sequence[Past] = ()) -> None:
        """Begin to take orders. ``past`` is what a late rail has not been told yet."""
        self._bulletin.open(self._state, past)
        self._mind_pause()
        self._arm()
        self._task = asyncio.create_task(self._run(), name=f"dealer {self._state.table.id}")

    async def close(self, code: str, sentence: str) -> None:
        """Finish the order at hand, tell everybody, and stop. The hand waits in the log."""
        self._closing = ClosingTold(code, sentence)
        self._inbox.put_nowait(None)
        if self._task is not None:
            with suppress(asyncio.CancelledError):
                await self._task
        self._stop(self._closing)

    def _stop(self, closing: ClosingTold) -> None:
        """Stop the clocks, refuse what waits, tell everybody."""
        self._closing = closing
        self._alarms.cancel()
        while not self._inbox.empty():
            match self._inbox.get_nowait():
                case Asked() as asked:
                    asked.answer(Refusal(closing.code, closing.sentence))
                case Greet(listener):
                    listener.hear(closing)
                case None:
                    pass
        self._bulletin.close(closing)

    async def _run(self) -> None:
        while (asked := await self._inbox.get()) is not None:
            self._catch_up()
            try:
                if isinstance(asked, Greet):
                    await self._greet(asked.listener)
                else:
                    await self._take(asked)
                    if self._state.table.closed:
                        self._end()
                        return
            except StoreUnavailable as trouble:
                self._wait_for_store(asked, trouble)
            except Exception as trouble:  # noqa: BLE001 - a table must not fall silent
                log_trouble(f"table {self._state.table.id} stopped", trouble)
                self._stop(
                    ClosingTold(
                        "table.stopped",
                        f"{self._state.table.name} has stopped: the hand is safe and goes on "
                        "when the room has been started again",
                    )
                )
                return

    def _end(self) -> None:
        """The table is closed for good: nothing is left at it."""
        table = self._state.table
        sentence = f"{table.name} is closed: all chips are back in the wallets"
        self._stop(ClosingTold("table.closed", sentence))
        self._closed(table.id)

    async def _take(self, asked: Asked) -> None:
        """Judge, store, adopt, answer, tell: the order of the steps is the guarantee."""
        before, began_ms = self._state, self._clock.now_ms()
        if self._answered_again(asked):
            return
        try:
            await self._count_protections(asked)
            moment = self._moment(asked)
            verdict = kept(before, self._judge(asked, moment), moment)
            self._fault("judged")
            if verdict is None:
                self._settle(asked)
                return
            if verdict.passing:
                self._state = verdict.state
                self._settle(asked)
                self._arm()
                return
            await self._store.commit(deed_of(before, verdict, self._revision, self._clock))
        except VersionConflict:
            asked.answer(
                Refusal("table.stopped", "another dealer has taken this table: load it again")
            )
            raise
        except AlreadyPosted:
            self._settle(asked)
            return
        except ProtectionTaken:
            self._inbox.put_nowait(asked)
            return
        except NotEnoughChips as short:
            self._settle(asked, short_of_chips(asked.order, short))
            return
        except StoreUnavailable:
            raise
        except RandomnessFailed as broken:
            self._settle(asked, broken)
            self._random_failed(broken)
            return
        except Refusal as refusal:
            self._settle(asked, refusal)
            return
        except Exception as trouble:  # noqa: BLE001 - whatever ails the store, the table lives on
            self._stay(asked, trouble)
            return
        self._fault("stored")
        self._adopt(verdict, self._clock.now_ms() - began_ms)
        self._fault("adopted")
        self._settle(asked)
        self._fault("answered")
        self._tell(before, verdict)
        self._fault("told")
        self._mind_pause()
        self._arm()
        await self._tell_wallets(verdict)

    def _tell(self, before: TableState, verdict: Verdict) -> None:
        news = news_of(before.table, self._state.table, self._clock.wall_ms())
        for each in (*news, *verdict.tellings):
            if each.player is None:
                self._bulletin.tell_all(each.telling, self._state)
            else:
                self._bulletin.tell_player(each.player, each.telling)
                self._told_elsewhere(self._state.table.id, each.player, each.telling)
        self._tell_deal(before, ended=False)
        self._bulletin.tell(before, self._state, verdict.events)
        self._tell_deal(before, ended=True)
        if before.open_play is not None and self._state.open_play is None:
            self._talk.release(self._state)
        if _writers(before) != _writers(self._state):
            self.tell_talk()

    def _adopt(self, verdict: Verdict, waited_ms: int) -> None:
        before = self._state
        ended = before.open_play is not None and verdict.state.open_play is None
        dealt_out = bool(verdict.events) and verdict.state.open_play is None
        self._state = verdict.state
        if verdict.state.clock is not None and (waited_ms >= _NOTICEABLE_MS or self._holds.frozen):
            # The clock began when the act was judged; nobody could act on it before now.
            self._state = replace(verdict.state, clock=verdict.state.clock.shifted(waited_ms))
            self._holds.stood_still_ms()
        self._revision += 1
        self._forget_decks(before)
        if verdict.voided is not None:
            self._deal_at_ms = self._clock.now_ms()
        if ended or dealt_out:
            self._deal_at_ms = self._clock.now_ms() + self._pace.pause_ms

    # Answers.

    def _answered_again(self, asked: Asked) -> bool:
        if asked.name is None or asked.name not in self._answers:
            return False
        asked.answer(self._answers.again(asked.name, asked.wish))
        return True

    def _settle(self, asked: Asked, refusal: Refusal | None = None) -> None:
        if asked.name is not None:
            self._answers.remember(asked.name, asked.wish, refusal)
        asked.answer(refusal)

    def _stay(self, asked: Asked, trouble: Exception) -> None:
        """The store did not take it: nothing has happened; clocks try again soon."""
        log_trouble(f"table {self._state.table.id}: {type(asked.order).__name__}", trouble)
        asked.answer(
            Refusal(
                "store.failed",
                "the room could not write this down, so it did not happen: try again",
            )
        )
        if asked.request is None:
            self._clock.call_at(
                self._clock.now_ms() + _AGAIN_MS, lambda: self._inbox.put_nowait(asked)
            )

    def _wait_for_store(self, asked: Asked | Greet, trouble: StoreUnavailable) -> None:
        """Nothing has happened; when the store is back it is asked for again, or done then."""
        if isinstance(asked, Asked):
            asked.answer(trouble)
        if isinstance(asked, Greet) or isinstance(asked.order, Came):
            self._put_off.append(asked)
        self._store_failed(trouble)

    async def _tell_wallets(self, verdict: Verdict) -> None:
        for account in {p.account for t in verdict.transfers for p in t.postings}:
            kind, _, player = account.partition(":")
            if kind == "wallet":
                self._wallet_changed(player, await self._store.balance(account))


def _writers(state: TableState) -> tuple[object, ...]:
    """On what it depends who may write where."""
    table = state.table
    return table.policy, tuple(each.player for each in table.seats)
