"""Each sentence of the policy on time and lost connections (docs/policy/disconnects.md)."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.room.disconnects import policy_text
from doorcard.room.lines import AT_ONCE_MS, FEWEST_LOST
from doorcard.service.clock.ports import Outcome
from doorcard.service.floor.recovery import LEAST_LEFT_MS
from doorcard.service.table.tellings import PausedTold, ResumedTold
from doorcard.stud import (
    Bet,
    BroughtIn,
    Checked,
    Folded,
    LapseCause,
    Mucked,
    Options,
    PotAwarded,
    Refusal,
    Shown,
    ShownWhy,
    TreatedAllIn,
)
from doorcard.stud.actions import Action
from doorcard.stud.choices import AbsenceAction
from doorcard.web.server import PING_SECONDS, PONG_SECONDS
from tests.service.clockwork import quiet
from tests.service.lines_room import (
    GRACE_MS,
    add_table,
    done_after_lapse,
    in_turn,
    is_paused,
    lapses_told,
    left_ms,
    lines_room,
    may_check,
    play_to,
    restarted,
    run_out,
    seat_of,
)
from tests.service.small_room import Guest, SmallRoom, calm, play_on, request, small_room

SENTENCES = policy_text("en").sentences
THREE = ("Ann", "Ben", "Cal")


def numbers(sentence: str) -> list[int]:
    return [int(each) for each in re.findall(r"\d+", SENTENCES[sentence])]


def bet_or_calm(law: Options) -> Action:
    return next((each for each in law.actions if isinstance(each, Bet)), None) or calm(law)


async def lost_in_turn(room: SmallRoom, guests: list[Guest]) -> Guest:
    """The player in turn is lost, and the time runs out."""
    guest = in_turn(room, guests)
    await guest.close()
    await room.clock.pass_ms(left_ms(room) + 1)
    return guest


class TestDisconnectPolicy:
    """docs/policy/disconnects.md; 000, items 46 to 52; 001, items 23 and 24."""

    @pytest.mark.parametrize(("house", "whole"), [("reference", 30_000), ("celebpoker", 10_000)])
    async def test_d01_a_player_has_the_houses_time_for(self, house: str, whole: int) -> None:
        async with lines_room(*THREE, house=house, buy_in=8000) as (room, guests):
            turn = await in_turn(room, guests).turn()

            assert turn is not None
            assert turn.ms_left == whole
            assert turn.visible_ms == min(whole, 20_000)

    @pytest.mark.parametrize("late_ms", [0, 400, GRACE_MS])
    async def test_d02_an_answer_that_arrives_exactly_at_the(self, late_ms: int) -> None:
        async with lines_room(*THREE, house="celebpoker", buy_in=8000) as (room, guests):
            guest = in_turn(room, guests)
            await room.clock.pass_ms(10_000 + late_ms)

            await guest.act(calm)

            assert in_turn(room, guests) is not guest

    async def test_d03_when_the_time_is_over_the_room(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await in_turn(room, guests).act(calm)
            guest = in_turn(room, guests)
            turn = await guest.turn()
            assert turn is not None
            assert turn.options is not None

            await room.clock.pass_ms(30_000 + GRACE_MS + 1)

            assert done_after_lapse(room) == [Folded(seat_of(room, guest).seat)]
            with pytest.raises(Refusal) as refused:
                await room.dealer.act(
                    guest.id, turn.hand, turn.decision, calm(turn.options), request=request()
                )
            assert refused.value.code == "decision.past"

    async def test_d04_a_connection_is_lost_when_the_players(self) -> None:
        assert numbers("D04") == [PONG_SECONDS, PING_SECONDS]
        async with lines_room(*THREE) as (room, [ann, ben, _]):
            second = room.dealer.watch(ben.player)
            await ben.close()
            assert await shown_connected(ann, ben)

            second.close()

            assert not await shown_connected(ann, ben)

    async def test_d05_a_lost_connection_is_shown_at_the(self) -> None:
        async with lines_room(*THREE) as (room, [ann, ben, _]):
            play = room.dealer.state.open_play
            assert play is not None
            seat = seat_of(room, ben).seat
            before = play.hand.at(seat)

            await ben.close()

            assert not await shown_connected(ann, ben)
            now = room.dealer.state.open_play
            assert now is not None
            assert now.hand.at(seat) == before
            assert not now.hand.at(seat).folded

    async def test_d06_the_clock_of_a_player_whose_connection(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await room.clock.pass_ms(5_000)
            await in_turn(room, guests).close()
            await room.clock.pass_ms(7_000)

            assert left_ms(room) == 18_000

    async def test_d07_whoever_comes_back_in_turn_with_at(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            guest = in_turn(room, guests)
            await room.clock.pass_ms(14_000)
            await guest.close()
            await room.clock.pass_ms(10_000)
            await guest.reopen()
            assert left_ms(room) == 26_000
            await guest.close()
            await guest.reopen()
            assert left_ms(room) == 26_000

        async with lines_room(*THREE) as (room, guests):
            guest = in_turn(room, guests)
            await guest.close()
            await room.clock.pass_ms(27_001)
            await guest.reopen()
            assert left_ms(room) == 2_999

    async def test_d08_whoever_is_not_back_at_the_deadline(self) -> None:
        async with lines_room(*THREE, house="partypoker") as (room, guests):
            await in_turn(room, guests).act(calm)
            guest = in_turn(room, guests)
            await room.clock.pass_ms(3_000)
            await guest.close()

            await room.clock.pass_ms(27_000)
            assert in_turn(room, guests) is guest
            await room.clock.pass_ms(1)

            assert done_after_lapse(room)[0] == TreatedAllIn(seat_of(room, guest).seat)

    async def test_d09_check_or_fold_means_that_the_hand(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await play_to(room, guests, lambda _: may_check(room))
            lost = await lost_in_turn(room, guests)
            assert done_after_lapse(room)[0] == Checked(seat_of(room, lost).seat)
            await in_turn(room, guests).act(bet_or_calm)
            lost = await lost_in_turn(room, guests)
            assert done_after_lapse(room)[0] == Folded(seat_of(room, lost).seat)

    async def test_d10_all_in_means_that_the_player_keeps(self) -> None:
        async with lines_room(*THREE, house="partypoker") as (room, guests):
            await play_to(room, guests, lambda _: may_check(room))
            lost = await lost_in_turn(room, guests)
            seat = seat_of(room, lost).seat
            play = room.dealer.state.open_play
            assert play is not None
            kept = play.hand.at(seat).stack
            assert kept > 0
            others = [each for each in guests if each is not lost]

            await play_on(others, bet_or_calm)

            play = room.dealer.state.play
            assert play is not None
            assert [lost_seat_in(pot.contenders, seat) for pot in play.hand.pots] == [True, False]
            assert sum(isinstance(each, PotAwarded) for each in play.events) == 2
            assert play.hand.at(seat).stack >= kept
            assert await room.books() == []

    async def test_d11_all_in_if_chips_are_in_means(self) -> None:
        both = AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD
        rules = {"disconnect_action": both, "timeout_action": both}
        async with lines_room(*THREE, rules=rules) as (room, guests):
            await in_turn(room, guests).act(calm)
            only_ante = await lost_in_turn(room, guests)
            assert done_after_lapse(room) == [Folded(seat_of(room, only_ante).seat)]
            await play_to(room, guests, lambda _: may_check(room))
            with_chips = await lost_in_turn(room, guests)
            assert done_after_lapse(room)[0] == TreatedAllIn(seat_of(room, with_chips).seat)

    @pytest.mark.parametrize("house", ["reference", "partypoker"])
    async def test_d12_the_bring_in_of_an_absent_player(self, house: str) -> None:
        async with lines_room(*THREE, house=house) as (room, guests):
            lost = await lost_in_turn(room, guests)

            seat = seat_of(room, lost).seat
            posted = done_after_lapse(room)
            assert isinstance(posted[0], BroughtIn)
            assert (TreatedAllIn(seat) in posted) is (house == "partypoker")
            play = room.dealer.state.open_play
            assert play is not None
            assert not play.hand.at(seat).folded

    async def test_d13_at_the_showdown_the_hand_of_a(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            asked = await play_to(room, guests, lambda _: to_show(room))

            await asked.close()
            while room.dealer.state.open_play is not None:
                await run_out(room)

            play = room.dealer.state.play
            assert play is not None
            assert Mucked(seat_of(room, asked).seat) in play.events
            shown = [each for each in play.events if isinstance(each, Shown)]
            assert all(each.why in (ShownWhy.WINS, ShownWhy.MUST) for each in shown)
            winners = {s.seat for e in play.events if isinstance(e, PotAwarded) for s in e.shares}
            assert winners == {each.seat for each in shown}
            assert not seat_of(room, asked).sitting_out

    async def test_d14_each_all_in_for_a_lost_connection(self) -> None:
        limit = {"allin_protections_per_day": 1}
        async with lines_room(*THREE, house="partypoker", policy=limit) as (room, guests):
            await in_turn(room, guests).act(calm)
            lost = await lost_in_turn(room, guests)
            assert done_after_lapse(room)[0] == TreatedAllIn(seat_of(room, lost).seat)
            assert seat_of(room, lost).protection is not None
            await lost.reopen()
            await play_on(guests)
            await room.begin()
            assert seat_of(room, lost).protection is None
            await play_to(room, guests, lambda guest: guest is lost and not may_check(room))

            await lost_in_turn(room, guests)

            assert done_after_lapse(room)[0] in (
                Folded(seat_of(room, lost).seat),
                BroughtIn(seat_of(room, lost).seat, 50),
            )
            other = next(each for each in guests if each is not lost)
            told = (await lapses_told(other))[-1]
            assert told.protection is None
            assert told.refused_protection

    async def test_d15_protections_are_counted_for_each_player_over(self) -> None:
        store = MemoryStore()
        limit = {"allin_protections_per_day": 1}
        for house in ("partypoker", "celebpoker"):
            await add_table(store, house, policy=limit)
        async with small_room(store=store, houses=["partypoker", "celebpoker"]) as room:
            guests = await room.seated(*THREE, buy_in=8000)
            other = room.floor.table("celebpoker")
            for seat, each in enumerate(guests, start=1):
                await other.sit(each.player, seat, 8000, request=request())
            pages = [other.watch(each.player) for each in guests]
            await room.begin()
            for _ in range(12):  # nobody acts: whoever comes first is lost at both tables
                await quiet()
                for each, page in zip(guests, pages, strict=True):
                    each.watcher.close()
                    page.close()
                await room.clock.pass_ms(31_001)

            lines = await store.lapses.page(None, 200)
            protected = [each.player for each in lines if each.used is not None]
            assert {each.table for each in lines} == {"partypoker", "celebpoker"}
            assert len(protected) == len(set(protected)) > 0
            day = lines[0].at_ms // 86_400_000
            assert await store.lapses.used(protected[0], day) == 1
            assert await store.lapses.used(protected[0], day + 1) == 0

    async def test_d16_the_table_is_told_of_every_turn(self) -> None:
        async with lines_room(*THREE, house="partypoker") as (room, guests):
            await in_turn(room, guests).act(calm)
            lost = await lost_in_turn(room, guests)

            other = next(each for each in guests if each is not lost)
            [told] = await lapses_told(other)
            assert told.cause is LapseCause.DISCONNECT
            assert told.outcome is Outcome.ALL_IN
            assert told.protection is not None
            assert (told.protection.used, told.protection.of) == (1, None)
            assert told.sentence == (
                f"{lost.player.name} lost the connection: the seat is treated as all-in "
                "(protection 1 today)"
            )
            [line] = await room.store.lapses.page(None, 10)
            assert (line.player, line.outcome, line.used) == (lost.id, Outcome.ALL_IN, 1)
            assert line.hand == told.hand

    async def test_d17_whoever_comes_back_after_the_deadline_sees(self) -> None:
        async with lines_room(*THREE, house="partypoker") as (room, guests):
            await in_turn(room, guests).act(calm)
            lost = await lost_in_turn(room, guests)

            await lost.reopen()

            table = await lost.table()
            assert table.hand is not None
            await play_on(guests)
            seat = seat_of(room, lost).seat
            assert seat not in await acted_after_lapse(room)
            await room.begin()
            assert seat in room.dealer.state.table.in_hand

    async def test_d18_whoever_stayed_connected_and_let_the_time(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            guest = in_turn(room, guests)
            await run_out(room)
            assert seat_of(room, guest).sitting_out
            await guest.close()
            await guest.reopen()
            assert seat_of(room, guest).sitting_out

            await room.dealer.sit_out(guest.id, on=False, request=request())

            assert not seat_of(room, guest).sitting_out

    async def test_d19_when_more_than_half_of_the_connected(self) -> None:
        assert numbers("D19") == [FEWEST_LOST, AT_ONCE_MS // 1000]
        async with lines_room(*THREE) as (room, [ann, ben, cal]):
            await ann.close()
            await room.clock.pass_ms(AT_ONCE_MS - 1)
            assert not is_paused(room)
            await ben.close()

            assert is_paused(room)
            stood = left_ms(room)
            await room.clock.pass_ms(50_000)
            await cal.listen()
            turn = await cal.turn()
            assert turn is not None
            await ann.reopen()
            await ben.reopen()
            assert left_ms(room) >= stood

    async def test_d20_the_pause_is_announced_and_ends_when(self) -> None:
        async with lines_room(*THREE) as (room, [ann, ben, cal]):
            await ann.close()
            await ben.close()
            [paused] = await cal.hears(PausedTold)
            assert (paused.code, paused.frozen, paused.ms_left) == (
                "connections.lost",
                True,
                60_000,
            )
            await ann.reopen()
            assert await cal.hears(ResumedTold) == []
            await ben.reopen()
            assert await cal.hears(ResumedTold) == [ResumedTold("connections.lost")]

        async with lines_room(*THREE) as (room, [ann, ben, cal]):
            await ann.close()
            await ben.close()
            await room.clock.pass_ms(59_999)
            assert await cal.hears(ResumedTold) == []
            await room.clock.pass_ms(1)
            assert await cal.hears(ResumedTold) == [ResumedTold("connections.lost")]

    async def test_d21_after_a_pause_the_clock_goes_on(self) -> None:
        policy = {"pause_every_minutes": 2}
        async with lines_room(*THREE, policy=policy) as (room, guests):
            waiting = in_turn(room, guests)
            others = [each for each in guests if each is not waiting]
            await room.clock.pass_ms(4_000)
            for each in others:
                await each.close()
            await room.clock.pass_ms(40_000)
            for each in others:
                await each.reopen()
            assert not is_paused(room)
            assert left_ms(room) == 26_000
            for each in others:
                await each.close()
            assert not is_paused(room)
            for each in others:
                await each.reopen()
            await waiting.act(calm)
            await room.clock.pass_ms(80_000)
            for each in guests:
                await room.dealer.sit_out(each.id, on=False, request=request())

            for each in guests:
                await each.close()

            assert is_paused(room)

    async def test_d22_when_the_room_itself_was_down_every(self) -> None:
        assert [each * 1000 for each in numbers("D22")] == [LEAST_LEFT_MS]
        async with lines_room(*THREE) as (room, guests):
            await room.clock.pass_ms(8_000)
            await room.floor.close()
            async with restarted(room, guests, down_ms=3_600_000) as (again, _):
                assert left_ms(again) == 22_000
        async with lines_room(*THREE) as (room, guests):
            await room.clock.pass_ms(28_000)
            await room.floor.close()
            async with restarted(room, guests, down_ms=5_000) as (again, _):
                assert left_ms(again) == LEAST_LEFT_MS

    async def test_d23_deadlines_bonuses_protections_and_pauses_are_stored(self) -> None:
        async with lines_room(*THREE, house="partypoker") as (room, guests):
            await in_turn(room, guests).act(calm)
            lost = await lost_in_turn(room, guests)
            guest = in_turn(room, guests)
            await guest.close()
            await guest.reopen()
            assert left_ms(room) == 50_000
            await room.clock.pass_ms(10_000)
            for each in guests:
                await each.close()
            assert is_paused(room)
            await room.clock.pass_ms(20_000)
            await room.floor.close()

            async with restarted(room, guests, down_ms=600_000) as (again, back):
                assert left_ms(again) == 40_000
                clock = again.dealer.state.clock
                assert clock is not None
                assert clock.bonus_given
                assert seat_of(again, lost).protection is not None
                await again.clock.pass_ms(39_000)
                assert is_paused(again)
                assert left_ms(again) + 39_000 >= 40_000
                for each in back:
                    await each.reopen()
                assert not is_paused(again)
                assert left_ms(again) == 40_000

    async def test_d24_a_seat_whose_player_takes_no_part(self) -> None:
        async with lines_room(*THREE) as (room, [ann, ben, cal]):
            await play_on([ann, ben, cal])
            await ann.close()
            await room.dealer.sit_out(ben.id, on=True, request=request())
            await room.dealer.sit_out(cal.id, on=True, request=request())
            had = await room.wallet(ann) + seat_of(room, ann).stack

            await room.clock.pass_ms(10 * 60_000)

            assert room.dealer.state.table.of(ann.id) is None
            assert await room.wallet(ann) == had

    async def test_d25_whoever_has_had_no_connection_for_as(self) -> None:
        async with lines_room(*THREE, policy={"lost_line_seconds": 3}) as (room, guests):
            [ann, ben, cal] = guests
            await play_on(guests)
            await ann.close()

            await room.clock.pass_ms(2_999)
            assert not seat_of(room, ann).absent
            await room.begin()

            assert room.dealer.state.table.hands == 2
            assert seat_of(room, ann).seat not in room.dealer.state.table.in_hand
            assert seat_of(room, ann).stack
            await ann.reopen()
            await play_on([ben, cal])
            await room.begin()
            assert seat_of(room, ann).seat in room.dealer.state.table.in_hand


def lost_seat_in(contenders: tuple[int, ...], seat: int) -> bool:
    return seat in contenders


def to_show(room: SmallRoom) -> bool:
    play = room.dealer.state.open_play
    return play is not None and bool(play.hand.showdown_order)


async def shown_connected(viewer: Guest, whom: Guest) -> bool:
    told = (await viewer.table()).seats
    return next(each.connected for each in told if each.player == whom.id)


async def acted_after_lapse(room: SmallRoom) -> set[int]:
    return {each.seat for each in done_after_lapse(room)[1:] if isinstance(each, Checked | Folded)}


class TestThePage:
    """Each sentence of the page has a test named after it, and each such test a sentence."""

    def test_pairs_sentences_and_tests(self) -> None:
        tests = [name for name in vars(TestDisconnectPolicy) if name.startswith("test_d")]

        assert sorted(tests) == sorted(
            f"test_{number.lower()}_{slug(said)}" for number, said in SENTENCES.items()
        )

    def test_numbers_its_sentences_without_a_gap(self) -> None:
        found = [int(number.removeprefix("D")) for number in SENTENCES]

        assert found[0] == 1
        assert all(after == before + 1 for before, after in pairwise(found))


def slug(sentence: str) -> str:
    """The first seven words of a sentence, as a name."""
    words = re.sub(r"[^a-z0-9 ]", "", sentence.lower().replace("-", " ")).split()
    return "_".join(words[:7])
