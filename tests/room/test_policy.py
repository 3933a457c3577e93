"""Room policy of each house. (rule book, part 3)"""

from __future__ import annotations

from dataclasses import replace

import pytest

from doorcard.room.policy import RoomPolicy, policy_of
from doorcard.stud import HOUSES, Refusal


def of(house: str) -> RoomPolicy:
    return policy_of(house, HOUSES[house].rules)


class TestTheHouses:
    @pytest.mark.parametrize("house", HOUSES)
    def test_have_a_policy_without_problems(self, house: str) -> None:
        assert of(house).problems() == []

    @pytest.mark.parametrize(
        ("house", "turn", "visible", "bonus"),
        [
            ("reference", 30, 20, 20),
            ("partypoker", 30, 20, 20),
            ("celebpoker", 10, 10, 0),
            ("common_hi", 30, 20, 20),
            ("common_hilo", 30, 20, 20),
            ("casino", 30, 20, 20),
            ("home_game", 60, 20, 20),
        ],
    )
    def test_give_their_seconds(self, house: str, turn: int, visible: int, bonus: int) -> None:
        """000, items 46 and 49; 001, item 23."""
        policy = of(house)

        assert (
            policy.turn_seconds,
            policy.timer_visible_seconds,
            policy.reconnect_bonus_seconds,
        ) == (turn, visible, bonus)

    @pytest.mark.parametrize("house", HOUSES)
    def test_allow_a_second_of_network_and_three_to_come_back(self, house: str) -> None:
        assert of(house).network_grace_ms == 1000
        assert of(house).reconnect_min_left_seconds == 3
        assert of(house).allin_protections_per_day is None

    def test_sell_chips_by_the_bet(self) -> None:
        """Rule book, part 2, row 39."""
        bought = {house: (of(house).buy_in_min, of(house).buy_in_max) for house in HOUSES}

        small = HOUSES["celebpoker"].rules.small_bet
        assert bought["reference"] == (2_000, 20_000)
        assert bought["celebpoker"] == (20 * small, 20 * small)
        assert bought["casino"] == (2_000, 20_000)
        assert bought["home_game"] == (25, 1_000_000)

    def test_allow_short_buys_but_at_celebpoker_and_the_reference(self) -> None:
        """001, item 2."""
        assert [house for house in HOUSES if not of(house).short_buy] == [
            "reference",
            "celebpoker",
        ]

    def test_post_antes_by_themselves_with_a_switch_at_celebpoker_alone(self) -> None:
        """001, item 4."""
        assert all(of(house).auto_ante_default for house in HOUSES)
        assert [house for house in HOUSES if of(house).auto_ante_switch] == ["celebpoker"]

    def test_send_histories_by_mail_at_celebpoker_and_the_reference(self) -> None:
        """001, item 40."""
        assert [house for house in HOUSES if of(house).history_email] == [
            "reference",
            "celebpoker",
        ]

    def test_are_refused_when_there_is_no_such_house(self) -> None:
        with pytest.raises(Refusal, match="there is no house 'ritz'") as refused:
            policy_of("ritz", HOUSES["reference"].rules)

        assert refused.value.code == "house.unknown"


class TestProblems:
    @pytest.mark.parametrize(
        ("changes", "sentence"),
        [
            ({"turn_seconds": 0, "timer_visible_seconds": 0}, "turn_seconds 0 must be at least 1"),
            (
                {"timer_visible_seconds": 31},
                "timer_visible_seconds 31 must lie between 0 and turn_seconds 30",
            ),
            ({"show_seconds": 0}, "show_seconds 0 must be at least 1"),
            ({"network_grace_ms": -1}, "network_grace_ms -1 must not be negative"),
            (
                {"allin_protections_per_day": -1},
                "allin_protections_per_day -1 must not be negative, or be none",
            ),
            ({"buy_in_min": 0}, "buy_in_min 0 must be at least 1"),
            ({"turn_seconds": 301}, "turn_seconds 301 is more than 300"),
            ({"buy_in_max": 1}, "buy_in_max 1 is below buy_in_min 2000"),
            (
                {"auto_ante_default": False},
                "auto_ante_default off needs auto_ante_switch, or nobody could ever ante",
            ),
        ],
    )
    def test_are_named_one_by_one(self, changes: dict[str, int], sentence: str) -> None:
        (problem,) = replace(RoomPolicy(), **changes).problems()  # type: ignore[arg-type]

        assert str(problem) == sentence

    def test_are_named_all_at_once(self) -> None:
        assert len(RoomPolicy(turn_seconds=0, buy_in_min=0, buy_in_max=-1).problems()) == 4
