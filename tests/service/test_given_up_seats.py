"""Sitting out, staying away, losing all chips: what becomes of the seat in an open room."""

from __future__ import annotations

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.cards import FRESH_DECK
from doorcard.service.table.tellings import WalletTold
from doorcard.stud import Folded, HandEnded, Refusal
from tests.service.clockwork import HandClock, quiet
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

MINUTE = 60_000
UNEVEN = tuple(card for two in zip(FRESH_DECK[::-1], FRESH_DECK, strict=True) for card in two)[:52]
"""High cards to one seat and low ones to the other."""


def sits(room: SmallRoom, guest: Guest) -> bool:
    return room.dealer.state.table.of(guest.id) is not None


class TestSittingOutNow:
    async def test_folds_the_hand_at_the_next_turn_and_keeps_the_seat(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            turn = await guests[0].turn()
            assert turn is not None
            in_turn, other = guests[turn.seat - 1], guests[turn.seat % 3]
            await in_turn.act(calm)
            await other.listen()

            await room.dealer.sit_out(other.id, True, now=True, request=request())

            play = room.dealer.state.play
            assert play is not None
            await play_on([each for each in guests if each is not other])
            assert Folded(turn.seat % 3 + 1) in events_told(await other.listen())
            seat = room.dealer.state.table.of(other.id)
            assert seat is not None
            assert (seat.sitting_out, seat.out_now) == (True, False)

    async def test_between_hands_is_sitting_out(self) -> None:
        async with small_room() as room:
            ann, _ = await room.seated("Ann", "Ben")

            await room.dealer.sit_out(ann.id, True, now=True, request=request())

            assert 1 not in room.dealer.state.table.ready
            await room.dealer.sit_out(ann.id, False, request=request())
            assert room.dealer.state.table.ready == (1, 2)

    async def test_and_back_in_the_same_hand_plays_on(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            turn = await guests[0].turn()
            assert turn is not None
            waiting = guests[turn.seat % 3]
            await room.dealer.sit_out(waiting.id, True, now=True, request=request())

            await room.dealer.sit_out(waiting.id, False, request=request())
            await play_on(guests)

            told = events_told(waiting.heard + await waiting.listen())
            assert Folded(turn.seat % 3 + 1) not in told


class TestALongAbsence:
    async def test_gives_the_seat_up_and_the_chips_back(self) -> None:
        async with small_room() as room:
            ann, ben = await room.seated("Ann", "Ben")
            await room.dealer.sit_out(ann.id, True, request=request())
            await ann.listen()

            await room.clock.pass_ms(10 * MINUTE)

            assert (sits(room, ann), sits(room, ben)) == (False, True)
            assert WalletTold(100_000) in await ann.listen()
            assert await room.books() == []

    async def test_begins_when_the_page_is_closed(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            await ann.sit(1)
            await ann.close()

            await room.clock.pass_ms(9 * MINUTE)
            await ann.reopen()
            await room.clock.pass_ms(2 * MINUTE)
            assert sits(room, ann)

            await ann.close()
            await room.clock.pass_ms(10 * MINUTE)
            assert not sits(room, ann)
            assert await room.wallet(ann) == 100_000

    async def test_does_not_count_while_the_room_is_down(self) -> None:
        store, clock = MemoryStore(), HandClock()
        async with small_room(store=store, clock=clock) as room:
            ann = await room.guest("Ann")
            await ann.sit(1)
            await ann.close()
            await room.store.pulse(clock.wall_ms())
        await clock.pass_ms(600 * MINUTE)
        async with small_room(store=store, clock=clock) as room:
            await clock.pass_ms(9 * MINUTE)
            assert sits(room, ann)
            await clock.pass_ms(MINUTE)
            assert not sits(room, ann)

    async def test_bars_coming_back_with_less(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            await ann.sit(1, 9000)
            await room.dealer.sit_out(ann.id, True, request=request())
            await room.clock.pass_ms(10 * MINUTE)

            with pytest.raises(Refusal) as refused:
                await ann.sit(1, 4000)

            assert refused.value.code == "buy_in.rathole"
            assert refused.value.facts["until_ms"] == room.clock.wall_ms() + 60 * MINUTE


class TestASeatThatLostAll:
    async def lost(self, room: SmallRoom) -> tuple[Guest, Guest]:
        """Ann and Ben have an ante each, and one of them loses it."""
        guests = await room.seated("Ann", "Ben", buy_in=25)
        await room.begin()
        await play_on(guests)
        loser = [room.dealer.state.behind(seat) for seat in (1, 2)].index(0)
        return guests[loser], guests[1 - loser]

    async def test_is_kept_for_a_while_and_shown_as_such(self) -> None:
        async with small_room(houses=["home_game"], deck=UNEVEN) as room:
            loser, winner = await self.lost(room)

            assert [s.busted for s in last_seats(await winner.listen()).seats].count(True) == 1
            await room.clock.pass_ms(2 * MINUTE)
            assert (sits(room, loser), sits(room, winner)) == (False, True)

    async def test_plays_on_after_buying_in_again(self) -> None:
        async with small_room(houses=["home_game"], deck=UNEVEN) as room:
            loser, _ = await self.lost(room)

            await room.dealer.top_up(loser.id, 500, request=request())
            await room.clock.pass_ms(3 * MINUTE)

            assert sits(room, loser)
            assert await room.books() == []


class TestRatHoling:
    """Robert's Rules of Poker, Buy-ins."""

    async def test_is_barred_for_an_hour_and_over_a_crash(self) -> None:
        store, clock = MemoryStore(), HandClock()
        async with small_room(store=store, clock=clock) as room:
            ann = await room.guest("Ann")
            await ann.sit(1, 9000)
            await room.dealer.leave(ann.id, request=request())
        async with small_room(store=store, clock=clock) as room:
            ann = Guest(ann.player, ann.token, room.dealer)
            with pytest.raises(Refusal):
                await ann.sit(1, 8999)
            await ann.sit(1, 9000)
            await room.dealer.leave(ann.id, request=request())
            await clock.pass_ms(60 * MINUTE)
            await ann.sit(1, 2000)

    async def test_is_no_matter_at_another_table(self) -> None:
        async with small_room(houses=["reference", "partypoker"]) as room:
            ann = await room.guest("Ann")
            await ann.sit(1, 9000)
            await room.dealer.leave(ann.id, request=request())

            await room.floor.table("partypoker").sit(ann.player, 1, 2000, request=request())


async def test_an_ended_hand_is_followed_by_quiet_when_all_sit_out() -> None:
    async with small_room() as room:
        guests = await room.seated("Ann", "Ben")
        await room.begin()
        for guest in guests:
            await room.dealer.sit_out(guest.id, True, request=request())
        await play_on(guests)
        await quiet()

        await room.clock.pass_ms(MINUTE)

        assert any(isinstance(e, HandEnded) for e in events_told(await guests[0].listen()))
        assert room.dealer.state.table.hands == 1
