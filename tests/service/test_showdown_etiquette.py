"""Show, muck, muck without being asked, and ask for a called hand that was mucked."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from doorcard.room.policy import policy_of
from doorcard.room.table import Seat, Table
from doorcard.room.upkeep import upkeep
from doorcard.service.clock.orders import SetAutoMuck
from doorcard.service.clock.tellings import MuckAskedTold
from doorcard.service.ports import Player
from doorcard.service.table.mucked_hands import MOST_AN_HOUR, MuckedHands
from doorcard.stud import (
    HOUSES,
    Fold,
    HandEnded,
    Muck,
    Mucked,
    Options,
    Refusal,
    SeatNo,
    Show,
    Shown,
)
from doorcard.stud.actions import Action
from doorcard.stud.choices import MuckDisclosure
from tests.service.lines_room import in_turn, lines_room, play_to, seat_of
from tests.service.small_room import Guest, SmallRoom, calm, play_on, request

THREE = ("Ann", "Ben", "Cal")
FOUR = (*THREE, "Dee")


def muck_or_calm(law: Options) -> Action:
    return Muck() if Muck() in law else calm(law)


def fold_or_calm(law: Options) -> Action:
    return Fold() if Fold() in law else calm(law)


async def auto_muck(guest: Guest, *, on: bool = True) -> None:
    await guest.dealer.ask(SetAutoMuck(guest.id, on), request=request())


def asked_to_show(room: SmallRoom) -> bool:
    play = room.dealer.state.open_play
    return play is not None and bool(play.hand.showdown_order)


def mucked_in(room: SmallRoom) -> list[SeatNo]:
    play = room.dealer.state.play
    assert play is not None
    return [each.seat for each in play.events if isinstance(each, Mucked)]


async def refused(room: SmallRoom, player: Player, *, read: bool = False) -> str:
    hands, hand = MuckedHands(room.floor), last_hand(room)
    with pytest.raises(Refusal) as refusal:
        await (hands.read(hand, player) if read else hands.ask(hand, player))
    return refusal.value.code


def last_hand(room: SmallRoom) -> str:
    hand = room.dealer.state.last_hand
    assert hand is not None
    return hand


class TestAutoMuck:
    """000, items 32 and 35; 001, items 38 and 39: nobody need show a beaten hand."""

    async def test_is_off_at_first_so_that_a_beaten_hand_is_asked(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            guest = await play_to(room, guests, lambda _: asked_to_show(room))

            turn = await guest.turn()

            assert turn is not None
            assert turn.options is not None
            assert [type(each) for each in turn.options.actions] == [Show, Muck]

    async def test_mucks_a_beaten_hand_without_asking(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            for guest in guests:
                await auto_muck(guest)

            await play_on(guests)

            assert len(mucked_in(room)) == 2
            assert await room.books() == []

    async def test_never_mucks_a_hand_that_wins(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            for guest in guests:
                await auto_muck(guest)
            await play_on(guests)

            play = room.dealer.state.play
            assert play is not None
            shown = {each.seat for each in play.events if isinstance(each, Shown)}
            assert set(play.hand.winners) <= shown

    async def test_keeps_an_uncalled_win_closed(self) -> None:
        """001, item 38."""
        async with lines_room(*THREE) as (room, guests):
            for guest in guests:
                await auto_muck(guest)

            await play_on(guests, lambda law: Fold() if Fold() in law else calm(law))

            play = room.dealer.state.play
            assert play is not None
            assert not [each for each in play.events if isinstance(each, Shown)]
            assert isinstance(play.events[-1], HandEnded)

    async def test_switched_on_in_turn_mucks_at_once(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            guest = await play_to(room, guests, lambda _: asked_to_show(room))

            await auto_muck(guest)

            assert mucked_in(room) == [seat_of(room, guest).seat]

    async def test_is_seen_at_the_seat_and_can_be_switched_off(self) -> None:
        async with lines_room(*THREE) as (room, [ann, _, _]):
            await auto_muck(ann)
            signs = {each.player: each.auto_muck for each in (await ann.table()).seats}
            assert signs[ann.id]
            assert sum(signs.values()) == 1

            await auto_muck(ann, on=False)

            assert not seat_of(room, ann).auto_muck

    async def test_needs_a_seat(self) -> None:
        async with lines_room(*THREE) as (room, _):
            dee = await room.guest("Dee")

            with pytest.raises(Refusal) as refusal:
                await auto_muck(dee)

            assert refusal.value.code == "seat.not_seated"

    def test_is_on_for_house_bots(self) -> None:
        house = HOUSES["reference"]
        table = Table(
            id="t",
            name="T",
            house="reference",
            title="T",
            rules=house.rules,
            policy=policy_of("reference", house.rules),
            seats=(Seat(1, "ann", "Ann", 4000), Seat(2, "bot", "Bot", 4000)),
        )

        kept, _ = upkeep(table, 0, connected={"ann", "bot"}, bots={"bot"})

        assert [each.auto_muck for each in kept.seats] == [False, True]


class TestAskingForAMuckedHand:
    """001, item 40; rule book, part 2, 33; cases I05 and I08."""

    async def showdown(self, room: SmallRoom, guests: Sequence[Guest]) -> None:
        """Dee folds; whoever of the others need not show mucks."""
        while room.dealer.state.open_play is not None:
            guest = in_turn(room, guests)
            await guest.act(fold_or_calm if guest.player.name == "Dee" else muck_or_calm)

    async def test_tells_the_cards_of_those_who_mucked(self) -> None:
        async with lines_room(*FOUR) as (room, guests):
            await self.showdown(room, guests)
            play = room.dealer.state.play
            assert play is not None
            asker = next(g for g in guests if seat_of(room, g).seat not in mucked_in(room))

            told = await MuckedHands(room.floor).ask(last_hand(room), asker.player)

            assert [each.seat for each in told.mucked] == mucked_in(room)
            for each in told.mucked:
                held = play.hand.at(each.seat)
                assert sorted(each.cards) == sorted((*held.down, *held.up))
                assert each.readout.high is not None
            assert "cards" not in repr(told)

    async def test_is_open_to_who_was_dealt_in_and_folded(self) -> None:
        async with lines_room(*FOUR) as (room, guests):
            await self.showdown(room, guests)

            told = await MuckedHands(room.floor).ask(last_hand(room), guests[-1].player)

            assert told.mucked
            assert seat_of(room, guests[-1]).seat not in [each.seat for each in told.mucked]

    async def test_leaves_out_the_askers_own_hand(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await self.showdown(room, guests)
            asker = next(g for g in guests if seat_of(room, g).seat in mucked_in(room))

            told = await MuckedHands(room.floor).ask(last_hand(room), asker.player)

            assert len(told.mucked) == 1
            assert told.mucked[0].player != asker.id

    async def test_is_refused_to_the_rail(self) -> None:
        async with lines_room(*FOUR) as (room, guests):
            await self.showdown(room, guests)
            eve = await room.guest("Eve")

            assert await refused(room, eve.player) == "mucked.not_dealt_in"

    async def test_is_refused_where_the_house_tells_none(self) -> None:
        rules = {"muck_disclosure": MuckDisclosure.NONE}
        async with lines_room(*FOUR, rules=rules) as (room, guests):
            await self.showdown(room, guests)

            assert await refused(room, guests[0].player) == "mucked.house"

    async def test_is_refused_while_the_hand_is_played(self) -> None:
        async with lines_room(*FOUR) as (room, guests):
            play = room.dealer.state.play
            assert play is not None

            with pytest.raises(Refusal) as refusal:
                await MuckedHands(room.floor).ask(play.id, guests[0].player)

            assert refusal.value.code == "hand.open"

    async def test_is_refused_where_there_is_no_such_hand(self) -> None:
        async with lines_room(*FOUR) as (room, guests):
            with pytest.raises(Refusal) as refusal:
                await MuckedHands(room.floor).ask("none", guests[0].player)

            assert refusal.value.code == "hand.unknown"

    async def test_is_refused_when_everybody_showed(self) -> None:
        async with lines_room(*FOUR) as (room, guests):
            await play_on(guests)

            assert await refused(room, guests[0].player) == "mucked.none"

    async def test_tells_nothing_of_an_uncalled_win(self) -> None:
        async with lines_room(*FOUR) as (room, guests):
            await play_on(guests, lambda law: Fold() if Fold() in law else muck_or_calm(law))

            assert await refused(room, guests[0].player) == "mucked.none"

    async def test_is_kept_and_can_be_read_again(self) -> None:
        async with lines_room(*FOUR) as (room, guests):
            await self.showdown(room, guests)
            hands, asker = MuckedHands(room.floor), guests[-1].player
            assert await refused(room, asker, read=True) == "mucked.not_asked"
            told = await hands.ask(last_hand(room), asker)
            await room.clock.pass_ms(3_000)

            assert await hands.read(last_hand(room), asker) == told
            assert await hands.ask(last_hand(room), asker) == told
            record = await room.floor.hand(last_hand(room), asker.id)
            assert record.mucked == "asked"

    async def test_is_offered_with_the_hand_to_those_who_may(self) -> None:
        async with lines_room(*FOUR) as (room, guests):
            await self.showdown(room, guests)
            eve = await room.guest("Eve")

            offered = [
                (await room.floor.hand(last_hand(room), each)).mucked
                for each in (guests[0].id, guests[-1].id, eve.id, None)
            ]

            assert offered == ["may_ask", "may_ask", None, None]

    async def test_tells_the_owners_who_asked(self) -> None:
        async with lines_room(*FOUR) as (room, guests):
            await self.showdown(room, guests)
            asker = guests[-1]
            await MuckedHands(room.floor).ask(last_hand(room), asker.player)
            await MuckedHands(room.floor).ask(last_hand(room), asker.player)

            for guest in guests:
                told = await guest.hears(MuckAskedTold)
                seat = seat_of(room, guest).seat
                mine = MuckAskedTold(last_hand(room), 1, seat, "Dee")
                assert told == ([mine] if seat in mucked_in(room) else [])

    async def test_tells_no_owner_where_the_house_says_so(self) -> None:
        async with lines_room(*FOUR, policy={"muck_ask_told": False}) as (room, guests):
            await self.showdown(room, guests)
            await MuckedHands(room.floor).ask(last_hand(room), guests[-1].player)

            assert [await guest.hears(MuckAskedTold) for guest in guests] == [[], [], [], []]

    async def test_is_for_so_many_hands_an_hour(self) -> None:
        async with lines_room(*FOUR) as (room, guests):
            await self.showdown(room, guests)
            asker, now = guests[-1].player, room.clock.wall_ms()
            for number in range(MOST_AN_HOUR):
                await room.store.muck_asks.ask(f"other-{number}", asker.id, now, 0, 100)

            hand = last_hand(room)
            assert await refused(room, asker) == "mucked.slow_down"
            await room.clock.pass_ms(3_600_000)
            told = await MuckedHands(room.floor).ask(hand, asker)
            assert told.hand == hand
