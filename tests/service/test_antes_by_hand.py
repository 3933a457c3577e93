"""Saying "I'm in" before each hand, in an open room. (001, items 3 and 4; case L03)"""

from __future__ import annotations

import pytest

from doorcard.room.table import Seat
from doorcard.service.table.table_orders import SayIn, SetAutoAnte
from doorcard.service.table.table_tellings import AnteOverTold, AnteTold
from doorcard.stud import Refusal
from tests.service.small_room import Guest, SmallRoom, last_seats, play_on, request, small_room

BUY_IN = 8000


async def by_hand(room: SmallRoom, *names: str) -> list[Guest]:
    """A celebpoker table at which the last of these antes by hand."""
    guests = await room.seated(*names, buy_in=BUY_IN)
    await switch(guests[-1], on=False)
    for guest in guests:
        await guest.listen()
    return guests


async def switch(guest: Guest, *, on: bool) -> None:
    await guest.dealer.ask(SetAutoAnte(guest.id, on), request=request())


async def say_in(guest: Guest, number: int) -> None:
    await guest.dealer.ask(SayIn(guest.id, number), request=request())


def seat_of(room: SmallRoom, guest: Guest) -> Seat:
    seat = room.dealer.state.table.of(guest.id)
    assert seat is not None
    return seat


class TestTheQuestion:
    async def test_is_asked_of_the_seat_that_antes_by_hand(self) -> None:
        async with small_room(houses=["celebpoker"]) as room:
            guests = await room.seated("Ann", "Ben", "Cal", buy_in=BUY_IN)
            await guests[2].listen()

            await switch(guests[2], on=False)

            told = await guests[2].listen()
            assert [each for each in told if isinstance(each, AnteTold)] == [AnteTold(1, 8000)]
            assert [s.answered for s in last_seats(told).seats] == [None, None, False]
            assert await guests[0].hears(AnteTold) == []

    async def test_gives_its_seconds_before_the_deal(self) -> None:
        async with small_room(houses=["celebpoker"]) as room:
            guests = await by_hand(room, "Ann", "Ben", "Cal")

            await room.clock.pass_ms(7_999)
            assert room.dealer.state.play is None
            await room.clock.pass_ms(1)

            assert room.dealer.state.table.in_hand == (2, 1)
            assert await guests[2].hears(AnteOverTold) == [AnteOverTold(1)]

    async def test_unanswered_costs_neither_ante_nor_seat(self) -> None:
        async with small_room(houses=["celebpoker"]) as room:
            guests = await by_hand(room, "Ann", "Ben", "Cal")

            await room.clock.pass_ms(8_000)
            await play_on(guests[:2])

            assert seat_of(room, guests[2]).stack == BUY_IN
            assert (await guests[2].hears(AnteTold))[-1] == AnteTold(2, 8000)

    async def test_answered_deals_the_seat_in_after_the_pause(self) -> None:
        async with small_room(houses=["celebpoker"]) as room:
            guests = await by_hand(room, "Ann", "Ben", "Cal")

            await say_in(guests[2], 1)

            assert await guests[2].hears(AnteOverTold) == [AnteOverTold(1)]
            await room.begin()
            assert set(room.dealer.state.table.in_hand) == {1, 2, 3}
            assert room.dealer.state.behind(3) == BUY_IN - 25

    async def test_is_asked_again_for_every_hand(self) -> None:
        async with small_room(houses=["celebpoker"]) as room:
            guests = await by_hand(room, "Ann", "Ben", "Cal")
            await say_in(guests[2], 1)
            await room.begin()
            await guests[2].listen()

            await play_on(guests)
            await guests[2].listen()

            assert AnteTold(2, 8000) in guests[2].heard_of(AnteTold)
            with pytest.raises(Refusal) as refused:
                await say_in(guests[2], 1)
            assert refused.value.code == "ante.not_asked"

    async def test_waits_without_a_clock_while_too_few_are_in(self) -> None:
        async with small_room(houses=["celebpoker"]) as room:
            guests = await by_hand(room, "Ann", "Ben")
            await room.clock.pass_ms(60_000)
            assert room.dealer.state.play is None
            assert (await guests[1].table()).hand is None
            assert guests[1].heard_of(AnteTold)[-1] == AnteTold(1, None)

            await say_in(guests[1], 1)
            await room.clock.pass_ms(0)

            assert room.dealer.state.table.in_hand == (2, 1)

    async def test_is_told_again_after_a_reload(self) -> None:
        async with small_room(houses=["celebpoker"]) as room:
            guests = await by_hand(room, "Ann", "Ben", "Cal")
            await room.clock.pass_ms(3_000)

            await guests[2].table()

            assert guests[2].heard_of(AnteTold)[-1] == AnteTold(1, 5000)

    async def test_is_over_when_the_ante_is_automatic_again(self) -> None:
        async with small_room(houses=["celebpoker"]) as room:
            guests = await by_hand(room, "Ann", "Ben", "Cal")

            await switch(guests[2], on=True)
            await room.begin()

            assert AnteOverTold(1) in await guests[2].listen()
            assert len(room.dealer.state.table.in_hand) == 3

    async def test_that_always_goes_unanswered_gives_the_seat_up(self) -> None:
        async with small_room(houses=["celebpoker"]) as room:
            guests = await by_hand(room, "Ann", "Ben", "Cal")
            await room.clock.pass_ms(8_000)
            assert seat_of(room, guests[2]).away_since_ms is not None

            for _ in range(80):
                await play_on(guests[:2])
                await room.clock.pass_ms(8_000)
            await play_on(guests[:2])

            assert room.dealer.state.table.of(guests[2].id) is None
            assert await room.wallet(guests[2]) == 100_000

    async def test_is_not_asked_in_other_houses(self) -> None:
        async with small_room() as room:
            ann, _ = await room.seated("Ann", "Ben")

            with pytest.raises(Refusal) as refused:
                await switch(ann, on=False)

            assert refused.value.code == "ante.no_switch"
