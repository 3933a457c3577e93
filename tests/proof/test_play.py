"""The play is judged: whatever a room changes in what it tells, the verifier says no."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from doorcard.proof import Level, Report, SavedHand, Step, verify
from doorcard.proof.saved_hand import told
from doorcard.stud import HouseRules
from tests.proof.cheating import closing_again
from tests.proof.fair_room import FairRoom, HandRun


def changed(saved: SavedHand, v: int, notice: dict[str, Any]) -> SavedHand:
    one = told(v, notice, saved.notices[v - 1].openings)
    return replace(saved, notices=(*saved.notices[: v - 1], one, *saved.notices[v:]))


def broken(report: Report) -> set[str]:
    return {each.code for each in report.findings if each.level is Level.BROKEN}


def other_values(notice: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """The notice with one number, seat or word changed."""
    for key, value in notice.items():
        if key in ("type", "rules"):
            continue
        if key == "street":
            yield {**notice, key: 3 + (value - 2) % 5}
        elif type(value) is int:
            yield {**notice, key: value + 1 if value < 8 or value > 24 else 1}
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for inner in other_values(value[0]):
                yield {**notice, key: [inner, *value[1:]]}
        elif isinstance(value, list) and len(value) > 1 and type(value[0]) is int:
            yield {**notice, key: value[::-1]}


def runs() -> list[HandRun]:
    absent = FairRoom(dict.fromkeys(range(1, 5), 1500), name="absent")
    ante_only = FairRoom(dict.fromkeys(range(1, 4), 400), rules=HouseRules(), name="short")
    return [
        FairRoom({1: 900, 2: 900, 3: 900}, name="plain").hand(calling=True),
        FairRoom({1: 300, 2: 150, 3: 900}, name="all in 4").hand(),
        absent.hand(absent=0.3),
        ante_only.hand(),
    ]


class TestEveryNumberOfEveryNotice:
    @pytest.mark.parametrize("run", runs(), ids=["plain", "all-in", "absent", "short"])
    def test_is_what_the_rules_say(self, run: HandRun) -> None:
        """Signed anew each time, so that only the rules of the game can tell."""
        saved = run.saved(1)
        assert broken(verify(saved)) == set()
        tried = 0

        for notice in saved.notices:
            for other in other_values(json.loads(json.dumps(notice.notice))):
                cheat = closing_again(changed(saved, notice.v, other), run)
                tried += 1
                assert broken(verify(cheat)), (notice.v, other)

        assert tried > 20

    def test_and_their_order_are(self) -> None:
        run = FairRoom({1: 900, 2: 900, 3: 900}, name="order").hand(calling=True)
        saved = run.saved(None)

        for at in range(1, len(saved.notices) - 1):
            one, two = saved.notices[at : at + 2]
            swapped = (
                *saved.notices[:at],
                replace(two, v=one.v),
                replace(one, v=two.v),
                *saved.notices[at + 2 :],
            )
            report = verify(closing_again(replace(saved, notices=swapped), run))
            assert report.of(Step.PLAY).value == "broken", (one.v, one.notice["type"])

    def test_and_their_number_are(self) -> None:
        run = FairRoom({1: 900, 2: 900}, name="cut").hand(calling=True)
        saved = run.saved(1)

        for end in range(1, len(saved.notices)):
            cut = replace(saved, notices=saved.notices[:end])
            assert broken(verify(closing_again(cut, run))) == {"play.gap"}
        longer = (*saved.notices, replace(saved.notices[-1], v=len(saved.notices) + 1))
        assert "play.illegal" in broken(verify(replace(saved, notices=longer)))


class TestAHandNotStarted:
    def test_is_a_gap(self) -> None:
        saved = FairRoom({1: 900, 2: 900}, name="cut").hand().saved(1)

        assert "play.gap" in broken(verify(replace(saved, notices=saved.notices[1:])))
        assert "play.gap" in broken(verify(replace(saved, mixed=None)))
