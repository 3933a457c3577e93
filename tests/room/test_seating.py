"""What people ask of a table between hands, and which chips it moves."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doorcard.room import seating
from doorcard.room.cage import Account, Transfer, apply
from doorcard.room.policy import DealerRotation, RoomPolicy
from doorcard.room.table import Seat, Table
from doorcard.stud import Chips, HouseRules, Refusal

POLICY = RoomPolicy()
FIXED = RoomPolicy(buy_in_min=8000, buy_in_max=8000)


def a_table(*stacks: Chips, policy: RoomPolicy = POLICY, seats: int = 8) -> Table:
    """Ann, Ben, Cal … at seats 1, 2, 3 …"""
    names = ("Ann", "Ben", "Cal", "Dan", "Eve", "Fay", "Gus", "Hal")
    taken = tuple(
        Seat(number, name.lower(), name, stack)
        for number, (name, stack) in enumerate(zip(names, stacks, strict=False), start=1)
    )
    rules = HouseRules(max_players=seats)
    return Table(
        id="t", name="Table", house="reference", title="", rules=rules, policy=policy, seats=taken
    )


def refusal(code: str) -> pytest.RaisesExc[Refusal]:
    return pytest.RaisesExc(Refusal, check=lambda refused: refused.code == code)


def moved(transfers: tuple[Transfer, ...]) -> dict[Account, Chips]:
    balances: dict[Account, Chips] = {}
    apply(balances, transfers)
    return balances


class TestSittingDown:
    def test_takes_the_buy_in_from_the_wallet(self) -> None:
        table, transfers = seating.sit(a_table(), "ann", "Ann", 4, 2500, "key")

        assert table.seats == (Seat(4, "ann", "Ann", 2500),)
        assert moved(transfers) == {"wallet:ann": -2500, "seat:t:4": 2500}
        assert transfers[0].key == "key"

    def test_needs_a_free_seat(self) -> None:
        with refusal("seat.taken") as refused:
            seating.sit(a_table(2000), "eve", "Eve", 1, 2000)

        assert str(refused.value) == (
            "seat 1 at Table is taken by Ann: free are 2, 3, 4, 5, 6, 7, 8"
        )

    @pytest.mark.parametrize("seat", [0, -1, 9])
    def test_needs_a_seat_that_exists(self, seat: int) -> None:
        with refusal("seat.unknown"):
            seating.sit(a_table(), "eve", "Eve", seat, 2000)

    def test_is_refused_at_a_full_table(self) -> None:
        """Case L05."""
        with refusal("table.full"):
            seating.sit(a_table(*[2000] * 8), "ivy", "Ivy", 3, 2000)

    def test_is_refused_twice_at_one_table(self) -> None:
        with refusal("seat.already_seated"):
            seating.sit(a_table(2000), "ann", "Ann", 2, 2000)

    def test_is_refused_under_a_name_that_sits_there(self) -> None:
        with refusal("seat.name_at_table"):
            seating.sit(a_table(2000), "other", "ANN", 2, 2000)

    def test_short_is_refused(self) -> None:
        """001, item 2; case L01."""
        with refusal("buy_in.short") as refused:
            seating.sit(a_table(policy=FIXED), "ann", "Ann", 1, 1500)

        assert str(refused.value) == (
            "Ann cannot sit down at Table with 1500 chips: the buy-in is exactly 8000"
        )

    def test_with_too_much_is_refused(self) -> None:
        with refusal("buy_in.range"):
            seating.sit(a_table(), "ann", "Ann", 1, 20_001)


class TestToppingUp:
    def test_adds_between_hands(self) -> None:
        table, transfers = seating.top_up(a_table(3000), "ann", 500, 3000)

        assert table.of("ann") == Seat(1, "ann", "Ann", 3500)
        assert moved(transfers) == {"wallet:ann": -500, "seat:t:1": 500}

    def test_reserves_during_a_hand(self) -> None:
        """000, item 42; case L02."""
        playing = replace(a_table(3000, 3000), in_hand=(1, 2))

        table, transfers = seating.top_up(playing, "ann", 500, 30)

        assert table.of("ann") == Seat(1, "ann", "Ann", 3000, reserved=500)
        assert moved(transfers) == {"wallet:ann": -500, "reserve:t:1": 500}

    def test_gives_all_of_it_back_to_a_stack_that_has_grown_too_large(self) -> None:
        playing = replace(a_table(3000, 3000), in_hand=(1, 2))
        table, _ = seating.top_up(playing, "ann", 500, 30)

        over, transfers = seating.finish(table, {1: 20_000, 2: 0})

        assert over.of("ann") == Seat(1, "ann", "Ann", 20_000)
        assert moved(transfers) == {"reserve:t:1": -500, "wallet:ann": 500}

    def test_of_a_seat_not_dealt_in_adds_at_once(self) -> None:
        playing = replace(a_table(3000, 3000, 0), in_hand=(1, 2))

        table, _ = seating.top_up(playing, "cal", 2000, 0)

        assert table.of("cal") == Seat(3, "cal", "Cal", 2000)

    def test_cannot_pass_the_greatest_buy_in(self) -> None:
        with refusal("top_up.range") as refused:
            seating.top_up(a_table(19_000), "ann", 1_001, 19_000)

        assert refused.value.facts["highest"] == 1000

    def test_may_be_any_amount_while_there_is_a_stack(self) -> None:
        """Robert's Rules of Poker, Buy-ins: adding to a stack is no buy-in."""
        table, _ = seating.top_up(a_table(500), "ann", 1, 500)

        assert table.at(1) == Seat(1, "ann", "Ann", 501)

    def test_with_nothing_left_must_reach_the_least_buy_in_without_short_buys(self) -> None:
        """001, item 2."""
        with refusal("top_up.range"):
            seating.top_up(a_table(0), "ann", 1_999, 0)
        table, _ = seating.top_up(a_table(0), "ann", 2_000, 0)

        assert table.at(1) == Seat(1, "ann", "Ann", 2000)

    def test_may_be_short_where_the_house_allows_it(self) -> None:
        short = replace(POLICY, short_buy=True)

        table, _ = seating.top_up(a_table(0, policy=short), "ann", 25, 0)

        assert table.at(1) == Seat(1, "ann", "Ann", 25)
        with refusal("top_up.range"):
            seating.top_up(a_table(0, policy=short), "ann", 24, 0)

    def test_of_a_full_stack_is_refused_with_words(self) -> None:
        with refusal("top_up.range") as refused:
            seating.top_up(a_table(8000, policy=FIXED), "ann", 100, 8000)

        assert "nothing can be added to a stack of 8000" in str(refused.value)

    def test_of_a_leaver_is_refused(self) -> None:
        playing = replace(a_table(3000, 3000), in_hand=(1, 2))
        leaving, _ = seating.leave(playing, "ann")

        with refusal("seat.leaving"):
            seating.top_up(leaving, "ann", 500, 3000)

    def test_that_would_pass_the_greatest_buy_in_after_a_win_goes_back_in_part(self) -> None:
        playing = replace(a_table(3000, 3000), in_hand=(1, 2))
        waiting, _ = seating.top_up(playing, "ann", 17_000, 3000)

        table, transfers = seating.finish(waiting, {1: 5000, 2: 1000})

        assert table.at(1) == Seat(1, "ann", "Ann", 20_000)
        assert moved(transfers) == {
            "reserve:t:1": -17_000,
            "seat:t:1": 15_000,
            "wallet:ann": 2_000,
        }


class TestLeaving:
    def test_pays_the_stack_out(self) -> None:
        table, transfers = seating.leave(a_table(3000, 2000), "ann")

        assert table.of("ann") is None
        assert moved(transfers) == {"seat:t:1": -3000, "wallet:ann": 3000}

    def test_with_nothing_left_moves_nothing(self) -> None:
        _, transfers = seating.leave(a_table(0), "ann")

        assert transfers == ()

    def test_in_mid_hand_waits_for_its_end(self) -> None:
        playing = replace(a_table(3000, 2000, 2000), in_hand=(1, 2))

        leaving, nothing = seating.leave(playing, "ann")
        assert nothing == ()
        assert leaving.at(1) == Seat(1, "ann", "Ann", 3000, leaving=True, gone=True)
        table, transfers = seating.finish(leaving, {1: 2900, 2: 2100})

        assert [seat.seat for seat in table.seats] == [2, 3]
        assert moved(transfers) == {"seat:t:1": -2900, "wallet:ann": 2900}

    def test_takes_reserved_chips_along(self) -> None:
        playing = replace(a_table(3000, 2000), in_hand=(1, 2))
        waiting, _ = seating.top_up(playing, "ann", 500, 3000)
        leaving, _ = seating.leave(waiting, "ann")

        _, transfers = seating.finish(leaving, {1: 0, 2: 5000})

        assert moved(transfers) == {"reserve:t:1": -500, "wallet:ann": 500}

    def test_for_good_follows_leaving_after_the_hand(self) -> None:
        playing = replace(a_table(3000, 2000), in_hand=(1, 2))
        after, _ = seating.leave(playing, "ann", play_on=True)
        assert after.at(1) == Seat(1, "ann", "Ann", 3000, leaving=True)

        now, _ = seating.leave(after, "ann")

        assert now.at(1) == Seat(1, "ann", "Ann", 3000, leaving=True, gone=True)

    def test_needs_a_seat(self) -> None:
        with refusal("seat.not_seated"):
            seating.leave(a_table(), "ann")


class TestSittingOut:
    def test_is_not_dealt_in(self) -> None:
        table, _ = seating.sit_out(a_table(3000, 3000, 3000), "ben", on=True)

        assert seating.begin(table).in_hand == (3, 1)

    def test_comes_back(self) -> None:
        out, _ = seating.sit_out(a_table(3000, 3000), "ben", on=True)
        back, _ = seating.sit_out(out, "ben", on=False)

        assert back.ready == (1, 2)

    def test_after_a_lapse_lasts_until_the_player_says_so(self) -> None:
        table = seating.lapse(a_table(3000, 3000), 2, connected=True)

        assert table.ready == (1,)
        assert seating.come_back(table, "ben") == table

    def test_after_a_lapse_without_connection_ends_with_it(self) -> None:
        """Case K10."""
        table = seating.lapse(a_table(3000, 3000), 2, connected=False)

        assert table.ready == (1,)
        assert seating.come_back(table, "ben").ready == (1, 2)

    def test_leaves_free_and_leaving_seats_alone(self) -> None:
        table = replace(a_table(3000, 3000), in_hand=(1, 2))
        leaving, _ = seating.leave(table, "ann")

        assert seating.lapse(leaving, 1, connected=True) == leaving
        assert seating.lapse(leaving, 7, connected=True) == leaving
        assert seating.come_back(leaving, "zoe") == leaving


class TestTheButton:
    """Rule book, part 2, row 38; 001, item 5."""

    def test_starts_at_the_first_seat_and_deals_from_its_left(self) -> None:
        table = seating.begin(a_table(3000, 3000, 3000))

        assert (table.dealer, table.in_hand, table.hands) == (1, (2, 3, 1), 1)

    def test_moves_to_the_next_seat_in(self) -> None:
        table = replace(a_table(3000, 0, 3000), dealer=1)

        assert seating.begin(table).dealer == 3

    def test_passes_the_seat_of_one_who_left(self) -> None:
        table = replace(a_table(3000, 3000, 3000), dealer=3)
        gone, _ = seating.leave(table, "cal")

        assert seating.begin(gone).dealer == 1

    def test_stays_where_the_dealer_is_fixed(self) -> None:
        fixed = replace(POLICY, dealer_rotation=DealerRotation.FIXED)
        table = replace(a_table(3000, 3000, 3000, policy=fixed), dealer=2)

        assert seating.begin(table).dealer == 2

    def test_needs_two(self) -> None:
        with pytest.raises(ValueError, match="fewer than two are ready"):
            seating.begin(a_table(3000, 0))
        with pytest.raises(ValueError, match="nobody at Table is ready"):
            a_table(0).next_dealer()

    def test_needs_the_last_hand_to_be_over(self) -> None:
        with pytest.raises(ValueError, match="a hand is being played"):
            seating.begin(replace(a_table(3000, 3000), in_hand=(1, 2)))
