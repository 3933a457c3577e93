"""Players called like lines of a hand history break nothing."""

from __future__ import annotations

import pytest

from doorcard.histories.judging import Verdict
from doorcard.histories.record import HandRecord
from tests.histories.told_hands import FILES, outcomes, replaced, told, verdicts

TEXT = [each for each in FILES if each.endswith(".txt") and each != "bovada.txt"]
NAMES = [
    "folds $5",
    "Seat 3: (",
    "Ann: folds",
    "Ann folds",
    "cleo_7: calls $1",
    "cleo_7 bets $1",
    "*** SUMMARY ***",
    "$1 and is all-in",
    "Dealt to cleo_7",
    "collected $5 from pot",
    "a (b) [c] {d}",
    "..",
    "(",
    "Ünïcödé €",
    "Ann [Kd]",
    "wins the pot ($3)",
    "x" * 200,
]


class TestNames:
    @pytest.mark.parametrize("file", TEXT)
    @pytest.mark.parametrize("name", NAMES)
    def test_like_lines_break_nothing(self, file: str, name: str) -> None:
        lines = replaced(told(file), "Ben O.", name)

        found = [each for each in outcomes(lines) if isinstance(each, HandRecord)]

        assert {each.player(3).name for each in found[:4]} == {name}
        assert {*verdicts(lines)} - {None} == {Verdict.CONFIRMED}

    @pytest.mark.parametrize("file", TEXT)
    def test_that_begin_like_each_other_are_kept_apart(self, file: str) -> None:
        lines = replaced(told(file), "Ben O.", "Ann f")

        assert {*verdicts(lines)} - {None} == {Verdict.CONFIRMED}

    def test_of_strangers_are_not_guessed_at(self) -> None:
        lines = replaced(told("pokerstars.txt"), "Ann: bets", "Anna: bets")

        assert Verdict.UNREAD in verdicts(lines)

    @pytest.mark.parametrize(
        "said",
        [
            'Ann said, "cleo_7: raises $1 to $2"',
            'Zed said, "*** RIVER ***"',
            "Zed joins the table at seat #2",
            "Ann is disconnected",
            "Ann has timed out while disconnected",
            "Some line of a version to come",
            "",
        ],
    )
    def test_in_talk_and_comings_and_goings_mean_nothing(self, said: str) -> None:
        lines = told("pokerstars.txt")
        for place in range(8, 40, 5):
            between = [*lines[:place], type(lines[0])(0, said), *lines[place:]]
            assert verdicts(between) == verdicts(lines)
