"""The plug is pulled; the next start plays on from the same card. (DESIGN, 5: recovery)"""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.cards import FRESH_DECK
from doorcard.records import unseal
from doorcard.room.cage import BANK, Why, move, seat_account
from doorcard.service import Pace
from doorcard.service.ports import StoredHand
from doorcard.service.table.tellings import NoticeTold
from doorcard.stud import BringIn, Event, HandEnded, HandStarted, Refusal, replay
from doorcard.views import redact
from tests.service.clockwork import HandClock, StackedDecks, quiet
from tests.service.small_room import Guest, SmallRoom, calm, play_on, request, small_room

STEPS = ("judged", "stored", "adopted", "answered", "told")
PACE = Pace(pause_ms=4000, bots_per_table=0, pulse_ms=60_000_000)
NAMES = ("Ann", "Ben")


class PulledPlugError(BaseException):
    """Nothing after this happens any more."""


class Plug:
    """Pulled at the ``nth`` time that ``step`` is reached; never if ``nth`` is 0."""

    def __init__(self, step: str, nth: int) -> None:
        self.step, self.nth = step, nth
        self.reached: Counter[str] = Counter()
        self.pulled = asyncio.Event()

    def __call__(self, step: str) -> None:
        self.reached[step] += 1
        if step == self.step and self.reached[step] == self.nth:
            self.pulled.set()
            raise PulledPlugError(step)


def new_room(store: MemoryStore, clock: HandClock, decks: StackedDecks, plug: Plug) -> SmallRoom:
    return SmallRoom(store, clock, PACE, decks, fault=plug)


async def evening(room: SmallRoom, guests: list[Guest]) -> None:
    """Two sit down and play one hand."""
    await room.floor.open()
    for seat, name in enumerate(NAMES, start=1):
        guests.append(await room.guest(name))
        await guests[-1].sit(seat)
    await room.begin()
    await play_on(guests)


async def until_pulled(plug: Plug, evening: asyncio.Task[None]) -> bool:
    """Was the plug pulled before the evening was over?"""
    pulled = asyncio.create_task(plug.pulled.wait())
    await asyncio.wait({pulled, evening}, return_when=asyncio.FIRST_COMPLETED)
    for task in (pulled, evening):
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    return plug.pulled.is_set()


async def bury(room: SmallRoom) -> None:
    """What a dead process does not do any more."""
    for task in (room.floor._pulse_task, *(d._task for d in room.floor._dealers.values())):
        if task is not None:
            task.cancel()
            with suppress(asyncio.CancelledError, PulledPlugError):
                await task


async def stored(store: MemoryStore) -> StoredHand | None:
    return await store.hand("reference-1")


def truth(hand: StoredHand | None) -> list[Event]:
    return [] if hand is None else [unseal(each) for each in hand.events]


async def whole_hand() -> list[Event]:
    """The hand as it goes when nobody pulls a plug."""
    store = MemoryStore()
    room = new_room(store, HandClock(), StackedDecks(), Plug("never", 0))
    await evening(room, [])
    await room.floor.close()
    return truth(await stored(store))


class TestAPlugPulledAtAnyStep:
    """Nobody was told what is not stored; nothing stored is lost or done twice."""

    @pytest.mark.parametrize("step", STEPS)
    async def test_changes_nothing_about_the_hand(self, step: str) -> None:
        without = await whole_hand()
        assert isinstance(without[-1], HandEnded)
        for nth in range(1, 200):
            store, clock, plug = MemoryStore(), HandClock(), Plug(step, nth)
            room = new_room(store, clock, StackedDecks(), plug)
            guests: list[Guest] = []
            task = asyncio.create_task(evening(room, guests))
            if not await until_pulled(plug, task):
                assert nth > 13
                await room.floor.close()
                return
            await bury(room)
            before = truth(await stored(store))
            for guest in guests:
                await guest.listen()
                told = [t.notice for t in guest.heard if isinstance(t, NoticeTold)]
                seat = {"Ann": 1, "Ben": 2}[guest.player.name]
                assert told == [redact(event, seat) for event in before[: len(told)]]

            await _play_on_after(store, clock, guests)

            after = truth(await stored(store))
            assert after[: len(before)] == before
            assert after == without
        raise AssertionError("the plug was pulled every time: the evening never ended")


async def _play_on_after(store: MemoryStore, clock: HandClock, known: list[Guest]) -> None:
    """A new process on the same disk, other decks in its hand, the same people back."""
    room = new_room(store, clock, StackedDecks(FRESH_DECK), Plug("never", 0))
    await room.floor.open()
    assert await room.books() == []
    guests: list[Guest] = []
    for seat, name in enumerate(NAMES, start=1):
        player = next((guest.player for guest in known if guest.player.name == name), None)
        guest = (
            await room.guest(name)
            if player is None
            else Guest(player, "", room.floor.table("reference"))
        )
        guests.append(guest)
        await quiet()
        if room.dealer.state.table.of(guest.id) is None:
            await guest.sit(seat)
    if await stored(store) is None:
        await room.begin()
    await play_on(guests)
    assert await room.books() == []
    await room.floor.close()


async def broken_off(turn_ms: int = 0) -> tuple[MemoryStore, HandClock, list[Guest]]:
    """A room that died in the first hand, some time into the first turn."""
    store, clock = MemoryStore(), HandClock()
    room = new_room(store, clock, StackedDecks(), Plug("never", 0))
    await room.floor.open()
    guests = await room.seated(*NAMES)
    await room.begin()
    await clock.pass_ms(turn_ms)
    await store.pulse(clock.wall_ms())
    await bury(room)
    return store, clock, guests


class TestTheNextStart:
    async def test_deals_from_the_deck_that_was_stored(self) -> None:
        store, clock, _ = await broken_off()
        other = StackedDecks(tuple(reversed(FRESH_DECK)))
        room = new_room(store, clock, other, Plug("never", 0))

        await room.floor.open()

        play = room.dealer.state.open_play
        assert play is not None
        assert play.id == "reference-1"
        assert isinstance(play.events[0], HandStarted)
        assert play.events[0].deck == FRESH_DECK
        assert play.hand == replay(play.events)
        assert other.drawn == 0
        await room.floor.close()

    async def test_extends_the_clock_by_the_down_time(self) -> None:
        store, clock, guests = await broken_off(turn_ms=12_000)
        later = HandClock(now_ms=5, wall_ms=clock.wall_ms() + 3_600_000)
        room = new_room(store, later, StackedDecks(), Plug("never", 0))
        await room.floor.open()

        turn = (await Guest(guests[0].player, "", room.dealer).table()).turn

        assert turn is not None
        assert turn.ms_left == 18_000
        await room.floor.close()

    async def test_leaves_at_least_ten_seconds_to_come_back(self) -> None:
        store, clock, guests = await broken_off(turn_ms=29_000)
        later = HandClock(now_ms=5, wall_ms=clock.wall_ms() + 3_600_000)
        room = new_room(store, later, StackedDecks(), Plug("never", 0))
        await room.floor.open()

        turn = (await Guest(guests[0].player, "", room.dealer).table()).turn

        assert turn is not None
        assert turn.ms_left == 10_000
        await room.floor.close()

    async def test_takes_the_click_that_got_no_answer_once(self) -> None:
        store, clock = MemoryStore(), HandClock()
        plug = Plug("stored", 0)
        room = new_room(store, clock, StackedDecks(), plug)
        await room.floor.open()
        guests = await room.seated(*NAMES)
        await room.begin()
        play = room.dealer.state.open_play
        assert play is not None
        first = next(g for g in guests if g.id == play.players[play.hand.to_act or 0])
        plug.nth = plug.reached["stored"] + 1
        acting = asyncio.create_task(first.act(calm))
        await plug.pulled.wait()
        acting.cancel()
        await bury(room)
        room = new_room(store, clock, StackedDecks(), Plug("never", 0))
        await room.floor.open()

        with pytest.raises(Refusal) as refused:
            await room.dealer.act(first.id, "reference-1", 1, BringIn(50), request=request())

        assert refused.value.code == "decision.past"
        await room.floor.close()

    async def test_keeps_a_table_closed_whose_books_do_not_balance(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        store, clock, _ = await broken_off()
        stolen = move(Why.GRANT, seat_account("reference", 1), BANK, 100)
        await store.post((stolen,), clock.wall_ms())
        room = new_room(store, clock, StackedDecks(), Plug("never", 0))

        await room.floor.open()

        assert room.floor.lobby() == []
        with pytest.raises(Refusal, match="the books of Reference rules do not balance"):
            room.floor.table("reference")
        assert "seat:reference:1 is 3875 in the books and 3975 at the table" in caplog.text
        await room.floor.close()

    async def test_knows_the_hand_that_ended_last(self) -> None:
        store = MemoryStore()
        async with small_room(store=store) as room:
            guests = await room.seated(*NAMES)
            await room.begin()
            await play_on(guests)
        async with small_room(store=store) as room:
            table = await Guest(guests[0].player, "", room.dealer).table()

        assert table.last_hand == "reference-1"
        assert table.hand is None
        assert table.table.hands_played == 1
