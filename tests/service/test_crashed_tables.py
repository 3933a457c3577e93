"""The plug is pulled at every step while people wait, tables change and close."""

from __future__ import annotations

import asyncio

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.room.cage import book_problems
from doorcard.room.table import Table
from doorcard.service.floor.tables import Tables
from doorcard.service.table.snapshot import read_table
from doorcard.service.table.table_orders import wait_for
from doorcard.service.table.tellings import ClosingTold
from tests.service.clockwork import HandClock, StackedDecks, quiet
from tests.service.small_room import Guest, SmallRoom, request
from tests.service.test_recovery import STEPS, Plug, bury, new_room, until_pulled
from tests.service.test_tables import HOST, PlainHasher, a_wish, at

MINUTE = 60_000


async def evening(room: SmallRoom, guests: list[Guest]) -> None:
    """Ann opens a private table for two; two play, two wait; rules change; it closes."""
    await room.floor.open()
    tables = Tables(room.floor, PlainHasher())
    ann = await room.guest("Ann")
    wish = a_wish(private=True, rules={"max_players": 2}, policy={"auto_ante_switch": True})
    opened = await tables.open(ann.player, wish)
    guests.append(await at(ann, opened.dealer))
    id_ = opened.dealer.sign.id
    for name in ("Ben", "Cal", "Dan"):
        guest = await room.guest(name)
        await tables.enter(guest.player, id_, invite=opened.invite, request=request())
        guests.append(await at(guest, opened.dealer))
    ann, ben, cal, dan = guests
    await ann.sit(1)
    await ben.sit(2, 9000)
    await opened.dealer.ask(wait_for(cal.player, ()), request=request())
    await opened.dealer.ask(wait_for(dan.player, (2,)), request=request())
    await tables.announce(ann.player, id_, {"ante": 30}, {}, request=request())
    await tables.take_back(HOST, id_, request=request())
    await tables.announce(ann.player, id_, {"ante": 35}, {}, request=request())
    await opened.dealer.leave(ben.id, request=request())
    await room.clock.pass_ms(MINUTE)
    await dan.sit(2)
    await tables.close(ann.player, id_, request=request())
    await quiet()


async def tables_of(store: MemoryStore) -> list[Table]:
    """What is stored of tables that are not closed, the room's own aside."""
    return [read_table(each.state) for each in await store.tables() if each.id != "reference"]


class TestAPlugPulledAtAnyStep:
    @pytest.mark.parametrize("step", STEPS)
    async def test_loses_no_place_no_offer_and_no_chip(self, step: str) -> None:
        for nth in range(1, 60):
            store, clock, plug = MemoryStore(), HandClock(), Plug(step, nth)
            room = new_room(store, clock, StackedDecks(), plug)
            guests: list[Guest] = []
            task = asyncio.create_task(evening(room, guests))
            if not await until_pulled(plug, task):
                assert nth > 10
                assert await tables_of(store) == []
                await room.floor.close()
                return
            await bury(room)
            before = await tables_of(store)
            for guest in guests:
                await guest.listen()
                if any(isinstance(each, ClosingTold) for each in guest.heard):
                    assert before == []
            await self.goes_on(store, clock, before)
        raise AssertionError("the plug was pulled every time: the evening never ended")

    async def goes_on(self, store: MemoryStore, clock: HandClock, before: list[Table]) -> None:
        """The next start has it all, and the table can still be closed to the last chip."""
        assert book_problems(await store.balances()) == []
        room = new_room(store, clock, StackedDecks(), Plug("never", 0))
        await room.floor.open()
        tables = Tables(room.floor, PlainHasher())
        for old in before:
            table = room.floor.table(old.id).state.table
            assert table.waiting == old.waiting
            assert table.door == old.door
            assert table.announced == old.announced
            assert [(o.player, o.seat) for o in table.offers] == [
                (o.player, o.seat) for o in old.offers
            ]
            assert [s.player for s in table.seats] == [s.player for s in old.seats]
            await tables.close(HOST, old.id, request=request())
        await quiet()
        assert await tables_of(store) == []
        balances = await store.balances()
        assert book_problems(balances) == []
        assert [name for name, chips in balances.items() if chips and ":t" in name] == []
        await room.floor.close()
