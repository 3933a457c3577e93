"""The styles differ as their lines say, and good play wins."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from doorcard.bots import STYLES, Bot, HouseBot
from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    HouseRules,
    Options,
    Raise,
    SeatNo,
)
from tests.bots.contest import contest
from tests.bots.match import play_hand, seeded_deck

RULES = HouseRules()


class Habits:
    """How often each style enters, wagers, calls and folds when asked."""

    def __init__(self, hands: int) -> None:
        names = list(STYLES)
        bots: dict[SeatNo, Bot] = {
            seat: HouseBot(STYLES[names[seat % 4]], seat, RULES, seed=seat, deals=40)
            for seat in range(1, 9)
        }
        self.counts: dict[str, Counter[str]] = {name: Counter() for name in names}
        chance = Random(2)

        def watch(seat: SeatNo, law: Options, action: Action) -> None:
            counts = self.counts[names[seat % 4]]
            counts["turns"] += 1
            if isinstance(action, Complete | Bet | Raise):
                counts["wagers"] += 1
            elif isinstance(action, Call):
                counts["calls"] += 1
            elif isinstance(action, Fold):
                counts["folds"] += 1
            assert law.seat == seat
            assert isinstance(action, Fold | Check | BringIn | Call | Complete | Bet | Raise) or (
                law.to_match == 0
            )

        for number in range(hands):
            stacks = dict.fromkeys(bots, 10000)
            play_hand(RULES, bots, stacks, seeded_deck(chance), dealer=number % 8 + 1, watch=watch)

    def rate(self, style: str, what: str) -> float:
        return self.counts[style][what] / self.counts[style]["turns"]


@pytest.fixture(scope="module")
def habits() -> Habits:
    return Habits(hands=120)


class TestStyles:
    """Each style plays as its line to the players says."""

    def test_have_a_line_for_the_players_each(self) -> None:
        assert list(STYLES) == ["rock", "solid", "calling_station", "maniac"]
        assert all(style.name == name for name, style in STYLES.items())
        assert len({style.describes for style in STYLES.values()}) == 4
        assert all(style.describes.endswith(".") for style in STYLES.values())

    def test_rock_folds_most_and_then_solid(self, habits: Habits) -> None:
        order = sorted(STYLES, key=lambda style: habits.rate(style, "folds"), reverse=True)

        assert order[:2] == ["rock", "solid"]

    def test_maniac_wagers_most_by_far(self, habits: Habits) -> None:
        rates = {style: habits.rate(style, "wagers") for style in STYLES}

        assert rates.pop("maniac") > 1.5 * max(rates.values())

    def test_calling_station_calls_most_and_seldom_wagers(self, habits: Habits) -> None:
        calls = {style: habits.rate(style, "calls") for style in STYLES}

        assert calls.pop("calling_station") > 1.3 * max(calls.values())
        assert habits.rate("calling_station", "wagers") < 0.1


class TestSolidPlay:
    """Choosing starts, counting live cards and the price pays; chips flow to it."""

    @pytest.mark.parametrize("other", ["maniac", "calling_station", "random"])
    def test_beats_wild_play_on_the_same_cards(self, other: str) -> None:
        result = contest("solid", other, RULES, decks=200, seats=4, seed=11)

        assert result.rate > 1.5 * result.error, str(result)
