"""What was ever stored can be read for ever."""

from __future__ import annotations

import json
from dataclasses import fields, is_dataclass
from functools import cache
from pathlib import Path
from typing import Any, get_args

import pytest

from doorcard.records import SHAPE, Stored, seal, unseal
from doorcard.records.events import EVENTS
from doorcard.stud.events import Event
from doorcard.stud.house_rules import HouseRules
from tests.records.released import RELEASED, RULES, SHAPES

FILES = sorted(SHAPES.glob("*/*.json"))


@cache
def parts(path: Path) -> dict[str, Any]:
    """The two parts in a file, as JSON values."""
    found: dict[str, Any] = json.loads(path.read_text())
    return found


def stored(path: Path) -> Stored:
    opened, sealed = parts(path)["open"], parts(path)["sealed"]
    return Stored(
        json.dumps(opened).encode(), None if sealed is None else json.dumps(sealed).encode()
    )


def named(path: Path) -> str:
    return f"{path.parent.name}/{path.stem}"


class TestEveryShapeEverReleased:
    """A hand in the log outlives the program that wrote it."""

    @pytest.mark.parametrize("path", FILES, ids=named)
    def test_is_read_as_what_it_meant(self, path: Path) -> None:
        meant = RELEASED[int(path.parent.name)][path.stem]

        assert unseal(stored(path)) == meant

    def test_has_its_files_and_their_meaning(self) -> None:
        kept = {(int(path.parent.name), path.stem) for path in FILES}

        assert kept == {(shape, name) for shape, known in RELEASED.items() for name in known}
        assert {shape for shape, _ in kept} == set(range(1, SHAPE + 1))


class TestTheShapeOfToday:
    """Whoever changes what is written must count the shape up and keep new files."""

    @pytest.mark.parametrize("name", RELEASED[SHAPE])
    def test_is_written_as_its_file_has_it(self, name: str) -> None:
        written = seal(RELEASED[SHAPE][name])

        file = parts(SHAPES / str(SHAPE) / f"{name}.json")
        assert json.loads(written.open) == file["open"]
        assert (written.sealed and json.loads(written.sealed)) == file["sealed"]

    @pytest.mark.parametrize("kind", get_args(Event), ids=lambda kind: kind.__name__)
    def test_has_a_file_of_every_event_with_every_field(self, kind: type[Event]) -> None:
        name = EVENTS.names[kind]
        file = parts(SHAPES / str(SHAPE) / f"{name}.json")["open"]

        assert missing(RELEASED[SHAPE][name], file) == []

    def test_has_a_file_with_every_house_rule_other_than_its_default(self) -> None:
        default = HouseRules()

        same = [
            each.name
            for each in fields(HouseRules)
            if getattr(RULES, each.name) == getattr(default, each.name)
        ]
        assert same == []


def missing(value: object, found: object) -> list[str]:
    """The fields of a dataclass, and of those inside it, that JSON does not have."""
    if isinstance(value, tuple):
        assert isinstance(found, list)
        return [gap for one, its in zip(value, found, strict=False) for gap in missing(one, its)]
    if not is_dataclass(value):
        return []
    assert isinstance(found, dict)
    gaps = []
    for each in fields(value):
        if each.name not in found:
            gaps.append(f"{type(value).__name__}.{each.name}")
        else:
            gaps += missing(getattr(value, each.name), found[each.name])
    return gaps


class TestARecordFromBeforeAField:
    """House rules are kept field by field, and more of them will come."""

    @pytest.mark.parametrize("rule", [each.name for each in fields(HouseRules)])
    def test_reads_a_house_rule_it_does_not_have_as_its_default(self, rule: str) -> None:
        path = SHAPES / "1" / "hand_started.json"
        opened = json.loads(path.read_text())["open"]
        del opened["rules"][rule]

        event = unseal(Stored(json.dumps(opened).encode(), stored(path).sealed))

        default = getattr(HouseRules(), rule)
        assert event.rules == RULES.with_(**{rule: default})  # type: ignore[union-attr]
