"""Reasons: the rule behind each option, and where it is written."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from doorcard.stud import (
    HOUSES,
    Action,
    Bet,
    Call,
    Complete,
    Hand,
    HouseRules,
    Raise,
    Show,
    options,
)
from doorcard.stud import reasons as reasons_module
from doorcard.stud.choices import AnteAllinLowCard, Betting, Game, OpenPairDouble
from doorcard.stud.house_words.citations import Citation, citations, read_source
from doorcard.stud.house_words.sources import SOURCES
from doorcard.stud.reasons import Reason, reasons
from tests.stud.any_hand import played_through
from tests.stud.spoken_hand import Spoken, spoken
from tests.stud.spoken_streets import FOUR, LOW_ALL_IN, RIVER, on_fifth, on_fourth

ALONE = {"3": "Ann bring, Ben fold, Cal fold, Dee fold"}
DOCUMENTS = {"000", "001", "002", "003", "rule_book", "roberts", "tda"}


def told(hand: Spoken) -> dict[str, Reason]:
    """The reasons by button; a second size of wager under its amount."""
    found: dict[str, Reason] = {}
    for each in reasons(hand.hand):
        found[each.about if each.about not in found else f"{each.about} {each.to}"] = each
    return found


def codes(hand: Spoken) -> dict[str, str]:
    return {about: each.code for about, each in told(hand).items()}


class TestThirdStreet:
    """000, items 11 to 13; 001, items 7 and 8; rule book, part 2, 7 and 10."""

    def test_binds_the_low_card_to_the_bring_in(self) -> None:
        hand = spoken(FOUR.format(500, 500, 500, 500), {"3": ""})

        assert codes(hand) == {
            "fold": "fold_low_card",
            "bring_in": "bring_in_low_card",
            "complete": "complete_instead",
        }
        assert not told(hand)["fold"].open
        assert told(hand)["bring_in"].chips == {"to": 10, "bring_in": 10}

    def test_may_forbid_to_open_for_more(self) -> None:
        hand = spoken(FOUR.format(500, 500, 500, 500), {"3": ""}, bring_in_may_complete=False)

        assert told(hand)["wager"] == Reason(
            "wager", open=False, code="wager_bring_in_only", rules=("bring_in_may_complete",)
        )

    def test_says_what_a_short_bring_in_is(self) -> None:
        hand = spoken(FOUR.format(12, 500, 500, 500), {"3": ""})

        assert codes(hand)["bring_in"] == "bring_in_all_in"
        assert codes(hand)["wager"] == "wager_no_chips"

    def test_lets_the_neighbour_of_an_all_in_low_card_choose(self) -> None:
        hand = spoken(LOW_ALL_IN, {"3": ""})

        assert codes(hand)["fold"] == "fold_neighbour"
        assert codes(hand)["bring_in"] == "bring_in_neighbour"

    def test_may_pass_the_duty_to_the_next_lowest_card(self) -> None:
        hand = spoken(LOW_ALL_IN, {"3": ""}, ante_allin_low_card=AnteAllinLowCard.NEXT_LOWEST)

        assert told(hand)["bring_in"].code == "bring_in_next_low"
        assert told(hand)["bring_in"].rules == ("ante_allin_low_card",)

    def test_tells_a_completion_from_a_raise(self) -> None:
        hand = spoken(FOUR.format(500, 500, 500, 500), {"3": "Ann bring"})

        assert codes(hand) == {
            "fold": "fold_any_time",
            "call": "call_bring_in",
            "complete": "complete",
        }


class TestAnOpenPairOnFourthStreet:
    """000, item 25; 001, items 17 and 19; 002, item 25; rule book, part 2, 20 to 23."""

    def test_gives_two_sizes(self) -> None:
        hand = on_fourth((500, 500, 500), "")

        found = told(hand)

        assert (found["bet"].code, found["bet 40"].code) == ("bet_open_pair", "bet_open_pair")
        assert found["bet"].chips == {"to": 20, "small": 20, "big": 40}
        assert found["bet"].counts == {"street": 4}

    def test_gives_two_raises_over_a_small_bet(self) -> None:
        hand = on_fourth((500, 500, 500), "Ben bet=20")

        assert told(hand)["raise 60"].code == "raise_open_pair"
        assert told(hand)["raise"].chips == {"to": 40, "small": 40, "big": 60}

    def test_leaves_one_size_after_a_double_bet(self) -> None:
        hand = on_fourth((500, 500, 500), "Ben bet=40")

        assert codes(hand)["raise"] == "raise_doubled"
        assert "double" not in codes(hand)

    def test_is_its_owners_in_some_houses(self) -> None:
        hand = on_fourth((500, 500, 500), "Ben check", open_pair_double=OpenPairDouble.PAIR_HOLDER)

        assert told(hand)["double"] == Reason(
            "double", open=False, code="double_not_yours", rules=("open_pair_double",)
        )

    def test_doubles_no_raise_where_the_house_forbids_it(self) -> None:
        hand = on_fourth((500, 500, 500), "Ben bet=20", open_pair_big_raise_over_small=False)

        assert codes(hand)["double"] == "double_not_over_small"

    def test_changes_nothing_in_hilo(self) -> None:
        hand = on_fourth((500, 500, 500), "", game=Game.HILO)

        assert codes(hand)["double"] == "double_hilo"

    def test_is_not_spoken_of_where_the_house_knows_no_double(self) -> None:
        hand = on_fourth((500, 500, 500), "", open_pair_double=OpenPairDouble.OFF)

        assert "double" not in codes(hand)

    def test_that_is_missing_is_said_to_be_missing(self) -> None:
        hand = spoken(
            FOUR.format(500, 500, 500, 500)
            .replace("2c", "2c 7s")
            .replace("9d", "9d 4c")
            .replace("Kh", "Kh Qd")
            .replace("Ts", "Ts 5h"),
            {"3": "Ann bring, Ben call, Cal call, Dee call", "4": ""},
        )

        assert codes(hand)["double"] == "double_no_pair"


class TestTheSizeOfAWager:
    """000, items 14 to 18 and 28; rule book, part 3 and part 4, 1, 3 and 15."""

    def test_is_the_big_bet_from_fifth_street_on(self) -> None:
        found = told(on_fifth((500, 500, 500, 500), ""))

        assert found["check"].code == "check_free"
        assert (found["bet"].code, found["bet"].rules) == ("bet", ("big_bet",))
        assert found["bet"].chips["size"] == 40

    def test_of_a_raise_is_counted_towards_the_cap(self) -> None:
        found = told(on_fifth((500, 500, 500, 500), "Cal bet=40, Dee raise=80"))

        assert found["raise"].counts == {"street": 5, "number": 2, "of": 3}
        assert found["call"].chips == {"to": 80, "owed": 80, "more": 80}

    def test_is_nothing_once_the_round_is_capped(self) -> None:
        hand = on_fifth(
            (500, 500, 500, 500), "Cal bet=40, Dee raise=80, Ann raise=120, Ben raise=160"
        )

        assert told(hand)["wager"].code == "wager_capped"
        assert told(hand)["wager"].counts == {"of": 3}

    def test_is_all_of_a_short_stack(self) -> None:
        bet = told(on_fifth((500, 500, 35, 500), ""))["bet"]
        call = told(on_fifth((500, 500, 500, 35), "Cal bet=40"))["call"]

        assert (bet.code, bet.chips) == ("wager_all_in", {"to": 20, "full": 40})
        assert (call.code, call.chips["owed"]) == ("call_all_in", 40)

    def test_is_nothing_when_nobody_could_answer(self) -> None:
        hand = on_fifth((35, 500, 35, 35), "Cal allin, Dee allin, Ann allin")

        assert codes(hand)["wager"] == "wager_nobody"

    def test_is_nothing_over_a_short_all_in_for_who_has_acted(self) -> None:
        hand = on_fifth((500, 500, 500, 60), "Cal bet=40, Dee allin, Ann call, Ben call")

        assert codes(hand)["wager"] == "wager_not_reopened"

    def test_lies_between_two_ends_where_it_is_free(self) -> None:
        spread = {"betting": Betting.SPREAD_LIMIT, "spread_min": 20, "spread_max": 100}
        found = [
            told(on_fifth((500, 500, 500, 500), "", **rules))["bet"]
            for rules in (spread, {"betting": Betting.POT_LIMIT}, {"betting": Betting.NO_LIMIT})
        ]

        assert [each.code for each in found] == ["wager_spread", "wager_pot", "wager_no_limit"]
        assert found[0].chips == {"lowest": 20, "highest": 100, "least": 20, "most": 100}


class TestTheShowdown:
    """000, items 32 and 35; 001, items 38 and 39."""

    def test_asks_a_beaten_hand(self) -> None:
        hand = spoken(
            "Ann 1 500 Ah Jh 2c 7s 3h 4h 9h\nBen 2 500 Td 5c 9d Tc 5s 8h 2s\n"
            "Cal 3 500 Kd Kc Kh 8d Jc 6s 3c",
            {**RIVER, "7": "Cal bet=40, Ann call, Ben call"},
        )

        assert codes(hand) == {"show": "show_to_win", "muck": "muck_beaten"}

    def test_asks_an_uncalled_winner(self) -> None:
        hand = spoken(FOUR.format(*[500] * 4), ALONE)

        assert codes(hand) == {"show": "show_choice", "muck": "muck_uncalled"}


def _about(action: Action) -> str:
    return {"BringIn": "bring_in"}.get(type(action).__name__, type(action).__name__.lower())


class TestReasons:
    @pytest.mark.parametrize("seed", range(40))
    def test_are_given_for_every_option_and_for_nothing_else(self, seed: int) -> None:
        for hand in played_through(seed).hands:
            law, found = options(hand), reasons(hand)
            if law is None:
                assert not found
                continue
            offered = {_about(each) for each in law.actions}
            if law.wagers is not None:
                offered.add(law.wagers.kind.value)
            assert {each.about for each in found if each.open} == offered
            amounts = {each.to for each in law.actions if isinstance(each, Complete | Bet | Raise)}
            assert {each.to for each in found if each.open and each.to} == amounts

    @pytest.mark.parametrize("seed", range(12))
    def test_are_written_somewhere(self, seed: int) -> None:
        for hand in played_through(seed).hands:
            for each in reasons(hand):
                for house in HOUSES.values():
                    assert citations(each, house, hand.rules), each

    def test_of_a_hand_that_is_over_are_none(self) -> None:
        hand = spoken(FOUR.format(*[500] * 4), ALONE)

        assert reasons(hand.act("Ann", Show()).hand) == ()


DOUBLE = Reason("bet", open=True, code="bet_open_pair", rules=("open_pair_double",))


class TestCitations:
    def test_name_the_item_of_the_houses_own_document(self) -> None:
        party, common = HOUSES["partypoker"], HOUSES["common_hi"]

        assert citations(DOUBLE, party, party.rules) == (Citation("000", "", ("25",)),)
        assert citations(DOUBLE, common, common.rules) == (Citation("002", "", ("13",)),)

    def test_say_so_where_the_table_has_chosen(self) -> None:
        party = HOUSES["partypoker"]
        changed = party.rules.with_(open_pair_double=OpenPairDouble.ANY_PLAYER)

        assert citations(DOUBLE, party, changed) == (Citation("table"),)

    def test_go_to_the_reference_where_a_house_is_silent(self) -> None:
        house = HOUSES["common_hi"]
        silent = Reason("raise", open=True, code="raise_open_pair", rules=("max_raises",))

        assert citations(silent, house, house.rules) == (
            Citation("reference"),
            Citation("roberts", "betting_and_raising", ("3",)),
        )

    def test_go_to_the_rule_book_for_what_is_nobodys_choice(self) -> None:
        nobody = Reason("wager", open=False, code="wager_nobody")

        assert citations(nobody, HOUSES["casino"], HouseRules()) == (
            Citation("rule_book", "4", ("1",)),
        )

    def test_can_be_read_out_of_every_source(self) -> None:
        for stated in SOURCES.values():
            for source in stated.values():
                for each in read_source(source):
                    assert each.document in DOCUMENTS
                    assert all(" " not in item for item in each.items), source


class TestTheLawItself:
    def test_is_not_changed_by_being_asked(self) -> None:
        hand = on_fourth((500, 500, 500), "").hand
        before = options(hand)

        reasons(hand)

        assert isinstance(hand, Hand)
        assert options(hand) == before
        assert Bet(40) in (before.actions if before else ())
        assert Call(20) not in (before.actions if before else ())


class TestTheWordsOfTheClient:
    """Codes travel, words live in the client: each code must have some."""

    LOCALES = Path(__file__).parents[2] / "client" / "src" / "locales"
    BUTTONS = "fold|check|call|bring_in|complete|bet|raise|wager|double|show|muck"

    @pytest.mark.parametrize("language", ["en", "fi", "pl", "et"])
    def test_are_there_for_every_reason_and_every_source(self, language: str) -> None:
        source = Path(str(reasons_module.__file__)).read_text(encoding="utf-8")
        codes = set(re.findall(rf'"((?:{self.BUTTONS})_[a-z_]+)"', source))
        codes -= {"bring_in_may_complete"}  # a field of the house rules
        codes |= {"bet", "raise", "complete", "bet_open_pair", "raise_open_pair"}
        words = (self.LOCALES / language / "why.ts").read_text(encoding="utf-8")

        assert len(codes) > 30
        assert [code for code in sorted(codes) if f"'why.{code}':" not in words] == []
        for document in (*sorted(DOCUMENTS), "table", "house", "reference"):
            assert f"'source.{document}':" in words
