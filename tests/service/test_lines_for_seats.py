"""Waiting for a seat in an open room: offers told, run out, taken, kept over a crash."""

from __future__ import annotations

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.service import Pace
from doorcard.service.table.table_orders import StopWaiting, wait_for
from doorcard.service.table.table_tellings import HeldSeat, OfferTold, PlaceInLine, WaitingTold
from doorcard.stud import Refusal
from tests.service.clockwork import HandClock, quiet
from tests.service.small_room import Guest, SmallRoom, last_seats, request, small_room
from tests.service.test_house_bots import BotMaker

NAMES = ("Ann", "Ben", "Cal", "Dan", "Eve", "Fay", "Gus", "Hal")


async def full(room: SmallRoom) -> list[Guest]:
    return await room.seated(*NAMES)


async def stand_in_line(guest: Guest, *seats: int) -> None:
    await guest.dealer.ask(wait_for(guest.player, seats), request=request())


class TestTheLine:
    async def test_is_told_to_those_who_stand_in_it(self) -> None:
        async with small_room() as room:
            guests = await full(room)
            ivy, jon = await room.guest("Ivy"), await room.guest("Jon")
            await ivy.listen()

            await stand_in_line(ivy)
            await stand_in_line(jon, 2)

            assert (await ivy.hears(WaitingTold))[-1] == WaitingTold(2, PlaceInLine(1, (), None))
            assert (await jon.hears(WaitingTold))[-1] == WaitingTold(2, PlaceInLine(2, (2,), None))
            assert await guests[0].hears(WaitingTold) == []
            assert room.dealer.sign.waiting == 2

    async def test_is_offered_the_seat_that_somebody_leaves(self) -> None:
        async with small_room() as room:
            guests = await full(room)
            ivy, jon = await room.guest("Ivy"), await room.guest("Jon")
            await stand_in_line(ivy)
            await stand_in_line(jon)
            await ivy.listen()

            await room.dealer.leave(guests[2].id, request=request())

            told = await ivy.listen()
            assert WaitingTold(2, PlaceInLine(1, (), HeldSeat(3, 60_000))) in told
            assert last_seats(told).held == (3,)
            with pytest.raises(Refusal, match="seat 3 at Reference rules is held"):
                await jon.sit(3)
            await ivy.sit(3)
            assert [each.player for each in room.dealer.state.table.waiting] == [jon.id]

    async def test_moves_up_when_an_offer_runs_out(self) -> None:
        async with small_room() as room:
            guests = await full(room)
            ivy, jon = await room.guest("Ivy"), await room.guest("Jon")
            await stand_in_line(ivy)
            await stand_in_line(jon)
            await room.dealer.leave(guests[2].id, request=request())
            await ivy.listen()
            await jon.listen()

            await room.clock.pass_ms(60_000)

            assert (await ivy.hears(WaitingTold))[-1] == WaitingTold(1, None)
            assert (await jon.hears(WaitingTold))[-1].you == PlaceInLine(1, (), HeldSeat(3, 60_000))

    async def test_is_left_at_a_word(self) -> None:
        async with small_room() as room:
            await full(room)
            ivy = await room.guest("Ivy")
            await stand_in_line(ivy)

            await ivy.dealer.ask(StopWaiting(ivy.id), request=request())

            assert room.dealer.state.table.waiting == ()

    async def test_is_told_of_an_offer_at_another_table(self) -> None:
        async with small_room(houses=["reference", "casino"]) as room:
            guests = await full(room)
            ivy = await room.guest("Ivy")
            await stand_in_line(ivy)
            await ivy.close()
            elsewhere = Guest(ivy.player, ivy.token, room.floor.table("casino"))
            await elsewhere.listen()

            await room.dealer.leave(guests[4].id, request=request())

            offer = OfferTold("reference", "Reference rules", 5, 60_000)
            assert offer in await elsewhere.listen()

    async def test_goes_before_house_bots(self) -> None:
        pace = Pace(pause_ms=4000, think_ms=(0, 0), bots_per_table=3, pulse_ms=60_000)
        async with small_room(pace=pace, bots=BotMaker()) as room:
            await quiet()
            bots = [seat.seat for seat in room.dealer.state.table.seats]
            ivy = await room.guest("Ivy")

            await stand_in_line(ivy, bots[0])
            await quiet()

            offers = room.dealer.state.table.offers
            assert [(each.player, each.seat) for each in offers] == [(ivy.id, bots[0])]
            await ivy.sit(bots[0])
            await quiet()
            assert room.dealer.sign.bots == 3


class TestWhileTheTableStandsStill:
    async def test_an_offer_does_not_run_out(self) -> None:
        async with small_room() as room:
            guests = await full(room)
            ivy = await room.guest("Ivy")
            await stand_in_line(ivy)
            await room.dealer.leave(guests[2].id, request=request())
            await room.clock.pass_ms(20_000)

            room.dealer.hold("store.full", "nothing can be written", frozen=True, refuses=True)
            await room.clock.pass_ms(600_000)
            await guests[0].close()
            room.dealer.release("store.full")
            await quiet()

            (offer,) = room.dealer.state.table.offers
            assert offer.until_ms == room.clock.wall_ms() + 40_000
            await room.clock.pass_ms(39_999)
            await ivy.sit(3)


class TestAfterACrash:
    async def test_the_line_and_its_offers_are_there_and_last_as_long(self) -> None:
        store, clock = MemoryStore(), HandClock()
        async with small_room(store=store, clock=clock) as room:
            guests = await full(room)
            ivy, jon = await room.guest("Ivy"), await room.guest("Jon")
            await stand_in_line(ivy)
            await stand_in_line(jon, 1)
            await clock.pass_ms(1000)
            await room.dealer.leave(guests[2].id, request=request())
            until = room.dealer.state.table.offers[0].until_ms
            await room.store.pulse(clock.wall_ms())
            line = room.dealer.state.table.waiting
        await clock.pass_ms(3_600_000)

        async with small_room(store=store, clock=clock) as again:
            table = again.dealer.state.table
            assert table.waiting == line
            assert [(each.player, each.seat) for each in table.offers] == [(ivy.id, 3)]
            assert table.offers[0].until_ms == until + 3_600_000
            ivy = Guest(ivy.player, ivy.token, again.dealer)
            await ivy.sit(3)
            assert await again.books() == []
