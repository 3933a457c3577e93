"""Sitting down, buying chips and getting up, as the dealer and the books see it."""

from __future__ import annotations

import pytest

from doorcard.room.cage import BANK, Transfer, Why, move, wallet
from doorcard.service.table.tellings import WalletTold
from doorcard.stud import Chips, Refusal
from tests.service.small_room import last_seats, play_on, request, small_room


class TestSittingDown:
    async def test_moves_the_buy_in_from_the_wallet_to_the_seat(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            await ann.listen()

            await ann.sit(3, 2500)

            told = await ann.listen()
            seat = last_seats(told).seats[0]
            assert (seat.seat, seat.name, seat.stack, seat.bot) == (3, "Ann", 2500, False)
            assert WalletTold(97_500) in told
            assert await room.books() == []

    async def test_short_is_refused_and_nothing_is_charged(self) -> None:
        """001, item 2; case L01."""
        async with small_room(houses=["celebpoker"]) as room:
            ann = await room.guest("Ann")

            with pytest.raises(Refusal, match="the buy-in is exactly 8000") as refused:
                await ann.sit(1, 1500)

            assert refused.value.code == "buy_in.short"
            assert await room.wallet(ann) == 100_000
            assert room.dealer.state.table.seats == ()

    async def test_with_more_than_the_wallet_holds_is_refused(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            for house in range(5):
                await ann.sit(1, 20_000)
                await room.dealer.leave(ann.id, request=request())
                assert await room.wallet(ann) == 100_000, house
            ben = await room.guest("Ben")
            await room.store.post((_spend(ben.id, 95_000),), 0)

            with pytest.raises(Refusal, match="your wallet holds 5000 chips and 20000") as refused:
                await ben.sit(2, 20_000)

            assert refused.value.code == "chips.not_enough"
            assert refused.value.facts == {"chips": 20_000, "balance": 5_000}

    async def test_during_a_hand_waits_for_the_next_one(self) -> None:
        """Case L04: dealt in and antes from the next hand, no extra post."""
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            cal = await room.guest("Cal")

            await cal.sit(3)

            assert room.dealer.state.table.in_hand == (2, 1)
            await play_on(guests)
            await room.begin()
            assert set(room.dealer.state.table.in_hand) == {1, 2, 3}
            assert room.dealer.state.behind(3) == 4000 - 25


class TestAToppingUp:
    async def test_in_mid_hand_waits_until_the_hand_is_over(self) -> None:
        """000, item 42; case L02."""
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            ann = guests[0]
            behind = room.dealer.state.behind(1)

            await room.dealer.top_up(ann.id, 5_000, request=request())

            assert room.dealer.state.behind(1) == behind
            assert await room.wallet(ann) == 91_000
            assert await room.books() == []
            await play_on(guests)
            assert sum(seat.stack for seat in room.dealer.state.table.seats) == 13_000
            assert await room.books() == []

    async def test_between_hands_is_there_at_once(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            await ann.sit(1)

            await room.dealer.top_up(ann.id, 5_000, request=request())

            assert room.dealer.state.behind(1) == 9_000
            assert await room.books() == []

    async def test_needs_the_chips(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            await ann.sit(1)
            await room.store.post((_spend(ann.id, 96_000),), 0)

            with pytest.raises(Refusal) as refused:
                await room.dealer.top_up(ann.id, 5_000, request=request())

            assert refused.value.code == "chips.not_enough"


class TestSittingOut:
    async def test_is_from_the_next_hand_on(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()

            await room.dealer.sit_out(guests[1].id, True, request=request())

            assert 2 in room.dealer.state.table.in_hand
            await play_on(guests)
            await room.begin()
            assert room.dealer.state.table.in_hand == (1, 3)

    async def test_needs_a_seat(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")

            with pytest.raises(Refusal) as refused:
                await room.dealer.sit_out(ann.id, True, request=request())

            assert refused.value.code == "seat.not_seated"


class TestTheWallet:
    async def test_is_told_at_every_table_the_player_watches(self) -> None:
        async with small_room(houses=["reference", "casino"]) as room:
            ann = await room.guest("Ann")
            other = room.floor.table("casino").watch(ann.player)
            await ann.listen()

            await ann.sit(1, 2_000)
            await ann.listen()

            heard = [await other.next() for _ in range(other.lag)]
            assert WalletTold(98_000) in heard
            assert other.wallet == 98_000


def _spend(player: str, chips: Chips) -> Transfer:
    return move(Why.GRANT, wallet(player), BANK, chips)
