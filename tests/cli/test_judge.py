"""``doorcard judge``: it holds every right case, and says what it did."""

from __future__ import annotations

import json
from pathlib import Path
from typing import ClassVar

import pytest

from doorcard.cli.judge import POLICY, judge_case
from doorcard.cli.main import main
from tests.cli.judged_cases import ALL, BY_ID, CASES, JUDGED, Case, judged, load


class TestCases:
    @pytest.mark.parametrize("case", JUDGED, ids=[c["id"] for c in JUDGED])
    def test_holds(self, case: Case) -> None:
        assert judge_case(case) == []

    def test_every_id_stands_once(self) -> None:
        assert len(BY_ID) == len(ALL)

    def test_the_adjudication_cases_are_all_there(self) -> None:
        cases = load("cases.json")

        assert len(cases) == 153
        assert sum(case["kind"] == POLICY for case in cases) == 21


class TestWhereTheScriptStops:
    """FORMAT: the hand need not be over."""

    STOPPED: ClassVar = {"3": "Ann bring, Ben complete=20, Cal call"}

    def stopped(self, **asserted: object) -> list[str]:
        case = {k: v for k, v in BY_ID["B09"].items() if k in ("kind", "cfg", "dealer")}
        players = BY_ID["B04"]["players"]
        return judge_case({**case, "players": players, "script": self.STOPPED, **asserted})

    def test_stacks_are_what_is_left_then(self) -> None:
        stacks = {"Ann": 285, "Ben": 275, "Cal": 275, "Dee": 295}

        assert self.stopped(stacks=stacks, net={n: s - 300 for n, s in stacks.items()}) == []

    def test_pots_are_laid_from_what_is_in(self) -> None:
        pots = [
            [20, ["Ann", "Ben", "Cal", "Dee"]],
            [30, ["Ann", "Ben", "Cal"]],
            [20, ["Ben", "Cal"]],
        ]

        assert self.stopped(pots=pots, paid={}, refunds=[], pot_after={"0": 20, "3": 70}) == []

    def test_nothing_is_told_of_a_later_street(self) -> None:
        assert self.stopped(pot_after={"4": 70}) == [
            "pot after street 4: expected 70, came nothing: the script stops before it"
        ]

    def test_streets_that_follow_by_themselves_do_not_count(self) -> None:
        """All-in on fifth, and the script ends there: nobody has been paid."""
        f12 = BY_ID["F12"]
        script = {k: v for k, v in f12["script"].items() if k in "345"}
        stacks = dict.fromkeys(("Ann", "Ben", "Cal"), 0)

        assert judged("F12", script=script, paid={}, stacks=stacks) == []

    def test_a_sole_winner_may_be_named_as_the_one_who_is_asked_to_show(self) -> None:
        assert judged("B08", show=["Ann"]) == []
        assert judged("B08", show=[]) == []
        assert judged("B08", show=["Ben"]) != []


class TestRulesOfACase:
    """FORMAT, "Beyond this file's cases"."""

    def test_may_be_named_as_in_the_rule_book(self) -> None:
        cfg = {"small_bet": 20, "big_bet": 40, "ante": 5, "bring_in": 10, "chip_unit": 1}

        assert judged("B02", cfg=cfg) == []

    def test_of_the_room_change_nothing(self) -> None:
        cfg = {**BY_ID["B02"]["cfg"], "turn_seconds": 10, "short_buy": True}

        assert judged("B02", cfg=cfg) == []

    def test_may_set_no_cap(self) -> None:
        cfg = {**BY_ID["C01"]["cfg"], "max_raises": None}

        assert judged("C01", cfg=cfg, expect={"call": 80, "raise_to": [200], "fold": True}) == []

    def test_have_the_reference_value_where_they_are_not_set(self) -> None:
        expect = {"fold": True, "call": 50, "complete_to": [100]}

        assert judged("B18", cfg={}, expect=expect) == []

    def test_without_a_meaning_beside_others_are_passed_over(self) -> None:
        cfg = {**BY_ID["N01"]["cfg"], "bring_in": 10}
        assert judged("N01", cfg=cfg) == []

        cfg = {**BY_ID["C01"]["cfg"], "max_raises": None, "headsup_uncapped": True}
        assert judged("C01", cfg=cfg, expect={"call": 80, "raise_to": [200], "fold": True}) == []

    def test_may_be_changed_in_every_kind(self) -> None:
        assert judged("A01", cfg={"variant": "stud_hilo8"}, alt={"ante=0": "Dee"}) == []
        assert judged("J10", cfg={"ante": 0}) == []

    def test_prose_for_people_may_have_any_name(self) -> None:
        assert judged("B02", source="Robert's Rules") == []


class TestRanges:
    def test_of_fixed_limit_are_lowest_and_highest(self) -> None:
        expect = {"range": True, "fold": True, "check": True, "bet_to": [20, 40]}

        assert judged("D01", expect=expect, alt=[]) == []

    def test_are_wrong_by_one_chip_at_either_end(self) -> None:
        good = BY_ID["XN01"]["expect"]

        assert judged("XN01", expect={**good, "bet_to": [21, 985]}) != []
        assert judged("XN01", expect={**good, "bet_to": [20, 984]}) != []

    def test_may_be_written_out(self) -> None:
        expect = {"fold": True, "check": True, "bet_to": list(range(20, 46))}

        assert judged("XP04", expect=expect) == []

    def test_over_a_bring_in_may_be_called_completion_or_raise(self) -> None:
        """FORMAT names the completion after fixed limit only."""
        expect = {"range": True, "fold": True, "call": 10, "raise_to": [20, 50]}

        assert judged("XP02", expect=expect) == []

    def test_of_fixed_limit_are_named_exactly(self) -> None:
        assert judged("B02", expect={"fold": True, "call": 10, "raise_to": [20]}) != []


class TestCommand:
    def run(self, capsys: pytest.CaptureFixture[str], path: Path) -> tuple[int, list[str]]:
        code = main(["judge", str(path)])
        return code, capsys.readouterr().out.splitlines()

    def test_holds_all_cases(self, capsys: pytest.CaptureFixture[str]) -> None:
        assert self.run(capsys, CASES / "cases.json") == (
            0,
            ["21 policy cases (prose for people; named tests cover them)", "132/132 cases hold"],
        )

    def test_prints_a_line_for_each_case_that_fails(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        wrong = {**BY_ID["A01"], "expect": "Ann"}
        path = tmp_path / "cases.json"
        path.write_text(json.dumps([BY_ID["B02"], wrong, 5, BY_ID["I05"], {"kind": "deck"}]))

        code, lines = self.run(capsys, path)

        assert code == 1
        assert lines == [
            "A01 lowest rank: opener: expected Ann, came Dee",
            "case 3: cannot be judged: a case must be an object, not 5",
            "case 5: cannot be judged: the key 'ns' is missing",
            "1 policy cases (prose for people; named tests cover them)",
            "1/4 cases hold",
        ]

    def test_of_no_cases_all_hold(self, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
        (tmp_path / "none.json").write_text("[]")

        assert self.run(capsys, tmp_path / "none.json")[0] == 0

    @pytest.mark.parametrize("content", [b"{}", b"[1,", b"\xff\xfe\x00", b"", b"[" * 100_000])
    def test_refuses_what_is_no_list_of_cases(
        self, content: bytes, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        path = tmp_path / "odd.json"
        path.write_bytes(content)

        assert main(["judge", str(path)]) == 2
        told = capsys.readouterr()
        assert told.out == ""
        assert told.err.startswith("doorcard judge: ")
        assert len(told.err.splitlines()) == 1

    def test_refuses_a_file_that_is_not_there(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        assert main(["judge", str(tmp_path / "missing.json")]) == 2
        assert "No such file" in capsys.readouterr().err
