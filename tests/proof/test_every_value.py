"""Every value of a saved hand counts: whichever is changed, the file is false or unreadable."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest

from doorcard.proof import Verdict, verify_file
from tests.proof.fair_room import FairRoom

WRONG_KINDS: tuple[Any, ...] = (None, [], {}, 1.5, "", -1, 10**30, True, "ä\x00", [[[]]])
Path = tuple[str | int, ...]


@cache
def good() -> bytes:
    """A hand after a void, with a house bot, played to the showdown."""
    table = FairRoom({1: 900, 2: 900, 3: 900}, bots=[3], name="mut")
    table.hand()
    table.void([2])
    table.stacks.pop(2)
    return msgspec.json.encode(table.hand(calling=True).saved(1).plain())


def values(record: Any, path: Path = ()) -> Iterator[tuple[Path, Any]]:  # noqa: ANN401 - JSON
    if isinstance(record, dict | list):
        for key, value in record.items() if isinstance(record, dict) else enumerate(record):
            yield from values(value, (*path, key))
    else:
        yield path, record


def changed(path: Path, value: object) -> bytes:
    record = copy.deepcopy(json.loads(good()))
    place = record
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = value
    return json.dumps(record).encode()


def another(value: object) -> object:
    """A value of the same kind that could well stand there."""
    match value:
        case bool():
            return not value
        case int():
            return value + 1
        case None:
            return 0
        case "??":
            return "As"
        case str() if len(value) >= 64:
            at = len(value) // 3
            return value[:at] + ("1" if value[at] == "0" else "0") + value[at + 1 :]
        case _:
            return f"{value}x"


class TestEveryValue:
    @pytest.mark.parametrize("part", range(4))
    def test_is_checked(self, part: int) -> None:
        found = list(values(json.loads(good())))[part::4]
        assert len(found) > 90

        for path, value in found:
            assert verify_file(changed(path, another(value))).verdict is Verdict.BROKEN, path

    def test_may_be_anything_at_all_and_nothing_falls(self) -> None:
        for n, (path, _) in enumerate(values(json.loads(good()))):
            verify_file(changed(path, WRONG_KINDS[n % len(WRONG_KINDS)]))

    def test_is_good_as_it_is(self) -> None:
        assert verify_file(good()).verdict is Verdict.MARKED
