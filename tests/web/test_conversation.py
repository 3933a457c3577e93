"""A conversation with a viewer who reads too slowly, or not at all."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Sequence
from dataclasses import replace

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import HouseBots, Room, open_room
from doorcard.service import Pace
from doorcard.web.conversation import SLOW_READER, Conversation
from doorcard.web.frames import Frames
from tests.web.asgi import until


@pytest.fixture
async def busy_room() -> AsyncIterator[Room]:
    """Bots that play on by themselves, and outboxes that hold little."""
    pace = replace(Pace.instant(), bots_play_alone=True, outbox=16)
    async with open_room(MemoryStore(), pace, bots=HouseBots()) as room:
        yield room


class TestASlowReader:
    async def test_is_dropped_and_can_come_back(self, busy_room: Room) -> None:
        dealer = busy_room.floor.table("partypoker")
        told: list[bytes] = []
        reads = asyncio.Event()

        async def send(messages: Sequence[bytes]) -> None:
            told.extend(messages)
            await reads.wait()

        talk = Conversation(dealer, None, Frames(), send)
        telling = asyncio.create_task(talk.tell())
        await until(lambda: told != [] and not dealer.sign.watching)
        reads.set()

        assert await asyncio.wait_for(telling, 10) == SLOW_READER
        assert json.loads(told[-1])["code"] == "watch.slow"
        again = Conversation(dealer, None, Frames(), send)
        first = asyncio.create_task(again.tell())
        told.clear()
        await until(lambda: told != [])
        assert json.loads(told[0])["t"] == "table"
        again.end()
        await asyncio.wait_for(first, 10)

    async def test_holds_nobody_up(self, busy_room: Room) -> None:
        dealer = busy_room.floor.table("partypoker")

        async def never(_messages: Sequence[bytes]) -> None:
            await asyncio.Event().wait()

        stuck = Conversation(dealer, None, Frames(), never)
        telling = asyncio.create_task(stuck.tell())
        before = dealer.sign.hands_played

        await until(lambda: dealer.sign.hands_played >= before + 3)

        stuck.end()
        telling.cancel()


class TestFrames:
    async def test_are_encoded_once_for_all_who_are_told_the_same(self, busy_room: Room) -> None:
        frames = Frames()
        watcher = busy_room.floor.table("partypoker").watch(None)
        await watcher.next()
        telling = await watcher.next()

        assert frames.of(telling) is frames.of(telling)
        watcher.close()

    async def test_are_forgotten_once_all_have_been_told(self, busy_room: Room) -> None:
        due: list[Callable[[], None]] = []
        frames = Frames(due.append)
        watcher = busy_room.floor.table("partypoker").watch(None)
        telling = await watcher.next()
        first = frames.of(telling)
        assert len(due) == 1

        due.pop()()

        again = frames.of(telling)
        assert again == first
        assert again is not first
        assert len(due) == 1
        watcher.close()
