"""A file that is no saved hand is refused with the place where it fails."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import msgspec
import pytest

from doorcard.proof import Verdict, verify_file
from tests.proof.fair_room import FairRoom

Change = Callable[[dict[str, Any]], Any]


@cache
def good() -> bytes:
    table = FairRoom({1: 900, 2: 900}, name="good")
    table.hand()
    return msgspec.json.encode(table.hand().saved(1).plain())


def put(*path: str | int, value: object) -> Change:
    def change(record: dict[str, Any]) -> None:
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        place[path[-1]] = value

    return change


def drop(*path: str | int) -> Change:
    def change(record: dict[str, Any]) -> None:
        place: Any = record
        for step in path[:-1]:
            place = place[step]
        del place[path[-1]]

    return change


CASES: dict[str, tuple[str, Change]] = {
    "other kind": ("file.malformed", put("doorcard", value="table")),
    "other version": ("file.malformed", put("version", value=2)),
    "unknown key": ("file.malformed", put("more", value=1)),
    "missing key": ("file.malformed", drop("before")),
    "viewer": ("file.malformed", put("viewer", value=9)),
    "short signature": ("file.malformed", put("signature", value="00")),
    "half an end": ("file.malformed", put("closing_signature", value=None)),
    "half a receipt": ("file.malformed", put("mine", "signature", value=None)),
    "notices": ("file.malformed", put("notices", value={})),
    "no notice": ("file.malformed", put("notices", 2, "notice", value=None)),
    "unknown notice": ("file.malformed", put("notices", 2, "notice", value={"type": "x"})),
    "hidden cards": (
        "file.malformed",
        put("notices", 0, "notice", "reclaim", value=list(range(52))),
    ),
    "version of notice": ("file.malformed", put("notices", 2, "v", value="3")),
    "hand before": ("file.malformed", drop("before", 0, "signature")),
    "event before": ("opening.malformed", put("before", 0, "opening", "number", value=-1)),
    "end before": ("closing.malformed", put("before", 0, "closing", "outcome", value="")),
    "opening": ("opening.malformed", put("opening", "roots", value=[])),
    "closing": ("closing.malformed", put("closing", "play", value="xyz")),
    "receipt": ("receipt.malformed", put("mine", "receipt", "seat", value=0)),
    "mix": ("mixed.malformed", put("mixed", "leaves", value="00")),
    "sister": ("mixed.malformed", put("mixed", "decks", 0, "deck", value=8)),
    "two seeds": (
        "mixed.malformed",
        put("mixed", "seeds", value=[{"seat": 1, "seed": "00" * 32}] * 2),
    ),
    "card": ("card.malformed", put("notices", 2, "openings", 0, "place", value=52)),
}


class TestAFile:
    def test_that_is_good_holds(self) -> None:
        assert verify_file(good()).verdict is Verdict.HOLDS

    @pytest.mark.parametrize("name", CASES)
    def test_that_is_no_saved_hand_is_refused(self, name: str) -> None:
        code, change = CASES[name]
        record = json.loads(good())
        change(record)

        report = verify_file(json.dumps(record).encode())

        assert [each.code for each in report.findings] == [code]
        assert report.hand is None
        assert report.verdict is Verdict.BROKEN

    @pytest.mark.parametrize(
        "text", [b"", b"null", b"[]", b"{", b"\xff", b"[" * 100_000, b'{"doorcard":"hand"}']
    )
    def test_that_is_anything_is_refused_without_a_fall(self, text: bytes) -> None:
        assert [each.code for each in verify_file(text).findings] == ["file.malformed"]
