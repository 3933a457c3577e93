"""The glossary is complete, and speaks of nothing that is gone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from enum import Enum, StrEnum
from functools import cache
from pathlib import Path
from typing import get_args

import pytest

from doorcard.ranking import Category
from doorcard.stud import Action, Event, actions, choices, events

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "reference" / "glossary.md").read_text(encoding="utf-8")
SPEAKING = [
    "cards",
    "ranking",
    "stud",
    "views",
    "fairness",
    "records",
    "proof",
    "room",
    "histories",
]
"""The packages whose public names are words of the domain."""
NOUNS = """
hand, holding, hand rank, street, wager, to complete, notice, request, refusal, table, seat, stack,
dealer, floor, cage, rail, lobby, room policy, game, chips, viewer, deck, pot, share, showdown,
opener, board, common card, burned card, readout, watcher, house bot
"""


@cache
def in_code_quotes() -> frozenset[str]:
    return frozenset(re.findall(r"`(\w+)`", PAGE))


def public_classes(package: str) -> Iterator[str]:
    return classes_in(ROOT / "src" / "doorcard" / package)


def classes_in(folder: Path) -> Iterator[str]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.parse(path.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield node.name


def names_in_the_browser() -> Iterator[str]:
    for path in sorted((ROOT / "client" / "src").rglob("*.ts")):
        yield from re.findall(
            r"^export (?:class|interface) (\w+)", path.read_text(encoding="utf-8"), re.MULTILINE
        )


def enums(module: object) -> list[type[StrEnum]]:
    found = [each for each in vars(module).values() if isinstance(each, type)]
    return [each for each in found if issubclass(each, StrEnum) and each is not StrEnum]


def entries() -> list[str]:
    return re.findall(r"^\| ([^|`]+?) \|", PAGE, re.MULTILINE)


class TestGlossary:
    @pytest.mark.parametrize("package", SPEAKING)
    def test_names_every_public_class(self, package: str) -> None:
        assert sorted({*public_classes(package)} - in_code_quotes()) == []

    @pytest.mark.parametrize("kind", enums(choices) + enums(events) + enums(actions))
    def test_names_every_value_of_every_choice(self, kind: type[Enum]) -> None:
        assert [each.value for each in kind if each.value not in in_code_quotes()] == []

    @pytest.mark.parametrize("kind", [*get_args(Action), *get_args(Event)])
    def test_names_every_action_and_event_with_its_tag(self, kind: type) -> None:
        tag = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()

        assert f"| `{kind.__name__}` | `{tag}` |" in PAGE

    def test_has_every_noun_of_the_design(self) -> None:
        nouns = {noun.strip() for noun in NOUNS.split(",")}

        assert sorted(nouns - set(entries())) == []

    def test_names_no_class_that_is_gone(self) -> None:
        classes = {*classes_in(ROOT / "src"), *classes_in(ROOT / "tests"), *names_in_the_browser()}
        aliases = {"Deck", "Chips"}

        named = {word for word in in_code_quotes() if re.fullmatch(r"([A-Z][a-z0-9]+)+", word)}

        assert sorted(named - classes - aliases) == []


class TestWordsInFourLanguages:
    ROWS = re.findall(
        r"^\| ([^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$",
        PAGE.partition("## In four languages")[2],
        re.MULTILINE,
    )

    def test_are_given_in_each_language(self) -> None:
        assert len(self.ROWS) > 80
        assert [row for row in self.ROWS if not all(word.strip(" *") for word in row)] == []

    def test_cover_every_action(self) -> None:
        english = {row[0] for row in self.ROWS}
        wanted = {
            re.sub(r"(?<=[a-z])(?=[A-Z])", "-", kind.__name__).lower() for kind in get_args(Action)
        }

        assert wanted <= english

    def test_cover_every_category(self) -> None:
        english = {row[0] for row in self.ROWS}
        wanted = {str(each.value).replace("_", " ") for each in Category}

        assert wanted - {"low", "low draw"} <= english
