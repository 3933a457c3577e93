"""``doorcard judge`` finds every wrong case: a judge that cannot fail is worth nothing."""

from __future__ import annotations

import copy
from collections.abc import Iterator

import pytest

from doorcard.cli.judge import judge_case
from tests.cli.judged_cases import BY_ID, JUDGED, Case, judged

UNTOLD = {"Ann": [1, "xx 3d 4d 5d 6d 7d 9d"], "Ben": [2, "xx 3c 4c 5c 6c 7c 9c"]}


ASSERTED = (
    "expect",
    "alt",
    "pot_after",
    "refunds",
    "pots",
    "show",
    "paid",
    "stacks",
    "net",
    "turn",
)


def spoiled(case: Case) -> Iterator[tuple[str, Case]]:
    """The case with one thing wrong in what it asserts, in every way there is."""
    for key in ASSERTED:
        if key in case:
            for what, wrong in wrong_values(case, key, case[key]):
                yield f"{key}: {what}", {**copy.deepcopy(case), key: wrong}


def wrong_values(case: Case, key: str, value: object) -> Iterator[tuple[str, object]]:
    match value:
        case int() if not isinstance(value, bool):
            yield f"{value} + 1", value + 1
        case str():
            for name in other_names(case, value):
                yield f"{value} is {name}", name
        case list():
            for place, member in enumerate(value):
                for what, wrong in wrong_values(case, key, member):
                    yield what, [*value[:place], wrong, *value[place + 1 :]]
        case dict():
            for inner, member in value.items():
                if inner not in PATCHED:
                    for what, wrong in wrong_values(case, key, member):
                        yield f"{inner} {what}", {**value, inner: wrong}
        case _:
            return


PATCHED = {
    field
    for case in JUDGED
    for alt in (case.get("alt") or [])
    if isinstance(alt, list)
    for field in alt[0]
}
"""Fields of a patch: to change one is no wrong assertion but another question."""


def other_names(case: Case, name: str) -> Iterator[str]:
    found: list[str] = []
    if "players" in case:
        found = [line.split()[0] for line in case["players"].splitlines()]
    for key in ("doors", "ups", "hands"):
        found += case.get(key, ())
    if name in found:
        yield next(each for each in found if each != name)


class TestWrongCases:
    """A judge that cannot fail is worth nothing."""

    @pytest.mark.parametrize("case", JUDGED, ids=[c["id"] for c in JUDGED])
    def test_every_wrong_assertion_is_found(self, case: Case) -> None:
        passed = [what for what, wrong in spoiled(case) if not judge_case(wrong)]

        assert passed == []

    def test_there_is_something_to_spoil_in_every_case(self) -> None:
        assert [case["id"] for case in JUDGED if not any(spoiled(case))] == []

    @pytest.mark.parametrize("case", JUDGED, ids=[c["id"] for c in JUDGED])
    def test_a_missing_key_that_is_needed_is_found(self, case: Case) -> None:
        optional = {
            *("id", "title", "setup", "expect_text", "note", "alt", "allin", "common", "dead"),
            *("four_first", "pot_after", "refunds", "pots", "show", "paid", "stacks", "net"),
        }

        for key in case.keys() - optional:
            assert judge_case({k: v for k, v in case.items() if k != key}) != [], key

    def test_a_missing_move_is_a_legal_move_too_many(self) -> None:
        expect = {k: v for k, v in BY_ID["B02"]["expect"].items() if k != "fold"}

        wanted, came = "{'call': 10, 'complete_to': [20]}", "{'fold': True, 'call': 10, 'comple"
        assert judged("B02", expect=expect)[0].startswith(
            f"options: expected {wanted}, came {came}"
        )

    def test_a_move_too_many_is_found(self) -> None:
        assert judged("B02", expect={**BY_ID["B02"]["expect"], "check": True}) != []

    def test_a_seat_out_of_turn_is_named(self) -> None:
        assert judged("B08", script={"3": "Ben fold, Ann bring, Cal fold, Dee fold"}) == [
            "'Ben fold' stands on street 3, but Ann is to act on street 3"
        ]

    def test_an_illegal_wager_is_named_with_what_is_legal(self) -> None:
        assert judged("B03", script={"3": "Ann bring, Ben raise=30"}) == [
            "'Ben raise=30' is not legal; legal: fold, call 10, complete 20"
        ]

    def test_an_action_after_the_end_is_found(self) -> None:
        script = {"3": "Ann bring, Ben fold, Cal fold, Dee fold", "4": "Ann check"}

        assert judged("B08", script=script) == [
            "'Ann check' stands on street 4, but Ann is to show or muck on street 3"
        ]

    def test_an_action_after_a_showdown_is_found(self) -> None:
        script = {**BY_ID["B12"]["script"], "7": "Dee check"}

        assert judged("B12", script=script) == [
            "'Dee check' stands on street 7, but the hand is over"
        ]

    def test_a_wager_out_of_a_range_is_named_with_the_range(self) -> None:
        script = {"3": "David bring, Alice raise=150"}

        assert judged("XM02", script=script) == [
            "'Alice raise=150' is not legal; legal: fold, call 100, complete 200 to 1100"
        ]

    def test_a_script_that_ends_early_is_found(self) -> None:
        assert judged("D12", script={"3": "Ann bring, Ben call", "4": "Ben bet2=40"}) == [
            "'Ben bet2=40' stands on street 4, but Cal is to act on street 3"
        ]
        assert judged("D12", script={"3": "Ann bring", "4": ""}) == [
            "the script stops on street 4, but Ben is to act on street 3"
        ]

    def test_a_street_without_betting_where_betting_is_possible_is_found(self) -> None:
        script = {**BY_ID["B09"]["script"], "5": ""}

        assert judged("B09", script=script) == [
            "the script has no betting on street 5, but Dee is to act on street 5"
        ]

    def test_a_card_in_two_places_is_found(self) -> None:
        twice = BY_ID["B09"]["players"].replace("Kc", "2d")

        assert judged("B09", players=twice) == ["cannot be judged: the card 2d is in two places"]

    @pytest.mark.parametrize(
        ("changes", "why"),
        [
            ({"kind": "oracle"}, "kind 'oracle' is unknown"),
            ({"kind": 3}, "kind must be a text"),
            ({"cfg": {"antes": 5}}, "cfg has an unknown field 'antes'"),
            ({"cfg": {"ante": "5"}}, "ante must be a whole number, not '5'"),
            ({"cfg": {"ante": True}}, "ante must be a whole number, not True"),
            ({"cfg": {"max_raises": 2.5}}, "max_raises must be a whole number or null"),
            ({"cfg": {"four_first": 1}}, "four_first must be true or false"),
            ({"cfg": {"betting": "free"}}, "betting must be one of fixed_limit"),
            ({"cfg": {"variant": "razz"}}, "variant must be one of stud_hi, stud_hilo8"),
            ({"cfg": {"small": 20, "small_bet": 20}}, "cfg sets small_bet twice"),
            ({"cfg": []}, "cfg must be an object"),
            ({"refund": []}, "the key 'refund' is unknown"),
            ({"dealer": 9}, "dealer must be a seat from 1 to 8"),
            ({"players": "Ann one 300"}, "a player's line must read"),
            ({"players": "Ann 9 300"}, "the seat of Ann must be a seat from 1 to 8"),
            ({"players": "Ann 1 300\nAnn 2 300"}, "two players share a name"),
            ({"players": "Ann 1 300\nBen 1 300"}, "two players share a seat"),
            ({"players": "Ann 1 300 1c"}, "'1c' is not a card"),
            ({"players": "Ann 1 300 2c 3c 4c 5c 6c 7c 8c 9c"}, "Ann has 8 cards"),
            ({"players": 5}, "players must be a text"),
            ({"common": "2s 3s"}, "common must be one card"),
            ({"script": {}}, "the script is empty"),
            ({"script": {"8": ""}}, "a key of the script must be a street from 3 to 7"),
            ({"script": {"4": "", "3": ""}}, "the script's streets must increase"),
            ({"script": {"3": ["Ann bring"]}}, "the script of street 3 must be a text"),
            ({"script": {"3": "Ann brings"}}, "the script does not know 'Ann brings'"),
            ({"script": {"3": "Ann complete=x"}}, "the script does not know"),
            ({"script": {"3": "Ann check=5"}}, "the script does not know"),
            ({"script": {"3": "Zoe fold"}}, "the script names Zoe, who is no player"),
            ({"refunds": {}}, "refunds must be a list"),
            ({"pots": [[20]]}, "a pot must have two members"),
            ({"alt": 5}, "alt must be a list"),
            ({"alt": [[{}, {"turn": "Ann"}]]}, "an alt of a played hand asserts"),
            ({"alt": {"ante": {}}}, "'ante' must read field=value"),
        ],
    )
    def test_what_cannot_be_read_is_told(self, changes: dict[str, object], why: str) -> None:
        complaints = judged("B09", **changes)

        assert len(complaints) == 1
        assert complaints[0].startswith("cannot be judged: ")
        assert why in complaints[0]

    @pytest.mark.parametrize(
        ("case_id", "changes", "why"),
        [
            ("A01", {"doors": {"Ann": [1, "4h 5h"]}}, "every player has one door card"),
            ("A01", {"doors": {"Ann": [1]}}, "doors of Ann must have two members"),
            ("A01", {"doors": {}}, "doors is empty"),
            ("A01", {"doors": {"Ann": [1, "4h"], "Ben": [1, "5h"]}}, "share a seat"),
            ("E01", {"street": 5}, "on street 5 every player has 3 up cards"),
            ("E01", {"street": 9}, "street must be a street from 3 to 7"),
            ("E12", {"allin": ["Zoe"]}, "allin names Zoe"),
            ("G01", {"hands": {"Ann": [1, "4h"]}}, "every hand has seven cards"),
            ("G01", {"contrib": {"Ann": 5}}, "contrib must name everybody"),
            ("G06", {"hands": UNTOLD}, "a showdown needs known cards"),
            ("J01", {"ns": [8, 8, 8, 8, 8], "four_first": False, "expect": {"tda": []}}, "object"),
            ("G01", {"contrib": -1}, "contrib must be a whole number of at least 0"),
            ("J15", {"common": "5h 6h"}, "common must be one card"),
            ("J15", {"common": "Ah"}, "the card Ah is in two places"),
            ("J01", {"ns": [8, 8, 8]}, "ns has five numbers"),
            ("J01", {"ns": [9, 9, 9, 9, 9]}, "at most eight"),
            ("J01", {"ns": [8, 4, 5, 5, 5]}, "there are never more live players"),
            ("J01", {"expect": {"tda/burn": {}}}, "the policy 'tda/burn' is unknown"),
            ("J01", {"expect": {"none": {}}}, "short_deck must be one of"),
            ("B02", {"expect": {"bet": 20}}, "expect has an unknown move 'bet'"),
            ("B02", {"expect": {"call": "10"}}, "expect cannot read call"),
            ("B02", {"expect": {"complete_to": 20}}, "expect cannot read complete_to"),
            ("B02", {"expect": {"fold": 1}}, "expect cannot read fold"),
        ],
    )
    def test_what_other_kinds_cannot_be_read_is_told(
        self, case_id: str, changes: dict[str, object], why: str
    ) -> None:
        complaints = judged(case_id, **changes)

        assert len(complaints) == 1
        assert why in complaints[0]

    def test_rules_that_cannot_be_played_are_told(self) -> None:
        complaints = judged("B09", cfg={**BY_ID["B09"]["cfg"], "ante": -5})

        assert complaints == ["these house rules cannot be played: ante -5 must not be negative"]

    def test_an_error_of_the_core_is_one_case_and_not_the_end(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def broken(*_: object) -> None:
            raise ZeroDivisionError("broken")

        monkeypatch.setattr("doorcard.cli.judge_tables.low_card_seat", broken)

        assert judged("A01") == ["the rules core failed: ZeroDivisionError: broken"]
