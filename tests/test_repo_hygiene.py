"""What a reader should never meet in this repository."""

from __future__ import annotations

import re
import shutil
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
MADE = re.compile(r"(^|/)(generated|locales?|static|node_modules)(/|\.)")
"""Files that a program wrote, and files of words."""


COMES_AS = re.compile(r'(?:(?:sign_in|stage|my_turn)\([^()]*|\bHOST = )"([A-Z]\w*)"')
"""Who a browser test lets come, by name."""
NOT_OURS = re.compile(r"(^|/)(\.venv|\.git|node_modules|__pycache__|\.\w+_cache|\.hypothesis)(/|$)")


@cache
def kept_files() -> tuple[str, ...]:
    """The files under version control and those about to be; without git, all that lie here."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        found = (path.relative_to(ROOT).as_posix() for path in ROOT.rglob("*") if path.is_file())
        return tuple(sorted(path for path in found if not NOT_OURS.search(path)))
    listed = subprocess.run(
        [git, "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return tuple(path for path in listed.splitlines() if (ROOT / path).is_file())


def text(path: str) -> str:
    try:
        return (ROOT / path).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def source_files() -> list[str]:
    kept = [p for p in kept_files() if p.startswith(("src/", "client/src/")) and not MADE.search(p)]
    return [p for p in kept if p.endswith((".py", ".ts", ".svelte", ".css"))]


def lines_with(pattern: str, paths: list[str]) -> list[str]:
    wanted = re.compile(pattern)
    return [
        f"{path}:{number}: {line.strip()}"
        for path in paths
        for number, line in enumerate(text(path).splitlines(), 1)
        if wanted.search(line)
    ]


class TestSourceFiles:
    """A file is one concept and is named after it."""

    def test_are_found(self) -> None:
        assert "src/doorcard/stud/events.py" in source_files()

    def test_have_four_hundred_lines_at_most(self) -> None:
        counted = {path: len(text(path).splitlines()) for path in source_files()}

        assert {path: count for path, count in counted.items() if count > 400} == {}

    def test_are_named_after_a_concept(self) -> None:
        vague = re.compile(r"(^|/)_?(utils?|helpers?|managers?|handlers?|data|info|status|misc)\.")

        assert [path for path in source_files() if vague.search(path)] == []

    def test_leave_nothing_half_done(self) -> None:
        half_done = r"\bT[O]DO\b|\bFIX[M]E\b|\bX[X]X\b|NotImplemented[E]rror"

        assert lines_with(half_done, source_files()) == []


class TestTests:
    """A test that does not run proves nothing."""

    def test_are_never_skipped(self) -> None:
        tests = [path for path in kept_files() if re.search(r"^tests/.*\.py$|\.test\.ts$", path)]

        assert lines_with(r"pytest\.s[k]ip|mark\.(s[k]ip|x[f]ail)|\b(it|test)\.s[k]ip", tests) == []

    def test_let_nobody_come_to_the_shared_room_under_a_name_that_is_taken(self) -> None:
        """Which tests meet in one room is for chance to say: a second Ann is not let in."""
        browsing = [path for path in kept_files() if path.startswith("tests/browser/")]
        names = [name for path in browsing for name in COMES_AS.findall(text(path))]

        assert len(names) > 50, "the names are found"
        assert [name for name, times in Counter(names).items() if times > 1] == []


class TestTheRepository:
    def test_names_no_place_on_somebodys_machine(self) -> None:
        places = r"(?<![\w.])/(ho[m]e/(?!ann/)|Us[e]rs/|ro[o]t/|wo[r]k/)[a-z.]"

        assert lines_with(places, list(kept_files())) == []

    def test_pins_packages_without_download_addresses(self) -> None:
        pins = [p for p in kept_files() if p.startswith("requirements/")]
        locks = [p for p in kept_files() if p.endswith("package-lock.json")]

        assert lines_with(r"://|--(index|find-links|extra)", pins) == []
        assert lines_with(r'"resolved": *"', locks) == []

    @pytest.mark.parametrize(
        "path",
        [
            "README.md",
            "ARCHITECTURE.md",
            "CONTRIBUTING.md",
            "SECURITY.md",
            "CHANGELOG.md",
            "LICENSE",
        ],
    )
    def test_has_what_a_newcomer_looks_for(self, path: str) -> None:
        assert text(path).strip()

    def test_keeps_its_commands_runnable(self) -> None:
        for path in (".ci/run", "scripts/install"):
            assert (ROOT / path).stat().st_mode & 0o111
            assert text(path).startswith("#!/usr/bin/env bash\n")
            assert "\nset -euo pipefail\n" in text(path)
