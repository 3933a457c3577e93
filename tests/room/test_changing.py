"""Changing a table's rules, and what keeps it from being done."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doorcard.cards import FRESH_DECK, parse_cards
from doorcard.room.anteing import say_in, set_auto_ante
from doorcard.room.button_draw import button_of, drawn_cards
from doorcard.room.changing import announce, rules_problems, withdraw
from doorcard.room.policy import RoomPolicy
from doorcard.room.rules_change import changed_fields
from doorcard.room.seating import begin
from doorcard.stud import HOUSES, HouseRules
from doorcard.stud.problems import problems_of
from tests.room.test_seating import a_table, refusal


class TestTheValidator:
    """Rule book, part 3; case L06."""

    def test_names_everything_that_is_wrong_at_once(self) -> None:
        rules = HouseRules(small_bet=100, ante=25, bring_in=100, max_players=9)

        problems = rules_problems("reference", rules, RoomPolicy(turn_seconds=10, bust_seconds=1))

        assert [str(each) for each in problems] == [
            "bring_in 100 must lie below small_bet 100",
            "max_players 9 must lie between 2 and 8",
            "timer_visible_seconds 20 must lie between 0 and turn_seconds 10",
            "bust_seconds 1 must lie between 10 and 1800",
        ]

    def test_keeps_what_a_source_forbids(self) -> None:
        """002, item 15: limit only."""
        rules = HOUSES["common_hi"].rules.with_(max_raises=2, open_pair_hilo=True)

        assert [*map(str, rules_problems("common_hi", rules, RoomPolicy()))] == [
            "open_pair_hilo must be off in this house: no double bet in hi/lo (002, item 25)"
        ]

    def test_sets_an_end_to_stakes(self) -> None:
        rules = HouseRules(small_bet=20_000_000, big_bet=40_000_000)

        problems = rules_problems("reference", rules, RoomPolicy())

        assert {each.code for each in problems} == {"rules.most"}
        assert [each.facts["field"] for each in problems] == ["small_bet", "big_bet"]

    def test_knows_the_houses(self) -> None:
        with refusal("house.unknown"):
            rules_problems("ritz", HouseRules(), RoomPolicy())


class TestAnnouncing:
    def test_is_refused_with_all_problems(self) -> None:
        table = a_table(3000, 3000, 3000)
        bad = table.rules.with_(max_players=2, chip_unit=5)

        with refusal("table.rules") as refused:
            announce(table, bad, table.policy, "eve")

        assert [*map(str, problems_of(refused.value))] == [
            "max_players 2 leaves no seat 3 for Cal: wait until it is free",
            "chip_unit 5 can be set only while nobody sits at the table",
        ]

    def test_is_refused_where_nothing_changes(self) -> None:
        table = a_table(3000, 3000)

        with refusal("table.no_change"):
            announce(table, table.rules, table.policy, "eve")

    def test_is_refused_at_a_table_that_closes(self) -> None:
        table = replace(a_table(3000, 3000), closing=True)

        with refusal("table.closing"):
            announce(table, table.rules.with_(ante=1), table.policy, "eve")

    def test_can_be_taken_back(self) -> None:
        table = a_table(3000, 3000)
        announced = announce(table, table.rules.with_(ante=1), table.policy, "eve")

        assert withdraw(announced) == table
        with refusal("table.no_change"):
            withdraw(table)

    def test_names_what_will_be_other(self) -> None:
        old, new = HouseRules(), HouseRules(ante=10, max_raises=None)

        changes = changed_fields(old, RoomPolicy(), new, RoomPolicy(turn_seconds=25))

        assert [(each.field, each.before, each.after) for each in changes] == [
            ("ante", 25, 10),
            ("max_raises", 3, None),
            ("turn_seconds", 30, 25),
        ]


SWITCH = RoomPolicy(auto_ante_switch=True)


class TestAnAnteByHand:
    """001, items 3 and 4; case L03."""

    def test_is_asked_of_who_switched_the_automatic_one_off(self) -> None:
        table = set_auto_ante(a_table(3000, 3000, 3000, policy=SWITCH), "ben", on=False)

        assert (table.asked, table.ready) == ((2,), (1, 3))
        assert begin(table).in_hand == (3, 1)

    def test_is_posted_by_saying_so(self) -> None:
        table = set_auto_ante(a_table(3000, 3000, policy=SWITCH), "ben", on=False)

        table = say_in(table, "ben", 1)

        assert (table.asked, table.ready) == ((), (1, 2))
        assert begin(table).in_hand == (2, 1)

    def test_is_asked_again_for_the_next_hand(self) -> None:
        table = set_auto_ante(a_table(3000, 3000, policy=SWITCH), "ben", on=False)

        playing = begin(say_in(table, "ben", 1))

        assert playing.asked == (2,)

    @pytest.mark.parametrize(("player", "number"), [("ann", 1), ("ben", 2), ("ben", 0)])
    def test_is_said_when_it_is_asked(self, player: str, number: int) -> None:
        table = set_auto_ante(a_table(3000, 3000, policy=SWITCH), "ben", on=False)

        with refusal("ante.not_asked"):
            say_in(table, player, number)

    def test_needs_a_house_with_the_switch(self) -> None:
        with refusal("ante.no_switch"):
            set_auto_ante(a_table(3000, 3000), "ben", on=False)

    def test_is_over_when_new_rules_take_the_switch_away(self) -> None:
        table = set_auto_ante(a_table(3000, policy=SWITCH), "ann", on=False)

        table = announce(table, table.rules, RoomPolicy(), "ann")

        assert table.seats[0].auto_ante


class TestTheFirstButton:
    """Rule book, part 2, row 38; no source says who has it first."""

    def test_is_drawn_for_by_those_who_are_dealt_in(self) -> None:
        table = a_table(3000, 0, 3000, 3000)

        begun = begin(table, parse_cards("9s Kd Kh"))

        assert begun.dealer == 4
        assert [(each.seat, each.card) for each in begun.drawn] == [
            (1, "9s"),
            (3, "Kd"),
            (4, "Kh"),
        ]
        assert begun.in_hand == (1, 3, 4)

    def test_is_drawn_for_once(self) -> None:
        begun = begin(a_table(3000, 3000), parse_cards("9s Kd"))
        over = replace(begun, in_hand=())

        again = begin(over, parse_cards("As 2c"))

        assert (again.dealer, again.drawn) == (1, begun.drawn)

    def test_goes_by_suit_among_equal_ranks(self) -> None:
        assert button_of(drawn_cards((1, 2, 3, 4), parse_cards("7c 7s 7h 7d"))) == 2

    def test_needs_a_card_for_everybody(self) -> None:
        with pytest.raises(ValueError, match="3 seats cannot draw from 2 cards"):
            drawn_cards((1, 2, 3), FRESH_DECK[:2])
