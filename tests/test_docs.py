"""What the documents say is there, is there."""

from __future__ import annotations

import ast
import doctest
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from scripts.house_rules_page import PAGE, page

ROOT = Path(__file__).parents[1]
RULES = ROOT / "docs" / "rules"
SOURCES = {"000": 54, "001": 42, "002": 27, "003": 26}
"""The four source documents and the number of their items."""
PAGES = sorted(
    [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md"), *(ROOT / "changelog.d").glob("*.md")]
)
Functions = ast.FunctionDef | ast.AsyncFunctionDef
NUMBERS = r"\d+(?:(?:, | and | to )(?:item )?\d+(?! to))*"


def read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@cache
def anchors(path: Path) -> frozenset[str]:
    """The places of a page that a link can lead to."""
    text = read(path)
    headings = re.findall(r"^#+ (.+)$", text, re.MULTILINE)
    slugs = {re.sub(r"[^\w\- ]", "", each.lower()).replace(" ", "-") for each in headings}
    return frozenset(slugs | set(re.findall(r'<a id="([^"]+)">', text)))


def ids(path: Path, kind: str) -> list[int]:
    return [int(each) for each in re.findall(rf'<a id="{kind}-(\d+)">', read(path))]


def numbers(cited: str) -> set[int]:
    """All numbers that ``6, 7 and 9 to 11`` names."""
    found = {int(each) for each in re.findall(r"\d+", cited)}
    for first, last in re.findall(r"(\d+)(?: to )(\d+)", cited):
        found |= set(range(int(first), int(last) + 1))
    return found


def cited(pattern: str) -> Iterator[tuple[str, re.Match[str]]]:
    """Every citation of a form in the code, and the file in which it stands."""
    for folder in ("src", "tests", "bench"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            text = re.sub(r"\s+(?:# ?)?", " ", read(path))
            for match in re.finditer(pattern, text):
                yield path.name, match


class TestSources:
    @pytest.mark.parametrize(("document", "count"), SOURCES.items())
    def test_are_restated_item_by_item(self, document: str, count: int) -> None:
        assert ids(RULES / f"{document}.md", "item") == list(range(1, count + 1))

    def test_conflicts_and_rulings_are_numbered_without_a_gap(self) -> None:
        assert ids(RULES / "conflicts.md", "conflict") == list(range(1, 45))
        assert ids(RULES / "rulings.md", "ruling") == list(range(1, 19))


class TestCitations:
    """A citation in the code leads somewhere."""

    def test_of_items_are_of_items_that_exist(self) -> None:
        wrong = [
            f"{name}: {match[0]}"
            for name, match in cited(rf"\b(00[0-3]), items? ({NUMBERS})")
            if not numbers(match[2]) <= set(range(1, SOURCES[match[1]] + 1))
        ]

        assert wrong == []

    @pytest.mark.parametrize(("part", "count"), [("2", 44), ("4", 18)])
    def test_of_the_rule_book_are_of_numbers_that_exist(self, part: str, count: int) -> None:
        wrong = [
            f"{name}: {match[0]}"
            for name, match in cited(rf"rule book, part {part}, ({NUMBERS})")
            if not numbers(match[1]) <= set(range(1, count + 1))
        ]

        assert wrong == []

    def test_are_many(self) -> None:
        assert len(list(cited(r"\b00[0-3], items? \d"))) > 50


class TestRulings:
    """Part 4 of the rule book: each ruling is held by a test."""

    def test_each_name_what_holds_them(self) -> None:
        text = read(RULES / "rulings.md")

        held = re.findall(
            r'^\d+\. <a id="ruling-(\d+)">.*\n   \*Held by (?:cases? |`tests/)', text, re.MULTILINE
        )

        assert [int(each) for each in held] == list(range(1, 19))

    def test_name_cases_that_exist(self) -> None:
        kept = {
            case["id"]
            for path in sorted((ROOT / "tests" / "cases").glob("*.json"))
            for case in json.loads(read(path))
        }

        named = set(re.findall(r"\b(X?[A-Z]\d\d)\b", read(RULES / "rulings.md")))

        assert len(named) > 40
        assert sorted(named - kept) == []

    def test_name_tests_that_exist(self) -> None:
        named = set(
            re.findall(r"`(tests/[\w/]+\.py)::(\w+)(?:::(\w+))?`", read(RULES / "rulings.md"))
        )

        missing = [each for each in named if not exists(*each)]

        assert named
        assert missing == []


def exists(file: str, outer: str, method: str) -> bool:
    """Does a test file hold this class with this method, or this function?"""
    path = ROOT / file
    if not path.exists():
        return False
    for node in ast.parse(read(path)).body:
        if isinstance(node, ast.ClassDef | Functions) and node.name == outer:
            inside = {each.name for each in node.body if isinstance(each, Functions)}
            return not method or method in inside
    return False


class TestPages:
    @pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
    def test_link_to_places_that_exist(self, path: Path) -> None:
        broken = []
        for target in re.findall(r"\]\(([^)\s]+)\)", read(path)):
            if "://" in target:
                continue
            place, _, anchor = target.partition("#")
            found = path.parent / place if place else path
            if not found.exists() or (anchor and anchor not in anchors(found.resolve())):
                broken.append(target)

        assert broken == []

    def test_house_rules_are_as_in_the_code(self) -> None:
        assert read(PAGE) == page(), "run `make house-rules`"

    def test_decisions_are_short_and_listed(self) -> None:
        listed = read(ROOT / "docs" / "adr" / "README.md")

        for path in sorted((ROOT / "docs" / "adr").glob("0*.md")):
            assert len(read(path).splitlines()) <= 25, path.name
            assert f"]({path.name})" in listed

    @pytest.mark.parametrize("path", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
    def test_show_python_that_runs(self, path: Path) -> None:
        failed, _ = doctest.testfile(
            str(path), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE
        )

        assert failed == 0

    def test_name_make_targets_that_exist(self) -> None:
        made = set(re.findall(r"^([a-z-]+):", read(ROOT / "Makefile"), re.MULTILINE))
        named = {target for path in PAGES for target in re.findall(r"`make ([a-z-]+)", read(path))}

        assert {"run", "test"} <= named <= made

    def test_name_commands_that_exist(self) -> None:
        spoken = subprocess.run(
            [Path(sys.executable).parent / "doorcard", "--help"],
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        named = {word for path in PAGES for word in re.findall(r"`doorcard ([a-z]+)", read(path))}

        assert {"serve", "play"} <= named
        assert [
            word for word in sorted(named) if not re.search(rf"^\W*{word}\b", spoken, re.MULTILINE)
        ] == []
