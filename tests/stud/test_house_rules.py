"""House rules tell everything that is wrong with them."""

from __future__ import annotations

import pytest

from doorcard.stud import HOUSES, Betting, Game, HouseRules
from doorcard.stud.choices import AbsenceAction, MuckDisclosure, OpenPairDouble
from doorcard.stud.house_words import house_sentences
from doorcard.stud.houses import House

SPREAD = HouseRules(betting=Betting.SPREAD_LIMIT, spread_min=100, spread_max=500)


class TestProblems:
    @pytest.mark.parametrize(
        ("rules", "problem"),
        [
            (HouseRules(small_bet=0, big_bet=0, bring_in=0), "small_bet 0 must be at least 1"),
            (HouseRules(big_bet=150), "big_bet 150 must be twice small_bet 100"),
            (HouseRules(ante=-1), "ante -1 must not be negative"),
            (HouseRules(bring_in=-1), "bring_in -1 must not be negative"),
            (HouseRules(bring_in=100), "bring_in 100 must lie below small_bet 100"),
            (
                HouseRules(betting=Betting.NO_LIMIT, bring_in=100),
                "bring_in 100 must lie below small_bet 100",
            ),
            (HouseRules(max_raises=0), "max_raises 0 must lie between 1 and 9, or be none"),
            (HouseRules(max_raises=10), "max_raises 10 must lie between 1 and 9, or be none"),
            (HouseRules(max_players=1), "max_players 1 must lie between 2 and 8"),
            (HouseRules(max_players=9), "max_players 9 must lie between 2 and 8"),
            (HouseRules(chip_unit=0), "chip_unit 0 must be at least 1"),
            (HouseRules(ante=30, chip_unit=25), "ante 30 is not a multiple of chip_unit 25"),
            (
                HouseRules(betting=Betting.POT_LIMIT, small_bet=110, chip_unit=25, bring_in=50),
                "small_bet 110 is not a multiple of chip_unit 25",
            ),
            (SPREAD.with_(spread_min=0, bring_in=0), "spread_min 0 must be at least 1"),
            (SPREAD.with_(spread_max=99), "spread_max 99 is below spread_min 100"),
            (SPREAD.with_(bring_in=101), "bring_in 101 must not exceed spread_min 100"),
            (
                SPREAD.with_(spread_max=510, chip_unit=25),
                "spread_max 510 is not a multiple of chip_unit 25",
            ),
            (
                HouseRules(four_first=True),
                "four_first has no bring-in (the best board opens): bring_in 50 must be 0",
            ),
            (
                HouseRules(headsup_uncapped=True, max_raises=None),
                "headsup_uncapped lifts a cap, but max_raises none sets no cap",
            ),
            (
                HouseRules(ante=0, bring_in=0),
                "ante 0 and bring_in 0 leave nothing to play for: set one of them",
            ),
        ],
    )
    def test_name_the_field_and_what_would_do(self, rules: HouseRules, problem: str) -> None:
        assert problem in map(str, rules.problems())

    def test_are_listed_all_at_once(self) -> None:
        rules = HouseRules(big_bet=1, ante=-1, max_raises=0, max_players=9, four_first=True)

        assert len(rules.problems()) == 5

    @pytest.mark.parametrize(
        "rules",
        [
            HouseRules(),
            HouseRules(ante=0),
            HouseRules(bring_in=0),
            HouseRules(ante=50, bring_in=25),
            HouseRules(max_raises=None),
            HouseRules(betting=Betting.NO_LIMIT, big_bet=0),
            HouseRules(betting=Betting.POT_LIMIT, big_bet=110, chip_unit=25),
            SPREAD,
            SPREAD.with_(small_bet=7, big_bet=9, chip_unit=25),
            SPREAD.with_(bring_in=100),
        ],
    )
    def test_are_none_in_rules_that_can_be_played(self, rules: HouseRules) -> None:
        assert rules.problems() == []

    def test_of_an_ante_as_high_as_the_bring_in_are_none(self) -> None:
        """Unusual, but played in real tournaments."""
        assert HouseRules(ante=50, bring_in=50).problems() == []


class TestHouses:
    @pytest.mark.parametrize("house", HOUSES.values(), ids=list(HOUSES))
    def test_play_rules_that_can_be_played(self, house: House) -> None:
        for rules in (house.rules, *house.stakes):
            assert house.problems(rules) == []

    def test_are_those_of_the_rule_book(self) -> None:
        assert list(HOUSES) == [
            "reference",
            "partypoker",
            "celebpoker",
            "common_hi",
            "common_hilo",
            "casino",
            "home_game",
        ]

    def test_differ_from_the_reference_where_their_source_says_so(self) -> None:
        """Rule book, part 3."""
        party, celeb = HOUSES["partypoker"].rules, HOUSES["celebpoker"].rules

        assert HouseRules() == HOUSES["reference"].rules
        assert party.timeout_action is AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD
        assert celeb.timeout_action is AbsenceAction.ALLIN
        assert party.open_pair_double is celeb.open_pair_double is OpenPairDouble.PAIR_HOLDER
        assert celeb.muck_disclosure is MuckDisclosure.DEALT_IN
        assert party.muck_disclosure is MuckDisclosure.NONE
        assert HOUSES["common_hilo"].rules == HOUSES["common_hi"].rules.with_(game=Game.HILO)
        assert HOUSES["casino"].rules.betting is Betting.SPREAD_LIMIT
        assert HOUSES["home_game"].rules.bring_in == 0

    @pytest.mark.parametrize(
        ("name", "changes", "problem"),
        [
            ("common_hi", {"ante": 50}, "bring_in 50 must be larger than the ante 50"),
            ("common_hilo", {"ante": 60}, "bring_in 50 must be larger than the ante 60"),
            ("common_hi", {"betting": Betting.NO_LIMIT}, "fixed limit only"),
            ("common_hilo", {"open_pair_hilo": True}, "no double bet in hi/lo"),
            ("partypoker", {"max_raises": 4}, "max_raises 4 must be 3 in this house"),
            ("partypoker", {"max_raises": None}, "max_raises none must be 3 in this house"),
        ],
    )
    def test_forbid_what_their_source_forbids(
        self, name: str, changes: dict[str, object], problem: str
    ) -> None:
        house = HOUSES[name]

        assert problem in " ".join(map(str, house.problems(house.rules.with_(**changes))))
        assert HouseRules().with_(**changes).problems() == []

    @pytest.mark.parametrize("betting", [Betting.POT_LIMIT, Betting.NO_LIMIT])
    def test_let_a_table_without_a_cap_be(self, betting: Betting) -> None:
        house = HOUSES["partypoker"]

        assert house.problems(house.rules.with_(betting=betting, max_raises=None)) == []

    def test_let_a_table_without_a_bring_in_be(self) -> None:
        house = HOUSES["common_hi"]

        assert house.problems(house.rules.with_(bring_in=0)) == []


class TestWords:
    def test_tell_who_opens_where_four_cards_come_first(self) -> None:
        """003, item 9."""
        house = HOUSES["home_game"]
        rules = house.rules.with_(four_first=True)

        told = {each.field: each.text for each in house_sentences(house, rules)}

        assert "the best two up cards act first" in told["bring_in"]


class TestChangingRules:
    def test_makes_new_ones(self) -> None:
        rules = HouseRules()

        assert rules.with_(ante=0).ante == 0
        assert rules.ante == 25

    def test_refuses_a_field_that_is_none(self) -> None:
        with pytest.raises(TypeError, match="antes"):
            HouseRules().with_(antes=5)
