"""``doorcard equity``."""

from __future__ import annotations

import json
from io import StringIO
from typing import Any

import pytest

from doorcard.cli import progress_bar
from doorcard.cli.main import main
from doorcard.cli.progress_bar import ProgressBar
from doorcard.equity import equity

FIFTH = ("AhAd7c2s9d", "QsQh7dJs3c")


def told(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["equity", *words]) == 0
    return capsys.readouterr().out


def as_json(capsys: pytest.CaptureFixture[str], *words: str) -> Any:  # noqa: ANN401 - JSON
    return json.loads(told(capsys, *words, "--json"))


def refused(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    assert main(["equity", *words]) == 2
    return capsys.readouterr().err


class TestJson:
    def test_has_the_seats_in_order_and_how_they_were_counted(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer = as_json(capsys, *FIFTH, "--dead", "5s Qc", "--game", "hilo")

        found = equity(FIFTH, dead="5s Qc", game="hilo")
        assert [seat["share"] for seat in answer["seats"]] == [s.share for s in found.seats]
        assert [seat["win"] for seat in answer["seats"]] == [s.win for s in found.seats]
        assert (answer["deals"], answer["exact"], answer["standard_error"]) == (
            found.deals,
            True,
            0,
        )
        assert answer["game"] == "hilo"
        assert answer["dead"] == ["5s", "Qc"]
        assert answer["seats"][0]["cards"] == "Ah Ad 7c 2s 9d"

    def test_takes_a_dead_card_that_a_hand_holds_for_the_hand_s(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        """It is gone from the deck either way; whoever wrote it twice is told."""
        assert main(["equity", *FIFTH, "--dead", "5s Qs", "--json"]) == 0
        said = capsys.readouterr()

        answer = json.loads(said.out)
        assert answer["dead"] == ["5s"]
        assert answer["seats"][0]["share"] == equity(FIFTH, dead="5s").seats[0].share
        assert said.err == ("doorcard equity: Qs is in a hand: it counts there, not as dead\n")

    def test_tells_everything_of_a_seat_in_deals_and_from_0_to_1(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer = as_json(capsys, *FIFTH, "--game", "hilo")

        for seat in answer["seats"]:
            rates = seat["rates"]
            assert set(rates) == {
                *("win", "tie", "lose", "scoop", "quarter"),
                *("low_won", "low_tied", "no_low"),
            }
            assert rates == {name: seat[name] / answer["deals"] for name in rates}
            assert 0 <= seat["share"] <= 1

    def test_tells_the_standard_error_of_what_is_sampled(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        answer = as_json(capsys, *FIFTH, "--sample", "--deals", "5000", "--seed", "3")

        assert not answer["exact"]
        assert answer["deals"] >= 5000
        assert answer["standard_error"] == max(s["standard_error"] for s in answer["seats"]) > 0

    def test_is_the_same_for_cards_with_blanks_and_without(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        close, wide = (
            as_json(capsys, *hands) for hands in (FIFTH, ("Ah Ad 7c 2s 9d", "Qs Qh 7d Js 3c"))
        )

        assert close == wide

    def test_goes_by_street(self, capsys: pytest.CaptureFixture[str]) -> None:
        words = (*FIFTH, "--by-street", "--four-cards-first")
        streets = as_json(capsys, *words)["streets"]

        assert [each["street"] for each in streets] == [4, 5]
        assert streets[0]["seats"][0]["cards"] == "Ah Ad 7c 2s"
        assert streets[1]["seats"][0]["share"] == equity(FIFTH).seats[0].share

    def test_goes_by_next_card(self, capsys: pytest.CaptureFixture[str]) -> None:
        answer = as_json(capsys, *FIFTH, "--next", "2")

        shares = [each["shares"][1] for each in answer["cards"]]
        assert answer["seat"] == 2
        assert answer["cards"][0]["card"] in {"Qc", "Qd"}
        assert shares == sorted(shares, reverse=True)
        assert len(shares) == 42


class TestTable:
    def test_tells_what_each_hand_wins(self, capsys: pytest.CaptureFixture[str]) -> None:
        lines = told(capsys, *FIFTH).splitlines()

        assert lines[0].split() == ["hand", "share", "win", "tie", "lose"]
        assert lines[1].startswith("Ah Ad 7c 2s 9d")
        assert f"{100 * equity(FIFTH).seats[0].share:.3f} %" in lines[1]
        assert lines[-2] == "Exact: all 671,580 deals."
        assert lines[-1].startswith("Done in ")

    def test_tells_high_and_low_apart(self, capsys: pytest.CaptureFixture[str]) -> None:
        lines = told(capsys, *FIFTH, "--game", "hilo").splitlines()

        for heading in ("scoop", "hi won", "lo won", "quarter"):
            assert heading in lines[0]
        assert lines[3].startswith("No low in ")

    def test_tells_the_error_of_what_is_sampled(self, capsys: pytest.CaptureFixture[str]) -> None:
        lines = told(capsys, "AhAd7c", "[QQ+]7d", "??5s", "--deals", "1000").splitlines()

        assert lines[0].split()[:3] == ["hand", "share", "+/-"]
        assert lines[2].startswith("[QQ+] 7d")
        assert lines[-2].startswith("Sampled: ")

    def test_goes_by_street_and_by_next_card(self, capsys: pytest.CaptureFixture[str]) -> None:
        by_street = told(capsys, *FIFTH, "--by-street", "--seconds", "0", "--deals", "500")
        by_card = told(capsys, *FIFTH, "--next", "1")

        assert by_street.splitlines()[0].split() == [
            "hand",
            "street",
            "3",
            "street",
            "4",
            "street",
            "5",
        ]
        assert by_card.splitlines()[1].split()[0] in {"Ac", "As"}


class TestRefusals:
    @pytest.mark.parametrize(
        ("words", "sentence"),
        [
            (["AhAd7c", "AhKs"], "Ah is in two places"),
            (["AhAd7c"], "2 to 8 seats"),
            (["AhAx", "7c"], "'AX' is not a card"),
            (["AhAd7c", "2c2d2h", "3c4c5c", "--exact"], "leave out exact"),
            (["AhAd7c", "2c2d2h", "--exact", "--seconds", "0"], "would take about"),
            ([*FIFTH, "--next", "3"], "there are 2 hands"),
            (["[Q7x]5c", "AhAd7c"], "is no kind of hole cards"),
        ],
    )
    def test_say_what_is_wrong(
        self, capsys: pytest.CaptureFixture[str], words: list[str], sentence: str
    ) -> None:
        assert sentence.lower() in refused(capsys, *words).lower()

    @pytest.mark.parametrize(
        "words",
        [
            ["--deals", "0"],
            ["--deals", "many"],
            ["--seconds", "-1"],
            ["--seconds", "soon"],
            ["--exact", "--sample"],
            ["--by-street", "--next", "1"],
            ["--game", "omaha"],
        ],
    )
    def test_of_wrong_flags_come_from_the_parser(
        self, capsys: pytest.CaptureFixture[str], words: list[str]
    ) -> None:
        with pytest.raises(SystemExit) as ended:
            main(["equity", *FIFTH, *words])

        assert ended.value.code == 2
        assert "usage: doorcard equity" in capsys.readouterr().err


class Screen(StringIO):
    """A terminal."""

    def isatty(self) -> bool:
        return True


class TestTheProgressBar:
    @pytest.fixture
    def now(self, monkeypatch: pytest.MonkeyPatch) -> list[float]:
        """A clock that stands still."""
        now = [100.0]
        monkeypatch.setattr(progress_bar, "monotonic", lambda: now[0])
        return now

    def test_is_drawn_when_it_takes_a_while_and_wiped_away(self, now: list[float]) -> None:
        screen = Screen()
        with ProgressBar("equity", screen) as bar:
            bar.show(0.1)
            now[0] += 2
            bar.show(0.25)
            bar.show(0.25)
            drawn = screen.getvalue()
        wiped = screen.getvalue().removeprefix(drawn)

        assert drawn.count("\r") == 1
        assert f"[{'#' * 10}{' ' * 30}]  25%     6 s" in drawn
        assert wiped.strip() == ""
        assert wiped.startswith("\r ")

    def test_is_not_drawn_elsewhere(self, now: list[float]) -> None:
        screen = StringIO()
        with ProgressBar("equity", screen) as bar:
            now[0] += 2
            bar.show(1)

        assert screen.getvalue() == ""
