"""Figures over many hands: results, ratios, leaks, frames."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import polars as pl
import pytest

from doorcard.histories.statistics import (
    FactFilter,
    HandFacts,
    Ratio,
    facts_of,
    leaks,
    report,
)
from doorcard.histories.statistics.frames import frame, save
from doorcard.histories.statistics.ratios import certainty, winnings
from doorcard.histories.statistics.report import RATIOS, ratios
from doorcard.stud import Betting, Game, Refusal
from tests.histories.played import record_as_seen, some_hand, some_rules


def facts(**fields: object) -> HandFacts:
    plain: dict[str, object] = {
        "hand": "1",
        "site": "doorcard",
        "table": None,
        "played_ms": 1_000,
        "tournament": False,
        "currency": None,
        "per_unit": 100,
        "game": Game.HI,
        "betting": Betting.FIXED_LIMIT,
        "small_bet": 100,
        "big_bet": 200,
        "seats": 4,
        "seat": 1,
        "name": "Ann",
        "net": 0,
    }
    return HandFacts(**(plain | fields))  # type: ignore[arg-type]  # fields by name


@pytest.fixture(scope="module")
def played() -> list[HandFacts]:
    """Everybody's facts of some hundred hands."""
    random = Random(7)
    hands = [record_as_seen(random, some_hand(random, some_rules(random))) for _ in range(150)]
    return [each for hand in hands for each in facts_of(hand)]


class TestWinnings:
    def test_are_counted_for_a_hundred_hands(self) -> None:
        told = report([facts(net=200), facts(net=-100)] * 50)

        assert told.winnings.per_hundred == pytest.approx(25.0)
        low, high = told.winnings.interval or (0, 0)
        assert low < 25.0 < high
        assert told.winnings.deviation == pytest.approx(7.54, abs=0.01)

    def test_have_no_interval_from_a_few_hands(self) -> None:
        assert winnings([1.0] * 29).interval is None
        assert winnings([]).per_hundred is None

    def test_hold_the_true_rate_in_their_interval_most_of_the_time(self) -> None:
        random = Random(3)
        held = 0
        for _ in range(300):
            low, high = winnings(random.gauss(0.05, 3) for _ in range(400)).interval or (0, 0)
            held += low <= 5.0 <= high

        assert 270 <= held <= 298

    def test_stand_by_stakes_and_leave_unknown_results_out(self) -> None:
        told = report(
            [
                facts(net=300),
                facts(net=-100, small_bet=200, big_bet=400),
                facts(net=None),
                facts(net=50, game=Game.RAZZ),
            ]
        )

        assert (told.hands, told.unknown) == (4, 1)
        assert [(each.game, each.big_bet, each.net) for each in told.stakes] == [
            (Game.HI, 400, -100),
            (Game.HI, 200, 300),
            (Game.RAZZ, 200, 50),
        ]

    def test_are_drawn_hand_by_hand(self) -> None:
        assert report([facts(net=200), facts(net=-400)]).graph == ((0, 0.0), (1, 1.0), (2, -1.0))
        assert len(report([facts()] * 5_000).graph) <= 420
        assert report([facts(net=200)] * 999).graph[-1] == (999, 999.0)


class TestRatios:
    def test_count_hits_out_of_chances(self) -> None:
        told = report(
            [
                facts(chance_to_complete=True, completed=True, wagers=[1, 0, 0, 0, 0]),
                facts(chance_to_complete=True, calls=[1, 0, 0, 0, 0]),
                facts(),
            ]
        ).ratios

        assert told["completion"] == Ratio(1, 2)
        assert told["aggression_3"] == Ratio(1, 2)
        assert told["steal"] == Ratio(0, 0)
        assert told["fourth_seen"] == Ratio(0, 3)

    def test_of_high_low_count_high_low_alone(self) -> None:
        told = report(
            [
                facts(showdown=True, won=10),
                facts(showdown=True, game=Game.HILO, won=10, scooped=True),
                facts(showdown=True, game=Game.HILO, won=2, quartered=True),
            ]
        ).ratios

        assert (told["scoop"], told["quartered"]) == (Ratio(1, 2), Ratio(1, 2))
        assert told["showdown_won"] == Ratio(3, 3)

    def test_never_hit_more_often_than_they_could(self, played: list[HandFacts]) -> None:
        for each in played:
            for name, count in RATIOS.items():
                hits, of = count(each)
                assert not of or 0 <= hits <= of, name

    def test_add_up_over_positions_and_seats(self, played: list[HandFacts]) -> None:
        told = report(played)

        placed = [each for each in played if each.position is not None]
        assert sum(each.completion.of for each in told.seats) == told.ratios["completion"].of
        assert sum(each.winnings.hands for each in told.positions) == len(placed)
        assert sum(each.steal.of for each in told.doors) == told.ratios["steal"].of


class TestCertainty:
    def test_grows_with_the_difference_and_with_the_hands(self) -> None:
        assert certainty(Ratio(50, 100), Ratio(50, 100)) == 0.0
        assert certainty(Ratio(60, 100), Ratio(50, 100)) < certainty(Ratio(80, 100), Ratio(50, 100))
        assert certainty(Ratio(60, 100), Ratio(50, 100)) < certainty(
            Ratio(600, 1000), Ratio(500, 1000)
        )


class TestLeaks:
    def test_are_what_surely_differs_the_surest_first(self) -> None:
        mine = {"completion": Ratio(10, 200), "steal": Ratio(90, 100), "showdown": Ratio(50, 100)}
        field = {
            "completion": Ratio(300, 1000),
            "steal": Ratio(500, 1000),
            "showdown": Ratio(510, 1000),
        }

        found = leaks(mine, field)

        assert [each.ratio for each in found] == ["steal", "completion"]
        assert found[1].difference == pytest.approx(-0.25)
        assert all(each.certainty > 0.99 for each in found)

    def test_are_none_where_cards_decide(self) -> None:
        assert leaks({"showdown_won": Ratio(99, 100)}, {"showdown_won": Ratio(1, 100)}) == ()

    def test_are_seldom_found_where_there_are_none(self) -> None:
        random = Random(11)
        false = 0
        for _ in range(200):
            mine = {
                str(n): Ratio(sum(random.random() < 0.3 for _ in range(80)), 80) for n in range(9)
            }
            field = {
                str(n): Ratio(sum(random.random() < 0.3 for _ in range(400)), 400) for n in range(9)
            }
            false += bool(leaks(mine, field, at_least=0.95))

        assert false <= 20


class TestFilters:
    def test_narrow_the_hands(self) -> None:
        some = facts(game=Game.HILO, seats=6, played_ms=5_000, door=14)

        assert FactFilter().admits(some)
        for admits in (
            {"game": Game.HILO},
            {"seats_min": 6, "seats_max": 6},
            {"since_ms": 5_000, "until_ms": 5_001},
            {"door": 14},
            {"tournament": False},
        ):
            assert FactFilter(**admits).admits(some)
        for refuses in (
            {"game": Game.HI},
            {"seats_max": 5},
            {"seats_min": 7},
            {"since_ms": 5_001},
            {"until_ms": 5_000},
            {"small_bet": 50},
            {"site": "pokerstars"},
        ):
            assert not FactFilter(**refuses).admits(some)

    def test_by_time_leave_out_what_has_none(self) -> None:
        assert not FactFilter(since_ms=0).admits(facts(played_ms=None))


class TestFrames:
    def test_have_a_row_for_each_hand_of_a_player(self, played: list[HandFacts]) -> None:
        made = frame(played)

        assert made.height == len(played)
        assert made["net"].sum() == sum(each.net or 0 for each in played)
        assert made["wagers_3"].sum() == sum(each.wagers[0] for each in played)
        assert set(made["game"].unique()) <= {"hi", "hilo", "razz"}
        assert made.schema["played_at"] == pl.Datetime("ms", "UTC")
        told = ratios(played)["completion"]
        assert made.filter("chance_to_complete")["completed"].sum() == told.hits

    def test_of_nothing_have_the_same_columns(self, played: list[HandFacts]) -> None:
        assert frame([]).columns == frame(played).columns

    def test_are_saved_as_csv_and_parquet(self, played: list[HandFacts], tmp_path: Path) -> None:
        for name in ("facts.csv", "facts.parquet"):
            save(played, tmp_path / name)

        assert pl.read_parquet(tmp_path / "facts.parquet").equals(frame(played))
        assert pl.read_csv(tmp_path / "facts.csv").height == len(played)
        with pytest.raises(Refusal, match=r"end it in \.csv or"):
            save(played, tmp_path / "facts.xlsx")

    def test_load_polars_for_who_asks_alone(self) -> None:
        script = (
            "import sys; import doorcard.histories.statistics.frames;"
            "assert 'polars' not in sys.modules; sys.modules['polars'] = None;"
            "from doorcard.stud import Refusal\n"
            "try: doorcard.histories.statistics.frames.frame([])\n"
            "except Refusal as refusal: print(refusal.code)"
        )

        told = subprocess.run(
            [sys.executable, "-c", script], capture_output=True, text=True, check=True
        )

        assert told.stdout.strip() == "frames.missing"
