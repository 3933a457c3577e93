"""``doorcard verify``: what a player reads who checks a saved hand at home."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from doorcard.cli.main import main

VECTORS = Path(__file__).parents[1] / "vectors" / "fair"
GOOD = VECTORS / "hands" / "hi_lo.json"
RAIL = VECTORS / "hands" / "two_people_and_a_bot_seen_by_the_rail.json"
SEAT = VECTORS / "hands" / "two_people_and_a_bot_seen_by_seat_1.json"


def cheat(name: str, folder: Path) -> list[str]:
    files = json.loads((VECTORS / "cheats" / f"{name}.json").read_text())["files"]
    paths = [folder / f"{name} {i}.json" for i in range(len(files))]
    for path, file in zip(paths, files, strict=True):
        path.write_text(json.dumps(file))
    return [str(path) for path in paths]


class TestVerify:
    def test_says_of_a_good_hand_step_by_step_that_it_holds(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["verify", str(GOOD)]) == 0

        said = capsys.readouterr().out
        for step in ("opening event", "seeds", "decks", "cards", "play", "end"):
            assert f"ok     {step}" in said
        assert "hand code " in said
        assert said.endswith("Everything that can be checked holds.\n")

    def test_ends_with_3_where_there_is_something_to_know(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["verify", str(RAIL)]) == 3
        assert "mark.not_mine: no seed of yours" in capsys.readouterr().out

    def test_ends_with_1_and_names_what_is_false(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        assert main(["verify", *cheat("swapped_card", tmp_path)]) == 1

        said = capsys.readouterr().out
        assert "FALSE  cards" in said
        assert "is not the card that was fixed for place 6" in said
        assert "SOMETHING IS FALSE" in said

        assert "the room's signature in it is the proof" in said

    @pytest.mark.parametrize("wrong", ["opening", "signature"])
    def test_calls_no_signature_a_proof_that_is_not_shown_to_be_the_rooms(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path, wrong: str
    ) -> None:
        hand = json.loads(GOOD.read_text())
        hand[wrong] = {} if wrong == "opening" else "00" * 64
        file = tmp_path / "unsigned.json"
        file.write_text(json.dumps(hand))

        assert main(["verify", str(file)]) == 1

        said = capsys.readouterr().out
        assert "SOMETHING IS FALSE" in said
        assert "is the proof" not in said
        assert "save the hand anew" in said

    def test_compares_files_and_finds_two_stories(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        files = cheat("two_stories", tmp_path)

        assert [main(["verify", each]) for each in files] == [0, 0]
        assert main(["verify", *files]) == 1
        assert "compare.opening: TWO STORIES" in capsys.readouterr().out

    def test_finds_nothing_in_two_viewers_of_one_hand(
        self, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["verify", str(SEAT), str(RAIL)]) == 3
        assert "nothing in them contradicts" in capsys.readouterr().out

    def test_tells_programs_the_same(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        assert main(["verify", "--json", *cheat("two_stories", tmp_path)]) == 1

        told = json.loads(capsys.readouterr().out)
        assert told["status"] == 1
        assert [each["verdict"] for each in told["files"]] == ["holds", "holds"]
        assert "compare.opening" in [each["code"] for each in told["compared"]]
        assert told["files"][0]["steps"]["cards"] == "holds"

    def test_ends_with_2_for_what_is_no_saved_hand(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        page = tmp_path / "page.json"
        page.write_text("{}")

        assert main(["verify", str(page)]) == 2
        assert "file.malformed" in capsys.readouterr().out

    def test_ends_with_2_for_a_file_that_is_not_there_or_endless(
        self, capsys: pytest.CaptureFixture[str], tmp_path: Path
    ) -> None:
        large = tmp_path / "large.json"
        large.write_bytes(b" " * 4_000_001)

        for file, why in ((tmp_path / "none", "No such file"), (large, "over 4000000 bytes")):
            assert main(["verify", str(file)]) == 2
            assert why in capsys.readouterr().err

    def test_needs_no_room_and_nothing_that_serves_one(self) -> None:
        program = (
            "import sys; from doorcard.cli.main import main; "
            f"assert main(['verify', {str(GOOD)!r}]) == 0; "
            "served = {'litestar', 'uvicorn', 'sqlalchemy', 'doorcard.service', 'doorcard.web'}; "
            "sys.exit(str(served & set(sys.modules)) if served & set(sys.modules) else 0)"
        )

        assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0
