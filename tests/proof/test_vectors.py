"""The shared files are what this implementation makes, and holds or catches."""

from __future__ import annotations

import json

from doorcard.proof import Level, verify_file
from tests.proof.write_vectors import FOLDER, pages


class TestTheSharedFiles:
    def test_are_what_is_made_here(self) -> None:
        made = dict(pages())
        kept = {
            str(file.relative_to(FOLDER)): file.read_text(encoding="utf-8")
            for file in FOLDER.rglob("*.json")
            if file.name != "primitives.json"
        }

        assert sorted(kept) == sorted(made)
        assert [name for name in made if made[name] != kept[name]] == []

    def test_of_good_hands_hold(self) -> None:
        said = json.loads((FOLDER / "hands.json").read_text(encoding="utf-8"))

        for file in (FOLDER / "hands").glob("*.json"):
            report = verify_file(file.read_bytes())
            assert all(each.level is Level.MARKED for each in report.findings), file.name
            assert report.code == said[file.stem]["code"]
