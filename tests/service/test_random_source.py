"""A room whose random source is broken deals no card, and says why."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.adapters.randomness import failed
from doorcard.cards import Deck
from doorcard.service import Floor, Pace
from doorcard.service.deal.ports import Shuffle
from doorcard.service.table.tellings import PausedTold, ResumedTold
from tests.service.clockwork import HandClock, StackedDecks
from tests.service.small_room import Guest, SmallRoom


class Source(StackedDecks):
    """Decks and their source, which breaks and is mended."""

    def __init__(self) -> None:
        super().__init__()
        self.broken = False

    def draw(self, count: int) -> bytes:
        self.examine()
        return bytes(count)

    def examine(self) -> None:
        if self.broken:
            raise failed(["it is stuck"])

    def shuffle(self) -> Shuffle:
        self.examine()
        return super().shuffle()

    def cut(self) -> Deck:
        self.examine()
        return super().cut()


@asynccontextmanager
async def room_on(source: Source) -> AsyncIterator[SmallRoom]:
    store, clock, pace = MemoryStore(), HandClock(), Pace(bots_per_table=0, pulse_ms=60_000)
    room = SmallRoom(store, clock, pace, source)
    room.floor = Floor(store, clock, source, pace=pace, houses=room.houses, randomness=source)
    await room.floor.open()
    yield room
    await room.floor.close()


async def pauses(guest: Guest) -> list[str]:
    return [f"{each.code}: {each.sentence}" for each in await guest.hears(PausedTold)]


class TestABrokenSource:
    """000, items 2 to 5: the cards come from random numbers, or there are no cards."""

    async def test_at_the_start_deals_no_hand_and_says_why(self) -> None:
        source = Source()
        source.broken = True
        async with room_on(source) as room:
            ann, _ = await room.seated("Ann", "Ben")
            await room.begin()

            (said,) = await pauses(ann)

            assert said.startswith("random.failing: the random source of the room's machine has")
            assert "it is stuck" in said
            assert room.dealer.state.table.hands == 0

    async def test_that_is_mended_is_dealt_from_again(self) -> None:
        source = Source()
        source.broken = True
        async with room_on(source) as room:
            ann, _ = await room.seated("Ann", "Ben")
            room.floor._random_watch.look()
            assert room.dealer.holds

            source.broken = False
            room.floor._random_watch.look()
            await room.begin()

            assert [each.code for each in await ann.hears(ResumedTold)] == ["random.failing"]
            assert room.dealer.state.table.hands == 1

    async def test_that_breaks_between_hands_stops_the_next_one_at_every_table(self) -> None:
        source = Source()
        async with room_on(source) as room:
            ann, _ = await room.seated("Ann", "Ben")
            source.broken = True

            await room.begin()

            assert room.dealer.state.open_play is None
            assert [each.code for each in room.dealer.holds] == ["random.failing"]
            assert room.floor.held("random.failing") is not None
            assert len(await pauses(ann)) == 1

    async def test_is_logged_once_and_not_with_every_try(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        source = Source()
        source.broken = True
        async with room_on(source) as room:
            for _ in range(5):
                room.floor._random_watch.look()

        assert [each.levelname for each in caplog.records if "random" in each.message] == ["ERROR"]

    async def test_leaves_the_hand_being_played_alone(self) -> None:
        source = Source()
        async with room_on(source) as room:
            ann, ben = await room.seated("Ann", "Ben")
            await room.begin()
            source.broken = True
            room.floor._random_watch.look()

            turn = await ann.turn()
            assert turn is not None
            opener = ann if turn.options is not None else ben
            await opener.act(lambda law: law.actions[0])

            assert room.dealer.state.open_play is not None
            assert room.dealer.state.open_play.hand.version > 3
