"""Lines that are lost, alone and many at once."""

from __future__ import annotations

import pytest

from doorcard.adapters.clock_rows import LapseRows
from doorcard.adapters.memory import MemoryStore
from doorcard.room.lines import AT_ONCE_MS
from doorcard.service.clock.lapse_news import outcome_of
from doorcard.service.clock.lines import Gap, Lines
from doorcard.service.clock.ports import Outcome
from doorcard.service.table.tellings import PausedTold, ResumedTold, TurnTold
from doorcard.stud import (
    BroughtIn,
    Checked,
    Event,
    Folded,
    LapseCause,
    Lapsed,
    Mucked,
    OpenerNamed,
    OpenerReason,
    TreatedAllIn,
)
from tests.service.clockwork import HandClock
from tests.service.lines_room import (
    GRACE_MS,
    add_table,
    done_after_lapse,
    in_turn,
    is_paused,
    lapses_told,
    left_ms,
    lines_room,
    seat_of,
)
from tests.service.small_room import Guest, SmallRoom, calm, request, small_room

THREE = ("Ann", "Ben", "Cal")
LAPSED = Lapsed(2, LapseCause.TIMEOUT)


async def both_lost(room: SmallRoom, guests: list[Guest]) -> list[Guest]:
    """Everybody but the player in turn is lost at once."""
    waiting = in_turn(room, guests)
    others = [each for each in guests if each is not waiting]
    for each in others:
        await each.close()
    return others


class TestTheLinesOfATable:
    @pytest.mark.parametrize(
        ("when", "stood"), [(99, True), (100, False), (199, False), (200, True)]
    )
    def test_remember_the_latest_gap(self, when: int, *, stood: bool) -> None:
        lines = Lines()
        lines.lost("ann", 100, {"ann"})
        lines.back("ann", 200)

        assert lines.stood("ann", when, stands=True) is stood

    def test_are_as_the_listeners_say_where_nothing_is_known(self) -> None:
        assert Lines().stood("ann", 5, stands=True)
        assert not Lines().stood("ann", 5, stands=False)

    def test_were_down_before_the_room_opened(self) -> None:
        lines = Lines()
        lines.back("ann", 200)

        assert not lines.stood("ann", 100, stands=True)
        assert lines.stood("ann", 200, stands=True)
        assert Gap(None).covers(0)

    def test_are_lost_at_once_within_a_time(self) -> None:
        lines, seated = Lines(), {"ann", "ben", "cal"}
        lines.lost("ann", 1_000, seated)
        lines.lost("ben", 2_000, seated)
        lines.lost("cal", 3_000, seated)
        lines.back("ben", 4_000)

        assert lines.lost_at_once(1_000 + AT_ONCE_MS) == ("cal",)
        assert lines.lost_at_once(999 + AT_ONCE_MS) == ("ann", "cal")

    def test_of_players_without_a_seat_are_forgotten(self) -> None:
        lines = Lines()
        lines.lost("ann", 1_000, {"ann"})
        lines.lost("ben", 1_000, {"ben"})

        assert lines.lost_at_once(1_001) == ("ben",)


class TestWhatTheHouseDid:
    @pytest.mark.parametrize(
        ("events", "outcome"),
        [
            ([BroughtIn(2, 50)], Outcome.POSTED),
            ([BroughtIn(2, 50), OpenerNamed(3, OpenerReason.BEST_BOARD)], Outcome.POSTED),
            ([BroughtIn(2, 50), TreatedAllIn(2)], Outcome.POSTED_ALL_IN),
            ([Checked(2)], Outcome.CHECKED),
            ([Folded(2), Folded(3)], Outcome.FOLDED),
            ([TreatedAllIn(2)], Outcome.ALL_IN),
            ([Mucked(2)], Outcome.MUCKED),
        ],
    )
    def test_is_read_from_the_events(self, events: list[Event], outcome: Outcome) -> None:
        assert outcome_of([LAPSED, *events]) is outcome

    @pytest.mark.parametrize("events", [[], [Checked(2)], [LAPSED]])
    def test_is_nothing_where_no_turn_ran_out(self, events: list[Event]) -> None:
        with pytest.raises(ValueError, match="nobody's turn"):
            outcome_of(events)


class TestTheCause:
    """000, items 47 to 50; cases K10 and K12: what held at the deadline decides."""

    async def test_is_time_for_who_is_lost_only_in_the_grace(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            guest = in_turn(room, guests)
            await room.clock.pass_ms(30_000 + GRACE_MS // 2)
            await guest.close()
            await room.clock.pass_ms(GRACE_MS)

            other = next(each for each in guests if each is not guest)
            [told] = await lapses_told(other)
            assert told.cause is LapseCause.TIMEOUT

    async def test_is_a_lost_line_for_who_comes_back_only_afterwards(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            guest = in_turn(room, guests)
            await guest.close()
            await room.clock.pass_ms(30_001)
            await guest.reopen()

            other = next(each for each in guests if each is not guest)
            [told] = await lapses_told(other)
            assert told.cause is LapseCause.DISCONNECT

    async def test_is_time_for_who_was_back_before(self) -> None:
        async with lines_room(*THREE, house="celebpoker", buy_in=8000) as (room, guests):
            guest = in_turn(room, guests)
            await guest.close()
            await room.clock.pass_ms(9_000)
            await guest.reopen()
            await room.clock.pass_ms(1_000 + GRACE_MS + 1)

            other = next(each for each in guests if each is not guest)
            [told] = await lapses_told(other)
            assert told.cause is LapseCause.TIMEOUT
            assert told.protection is None


class StaleStore(MemoryStore):
    """Another table has taken a protection since the count was read, once."""

    stale = False

    @property
    def lapses(self) -> LapseRows:
        return Stale(self) if self.stale else super().lapses


class Stale(LapseRows):
    def __init__(self, store: StaleStore) -> None:
        super().__init__(store._rows.do)
        self._store = store

    async def used(self, player: str, day: int) -> int:
        self._store.stale = False
        return await super().used(player, day) + 1


class TestAProtection:
    """Rule book, part 2, 4 and 5; case K11."""

    async def test_is_counted_anew_when_another_table_took_one_meanwhile(self) -> None:
        store = StaleStore()
        await add_table(store, "partypoker")
        async with small_room(store=store, houses=["partypoker"]) as room:
            guests = await room.seated(*THREE)
            await room.begin()
            await in_turn(room, guests).act(calm)
            lost = in_turn(room, guests)
            await lost.close()
            store.stale = True

            await room.clock.pass_ms(30_001)

            assert done_after_lapse(room)[0] == TreatedAllIn(seat_of(room, lost).seat)
            [line] = await store.lapses.page(None, 10)
            assert line.used == 1

    async def test_is_not_used_by_who_ran_out_of_time(self) -> None:
        policy = {"allin_protections_per_day": 0}
        async with lines_room(*THREE, house="celebpoker", policy=policy, buy_in=8000) as (
            room,
            guests,
        ):
            await in_turn(room, guests).act(calm)
            slow = in_turn(room, guests)
            await room.clock.pass_ms(10_000 + GRACE_MS + 1)

            assert done_after_lapse(room)[0] == TreatedAllIn(seat_of(room, slow).seat)
            assert seat_of(room, slow).protection is None


class TestAPauseForLostLines:
    """Ours: no source names one."""

    async def test_lets_who_is_there_act(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            waiting = in_turn(room, guests)
            await both_lost(room, guests)
            assert is_paused(room)

            await room.clock.pass_ms(40_000)
            await waiting.act(calm)

            assert in_turn(room, guests) is not waiting
            assert left_ms(room) == 30_000

    async def test_stops_the_clock_of_a_turn_that_begins_in_it(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            waiting = in_turn(room, guests)
            others = await both_lost(room, guests)
            await waiting.act(calm)
            await room.clock.pass_ms(45_000)
            for each in others:
                await each.reopen()

            turns = await waiting.hears(TurnTold)
            assert turns[-1].ms_left in (30_000, 50_000)  # with the bonus where it is theirs
            assert not is_paused(room)

    async def test_deals_no_hand(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            while room.dealer.state.open_play is not None:
                await in_turn(room, guests).act(calm)
            for each in guests[:2]:
                await each.close()
            assert is_paused(room)

            await room.clock.pass_ms(59_000)
            assert room.dealer.state.table.hands == 1
            await room.clock.pass_ms(20_000)

            assert room.dealer.state.table.hands == 2

    async def test_waits_for_who_is_lost_meanwhile_too(self) -> None:
        async with lines_room("Ann", "Ben", "Cal", "Dee", "Eve") as (room, guests):
            for each in guests[:3]:
                await each.close()
            assert is_paused(room)
            await room.clock.pass_ms(20_000)
            await guests[3].close()
            for each in guests[:3]:
                await each.reopen()
            assert is_paused(room)
            await guests[3].reopen()
            assert not is_paused(room)

    async def test_is_over_when_who_is_missing_has_left(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            while room.dealer.state.open_play is not None:
                await in_turn(room, guests).act(calm)
            for each in guests[:2]:
                await each.close()
                await room.dealer.leave(each.id, request=request())

            assert not is_paused(room)

    async def test_needs_more_than_half(self) -> None:
        async with lines_room("Ann", "Ben", "Cal", "Dee") as (room, guests):
            for each in guests[:2]:
                await each.close()

            assert not is_paused(room)

    async def test_does_not_count_who_watches_or_sits_out(self) -> None:
        async with lines_room("Ann", "Ben", "Cal", "Dee") as (room, guests):
            rail = [await room.guest(name) for name in ("Eve", "Fay")]
            await room.dealer.sit_out(guests[3].id, on=True, request=request())
            for each in (*rail, guests[3], guests[0]):
                await each.close()

            assert not is_paused(room)

    async def test_needs_lines_that_are_lost_at_once(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await guests[0].close()
            await room.clock.pass_ms(AT_ONCE_MS)
            await guests[1].close()

            assert not is_paused(room)

    async def test_goes_with_another_pause_and_counts_its_time_once(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            waiting = in_turn(room, guests)
            await room.clock.pass_ms(6_000)
            await both_lost(room, guests)
            await room.clock.pass_ms(50_000)
            room.dealer.hold("store.slow", "the disk is slow", frozen=True)
            await room.clock.pass_ms(50_000)
            assert not is_paused(room)
            await waiting.listen()
            room.dealer.release("store.slow")

            assert left_ms(room) == 24_000

    async def test_is_told_to_who_comes_with_what_is_left_of_it(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            await both_lost(room, guests)
            await room.clock.pass_ms(25_000)

            dee = await room.guest("Dee")

            [paused] = await dee.hears(PausedTold)
            assert paused.ms_left == 35_000

    async def test_does_not_follow_a_wall_clock_that_is_set_back(self) -> None:
        async with lines_room(*THREE) as (room, guests):
            waiting = in_turn(room, guests)
            await both_lost(room, guests)
            set_wall(room.clock, back_ms=3_600_000)

            await room.clock.pass_ms(60_000)

            assert not is_paused(room)
            assert await waiting.hears(ResumedTold) == [ResumedTold("connections.lost")]


def set_wall(clock: HandClock, *, back_ms: int) -> None:
    clock._wall -= back_ms
