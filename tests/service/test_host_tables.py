"""What a host does with tables outlasts the room: pauses, and the log of what was opened."""

from __future__ import annotations

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.service.floor.table_wish import TableWish
from doorcard.service.floor.tables import Tables
from doorcard.service.host.room import HostRoom
from doorcard.service.host.tables import HostTables
from doorcard.service.ports import Player, PlayerKind
from doorcard.stud import Refusal
from tests.service.clockwork import HandClock
from tests.service.small_room import SmallRoom, small_room

HOST = Player("host", "Hana", PlayerKind.ACCOUNT, host=True)
WISH = TableWish(house="casino", name="Own", rules={}, policy={}, bots=False)
TOLD = "The host is back in ten minutes."


def office(room: SmallRoom) -> HostTables:
    return HostTables(room.floor, Tables(room.floor))


def codes(room: SmallRoom) -> list[str]:
    return [each.code for each in room.dealer.holds]


def is_dealt(room: SmallRoom) -> bool:
    return room.dealer.state.open_play is not None


async def a_store() -> MemoryStore:
    store = MemoryStore()
    await store.add_player(HOST, 0)
    return store


class TestAPausedTable:
    """Issue B, the host: pause and drain before an upgrade."""

    async def test_is_paused_after_a_restart_too_until_the_host_resumes_it(self) -> None:
        store = await a_store()
        async with small_room(store=store) as room:
            await office(room).pause(HOST, "reference", TOLD, "a fire alarm")

        async with small_room(store=store, clock=HandClock()) as room:
            assert [(each.code, each.sentence) for each in room.dealer.holds] == [
                ("host.table_paused", TOLD)
            ]
            await room.seated("Ann", "Ben")
            await room.begin()
            assert not is_dealt(room)
            await office(room).resume(HOST, "reference", "no fire")
            await room.begin()
            assert is_dealt(room)

        async with small_room(store=store) as room:
            assert codes(room) == []

    async def test_stays_so_when_the_whole_room_was_paused_meanwhile(self) -> None:
        async with small_room(store=await a_store()) as room:
            await office(room).pause(HOST, "reference", TOLD, "a fire alarm")
            await HostRoom(room.floor).pause(HOST, "All of us wait.", "a bigger one")
            assert codes(room) == ["host.table_paused", "host.paused"]

            await office(room).resume(HOST, "reference", "not here")
            assert codes(room) == ["host.paused"]
            with pytest.raises(Refusal) as refused:
                await office(room).resume(HOST, "reference", "not here")
            assert refused.value.code == "room.paused"
            await HostRoom(room.floor).resume(HOST, "no fire")
            with pytest.raises(Refusal) as refused:
                await office(room).resume(HOST, "reference", "not here")
            assert refused.value.code == "table.not_paused"

    async def test_that_is_closed_leaves_no_pause_behind(self) -> None:
        async with small_room(store=await a_store()) as room:
            made = await office(room).open(HOST, WISH, "asked")
            table = made.dealer.state.table.id
            await office(room).pause(HOST, table, TOLD, "a fire alarm")
            await office(room).close(HOST, table, "nobody came")

            assert table not in room.floor.paused_tables


class TestATableThatAHostOpens:
    async def test_is_stored_with_its_line_in_the_log_or_not_at_all(self) -> None:
        store = await a_store()
        async with small_room(store=store) as room:
            made = await office(room).open(HOST, WISH, "asked")
            [line] = await store.host.log_page(None, 10, None, None)
            assert (line.what, line.why) == ("table.opened", "asked")
            assert line.table == made.dealer.state.table.id

            with pytest.raises(Refusal) as refused:
                await office(room).open(HOST, WISH, "again")
            assert refused.value.code == "table.name_taken"
            assert len(await store.host.log_page(None, 10, None, None)) == 1
