"""Hands from the deal to the showdown, through the dealer."""

from __future__ import annotations

import pytest

from doorcard.cards import UNKNOWN
from doorcard.service.table.table_tellings import ButtonTold
from doorcard.service.table.tellings import (
    NoticeTold,
    ReadoutsTold,
    SeatsTold,
    TableTold,
    TurnTold,
)
from doorcard.stud import (
    HandEnded,
    HandStarted,
    Muck,
    Mucked,
    PotAwarded,
    Refusal,
    Show,
    Shown,
    StreetDealt,
)
from tests.service.clockwork import quiet
from tests.service.small_room import calm, events_told, fold, play_on, small_room


class TestAHand:
    """000, items 6 to 9: everybody antes, and the cards are dealt."""

    async def test_begins_when_two_are_ready_and_the_pause_is_over(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            await ann.sit(1)
            await room.begin()
            assert events_told(await ann.listen()) == []

            ben = await room.guest("Ben")
            await ben.sit(2)
            await room.begin()

            started = events_told(await ann.listen())[0]
            assert isinstance(started, HandStarted)
            assert [each.seat for each in started.seats] == [2, 1]

    async def test_is_played_to_the_showdown_and_the_next_one_follows(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()

            await play_on(guests)

            events = events_told(await guests[0].listen())
            assert isinstance(events[-1], HandEnded)
            assert any(isinstance(each, PotAwarded) for each in events)
            assert sum(seat.stack for seat in room.dealer.state.table.seats) == 3 * 4000
            assert await room.books() == []
            await room.begin()
            assert room.dealer.state.open_play is not None
            assert room.dealer.state.table.hands == 2

    async def test_gets_a_deck_of_its_own(self) -> None:
        """000, item 5: the old random numbers are thrown away."""
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            decks = room.floor._shuffler
            await room.begin()
            await play_on(guests)
            await room.begin()

            assert decks.drawn == 2  # type: ignore[attr-defined]

    async def test_moves_the_button_clockwise(self) -> None:
        """Rule book, part 2, row 38."""
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            dealers = []
            for _ in range(4):
                await room.begin()
                dealers.append(room.dealer.state.table.dealer)
                await play_on(guests)

            assert dealers == [1, 2, 3, 1]

    async def test_that_ends_early_asks_the_winner_for_show_or_muck(self) -> None:
        """001, item 38; case I07."""
        async with small_room() as room:
            ann, ben = await room.seated("Ann", "Ben")
            await room.begin()
            play = room.dealer.state.open_play
            assert play is not None
            first, other = (ann, ben) if play.hand.to_act == 1 else (ben, ann)
            await first.act(calm)
            await other.act(fold)

            turn = await first.turn()
            assert turn is not None
            assert turn.options is not None
            assert Muck() in turn.options
            assert turn.ms_left == 8_000
            await first.act(lambda law: Show((law.actions[1].cards[0],)))  # type: ignore[union-attr]

            shown = [each for each in events_told(await other.listen()) if isinstance(each, Shown)]
            assert len(shown[0].cards) == 1

    async def test_is_not_dealt_while_nobody_is_there_to_see_it(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            for guest in guests:
                await guest.close()

            await room.begin()

            assert room.dealer.state.open_play is None


class TestWhoSeesWhat:
    """Case L07: the owner sees all, everybody else the up cards and backs."""

    async def test_each_is_told_their_own_down_cards_and_backs_of_the_others(self) -> None:
        async with small_room() as room:
            ann, ben = await room.seated("Ann", "Ben")
            rail = await room.guest("Rae")
            await room.begin()

            for guest, seat in ((ann, 1), (ben, 2), (rail, None)):
                for told in await guest.hears(NoticeTold):
                    event = told.notice.event
                    if isinstance(event, HandStarted):
                        assert event.deck == ()
                        assert event.reclaim == ()
                    if isinstance(event, StreetDealt):
                        for dealt in event.cards:
                            assert all(card != UNKNOWN for card in dealt.up)
                            mine = dealt.seat == seat
                            assert all((card != UNKNOWN) == mine for card in dealt.down)

    async def test_versions_are_the_same_for_every_viewer(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            rail = await room.guest("Rae")
            await room.begin()
            await play_on(guests)
            heard = []
            for each in (*guests, rail):
                await each.listen()
                heard.append([told.v for told in each.heard if isinstance(told, NoticeTold)])

            assert heard[0] == heard[1] == heard[2] == list(range(1, len(heard[0]) + 1))

    async def test_what_all_may_see_alike_is_one_object(self) -> None:
        async with small_room() as room:
            ann, ben = await room.seated("Ann", "Ben")
            await room.begin()

            mine, yours = await ann.hears(NoticeTold), await ben.hears(NoticeTold)

            shared = [a is b for a, b in zip(mine, yours, strict=True)]
            cards = [isinstance(told.notice.event, StreetDealt) for told in mine]
            assert shared == [not each for each in cards]

    async def test_options_go_to_the_seat_in_turn_alone(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            rail = await room.guest("Rae")
            await room.begin()
            play = room.dealer.state.open_play
            assert play is not None

            for guest in (*guests, rail):
                turn = (await guest.hears(TurnTold))[-1]
                mine = play.players[turn.seat] == guest.id
                assert (turn.options is not None) == mine

    async def test_notices_come_before_readouts_and_the_turn_last(self) -> None:
        async with small_room() as room:
            ann, _ = await room.seated("Ann", "Ben")
            await ann.listen()
            await room.begin()

            kinds = [type(each) for each in await ann.listen()]

            assert kinds == [ButtonTold] + [NoticeTold] * 4 + [ReadoutsTold, SeatsTold, TurnTold]

    async def test_a_new_player_in_the_seat_of_one_who_left_sees_none_of_their_cards(
        self,
    ) -> None:
        """The seat dealt in stays its player's until the hand ends."""
        async with small_room() as room:
            ann, ben, cal = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            await ben.dealer.leave(ben.id, request="go")
            dan = await room.guest("Dan")

            with pytest.raises(Refusal, match=r"seat 2 at .* is taken") as refused:
                await dan.sit(2)

            assert refused.value.code == "seat.taken"
            await play_on([ann, ben, cal])
            await dan.sit(2)
            table = await dan.table()
            assert table.hand is not None
            for notice in table.hand.notices:
                if isinstance(notice.event, StreetDealt):
                    for dealt in notice.event.cards:
                        assert set(dealt.down) <= {UNKNOWN}


class TestAResync:
    async def test_holds_the_unbroken_run_of_the_hand(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben")
            await room.begin()
            await play_on(guests)
            ann = guests[0]
            told = [t.notice for t in ann.heard if isinstance(t, NoticeTold)]
            told += [t.notice for t in await ann.hears(NoticeTold)]

            table = await ann.table()

            assert table.hand is not None
            assert list(table.hand.notices) == told
            assert table.hand.version == len(told)
            assert table.last_hand == table.hand.id

    async def test_drops_what_waited(self) -> None:
        async with small_room() as room:
            ann, _ = await room.seated("Ann", "Ben")
            await room.begin()

            ann.watcher.resync()

            first = await ann.watcher.next()
            assert isinstance(first, TableTold)
            assert first.turn is not None
            assert ann.watcher.lag == 2  # the button and the talk
            assert isinstance(await ann.watcher.next(), ButtonTold)

    async def test_names_the_viewer(self) -> None:
        async with small_room() as room:
            ann = await room.guest("Ann")
            await ann.sit(5)

            you = (await ann.table()).you

            assert you is not None
            assert (you.name, you.seat) == ("Ann", 5)
            assert you.wallet == await room.wallet(ann) == 96_000


class TestALoserAtTheShowdown:
    """001, item 39."""

    async def test_whose_time_runs_out_is_mucked_and_stays_in_the_game(self) -> None:
        async with small_room() as room:
            guests = await room.seated("Ann", "Ben", "Cal")
            await room.begin()
            turn = None
            while True:
                await quiet()
                play = room.dealer.state.open_play
                assert play is not None
                guest = next(g for g in guests if g.id == play.players[play.hand.to_act or 0])
                turn = await guest.turn()
                assert turn is not None
                assert turn.options is not None
                if Muck() in turn.options:
                    break
                await guest.act(calm)
            await room.clock.pass_ms(8_000 + 1_001)

            events = events_told(await guests[0].listen())
            assert any(isinstance(each, Mucked) for each in events)
            assert not any(seat.sitting_out for seat in room.dealer.state.table.seats)
