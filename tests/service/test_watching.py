"""Watchers: told in order, bounded, dropped when too slow, welcome again."""

from __future__ import annotations

import asyncio

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.service import Pace
from doorcard.service.ports import Deed
from doorcard.service.table.tellings import ClosingTold, NoticeTold, SeatsTold, TableTold
from doorcard.stud import Refusal
from tests.service.clockwork import quiet
from tests.service.small_room import play_on, request, small_room


class FullableDisk(MemoryStore):
    is_full = False

    async def commit(self, deed: Deed) -> None:
        if self.is_full:
            raise OSError("no space left on device")
        await super().commit(deed)


class TestAWatcher:
    async def test_is_told_the_whole_table_first(self) -> None:
        async with small_room() as room:
            watcher = room.dealer.watch(None)

            table = await watcher.next()

            assert isinstance(table, TableTold)
            assert table.you is None
            assert table.hand is None
            assert table.watching == 1

    async def test_that_is_too_slow_is_dropped_and_holds_nobody_up(self) -> None:
        pace = Pace(pause_ms=4000, bots_per_table=0, outbox=30)
        async with small_room(pace=pace) as room:
            guests = await room.seated("Ann", "Ben")
            slow = room.dealer.watch(None)
            await room.begin()
            await play_on(guests)

            assert slow.is_closed
            last = [each async for each in slow]
            assert [type(each) for each in last] == [ClosingTold]
            assert isinstance(last[0], ClosingTold)
            assert last[0].code == "watch.slow"

    async def test_that_was_dropped_can_come_back_to_the_whole_table(self) -> None:
        pace = Pace(pause_ms=4000, bots_per_table=0, outbox=30)
        async with small_room(pace=pace) as room:
            guests = await room.seated("Ann", "Ben")
            slow = room.dealer.watch(None)
            await room.begin()
            await play_on(guests)
            assert slow.is_closed

            table = await room.dealer.watch(None).next()

            assert isinstance(table, TableTold)
            assert table.hand is not None
            assert table.hand.version == len(table.hand.notices)

    async def test_is_counted_while_it_watches_without_a_seat(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            rail = room.dealer.watch(None)
            await quiet()
            assert room.dealer.sign.watching == 2

            await ann.sit(1)
            assert room.dealer.sign.watching == 1
            rail.close()

            assert room.dealer.sign.watching == 0
            assert (await ann.hears(SeatsTold))[-1].watching == 0

    async def test_waits_for_what_is_told(self) -> None:
        async with small_room() as room:
            watcher = room.dealer.watch(None)
            await watcher.next()
            await watcher.next()
            waiting = asyncio.create_task(watcher.next())
            await quiet()
            assert not waiting.done()

            await room.guest("Ann")

            assert isinstance(await waiting, SeatsTold)

    async def test_closed_before_it_was_greeted_is_not_counted(self) -> None:
        async with small_room() as room:
            room.dealer.watch(None).close()
            await quiet()

            assert room.dealer.sign.watching == 0

    async def test_hears_nothing_once_closed(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            watcher = room.dealer.watch(None)
            await quiet()
            watcher.close()
            await room.begin()
            await play_on(guests)

            assert [each async for each in watcher] == []


class TestClosingTheRoom:
    async def test_is_told_to_all_and_ends_every_watching(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            await ann.listen()

            await room.floor.close()

            told = [each async for each in ann.watcher]
            assert isinstance(told[-1], ClosingTold)
            assert told[-1].code == "room.closing"

    async def test_refuses_what_comes_after(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            dealer = room.dealer
            await room.floor.close()

            with pytest.raises(Refusal) as refused:
                await dealer.sit(ann.player, 1, 4000, request=request())
            late = dealer.watch(None)

            assert refused.value.code == "room.closing"
            assert isinstance(await late.next(), ClosingTold)

    async def test_leaves_the_hand_in_the_log(self) -> None:
        async with small_room() as room:
            await room.seated("Ann", "Ben")
            await room.begin()

            await room.floor.close()

            stored = await room.store.open_hand("reference")
            assert stored is not None
            assert stored.id == "reference-1"


class TestATableInTrouble:
    async def test_that_cannot_store_says_so_and_nothing_has_happened(self) -> None:
        disk = FullableDisk()
        async with small_room(store=disk) as room:
            ann = await room.guest("Ann")
            disk.is_full = True
            with pytest.raises(Refusal) as refused:
                await room.dealer.sit(ann.player, 1, 4000, request="sit")
            assert refused.value.code == "store.failed"
            assert room.dealer.sign.taken == 0

            disk.is_full = False
            await room.dealer.sit(ann.player, 1, 4000, request="sit")

            assert room.dealer.sign.taken == 1

    async def test_tries_its_clocks_again_until_the_store_is_back(self) -> None:
        disk = FullableDisk()
        async with small_room(store=disk) as room:
            ann, _ = await room.seated("Ann", "Ben")
            disk.is_full = True
            await room.begin()
            assert await ann.hears(NoticeTold) == []

            disk.is_full = False
            await room.clock.pass_ms(1_000)

            assert await ann.hears(NoticeTold)

    async def test_stops_when_another_dealer_writes_to_it(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            room.dealer._revision += 1

            with pytest.raises(Refusal) as refused:
                await ann.sit(1)
            await ann.listen()

            assert refused.value.code == "table.stopped"
            assert isinstance(ann.heard[-1], ClosingTold)
            assert "VersionConflict" in caplog.text
