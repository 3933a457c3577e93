"""``doorcard histories check`` says of each hand what became of it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from doorcard.cli.main import main

HANDS = Path(__file__).parents[1] / "histories" / "hands"


def checked(capsys: pytest.CaptureFixture[str], *words: str | Path) -> tuple[int, list[str], str]:
    status = main(["histories", "check", *map(str, words)])
    out, err = capsys.readouterr()
    return status, out.splitlines(), err


class TestCheck:
    def test_prints_a_line_a_hand_and_a_summary(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, lines, _ = checked(capsys, HANDS / "pokerstars.txt")

        assert status == 0
        assert lines[0] == f"confirmed  {HANDS}/pokerstars.txt:1  pokerstars 700"
        assert lines[-1] == (
            "5 hands: 5 confirmed, 0 explained, 0 wrong, 0 unread; 1 of other games left out"
        )

    def test_reads_whole_folders(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, lines, _ = checked(capsys, HANDS)

        assert status == 0
        assert lines[-1].startswith("68 hands: 68 confirmed")

    def test_prints_json_for_programs(self, capsys: pytest.CaptureFixture[str]) -> None:
        status, lines, err = checked(capsys, HANDS / "pokerstars.txt", "--json")
        split = json.loads(lines[2])

        assert status == 0
        assert len(lines) == 5
        assert err.startswith("5 hands")
        assert split == {
            "file": str(HANDS / "pokerstars.txt"),
            "hand": "702",
            "site": "pokerstars",
            "game": "hilo",
            "verdict": "confirmed",
            "reason": None,
            "pot": 14.3,
            "rake": 0.71,
            "awards": {"Ben O.": 6.8, "Ann": 6.79},
            "line": 93,
            "sentence": None,
        }

    def test_ends_with_1_for_a_wrong_hand(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        text = (HANDS / "pokerstars.txt").read_text("utf-8-sig").replace("pot $18.30", "pot $18.31")
        (tmp_path / "off.txt").write_text(text)
        status, lines, _ = checked(capsys, tmp_path)

        assert status == 1
        assert lines[0] == (
            f"wrong      {tmp_path}/off.txt:1  pokerstars 700: wrong_pot: "
            "the file counts a pot of 18.31, but 18.30 was put in"
        )
        assert "1 wrong" in lines[-1]

    def test_ends_with_1_for_what_cannot_be_read(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        (tmp_path / "letter.txt").write_text("Dear Ann\n")
        status, lines, _ = checked(capsys, tmp_path, "--json")
        told = json.loads(lines[0])

        assert status == 1
        assert (told["verdict"], told["reason"], told["site"]) == ("unread", "unreadable", None)

    def test_ends_with_2_for_a_path_that_is_not_there(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        status, _, err = checked(capsys, tmp_path / "nowhere")

        assert status == 2
        assert "there is no such file or folder" in err
