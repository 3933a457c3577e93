"""A late rail after a restart: it sees what it would have seen, at the same moment."""

from __future__ import annotations

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.records import unseal
from doorcard.room.table import hand_id
from doorcard.service import Watcher
from doorcard.service.ports import Store
from doorcard.service.table.tellings import TableTold
from doorcard.stud import HandEnded
from tests.service.clockwork import quiet
from tests.service.lines_room import add_table, in_turn, restarted
from tests.service.small_room import SmallRoom, calm, play_on, small_room

DELAY_S = 30


async def seen(watcher: Watcher) -> TableTold:
    """The table as this one is told it now."""
    watcher.resync()
    await quiet()
    told = [await watcher.next() for _ in range(watcher.lag)]
    return [each for each in told if isinstance(each, TableTold)][-1]


async def due(store: Store, wall_ms: int) -> tuple[int, int]:
    """Of the latest hand that a late rail may know at that time: its number, and its events."""
    number, told = 0, 0
    while (hand := await store.hand(hand_id("reference", number + 1))) is not None:
        events = sum(at + DELAY_S * 1000 <= wall_ms for at in hand.at_ms)
        if not events:
            break
        number, told = number + 1, events
    return number, told


async def an_evening(room: SmallRoom) -> list[object]:
    """Two hands that are over, and one that is played on slowly."""
    guests = await room.seated("Ann", "Ben", "Cal")
    for _ in range(2):
        await room.begin()
        await play_on(guests)
        await room.clock.pass_ms(6_000)
    await room.begin()
    for _ in range(5):
        await in_turn(room, guests).act(calm)
        await room.clock.pass_ms(2_000)
    return list(guests)


class TestALateRail:
    """Issue B, the rail: a delay kept on the server, and shown as such."""

    @pytest.mark.parametrize("down_ms", [0, 5_000, 29_000])
    async def test_sees_each_act_when_it_is_due_and_not_a_second_earlier(
        self, down_ms: int
    ) -> None:
        store = MemoryStore()
        await add_table(store, "reference", policy={"rail_delay_seconds": DELAY_S})
        async with small_room(store=store, houses=["reference"]) as room:
            await an_evening(room)

            async with restarted(room, (), down_ms=down_ms) as (again, _):
                rail = again.dealer.watch(None)
                known = set()
                for _ in range(DELAY_S):
                    told = await seen(rail)
                    wall = again.clock.wall_ms()
                    shown = (0, 0) if told.hand is None else (told.hand.number, told.hand.version)
                    assert shown == await due(store, wall)
                    known.add(shown)
                    assert told.delayed == DELAY_S
                    await again.clock.pass_ms(1_000)

            assert len(known) >= (3 if down_ms <= 5_000 else 1)

    async def test_is_shown_the_stacks_of_then_and_not_who_won_since(self) -> None:
        store = MemoryStore()
        await add_table(store, "reference", policy={"rail_delay_seconds": DELAY_S})
        async with small_room(store=store, houses=["reference"]) as room:
            await an_evening(room)
            first = await store.hand("reference-1")
            assert first is not None
            since = room.clock.wall_ms() - first.started_ms

            async with restarted(room, (), down_ms=DELAY_S * 1000 - since) as (again, _):
                told = await seen(again.dealer.watch(None))

                assert told.hand is not None
                assert told.hand.number == 1
                last = unseal(first.events[-1])
                assert isinstance(last, HandEnded)
                won = {each.seat: each.stack for each in last.seats}
                assert {each.seat: each.stack for each in told.seats} == won
                assert {each.name for each in told.seats} == {"Ann", "Ben", "Cal"}
                assert again.dealer.sign.hands_played == 1
                [(_, pot), _] = await store.tempo("reference", 0, 2)
                assert again.dealer.sign.average_pot == pot

    async def test_that_is_told_no_hands_is_told_none_late(self) -> None:
        store = MemoryStore()
        policy = {"rail_delay_seconds": DELAY_S, "rail": "closed"}
        await add_table(store, "reference", policy=policy)
        async with small_room(store=store, houses=["reference"]) as room:
            await an_evening(room)
            async with restarted(room, (), down_ms=0) as (again, _):
                told = await seen(again.dealer.watch((await again.guest("Eve")).player))

                assert told.hand is None
