"""Results of the hands that were played in the room."""

from __future__ import annotations

import pytest

from doorcard.histories.statistics import FactFilter
from doorcard.service.hands.hand_files import HandFiles
from doorcard.service.hands.results import ResultsDesk
from doorcard.stud import Game, Refusal
from tests.service.lines_room import lines_room, seat_of
from tests.service.small_room import SmallRoom, play_on


def desk(room: SmallRoom) -> ResultsDesk:
    return ResultsDesk(room.store, room.clock, HandFiles(room.floor))


class TestResults:
    async def test_count_what_the_hands_brought(self) -> None:
        async with lines_room("Ann", "Ben", "Cal") as (room, guests):
            before = {guest.id: 4000 for guest in guests}
            for _ in range(3):
                await play_on(guests)
                await room.begin()
            figures = desk(room)

            for guest in guests:
                told = (await figures.results(guest.player, FactFilter())).report
                seat = seat_of(room, guest)
                play = room.dealer.state.open_play
                at_start = seat.stack if play is None else _before(room, seat.seat)
                assert told.hands == 3
                assert sum(each.net for each in told.stakes) == at_start - before[guest.id]

    async def test_stand_beside_those_of_the_others(self) -> None:
        async with lines_room("Ann", "Ben", "Cal") as (room, guests):
            await play_on(guests)

            told = await desk(room).results(guests[0].player, FactFilter())

            assert told.report.ratios["fourth_seen"].of == 1
            assert told.field["fourth_seen"].of == 2
            assert told.leaks == ()

    async def test_are_counted_once_and_for_later_hands_again(self) -> None:
        async with lines_room("Ann", "Ben") as (room, guests):
            figures = desk(room)
            await play_on(guests)
            first = await figures.results(guests[0].player, FactFilter())
            await room.begin()
            await play_on(guests)

            second = await figures.results(guests[0].player, FactFilter())

            assert (first.report.hands, second.report.hands) == (1, 2)

    async def test_are_filtered(self) -> None:
        async with lines_room("Ann", "Ben") as (room, guests):
            await play_on(guests)
            figures = desk(room)

            hi = await figures.results(guests[0].player, FactFilter(game=Game.HI))
            razz = await figures.results(guests[0].player, FactFilter(game=Game.RAZZ))

            assert (hi.report.hands, razz.report.hands) == (1, 0)

    async def test_are_worked_out_so_often_and_no_oftener(self) -> None:
        async with lines_room("Ann", "Ben") as (room, guests):
            figures = desk(room)
            for _ in range(20):
                await figures.results(guests[0].player, FactFilter())

            with pytest.raises(Refusal, match="wait 3 seconds"):
                await figures.results(guests[0].player, FactFilter())


def _before(room: SmallRoom, seat: int) -> int:
    """The stack with which a seat came into the hand that is being played."""
    play = room.dealer.state.open_play
    assert play is not None
    held = play.hand.at(seat)
    return held.stack + held.paid
