"""A verifier that imports nothing of ours, written from docs/fair-deal.md, agrees."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from scripts.check_deal import faults

VECTORS = Path(__file__).parents[1] / "vectors" / "fair"
PROGRAM = Path(__file__).parents[2] / "scripts" / "check_deal.py"
OF_THE_DEAL = ("opening.changed", "commitment.", "seed.", "deck.", "card.unopened", "card.wrong")
"""What it looks at: no signatures, no places, no play, no other hands."""


def read(path: Path) -> Any:  # noqa: ANN401 - JSON
    return json.loads(path.read_bytes())


class TestTheThirdVerifier:
    def test_knows_nothing_of_ours(self) -> None:
        nodes = ast.walk(ast.parse(PROGRAM.read_text(encoding="utf-8")))
        names = {
            alias.name
            for node in nodes
            if isinstance(node, ast.Import | ast.ImportFrom)
            for alias in ([ast.alias(node.module or "")] if hasattr(node, "module") else node.names)
        }

        assert names <= {*sys.stdlib_module_names, "collections.abc"}

    @pytest.mark.parametrize(
        "file", sorted((VECTORS / "hands").glob("*.json")), ids=lambda f: f.stem
    )
    def test_finds_nothing_in_a_good_hand(self, file: Path) -> None:
        assert list(faults(read(file))) == []

    @pytest.mark.parametrize(
        "file", sorted((VECTORS / "cheats").glob("*.json")), ids=lambda f: f.stem
    )
    def test_catches_every_cheat_with_the_deal(self, file: Path) -> None:
        cheat = read(file)
        found = [each for saved in cheat["files"] for each in faults(saved)]

        if any(code.startswith(OF_THE_DEAL) for code in cheat["codes"]):
            assert found, cheat["says"]

    def test_is_a_program(self) -> None:
        good = VECTORS / "hands" / "hi_lo.json"
        done = subprocess.run(
            [sys.executable, "-S", "-E", PROGRAM, good], capture_output=True, text=True, check=False
        )

        assert (done.returncode, done.stdout) == (
            0,
            "The deal holds, as far as this program looks.\n",
        )
