"""A table that is paused: no new hand, and if need be no clock and no wish."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

import pytest

from doorcard.service.table.tellings import PausedTold, ResumedTold, TableTold, Telling, TurnTold
from doorcard.stud import Refusal
from tests.service.clockwork import quiet
from tests.service.small_room import Guest, SmallRoom, calm, play_on, request, small_room

Kind = TypeVar("Kind")
CODE, SENTENCE = "host.paused", "the host pauses the table"


def of_kind(heard: list[Telling], kind: type[Kind]) -> list[Kind]:
    return [each for each in heard if isinstance(each, kind)]


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


class TestAPausedTable:
    async def test_plays_the_hand_to_its_end_and_deals_no_other(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            room.dealer.hold(CODE, SENTENCE)

            await play_on(guests)
            await room.clock.pass_ms(60_000)

            assert room.dealer.state.table.hands == 1
            assert room.dealer.state.open_play is None

    async def test_is_told_why_and_when_it_is_over(self) -> None:
        async with small_room() as room:
            [ann, _] = await room.seated("Ann", "Ben")
            await ann.listen()

            room.dealer.hold(CODE, SENTENCE)
            room.dealer.hold(CODE, SENTENCE)
            assert await ann.hears(PausedTold) == [PausedTold(CODE, SENTENCE, frozen=False)]

            room.dealer.release(CODE)
            room.dealer.release(CODE)
            assert await ann.hears(ResumedTold) == [ResumedTold(CODE)]

    async def test_tells_who_comes_or_asks_again_too(self) -> None:
        async with small_room() as room:
            room.dealer.hold(CODE, SENTENCE)

            guest = await room.guest("Clara")
            first = await guest.listen()
            guest.watcher.resync()
            again = await guest.listen()

            for heard in (first, again):
                assert isinstance(heard[0], TableTold)
                assert of_kind(heard, PausedTold) == [PausedTold(CODE, SENTENCE, frozen=False)]

    async def test_deals_again_when_the_last_reason_is_gone(self) -> None:
        async with small_room() as room:
            room.dealer.hold("one", "one reason")
            room.dealer.hold("other", "another")
            await room.seated("Ann", "Ben")

            room.dealer.release("one")
            await room.clock.pass_ms(60_000)
            assert room.dealer.state.open_play is None

            room.dealer.release("other")
            await room.begin()
            assert room.dealer.state.open_play is not None

    async def test_goes_on_asking_while_only_dealing_is_paused(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            room.dealer.hold(CODE, SENTENCE)

            await in_turn(room, guests).act(calm)
            await room.clock.pass_ms(120_000)

            assert room.dealer.state.open_play is None


class TestAFrozenTable:
    async def test_lets_no_clock_run_out(self) -> None:
        async with small_room() as room:
            await room.seated("Ann", "Ben")
            await room.begin()
            await room.clock.pass_ms(3_000)
            decision, left = room.dealer.state.open_play, left_ms(room)

            room.dealer.hold(CODE, SENTENCE, frozen=True)
            await room.clock.pass_ms(3_600_000)
            assert room.dealer.state.open_play == decision
            room.dealer.release(CODE)

            assert left_ms(room) == left

    async def test_tells_whose_turn_it_is_when_it_goes_on(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            room.dealer.hold(CODE, SENTENCE, frozen=True)
            await room.clock.pass_ms(60_000)
            actor = in_turn(room, guests)
            await actor.listen()

            room.dealer.release(CODE)

            [turn] = await actor.hears(TurnTold)
            assert turn.options is not None
            assert turn.ms_left == left_ms(room)

    async def test_still_takes_a_decision_unless_it_refuses(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            room.dealer.hold(CODE, SENTENCE, frozen=True)
            await room.clock.pass_ms(90_000)
            before = room.dealer.standing[0]

            await in_turn(room, guests).act(calm)
            assert room.dealer.standing[0] == before + 1
            await room.clock.pass_ms(90_000)
            room.dealer.release(CODE)

            whole = room.dealer.state.table.policy.turn_seconds * 1000
            assert left_ms(room) == whole

    async def test_stays_frozen_while_any_reason_freezes(self) -> None:
        async with small_room() as room:
            await room.seated("Ann", "Ben")
            await room.begin()
            left = left_ms(room)
            room.dealer.hold("one", "one reason", frozen=True)
            await room.clock.pass_ms(5_000)
            room.dealer.hold("other", "another", frozen=True)
            await room.clock.pass_ms(5_000)
            room.dealer.release("one")
            await room.clock.pass_ms(120_000)

            room.dealer.release("other")

            assert left_ms(room) == left

    @pytest.mark.parametrize(
        "wish",
        [
            lambda guest: guest.dealer.sit_out(guest.id, on=True, request=request()),
            lambda guest: guest.dealer.leave(guest.id, request=request()),
            lambda guest: guest.dealer.top_up(guest.id, 100, request=request()),
            lambda guest: guest.act(calm),
        ],
    )
    async def test_that_refuses_says_why(self, wish: Callable[[Guest], object]) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            revision = room.dealer.standing[0]
            room.dealer.hold(CODE, SENTENCE, frozen=True, refuses=True)

            with pytest.raises(Refusal, match=SENTENCE) as refused:
                await wish(in_turn(room, guests))  # type: ignore[misc]  # each gives a coroutine

            assert refused.value.code == CODE
            assert room.dealer.standing[0] == revision


class TestAFloorThatDrains:
    async def test_waits_for_the_hands_that_are_played(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()

            draining = asyncio.create_task(room.floor.drain(60))
            await quiet()
            assert not draining.done()
            [paused] = of_kind(await guests[0].listen(), PausedTold)
            await play_on(guests)

            assert await draining is True
            assert paused.code == "room.draining"
            assert "no new one is dealt" in paused.sentence
            await room.clock.pass_ms(60_000)
            assert room.dealer.state.table.hands == 1

    async def test_waits_no_longer_than_it_may_and_leaves_the_rest_in_the_log(self) -> None:
        async with small_room() as room:
            await room.seated("Ann", "Ben")
            await room.begin()

            assert await room.floor.drain(0) is False

            play = room.dealer.state.open_play
            assert play is not None
            kept = await room.store.open_hand("reference")
            assert kept is not None
            assert len(kept.events) == len(play.events)

    async def test_has_nothing_to_wait_for_between_hands(self) -> None:
        async with small_room() as room:
            await room.seated("Ann", "Ben")

            assert await room.floor.drain(60) is True

    async def test_pauses_a_table_that_is_opened_meanwhile(self) -> None:
        async with small_room() as room:
            room.floor.hold(CODE, SENTENCE)
            table = room.dealer.state.table
            from dataclasses import replace

            dealer = await room.floor.add(replace(table, id="later", name="Later"))
            watcher = dealer.watch(None)
            await quiet()

            heard = [await watcher.next() for _ in range(watcher.lag)]
            assert of_kind(heard, PausedTold) == [PausedTold(CODE, SENTENCE, frozen=False)]
