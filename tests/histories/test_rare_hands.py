"""Rare shapes that real rooms wrote: tournaments, uneven antes, short all-ins."""

from __future__ import annotations

from pathlib import Path

import pytest

from doorcard.histories.judging import Verdict, judge
from doorcard.histories.readers.lines import Line
from doorcard.histories.record import HandRecord
from tests.histories.told_hands import outcomes

FOLDER = Path(__file__).parent / "rare"


def told(name: str, old: str = "", new: str = "") -> HandRecord:
    """The one hand of a file, with one word for another."""
    text = (FOLDER / f"{name}.txt").read_text(encoding="utf-8").replace(old, new)
    (record,) = outcomes([Line(n, each) for n, each in enumerate(text.splitlines(), 1)])
    assert isinstance(record, HandRecord), record
    return record


class TestRareHands:
    @pytest.mark.parametrize(
        "name",
        ["bovada_tournament", "pokerstars_bounty", "full_tilt_uneven_antes", "winamax_tournament"],
    )
    def test_are_confirmed(self, name: str) -> None:
        assert judge(told(name)).verdict is Verdict.CONFIRMED

    def test_raise_over_a_short_all_in_at_kingsclub(self) -> None:
        found = judge(told("kingsclub_short_all_in"))

        assert [each.sentence for each in found.findings] == [
            "a raise over a short all-in adds a whole bet to it here"
        ]

    def test_count_tournament_chips_whole(self) -> None:
        record = told("bovada_tournament")

        assert (record.money.currency, record.money.per_unit, record.tournament) == (None, 1, "123")

    def test_give_back_what_nobody_could_match_of_an_ante(self) -> None:
        off = told("full_tilt_uneven_antes", "Uncalled bet of 50", "Uncalled bet of 49")

        assert judge(off).verdict is Verdict.WRONG
