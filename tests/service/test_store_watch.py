"""A room that cannot write pauses, refuses clearly, and goes on by itself. (DESIGN, 3, item 1)"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.room.cage import Transfer
from doorcard.service import Pace
from doorcard.service.floor.store_watch import SLOW
from doorcard.service.ports import Deed, StoreUnavailable
from doorcard.service.table.tellings import NoticeTold, PausedTold, ResumedTold, TurnTold
from doorcard.stud import Refusal
from tests.service.clockwork import quiet
from tests.service.small_room import Guest, SmallRoom, calm, play_on, request, small_room

FULL = StoreUnavailable("store.full", "the disk is full")
READ_ONLY = StoreUnavailable("store.read_only", "the disk cannot be written to")


class FailingStore(MemoryStore):
    """Takes nothing while something ails it."""

    def __init__(self) -> None:
        super().__init__()
        self.ails: StoreUnavailable | None = None
        self.stuck: asyncio.Event | None = None

    async def _try(self) -> None:
        if self.stuck is not None:
            await self.stuck.wait()
        if self.ails is not None:
            raise self.ails

    async def commit(self, deed: Deed) -> None:
        await self._try()
        await super().commit(deed)

    async def post(self, transfers: Sequence[Transfer], at_ms: int) -> None:
        await self._try()
        await super().post(transfers, at_ms)

    async def probe(self, at_ms: int) -> None:
        await self._try()
        await super().probe(at_ms)


def in_turn(room: SmallRoom, guests: list[Guest]) -> Guest:
    play = room.dealer.state.open_play
    assert play is not None
    assert play.hand.to_act is not None
    player = play.players[play.hand.to_act]
    return next(each for each in guests if each.id == player)


def left_ms(room: SmallRoom) -> int:
    clock = room.dealer.state.clock
    assert clock is not None
    return clock.left(room.clock.now_ms())


class TestAStoreThatTakesNothing:
    @pytest.mark.parametrize("ails", [FULL, READ_ONLY])
    async def test_refuses_what_is_asked_for_and_says_why(self, ails: StoreUnavailable) -> None:
        store = FailingStore()
        async with small_room(store=store) as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            play = room.dealer.state.open_play
            store.ails = ails

            for _ in range(2):
                with pytest.raises(Refusal, match=str(ails)) as refused:
                    await in_turn(room, guests).act(calm)
                assert refused.value.code == ails.code

            assert room.dealer.state.open_play == play

    async def test_pauses_every_table_at_the_first_failure(self) -> None:
        store = FailingStore()
        async with small_room(store=store, houses=("reference", "casino")) as room:
            guests = await room.seated("Ann", "Ben")
            elsewhere = room.floor.table("casino").watch(None)
            await room.begin()
            store.ails = FULL

            with pytest.raises(Refusal):
                await in_turn(room, guests).act(calm)
            await quiet()

            told = PausedTold("store.full", "the disk is full", frozen=True)
            assert told in await guests[0].listen()
            assert told in [await elsewhere.next() for _ in range(elsewhere.lag)]
            assert room.floor.store_watch.trouble == "store.full"

    async def test_is_found_by_itself_where_nobody_acts(self) -> None:
        store = FailingStore()
        async with small_room(store=store) as room:
            [ann, _] = await room.seated("Ann", "Ben")
            await room.begin()
            store.ails = FULL

            await room.floor.store_watch.look()

            assert [each.code for each in await ann.hears(PausedTold)] == ["store.full"]

    async def test_lets_no_clock_run_out_and_gives_the_time_back(self) -> None:
        store = FailingStore()
        async with small_room(store=store) as room:
            [ann, ben] = await room.seated("Ann", "Ben")
            await room.begin()
            await room.clock.pass_ms(2_000)
            play, left = room.dealer.state.open_play, left_ms(room)
            store.ails = FULL
            await room.floor.store_watch.look()

            await room.clock.pass_ms(3_600_000)
            store.ails = None
            await room.floor.store_watch.look()

            assert room.dealer.state.open_play == play
            assert left_ms(room) == left
            heard = await in_turn(room, [ann, ben]).listen()
            assert ResumedTold("store.full") in heard
            assert [each for each in heard if isinstance(each, TurnTold)][-1].ms_left == left

    async def test_loses_nothing_and_the_hand_goes_on(self) -> None:
        store = FailingStore()
        async with small_room(store=store) as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            store.ails = FULL
            with pytest.raises(Refusal):
                await in_turn(room, guests).act(calm)

            store.ails = None
            await room.floor.store_watch.look()
            await play_on(guests)

            assert await room.books() == []
            hand = await store.hand("reference-1")
            assert hand is not None
            assert hand.ended_ms is not None
            told = [each.v for each in guests[0].heard if isinstance(each, NoticeTold)]
            told += [each.v for each in await guests[0].hears(NoticeTold)]
            assert told == list(range(1, len(hand.events) + 1))

    async def test_takes_the_same_request_again_when_it_is_over(self) -> None:
        store = FailingStore()
        async with small_room(store=store) as room:
            [ann, _] = await room.seated("Ann", "Ben")
            store.ails = FULL
            asked = request()
            with pytest.raises(Refusal):
                await room.dealer.top_up(ann.id, 100, request=asked)
            store.ails = None
            await room.floor.store_watch.look()

            for _ in range(2):
                await room.dealer.top_up(ann.id, 100, request=asked)

            assert room.dealer.state.behind(1) == 4_100

    async def test_deals_the_next_hand_only_when_it_is_over(self) -> None:
        store = FailingStore()
        async with small_room(store=store) as room:
            await room.seated("Ann", "Ben")
            store.ails = FULL
            await room.begin()
            await room.clock.pass_ms(60_000)
            assert room.dealer.state.open_play is None

            store.ails = None
            await room.floor.store_watch.look()
            await room.begin()

            assert room.dealer.state.open_play is not None

    async def test_keeps_a_players_return_for_later(self) -> None:
        store = FailingStore()
        async with small_room(store=store) as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            actor = in_turn(room, guests)
            await actor.close()
            store.ails = FULL
            await actor.reopen()
            left = left_ms(room)

            store.ails = None
            await room.floor.store_watch.look()
            await quiet()

            assert left_ms(room) > left  # the bonus for who comes back

    async def test_says_what_ails_it_now_when_that_changes(self) -> None:
        store = FailingStore()
        async with small_room(store=store) as room:
            [ann, _] = await room.seated("Ann", "Ben")
            await ann.listen()
            for store.ails in (FULL, READ_ONLY, None):
                await room.floor.store_watch.look()

            heard = await ann.listen()

            assert [each for each in heard if isinstance(each, PausedTold | ResumedTold)] == [
                PausedTold("store.full", "the disk is full", frozen=True),
                PausedTold("store.read_only", "the disk cannot be written to", frozen=True),
                ResumedTold("store.full"),
                ResumedTold("store.read_only"),
            ]

    async def test_is_logged_once_with_its_code(self, caplog: pytest.LogCaptureFixture) -> None:
        store = FailingStore()
        async with small_room(store=store) as room:
            await room.seated("Ann", "Ben")
            with caplog.at_level(logging.WARNING, "doorcard.room"):
                store.ails = FULL
                for _ in range(3):
                    await room.floor.store_watch.look()
                store.ails = None
                await room.floor.store_watch.look()

            assert [each.getMessage() for each in caplog.records] == [
                "play is paused: the disk is full",
                "play goes on: the store works again",
            ]

    async def test_does_not_keep_the_room_from_closing(self) -> None:
        store = FailingStore()
        async with small_room(store=store) as room:
            await room.seated("Ann", "Ben")
            store.ails = FULL
            await room.floor.store_watch.look()


class TestASlowDisk:
    PACE = Pace(pause_ms=4000, bots_per_table=0, pulse_ms=60_000, slow_ms=0)

    async def test_pauses_play_until_it_has_written(self) -> None:
        store = FailingStore()
        async with small_room(store=store, pace=self.PACE) as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            actor = in_turn(room, guests)
            await actor.turn()
            store.stuck = asyncio.Event()
            acting = asyncio.create_task(actor.act(calm))
            await quiet()
            looking = asyncio.create_task(room.floor.store_watch.look())
            await quiet()

            paused = await guests[0].hears(PausedTold)
            assert [each.code for each in paused] == ["store.slow"]
            with pytest.raises(Refusal, match="too slow at the moment"):
                await guests[1].dealer.sit_out(guests[1].id, on=True, request=request())
            assert not acting.done()

            store.stuck.set()
            store.stuck = None
            await asyncio.gather(acting, looking)

            assert [each.code for each in await guests[0].hears(ResumedTold)] == ["store.slow"]

    async def test_costs_the_next_to_act_no_time(self) -> None:
        store = FailingStore()
        async with small_room(store=store, pace=self.PACE) as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            actor = in_turn(room, guests)
            await actor.turn()
            store.stuck = asyncio.Event()
            acting = asyncio.create_task(actor.act(calm))
            await quiet()
            await room.clock.pass_ms(25_000)
            store.stuck.set()
            await acting

            assert in_turn(room, guests) is not actor
            assert left_ms(room) == room.dealer.state.table.policy.turn_seconds * 1000

    def test_is_said_in_the_same_words_wherever_it_is_found(self) -> None:
        from doorcard.adapters.store_trouble import unavailable

        assert str(unavailable("store.slow")) == str(SLOW)
