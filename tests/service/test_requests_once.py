"""A double, late or old-hand click has one effect or none. (DESIGN: every decision has a number)"""

from __future__ import annotations

import asyncio

import pytest

from doorcard.room.cage import BANK, Why, move, wallet
from doorcard.service.table.answers import Answers
from doorcard.stud import Check, Fold, IllegalAction, Refusal
from tests.service.clockwork import quiet
from tests.service.small_room import Guest, SmallRoom, calm, play_on, request, small_room


async def in_turn(room: SmallRoom, guests: list[Guest]) -> Guest:
    await quiet()
    play = room.dealer.state.open_play
    assert play is not None
    return next(guest for guest in guests if guest.id == play.players[play.hand.to_act or 0])


class TestTheSameRequest:
    async def test_acts_once_and_is_answered_twice(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            guest = await in_turn(room, guests)
            turn = await guest.turn()
            assert turn is not None
            assert turn.options is not None
            action = calm(turn.options)

            await asyncio.gather(
                *(
                    room.dealer.act(guest.id, turn.hand, turn.decision, action, request="click")
                    for _ in range(3)
                )
            )

            play = room.dealer.state.open_play
            assert play is not None
            assert play.hand.decision == turn.decision + 1

    async def test_is_refused_twice_with_the_same_words(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            said = []
            for _ in range(2):
                with pytest.raises(Refusal) as refused:
                    await room.dealer.sit(ann.player, 1, 5, request="same")
                said.append(refused.value)

            assert said[0] is said[1]

    async def test_of_another_player_is_another_request(self) -> None:
        async with small_room() as room:
            ann, ben = await room.guest("Ann"), await room.guest("Ben")

            await room.dealer.sit(ann.player, 1, 4000, request="one")
            await room.dealer.sit(ben.player, 2, 4000, request="one")

            assert len(room.dealer.state.table.seats) == 2

    async def test_at_another_table_is_another_request(self) -> None:
        """A program that counts its requests anew at each table is not told of a seat it lacks."""
        async with small_room() as room:
            ann = await room.guest("Ann")
            taken = f"{ann.id}:elsewhere:1"
            await room.store.post((move(Why.GRANT, BANK, wallet(ann.id), 1, taken),), 0)

            await room.dealer.sit(ann.player, 1, 4000, request="1")

            assert [seat.player for seat in room.dealer.state.table.seats] == [ann.id]

    async def test_is_the_same_wish_or_is_refused(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            await room.dealer.sit(ann.player, 1, 4000, request="1")

            with pytest.raises(Refusal) as refused:
                await room.dealer.top_up(ann.id, 500, request="1")

            assert refused.value.code == "request.id_used"
            assert room.dealer.state.behind(1) == 4000

    async def test_buys_in_once_even_if_the_room_was_started_again_between(self) -> None:
        """The books know the request by its key."""
        async with small_room() as room:
            ann = await room.guest("Ann")
            await ann.sit(1)
            key = f"{ann.id}:{room.dealer.state.table.id}:top"
            await room.store.post((move(Why.GRANT, BANK, wallet(ann.id), 1, key),), 0)

            await room.dealer.top_up(ann.id, 500, request="top")

            assert room.dealer.state.behind(1) == 4000


class TestAClick:
    async def test_on_a_decision_already_made_is_past(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            guest = await in_turn(room, guests)
            turn = await guest.turn()
            assert turn is not None
            assert turn.options is not None
            action = calm(turn.options)
            await room.dealer.act(guest.id, turn.hand, turn.decision, action, request=request())

            with pytest.raises(Refusal, match="has been made already") as refused:
                await room.dealer.act(guest.id, turn.hand, turn.decision, Fold(), request=request())

            assert refused.value.code == "decision.past"
            play = room.dealer.state.open_play
            assert play is not None
            assert not any(seat.folded for seat in play.hand.seats)

    async def test_on_a_decision_to_come_is_unknown(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            guest = await in_turn(room, guests)

            with pytest.raises(Refusal) as refused:
                await room.dealer.act(guest.id, "reference-1", 2, Fold(), request=request())

            assert refused.value.code == "decision.unknown"

    async def test_on_an_old_hand_is_refused(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            await play_on(guests)
            await room.begin()

            with pytest.raises(Refusal, match="that was for hand reference-1") as refused:
                await room.dealer.act(guests[0].id, "reference-1", 1, Fold(), request=request())

            assert refused.value.code == "hand.other"
            assert refused.value.facts["playing"] == "reference-2"

    async def test_between_hands_is_refused(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")

            with pytest.raises(Refusal, match="no hand is being played"):
                await room.dealer.act(ann.id, "reference-1", 1, Fold(), request=request())

    async def test_of_somebody_not_dealt_in_is_refused(self) -> None:
        async with small_room() as room:
            await room.seated("Ann", "Ben")
            await room.begin()
            rae = await room.guest("Rae")

            with pytest.raises(Refusal) as refused:
                await room.dealer.act(rae.id, "reference-1", 1, Fold(), request=request())

            assert refused.value.code == "seat.not_in_hand"

    async def test_out_of_turn_is_refused(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            guest = await in_turn(room, guests)
            other = next(each for each in guests if each is not guest)

            with pytest.raises(IllegalAction) as refused:
                await room.dealer.act(other.id, "reference-1", 1, Fold(), request=request())

            assert refused.value.code == "action.not_your_turn"

    async def test_on_what_the_rules_forbid_is_refused(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            guest = await in_turn(room, guests)

            with pytest.raises(IllegalAction) as refused:
                await room.dealer.act(guest.id, "reference-1", 1, Check(), request=request())

            assert refused.value.code == "action.not_legal"


class TestAnswers:
    def test_the_oldest_are_forgotten(self) -> None:
        answers = Answers(most=2)
        for name in ("a", "b", "c"):
            answers.remember(("ann", name), "sit", None)

        assert ("ann", "a") not in answers
        assert ("ann", "c") in answers
