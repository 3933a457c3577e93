"""House bots: declared, told notices and options only, and making room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest

from doorcard.cards import CARDS, UNKNOWN
from doorcard.room.cage import Why, move, seat_account
from doorcard.room.table import Seat, Table
from doorcard.service import Dealer, Pace
from doorcard.service.bots.house_bots import bot_buy_in, bots_of, wanted
from doorcard.service.floor.floor import _table_of
from doorcard.service.floor.recovery import opened
from doorcard.service.table.snapshot import read_table
from doorcard.service.table.tellings import NoticeTold, SeatsTold
from doorcard.stud import (
    HOUSES,
    Action,
    Chips,
    HandEnded,
    HouseRules,
    Options,
    SeatNo,
    StreetDealt,
)
from doorcard.views import Notice
from tests.service.clockwork import quiet
from tests.service.small_room import calm, events_told, request, small_room

PACE = Pace(pause_ms=1000, think_ms=(500, 900), bots_per_table=3, pulse_ms=60_000_000)


class CalmBot:
    """Calls and checks, and keeps what it was told."""

    def __init__(self, seat: SeatNo) -> None:
        self.seat = seat
        self.notices: list[Notice] = []
        self.asked: list[Options] = []

    def told(self, notice: Notice) -> None:
        self.notices.append(notice)

    def choose(self, options: Options) -> Action:
        self.asked.append(options)
        return calm(options)


class WildBot(CalmBot):
    """A bot with a defect."""

    def choose(self, options: Options) -> Action:
        raise RuntimeError(f"seat {options.seat} has the {CARDS[-1]}")


class BotMaker:
    styles: Sequence[str] = ("rock", "maniac")

    def __init__(self, kind: type[CalmBot] = CalmBot) -> None:
        self.kind = kind
        self.made: list[CalmBot] = []

    def make(self, style: str, seat: SeatNo, rules: HouseRules) -> CalmBot:
        assert style in self.styles
        assert rules.problems() == []
        self.made.append(self.kind(seat))
        return self.made[-1]


class TestATableWithBots:
    async def test_seats_them_as_declared_players_of_the_room(self) -> None:
        async with small_room(pace=PACE, bots=BotMaker()) as room:
            await room.clock.pass_ms(0)
            ann = await room.guest("Ann")
            seats = (await ann.table()).seats

            assert [(seat.bot, seat.style) for seat in seats].count((True, "rock")) == 2
            assert all(seat.bot and seat.connected for seat in seats)
            assert room.dealer.sign.bots == 3
            assert room.dealer.sign.people == 0
            assert await room.books() == []

    async def test_deals_no_hand_while_no_person_watches(self) -> None:
        async with small_room(pace=PACE, bots=BotMaker()) as room:
            await room.clock.pass_ms(60_000)
            assert room.dealer.sign.hands_played == 0

            rail = room.dealer.watch(None)
            await room.clock.pass_ms(60_000)
            assert room.dealer.sign.hands_played > 0

            rail.close()
            await room.clock.pass_ms(60_000)
            played = room.dealer.sign.hands_played
            await room.clock.pass_ms(60_000)
            assert room.dealer.sign.hands_played == played

    async def test_lets_them_play_alone_where_the_host_says_so(self) -> None:
        pace = Pace(pause_ms=1000, think_ms=(1, 2), bots_play_alone=True, pulse_ms=60_000_000)
        async with small_room(pace=pace, bots=BotMaker()) as room:
            await room.clock.pass_ms(10_000)

            assert room.dealer.sign.hands_played > 0

    async def test_plays_with_a_person_hand_after_hand(self) -> None:
        async with small_room(pace=PACE, bots=BotMaker()) as room:
            ann = await room.guest("Ann")
            await ann.sit(1)
            ended = 0
            for _ in range(600):
                await room.clock.pass_ms(100)
                ended += sum(isinstance(e, HandEnded) for e in events_told(await ann.listen()))
                turn = await ann.turn()
                play = room.dealer.state.open_play
                due = None if play is None else (play.id, play.hand.decision)
                if turn is not None and turn.options and (turn.hand, turn.decision) == due:
                    await ann.act(calm)
                if ended == 3:
                    break

            assert ended == 3
            assert await room.books() == []


class TestABot:
    async def test_is_told_only_what_its_seat_may_see(self) -> None:
        maker = BotMaker()
        async with small_room(pace=PACE, bots=maker) as room:
            room.dealer.watch(None)
            await room.clock.pass_ms(20_000)

        dealt = 0
        for bot in maker.made:
            for notice in bot.notices:
                if isinstance(notice.event, StreetDealt):
                    for cards in notice.event.cards:
                        dealt += 1
                        mine = cards.seat == bot.seat
                        assert all((card != UNKNOWN) == mine for card in cards.down)
            assert all(options.seat == bot.seat for options in bot.asked)
        assert dealt > 20

    async def test_thinks_for_a_moment(self) -> None:
        maker = BotMaker()
        async with small_room(pace=PACE, bots=maker) as room:
            room.dealer.watch(None)
            await room.clock.pass_ms(1_000)
            assert room.dealer.state.open_play is not None

            await room.clock.pass_ms(499)
            assert not any(bot.asked for bot in maker.made)

            await room.clock.pass_ms(401)
            assert sum(len(bot.asked) for bot in maker.made) >= 1

    async def test_with_a_defect_gives_up_its_hand_and_logs_no_card(
        self, caplog: pytest.LogCaptureFixture
    ) -> None:
        async with small_room(pace=PACE, bots=BotMaker(WildBot)) as room:
            rail = room.dealer.watch(None)
            await room.clock.pass_ms(10_000)

            heard = [await rail.next() for _ in range(rail.lag)]
            events = [e.notice.event for e in heard if isinstance(e, NoticeTold)]
            assert any(isinstance(event, HandEnded) for event in events)
            assert "house bot bot-reference-" in caplog.text
            assert "As" not in caplog.text

    async def test_that_is_broke_buys_in_again_with_the_house_s_play_chips(self) -> None:
        async with small_room(pace=PACE, bots=BotMaker()) as room:
            await room.clock.pass_ms(0)
            table = room.dealer.state.table
            broke = table.seats[0]
            await _lose_everything(room.dealer, broke.seat)
            await quiet()

            again = room.dealer.state.table.at(broke.seat)
            assert again is not None
            assert again.stack == bot_buy_in(table)


async def _lose_everything(dealer: Dealer, seat: SeatNo) -> None:
    """As if the seat had lost its stack to its neighbour in a hand."""
    state = dealer.state
    loser = state.table.at(seat)
    winner = next(each for each in state.table.seats if each.seat != seat)
    assert loser is not None
    table = state.table.with_seat(replace(loser, stack=0))
    table = table.with_seat(replace(winner, stack=winner.stack + loser.stack))
    lost = move(
        Why.WAGERS,
        seat_account(table.id, seat),
        seat_account(table.id, winner.seat),
        loser.stack,
    )
    await dealer._store.post((lost,), 0)
    dealer._state = replace(state, table=table)
    dealer._bulletin.tell(state, dealer._state, ())


class TestMakingRoom:
    async def test_keeps_a_seat_free_and_stands_up_for_people(self) -> None:
        async with small_room(pace=PACE, bots=BotMaker()) as room:
            await room.clock.pass_ms(0)
            names = ("Ann", "Ben", "Cal", "Dan", "Eve", "Fay", "Gus", "Hal")
            guests = []
            for name in names:
                guest = await room.guest(name)
                free = room.dealer.state.table.free
                assert free, f"no seat is free for {name}"
                await guest.sit(free[0])
                guests.append(guest)
                await room.clock.pass_ms(0)
                people = len(guests)
                sign = room.dealer.sign
                assert sign.people == people
                playing = room.dealer.state.table.in_hand
                if not playing:
                    assert sign.bots == min(3, max(0, 7 - people))

            assert room.dealer.sign.bots == 0

    async def test_in_mid_hand_plays_the_hand_to_its_end_first(self) -> None:
        async with small_room(pace=PACE, bots=BotMaker()) as room:
            rail = room.dealer.watch(None)
            await room.clock.pass_ms(1_000)
            playing = room.dealer.state.table.in_hand
            assert len(playing) == 3
            for name in ("Ann", "Ben", "Cal", "Dan", "Eve"):
                guest = await room.guest(name)
                await guest.sit(room.dealer.state.table.free[0])
            await room.clock.pass_ms(0)

            leaving = [seat for seat in room.dealer.state.table.seats if seat.leaving]
            assert len(leaving) == 1
            assert not leaving[0].gone
            while room.dealer.state.table.in_hand == playing:
                await room.clock.pass_ms(100)
                [await rail.next() for _ in range(rail.lag)]

            assert room.dealer.sign.bots == 2
            assert room.dealer.state.table.at(leaving[0].seat) is None

    async def test_brings_them_back_when_people_leave(self) -> None:
        async with small_room(pace=PACE, bots=BotMaker()) as room:
            guests = [await room.guest(name) for name in ("Ann", "Ben", "Cal", "Dan", "Eve")]
            for guest in guests:
                await guest.sit(room.dealer.state.table.free[0])
                await room.clock.pass_ms(0)
            assert room.dealer.sign.bots == 2

            await guests[0].dealer.leave(guests[0].id, request=request())
            await room.clock.pass_ms(0)

            assert room.dealer.sign.bots == 3


class TestAfterARestart:
    async def test_the_same_bots_sit_there_and_know_the_hand(self) -> None:
        async with small_room(pace=PACE, bots=BotMaker()) as room:
            rail = room.dealer.watch(None)
            await room.clock.pass_ms(2_500)
            before = room.dealer.state
            assert before.open_play is not None
            store, clock = room.store, room.clock
            rail.close()
        maker = BotMaker()
        async with small_room(store=store, clock=clock, pace=PACE, bots=maker) as room:
            after = room.dealer.state

            assert after.open_play == before.open_play
            assert [s.player for s in after.table.seats] == [s.player for s in before.table.seats]
            assert all(len(bot.notices) == len(before.open_play.events) for bot in maker.made)
            rail = room.dealer.watch(None)
            await room.clock.pass_ms(30_000)
            assert room.dealer.sign.hands_played >= 1
            heard = [await rail.next() for _ in range(rail.lag)]
            assert any(isinstance(each, SeatsTold) for each in heard)

    async def test_those_who_were_dropped_by_the_host_stand_up(self) -> None:
        async with small_room(pace=PACE, bots=BotMaker()) as room:
            room.dealer.watch(None)
            await room.clock.pass_ms(1_200)
            assert room.dealer.state.open_play is not None
            store, clock = room.store, room.clock
        async with small_room(store=store, clock=clock, pace=PACE) as room:
            await room.clock.pass_ms(5_000)

            assert room.dealer.sign.bots == 0
            assert await room.books() == []


class TestWhoTheBotsAre:
    def test_names_differ_at_all_tables(self) -> None:
        bots = [bot for place in range(7) for bot in bots_of("t", place, 4, ("a", "b", "c"))]

        assert len({bot.name for bot in bots}) == 28
        assert {bot.style for bot in bots[:3]} == {"a", "b", "c"}

    @pytest.mark.parametrize(
        ("people", "bots"), [(0, 3), (1, 3), (4, 3), (5, 2), (6, 1), (7, 0), (8, 0)]
    )
    def test_as_many_as_leave_one_seat_free(self, people: int, bots: int) -> None:
        table = _table_of("reference")
        for number in range(1, people + 1):
            table = table.with_seat(Seat(number, f"p{number}", f"P{number}", 4000))

        assert wanted(table, [], 3) == bots

    @pytest.mark.parametrize(("people", "bots"), [(0, 1), (1, 1), (2, 0)])
    def test_one_plays_with_whoever_sits_alone_at_a_table_of_two_seats(
        self, people: int, bots: int
    ) -> None:
        table = _table_of("reference")
        table = replace(table, rules=table.rules.with_(max_players=2))
        for number in range(1, people + 1):
            table = table.with_seat(Seat(number, f"p{number}", f"P{number}", 4000))

        assert wanted(table, [], 3) == bots

    @pytest.mark.parametrize("house", HOUSES)
    def test_buy_in_as_the_house_allows(self, house: str) -> None:
        table: Table = read_table(opened(_table_of(house)).state)
        chips: Chips = bot_buy_in(table)

        assert table.policy.buy_in_min <= chips <= table.policy.buy_in_max
