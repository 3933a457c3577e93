"""The floor: all tables of the room, from opening to closing."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from doorcard.room.lobby import TableSign
from doorcard.room.policy import policy_of
from doorcard.room.table import HandId, PlayerId, Table, TableId
from doorcard.service.dealer import Dealer
from doorcard.service.holds import Hold
from doorcard.service.house_bots import HouseBots, bots_of
from doorcard.service.pace import Pace
from doorcard.service.past_hands import HandRecord, hand_record
from doorcard.service.ports import (
    BotFactory,
    Clock,
    Player,
    Shuffler,
    Store,
    StoredTable,
    StoreUnavailable,
)
from doorcard.service.recovery import opened, recovered
from doorcard.service.store_watch import StoreWatch
from doorcard.service.table_state import TableState
from doorcard.stud import HOUSES, Chips, Refusal

_LOG: Final = logging.getLogger("doorcard.room")


class Floor:
    """Opens the tables, finds them, closes them down."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        shuffler: Shuffler,
        *,
        bots: BotFactory | None = None,
        pace: Pace | None = None,
        houses: Sequence[str] | None = None,
        fault: Callable[[str], None] = lambda _: None,
    ) -> None:
        """One table is opened for each of ``houses``, all of them if ``None``.

        ``bots`` makes the house bots; without it those still seated stand up. ``fault`` is called
        between the steps of every order, for tests that pull the plug there.
        """
        self._store = store
        self._clock = clock
        self._shuffler = shuffler
        self._factory = bots
        self._pace = pace or Pace()
        self._houses = tuple(HOUSES) if houses is None else tuple(houses)
        self._fault = fault
        self._dealers: dict[TableId, Dealer] = {}
        self._bots: dict[PlayerId, Player] = {}
        self._house_bots: list[HouseBots] = []
        self._holds: dict[str, Hold] = {}
        self._watch = StoreWatch(
            store, clock, self, every_ms=self._pace.pulse_ms, slow_ms=self._pace.slow_ms
        )
        self._pulse_task: asyncio.Task[None] | None = None

    @property
    def store_watch(self) -> StoreWatch:
        """Who pauses the room when it cannot write."""
        return self._watch

    async def open(self) -> None:
        """Open every table: a new one, or as it was, with the hand that was being played.

        A table whose books do not balance stays closed, and the log says why. Raises
        ``Refusal`` ``house.unknown``.
        """
        last_alive = await self._store.last_pulse()
        await self._add_missing_tables()
        tables = [each for each in await self._store.tables() if each.house in self._houses]
        for place, stored in enumerate(tables):
            try:
                state = await recovered(self._store, stored, self._clock, last_alive)
            except Refusal as refusal:
                _LOG.error("%s", refusal)
                continue
            await self._open_table(place, stored, state)
        await self._store.pulse(self._clock.wall_ms())
        self._pulse_task = asyncio.create_task(self._watch.run(), name="pulse of the room")

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

    async def _open_table(self, place: int, stored: StoredTable, state: TableState) -> None:
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
            fault=self._fault,
        )
        self._dealers[stored.id] = dealer
        for hold in self._holds.values():
            dealer.hold(hold.code, hold.sentence, frozen=hold.frozen, refuses=hold.refuses)
        dealer.open()
        house_bots = HouseBots(
            dealer,
            bots,
            factory=self._factory,
            store=self._store,
            clock=self._clock,
            pace=self._pace,
        )
        self._house_bots.append(house_bots)
        house_bots.open()

    async def _bots_for(self, place: int, table: Table) -> list[Player]:
        """The table's house bots: those the room knows already, and new ones it needs."""
        known = {
            bot.id: bot for bot in await self._store.bots() if bot.id.startswith(f"bot-{table.id}-")
        }
        if self._factory is not None:
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

    def hold(
        self, code: str, sentence: str, *, frozen: bool = False, refuses: bool = False
    ) -> None:
        """Pause every table, those opened from now on too. See :meth:`Dealer.hold`."""
        self._holds[code] = Hold(code, sentence, frozen=frozen, refuses=refuses)
        for dealer in self._dealers.values():
            dealer.hold(code, sentence, frozen=frozen, refuses=refuses)

    def release(self, code: str) -> None:
        """That reason to pause is no more, at any table."""
        self._holds.pop(code, None)
        for dealer in self._dealers.values():
            dealer.release(code)

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

    async def close(self) -> None:
        """Stop every table cleanly. Hands being played wait in the log for the next start."""
        sentence = "the room closes for a while: your seat, chips and hand are kept"
        for house_bots in self._house_bots:
            await house_bots.close()
        await asyncio.gather(
            *(dealer.close("room.closing", sentence) for dealer in self._dealers.values())
        )
        if self._pulse_task is not None:
            self._pulse_task.cancel()
            with suppress(asyncio.CancelledError):
                await self._pulse_task
            # A store that takes nothing has nothing more to lose by this.
            with suppress(StoreUnavailable):
                await self._store.pulse(self._clock.wall_ms())

    def lobby(self) -> list[TableSign]:
        """The signs of all open tables, in the order of the houses."""
        return [self._dealers[name].sign for name in self._houses if name in self._dealers]

    def table(self, table: TableId) -> Dealer:
        """The dealer of a table. Raises ``Refusal`` ``table.unknown``."""
        dealer = self._dealers.get(table)
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

    def tables_of(self, player: PlayerId) -> list[str]:
        """The names of the tables at which the player holds a seat."""
        tables = (dealer.state.table for dealer in self._dealers.values())
        return [each.name for each in tables if each.of(player) is not None]

    async def hand(self, hand: HandId, player: PlayerId | None) -> HandRecord:
        """A hand that is over, as ``player`` may see it.

        Raises ``Refusal`` ``hand.unknown`` or ``hand.open``.
        """
        return await hand_record(self._store, hand, player)


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
