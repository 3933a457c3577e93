"""The floor: all tables of the room, from opening to closing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from doorcard.room.lobby import TableSign
from doorcard.room.policy import policy_of
from doorcard.room.queueing import position
from doorcard.room.table import HandId, PlayerId, Table, TableId
from doorcard.service.bots.house_bots import HouseBots, bots_of
from doorcard.service.bots.ports import BotFactory
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.deal.ports import Randomness, Shuffler
from doorcard.service.floor.books import unbalanced
from doorcard.service.floor.lost_key import without_lost_hand
from doorcard.service.floor.pace import Pace
from doorcard.service.floor.rail_recovery import kept_back
from doorcard.service.floor.recovery import opened, recovered
from doorcard.service.floor.room_care import RoomCare
from doorcard.service.floor.room_switches import TABLE_PAUSED_BY_HOST, take_up
from doorcard.service.host.notice_board import NoticeBoard
from doorcard.service.host.ports import HostLine
from doorcard.service.ports import Clock, Deed, Player, Store, StoredTable
from doorcard.service.table.dealer import Dealer
from doorcard.service.table.past_hands import HandRecord, hand_record, refuse_delayed, unknown_hand
from doorcard.service.table.snapshot import write_table
from doorcard.service.table.standing import Standing
from doorcard.service.table.table_state import TableState
from doorcard.service.table.table_tellings import OfferTold, WaitingTold
from doorcard.service.table.tellings import Telling
from doorcard.service.talk.rail_tape import Past
from doorcard.service.talk.room_rail import RoomRail
from doorcard.service.talk.table_talk import TalkPace
from doorcard.stud import HOUSES, Chips, Refusal

_LOG: Final = logging.getLogger("doorcard.room")


class Floor(RoomCare):
    """Opens the tables, finds them, closes them down."""

    def __init__(  # noqa: PLR0913 - a floor needs the whole world, by name
        self,
        store: Store,
        clock: Clock,
        shuffler: Shuffler,
        *,
        bots: BotFactory | None = None,
        pace: Pace | None = None,
        houses: Sequence[str] | None = None,
        randomness: Randomness | None = None,
        fair: FairDesk | None = None,
        fault: Callable[[str], None] = lambda _: None,
    ) -> None:
        """One table is opened for each of ``houses``, all of them if ``None``.

        ``bots`` makes the house bots; without it those still seated stand up. ``fault`` is called
        between the steps of every order, for tests that pull the plug there. ``randomness`` is
        tested before the first hand, and pauses the room when it is broken.
        """
        super().__init__(store, clock, pace or Pace(), randomness)
        self._shuffler = shuffler
        self.fair = fair
        """Who draws and signs; without one hands are dealt from the shuffler's decks."""
        self._factory = bots
        self._pace = pace or Pace()
        self._houses = tuple(HOUSES) if houses is None else tuple(houses)
        self._fault = fault
        self.rail = RoomRail()
        self.paused_tables: dict[TableId, str] = {}
        """Tables that the host has paused one by one, with what is told of it."""
        self.standing = Standing(store, clock)
        self._talk_pace = TalkPace(clock)
        self.board = NoticeBoard(clock)
        self._bots: dict[PlayerId, Player] = {}
        self._house_bots: dict[TableId, HouseBots] = {}
        self._ending: set[asyncio.Task[None]] = set()

    @property
    def store(self) -> Store:
        """What keeps the room."""
        return self._store

    @property
    def clock(self) -> Clock:
        """The room's clock."""
        return self._clock

    @property
    def pace(self) -> Pace:
        """The room's pace."""
        return self._pace

    def take_as_bots(self, bots: Sequence[Player]) -> None:
        """These play as house bots, whoever seats them: the room draws their seeds."""
        self._bots.update({each.id: each for each in bots})

    async def open(self) -> None:
        """Open every table: a new one, or as it was, with the hand that was being played.

        A table whose books do not balance stays closed, and the log says why. Raises
        ``Refusal`` ``house.unknown``.
        """
        last_alive = await self._store.last_pulse()
        await self.standing.load()
        take_up(self, await self._store.host.switches())
        self._random_watch.look()
        await self._add_missing_tables()
        audit = await self._auditor.audit_books()
        tables = [each for each in await self._store.tables() if each.house in self._houses]
        for place, stored in enumerate(tables):
            try:
                stored = await without_lost_hand(self._store, stored, self._clock, self.fair)  # noqa: PLW2901 - the same table, a revision on
                state = await recovered(self._store, stored, self._clock, last_alive)
                if against := audit.against(stored.id):
                    raise unbalanced(state.table.name, stored.id, against)
            except Refusal as refusal:
                self._stay_shut(stored.id, refusal)
                continue
            past = await kept_back(self._store, state, self._clock, self.rail)
            await self._open_table(place, await self._moved_on(stored, state), state, past)
        await self._auditor.audit(whole=False)
        await self._begin_care()

    async def _moved_on(self, stored: StoredTable, state: TableState) -> StoredTable:
        """Deadlines that the down time has moved are stored, lest the next one moves them less."""
        now = write_table(state.table)
        if now == stored.state:
            return stored
        deed = Deed(stored.id, stored.revision, self._clock.wall_ms(), now)
        await self._store.commit(deed)
        return replace(stored, revision=stored.revision + 1, state=now)

    async def add(self, table: Table, host: HostLine | None = None) -> Dealer:
        """Open a new table, with its line in the log of the hosts if a host does.

        ``VersionConflict`` if its id is taken.
        """
        stored = opened(table)
        await self._store.add_table(stored, self._clock.wall_ms(), host)
        # Places beyond the houses' own: bots there get names of their own.
        place = len(HOUSES) * (self._pace.bots_per_table + len(self._dealers))
        return await self._open_table(place, stored, TableState(table))

    def _forget(self, table: TableId) -> None:
        """A table is closed for good."""
        self._dealers.pop(table, None)
        self.paused_tables.pop(table, None)
        house_bots = self._house_bots.pop(table, None)
        if house_bots is not None:
            task = asyncio.create_task(house_bots.close())
            self._ending.add(task)
            task.add_done_callback(self._ending.discard)

    async def _add_missing_tables(self) -> None:
        there = {each.id for each in await self._store.tables()}
        for name in self._houses:
            if name not in HOUSES:
                raise Refusal(
                    "house.unknown",
                    f"there is no house {name!r}: choose among {', '.join(HOUSES)}",
                    house=name,
                )
            if name not in there:
                await self._store.add_table(opened(_table_of(name)), self._clock.wall_ms())

    async def _open_table(
        self, place: int, stored: StoredTable, state: TableState, past: Sequence[Past] = ()
    ) -> Dealer:
        bots = await self._bots_for(place, state.table)
        dealer = Dealer(
            state,
            stored.revision,
            store=self._store,
            clock=self._clock,
            shuffler=self._shuffler,
            pace=self._pace,
            bots=self._bots,
            wallet_changed=self._tell_wallet,
            store_failed=self._watch.failed,
            fair=self.fair,
            random_failed=self._random_watch.failed,
            told_elsewhere=self._tell_elsewhere,
            closed=self._forget,
            rail=self.rail,
            standing=self.standing,
            talk_pace=self._talk_pace,
            board=self.board,
            waits_of=self._waits_of,
            fault=self._fault,
        )
        self._dealers[stored.id] = dealer
        self._hold_as_all(dealer)
        if (paused := self.paused_tables.get(stored.id)) is not None:
            dealer.hold(TABLE_PAUSED_BY_HOST, paused)
        await dealer.load_talk()
        dealer.open(past)
        house_bots = HouseBots(
            dealer,
            bots,
            factory=self._factory,
            store=self._store,
            clock=self._clock,
            pace=self._pace,
        )
        self._house_bots[stored.id] = house_bots
        house_bots.open()
        return dealer

    async def _bots_for(self, place: int, table: Table) -> list[Player]:
        """The table's house bots: those the room knows already, and new ones it needs."""
        known = {
            bot.id: bot for bot in await self._store.bots() if bot.id.startswith(f"bot-{table.id}-")
        }
        if self._factory is not None and table.bots:
            styles = self._factory.styles
            for bot in bots_of(table.id, place, self._pace.bots_per_table, styles):
                if bot.id not in known:
                    await self._store.add_player(bot, self._clock.wall_ms())
                    known[bot.id] = bot
        self._bots.update(known)
        return list(known.values())

    def _tell_wallet(self, player: PlayerId, chips: Chips) -> None:
        for dealer in self._dealers.values():
            dealer.tell_wallet(player, chips)

    def _tell_elsewhere(self, table: TableId, player: PlayerId, telling: Telling) -> None:
        """A seat is held for somebody: they may be at another table."""
        if not isinstance(telling, WaitingTold) or telling.you is None or not telling.you.offer:
            return
        held, name = telling.you.offer, self._dealers[table].sign.name
        for id_, dealer in self._dealers.items():
            if id_ != table:
                dealer.tell(player, OfferTold(table, name, held.seat, held.ms_left))

    async def close(self) -> None:
        """Stop every table cleanly. Hands being played wait in the log for the next start."""
        sentence = "the room closes for a while: your seat, chips and hand are kept"
        for house_bots in self._house_bots.values():
            await house_bots.close()
        await asyncio.gather(
            *(dealer.close("room.closing", sentence) for dealer in self._dealers.values())
        )
        await self._end_care()

    def lobby(self) -> list[TableSign]:
        """The signs of all open tables: the houses' own in their order, then by name."""
        return [dealer.sign for dealer in self.dealers()]

    def in_order_of_opening(self) -> list[Dealer]:
        """The dealers of all open tables, by when the room or a player opened them."""
        return list(self._dealers.values())

    def dealers(self) -> list[Dealer]:
        """The dealers of all open tables, in the order of the lobby."""
        own = [self._dealers[name] for name in self._houses if name in self._dealers]
        others = [each for id_, each in self._dealers.items() if id_ not in self._houses]
        return own + sorted(others, key=lambda each: each.state.table.name.casefold())

    def table(self, table: TableId) -> Dealer:
        """The dealer of a table. Raises ``Refusal`` ``table.unknown``, ``books.unbalanced``."""
        dealer = self._dealers.get(table)
        if dealer is None and table in self._shut:
            raise self._shut[table]
        if dealer is None:
            raise Refusal(
                "table.unknown",
                f"there is no table {table!r} in this room: the lobby lists those there are",
                table=table,
            )
        return dealer

    def present(self) -> list[Player]:
        """Everybody in the room now: people who watch or are seated, and house bots."""
        people = [who for dealer in self._dealers.values() for who in dealer.people_present]
        seated = [
            Player(seat.player, seat.name)
            for dealer in self._dealers.values()
            for seat in dealer.state.table.seats
        ]
        return [*people, *seated, *self._bots.values()]

    def chips_of(self, player: PlayerId) -> Chips:
        """What the player has at tables, as of the start of the hands being played."""
        seats = (dealer.state.table.of(player) for dealer in self._dealers.values())
        return sum(seat.stack + seat.reserved for seat in seats if seat is not None)

    def tell_wallet(self, player: PlayerId, chips: Chips) -> None:
        """A wallet changed away from the tables: tell its owner wherever they are."""
        self._tell_wallet(player, chips)

    def _waits_of(self, player: PlayerId, besides: TableId) -> int:
        """At how many tables besides that one the player stands in line."""
        tables = (each.state.table for each in self._dealers.values())
        return sum(position(each, player) is not None for each in tables if each.id != besides)

    def tables_of(self, player: PlayerId) -> list[str]:
        """The names of the tables at which the player holds a seat."""
        tables = (dealer.state.table for dealer in self._dealers.values())
        return [each.name for each in tables if each.of(player) is not None]

    async def hand(self, hand: HandId, player: PlayerId | None) -> HandRecord:
        """A hand that is over, as ``player`` may see it.

        The hands of a private table, and of one that is closed, are for who was dealt in or
        may come in. Raises ``Refusal``: ``hand.unknown``, ``hand.open``, and ``hand.delayed``
        for who was not dealt in while the rail has not been told it.
        """
        record = await hand_record(self._store, hand, player)
        dealer = self._dealers.get(record.table)
        open_to_all = dealer is not None and dealer.state.table.admits(player)
        if record.seat is None and not open_to_all:
            raise unknown_hand(hand)
        if record.seat is None and dealer is not None:
            refuse_delayed(record, dealer.rail_delay_ms, self._clock.wall_ms())
        return record


def _table_of(house: str) -> Table:
    """The table a house has from the start."""
    preset = HOUSES[house]
    return Table(
        id=house,
        name=preset.title,
        house=house,
        title=preset.title,
        rules=preset.rules,
        policy=policy_of(house, preset.rules),
    )
