"""What becomes of a table by itself, as time passes."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doorcard.room import seating
from doorcard.room.changing import announce
from doorcard.room.queueing import wait
from doorcard.room.returning import LeftWith
from doorcard.room.table import Table
from doorcard.room.upkeep import moved_on, upkeep, upkeep_due
from tests.room.test_seating import a_table, moved, refusal

EVERYBODY = frozenset({"ann", "ben", "cal", "dan"})
MINUTE = 60_000


def kept(table: Table, wall_ms: int, *, away: str = "", bots: str = "") -> Table:
    """The table after upkeep; ``away`` and ``bots`` are names with blanks between."""
    after, _ = upkeep(table, wall_ms, EVERYBODY - set(away.split()), set(bots.split()))
    return after


def seats(table: Table) -> list[str]:
    return [seat.player for seat in table.seats]


class TestASeatWithoutChips:
    def test_is_kept_for_a_while(self) -> None:
        table = kept(a_table(0, 3000), 0)

        assert upkeep_due(table) == 120_000
        assert seats(kept(table, 119_999)) == ["ann", "ben"]
        assert seats(kept(table, 120_000)) == ["ben"]

    def test_is_kept_for_good_once_chips_are_bought(self) -> None:
        table = kept(a_table(0, 3000), 0)

        bought, _ = seating.top_up(table, "ann", 2000, 0)

        assert kept(bought, 60_000).seats[0].busted_until_ms is None
        assert seats(kept(kept(bought, 60_000), 120_000)) == ["ann", "ben"]

    def test_is_not_counted_while_its_hand_is_played(self) -> None:
        """All-in, a seat has nothing behind and is no seat without chips."""
        playing = replace(seating.begin(a_table(0, 3000, 3000)), in_hand=(1, 2))

        assert kept(playing, 0).seats[0].busted_until_ms is None


class TestALostLine:
    """Policy on lost connections, D25."""

    def test_is_dealt_in_for_a_while(self) -> None:
        table = kept(a_table(3000, 3000, 3000), 0, away="ann")

        assert upkeep_due(table) == 30_000
        assert kept(table, 29_999, away="ann").ready == (1, 2, 3)
        assert kept(table, 30_000, away="ann").ready == (2, 3)

    def test_that_is_back_in_time_is_dealt_in(self) -> None:
        table = kept(a_table(3000, 3000), 0, away="ann")

        assert kept(kept(table, 29_000), 40_000).ready == (1, 2)

    def test_is_looked_at_between_hands_alone(self) -> None:
        playing = kept(seating.begin(a_table(3000, 3000)), 0, away="ann")

        assert not kept(playing, MINUTE, away="ann").seats[0].absent
        over, _ = seating.finish(playing, {1: 2900, 2: 3100})
        assert kept(over, MINUTE, away="ann").seats[0].absent

    def test_of_a_house_that_waits_for_nobody_is_not_dealt_in_at_all(self) -> None:
        table = a_table(3000, 3000)
        table = replace(table, policy=replace(table.policy, lost_line_seconds=0))

        assert kept(table, 0, away="ann").ready == (2,)

    def test_is_not_what_a_player_misses_who_only_says_nothing(self) -> None:
        """Whoever let "I'm in" pass is asked again; the line stands."""
        table = a_table(3000, 3000)
        table = replace(table.with_seat(replace(table.seats[0], auto_ante=False)), hands=3)

        assert not kept(kept(table, 0), 9 * MINUTE).seats[0].absent


class TestALongAbsence:
    def test_gives_the_seat_up_and_its_chips_back(self) -> None:
        table = kept(a_table(3000, 3000), 0, away="ann")

        after, transfers = upkeep(table, 10 * MINUTE, {"ben"}, ())

        assert seats(after) == ["ben"]
        assert moved(transfers) == {"seat:t:1": -3000, "wallet:ann": 3000}

    def test_waits_for_the_hand_to_end(self) -> None:
        playing = seating.begin(a_table(3000, 3000))
        table = kept(playing, 0, away="ann")

        assert upkeep_due(table) is None
        assert seats(kept(table, 11 * MINUTE, away="ann")) == ["ann", "ben"]
        over, _ = seating.finish(table, {1: 2900, 2: 3100})
        assert seats(kept(over, 11 * MINUTE, away="ann")) == ["ben"]

    def test_is_over_when_the_player_is_back(self) -> None:
        table = kept(a_table(3000, 3000), 0, away="ann")

        back = kept(table, 9 * MINUTE)

        assert back.seats[0].away_since_ms is None
        assert seats(kept(back, 12 * MINUTE)) == ["ann", "ben"]

    def test_is_sitting_out_too(self) -> None:
        out, _ = seating.sit_out(a_table(3000, 3000), "ann", on=True)

        assert seats(kept(kept(out, 0), 10 * MINUTE)) == ["ben"]

    def test_is_to_let_every_question_pass(self) -> None:
        """001, item 3: who does not say "I'm in" takes no part."""
        table = replace(a_table(3000, 3000), hands=5)
        table = table.with_seat(replace(table.seats[0], auto_ante=False, in_for=4))

        assert kept(table, 7).seats[0].away_since_ms == 7

    def test_is_no_bots(self) -> None:
        assert kept(a_table(3000), 0, away="ann", bots="ann").seats[0].away_since_ms is None

    def test_lasts_as_long_as_the_house_says(self) -> None:
        table = a_table(3000)
        policy = replace(table.policy, absence_minutes=1, lost_line_seconds=600)
        table = replace(table, policy=policy)

        assert upkeep_due(kept(table, 500, away="ann")) == 60_500


class TestAWaitingLine:
    def test_is_offered_what_an_absence_frees(self) -> None:
        full = wait(a_table(3000, 3000, seats=2), "cal", "Cal")
        table = kept(full, 0, away="ann")

        after = kept(table, 10 * MINUTE, away="ann")

        assert [(each.player, each.seat) for each in after.offers] == [("cal", 1)]
        assert upkeep_due(after) == 11 * MINUTE


class TestTheEndOfATable:
    def test_gives_every_chip_back_and_leaves_nobody_waiting(self) -> None:
        full = wait(a_table(3000, 2000, seats=2), "cal", "Cal")

        after, transfers = upkeep(replace(full, closing=True), 0, EVERYBODY, ())

        assert moved(transfers) == {
            "seat:t:1": -3000,
            "wallet:ann": 3000,
            "seat:t:2": -2000,
            "wallet:ben": 2000,
        }
        assert after.closed
        assert (after.seats, after.waiting, after.offers, after.left) == ((), (), (), ())

    def test_waits_for_the_hand(self) -> None:
        playing = replace(seating.begin(a_table(3000, 2000)), closing=True)

        after, transfers = upkeep(playing, 0, EVERYBODY, ())

        assert (after, transfers) == (playing, ())

    def test_takes_no_new_player(self) -> None:
        with refusal("table.closing"):
            seating.sit(replace(a_table(3000), closing=True), "ben", "Ben", 2, 2000)


class TestWhatWasTakenAway:
    def test_is_remembered_for_an_hour(self) -> None:
        left, _ = seating.leave(a_table(5000, 3000), "ann")

        table = kept(left, 100)

        assert table.left == (LeftWith("ann", 5000, 100 + 60 * MINUTE),)
        assert kept(table, 60 * MINUTE + 99).left == table.left
        assert kept(table, 60 * MINUTE + 100).left == ()

    def test_is_not_remembered_of_bots(self) -> None:
        left, _ = seating.leave(a_table(5000, 3000), "ann")

        assert kept(left, 0, bots="ann").left == ()


class TestABot:
    def test_antes_by_itself_whatever_the_house_begins_with(self) -> None:
        table = a_table(3000)
        table = table.with_seat(replace(table.seats[0], auto_ante=False))

        assert kept(table, 0, bots="ann").seats[0].auto_ante


class TestDeadlines:
    def test_move_on_by_the_time_the_room_was_down(self) -> None:
        full = wait(a_table(0, 3000, seats=2), "cal", "Cal")
        table = kept(full, 0, away="ben")
        offered = kept(full.without_seat(1), 0)

        later = moved_on(table, 5000)

        assert later.seats[0].busted_until_ms == 125_000
        assert later.seats[1].away_since_ms == 5000
        assert moved_on(offered, 5000).offers[0].until_ms == 65_000

    def test_are_none_at_a_table_where_nothing_is_due(self) -> None:
        assert upkeep_due(kept(a_table(3000), 0)) is None


class TestAnnouncedRules:
    """Rules of a table change only between hands, and a hand after they are announced."""

    def test_are_in_force_after_a_whole_hand_by_the_old_ones(self) -> None:
        table = a_table(3000, 3000)
        dearer = table.rules.with_(ante=30)
        table = kept(announce(table, dearer, table.policy, "eve"), 0)
        assert table.rules.ante == 25

        playing = seating.begin(table)
        assert kept(playing, 0).rules.ante == 25
        over, _ = seating.finish(playing, {1: 3000, 2: 3000})

        after = kept(over, 0)
        assert (after.rules.ante, after.announced) == (30, None)

    def test_announced_in_mid_hand_wait_for_the_next_one_too(self) -> None:
        table = seating.begin(a_table(3000, 3000))
        table = announce(table, table.rules.with_(ante=30), table.policy, "eve")

        over, _ = seating.finish(table, {1: 3000, 2: 3000})
        over = kept(over, 0)
        assert over.rules.ante == 25
        again, _ = seating.finish(seating.begin(over), {1: 3000, 2: 3000})

        assert kept(again, 0).rules.ante == 30

    @pytest.mark.parametrize("player", ["ann", "ben"])
    def test_are_in_force_at_once_where_nobody_else_sits(self, player: str) -> None:
        table = a_table(3000)

        changed = announce(table, table.rules.with_(ante=30), table.policy, player)

        assert (changed.rules.ante == 30) == (player == "ann")
