"""The clock of a turn, and what the house does when it has run out."""

from __future__ import annotations

import pytest

from doorcard.service.table.tellings import SeatsTold, TurnTold
from doorcard.stud import (
    BroughtIn,
    Folded,
    HandEnded,
    LapseCause,
    Lapsed,
    Refusal,
    TreatedAllIn,
)
from tests.service.clockwork import quiet
from tests.service.small_room import (
    Guest,
    SmallRoom,
    calm,
    events_told,
    last_seats,
    play_on,
    request,
    small_room,
)

GRACE_MS = 1_000


async def in_turn(room: SmallRoom, guests: list[Guest]) -> Guest:
    await quiet()
    play = room.dealer.state.open_play
    assert play is not None
    return next(guest for guest in guests if guest.id == play.players[play.hand.to_act or 0])


class TestATurn:
    """000, item 46: 30 seconds, the timer visible for the last 20. 001, item 23: 10."""

    @pytest.mark.parametrize(
        ("house", "left", "visible"),
        [("partypoker", 30_000, 20_000), ("celebpoker", 10_000, 10_000)],
    )
    async def test_has_the_seconds_of_the_house(self, house: str, left: int, visible: int) -> None:
        async with small_room(houses=[house]) as room:
            ann, _ = await room.seated("Ann", "Ben", buy_in=8000)
            await room.begin()

            turn = await ann.turn()

            assert turn is not None
            assert (turn.ms_left, turn.visible_ms) == (left, visible)

    async def test_is_not_over_before_its_grace_is(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            await (await in_turn(room, guests)).act(calm)
            guest = await in_turn(room, guests)

            await room.clock.pass_ms(30_000 + GRACE_MS)
            await guest.act(calm)

            assert not any(seat.sitting_out for seat in room.dealer.state.table.seats)

    async def test_that_ran_out_is_played_by_the_house(self) -> None:
        """Rule book, part 2, row 2: facing a bet the hand is folded."""
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            await (await in_turn(room, guests)).act(calm)
            late = await in_turn(room, guests)

            await room.clock.pass_ms(30_000 + GRACE_MS + 1)

            seat = late_seat(room, late)
            events = events_told(await late.listen())
            assert events[-2:] == [Lapsed(seat, LapseCause.TIMEOUT), Folded(seat)]

    async def test_that_ran_out_refuses_the_click_that_comes_after(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            await (await in_turn(room, guests)).act(calm)
            late = await in_turn(room, guests)
            turn = await late.turn()
            assert turn is not None
            assert turn.options is not None
            await room.clock.pass_ms(30_000 + GRACE_MS + 1)

            with pytest.raises(Refusal) as refused:
                await late.dealer.act(
                    late.id, turn.hand, turn.decision, calm(turn.options), request=request()
                )

            assert refused.value.code == "decision.past"

    async def test_that_ran_out_costs_the_next_hand_until_the_player_says_back(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            await (await in_turn(room, guests)).act(calm)
            late = await in_turn(room, guests)
            await room.clock.pass_ms(30_000 + GRACE_MS + 1)
            assert [s.player for s in last_seats(await late.listen()).seats if s.sitting_out] == [
                late.id
            ]
            await play_on(guests)
            await room.begin()
            assert late_seat(room, late) not in room.dealer.state.table.in_hand

            await play_on(guests)
            await late.dealer.sit_out(late.id, on=False, request=request())
            await room.begin()

            assert late_seat(room, late) in room.dealer.state.table.in_hand

    async def test_of_the_low_card_posts_the_bring_in(self) -> None:
        """TDA 30; case K07."""
        async with small_room() as room:
            ann, _, _ = await room.seated("Ann", "Ben", "Cal")
            await room.begin()

            await room.clock.pass_ms(30_000 + GRACE_MS + 1)

            events = events_told(await ann.listen())
            assert isinstance(events[-2], Lapsed)
            assert isinstance(events[-1], BroughtIn)


def late_seat(room: SmallRoom, guest: Guest) -> int:
    seat = room.dealer.state.table.of(guest.id)
    assert seat is not None
    return seat.seat


class TestADisconnectedSeat:
    """000, items 49 to 51; cases K08 to K10."""

    async def test_is_shown_as_such(self) -> None:
        async with small_room() as room:
            ann, ben = await room.seated("Ann", "Ben")
            await ann.listen()

            await ben.close()

            seats = await ann.hears(SeatsTold)
            assert [(s.name, s.connected) for s in seats[-1].seats] == [
                ("Ann", True),
                ("Ben", False),
            ]

    async def test_stays_connected_while_one_page_is_open(self) -> None:
        async with small_room() as room:
            ann, ben = await room.seated("Ann", "Ben")
            ben.dealer.watch(ben.player)

            await ben.close()

            assert all(seat.connected for seat in last_seats(await ann.listen()).seats)

    async def test_gets_what_the_house_does_about_lost_connections(self) -> None:
        """Case K08: under partypoker all-in, even if only the ante is in."""
        async with small_room(houses=["partypoker"]) as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            await (await in_turn(room, guests)).act(calm)
            lost = await in_turn(room, guests)
            await lost.close()

            await room.clock.pass_ms(30_000 + GRACE_MS + 1)

            other = next(guest for guest in guests if guest is not lost)
            events = events_told(await other.listen())
            seat = late_seat(room, lost)
            assert events[-2:] == [Lapsed(seat, LapseCause.DISCONNECT), TreatedAllIn(seat)]

    async def test_gets_twenty_seconds_more_when_back_in_time_once_a_turn(self) -> None:
        """Case K09: lost at 14 s, back at 24 s with 6 s left: until 50 s."""
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            lost = await in_turn(room, guests)
            other = next(guest for guest in guests if guest is not lost)
            await room.clock.pass_ms(14_000)
            await lost.close()
            await room.clock.pass_ms(10_000)
            await other.listen()

            await lost.reopen()

            assert (await other.hears(TurnTold))[-1].ms_left == 26_000
            turn = await lost.turn()
            assert turn is not None
            assert turn.ms_left == 26_000
            await lost.close()
            await lost.reopen()
            turn = await lost.turn()
            assert turn is not None
            assert turn.ms_left == 26_000
            await room.clock.pass_ms(26_000)
            await lost.act(calm)

    async def test_that_comes_back_too_late_plays_the_next_hand(self) -> None:
        """Case K10."""
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            await (await in_turn(room, guests)).act(calm)
            lost = await in_turn(room, guests)
            await lost.close()
            await room.clock.pass_ms(30_000 + GRACE_MS + 1)
            assert late_seat(room, lost) not in room.dealer.state.table.ready

            await lost.reopen()
            await play_on(guests)
            await room.begin()

            assert late_seat(room, lost) in room.dealer.state.table.in_hand


class TestSomebodyWhoLeavesInMidHand:
    async def test_folds_when_the_turn_comes_and_takes_the_chips_after_the_hand(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            first = await in_turn(room, guests)
            goes = next(guest for guest in guests if guest is not first)
            seat = late_seat(room, goes)

            await goes.dealer.leave(goes.id, request=request())
            assert await room.wallet(goes) == 96_000
            await play_on(guests)

            await first.listen()
            events = events_told(first.heard)
            assert Folded(seat) in events
            assert not any(isinstance(each, Lapsed) for each in events)
            assert await room.wallet(goes) == 96_000 + 4_000 - 25
            assert room.dealer.state.table.of(goes.id) is None
            assert await room.books() == []

    async def test_folds_at_once_in_turn(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            await (await in_turn(room, guests)).act(calm)
            goes = await in_turn(room, guests)

            await goes.dealer.leave(goes.id, request=request())

            assert (await in_turn(room, guests)) is not goes

    async def test_posts_the_bring_in_and_then_folds(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            goes = await in_turn(room, guests)
            seat = late_seat(room, goes)

            await goes.dealer.leave(goes.id, request=request())
            second = await in_turn(room, guests)
            turn = await second.turn()
            assert turn is not None
            assert turn.options is not None
            await second.act(lambda law: law.actions[-1])
            await play_on(guests)

            events = events_told(await second.listen())
            brought = [each for each in events_told(second.heard) if isinstance(each, BroughtIn)]
            assert brought[0].seat == seat
            assert Folded(seat) in events_told(second.heard)
            assert isinstance(events[-1], HandEnded)

    async def test_ends_the_hand_when_nobody_else_is_left(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            for guest in guests:
                await guest.dealer.leave(guest.id, request=request())
            await quiet()

            assert room.dealer.state.table.seats == ()
            assert room.dealer.state.open_play is None
            assert sum([await room.wallet(guest) for guest in guests]) == 200_000
            assert await room.books() == []

    async def test_may_play_the_hand_to_its_end_first(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            ann = guests[0]

            await ann.dealer.leave(ann.id, request=request(), play_on=True)
            await play_on(guests)

            events = events_told(await ann.listen())
            assert not any(isinstance(each, Folded) for each in events)
            assert room.dealer.state.table.of(ann.id) is None

    async def test_cannot_be_called_back(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            await guests[0].dealer.leave(guests[0].id, request=request())

            with pytest.raises(Refusal) as refused:
                await guests[0].dealer.sit_out(guests[0].id, on=False, request=request())

            assert refused.value.code == "seat.leaving"

    async def test_between_hands_is_paid_at_once(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            await ann.sit(3)

            await ann.dealer.leave(ann.id, request=request())

            assert await room.wallet(ann) == 100_000
            assert room.dealer.state.table.seats == ()
