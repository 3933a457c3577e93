"""Hands of every house, written in each format, are read again and confirmed."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from random import Random

import pytest

from doorcard.histories.judging import Judgement, Reason, Verdict, judge
from doorcard.histories.readers.lines import Line
from doorcard.histories.record import HandRecord
from doorcard.histories.told import Circumstances
from doorcard.histories.writers.formats import Format, written
from doorcard.stud import HandEnded, HandStarted, PotAwarded, Refusal, UncalledReturned
from tests.histories.played import NAMES, seen_by, some_hand, some_rules
from tests.histories.told_hands import outcomes

SEEDS = range(60)


def judged(seed: int, form: Format) -> Iterator[tuple[HandRecord, Judgement, list[object]]]:
    """One hand through a format and back; nothing where the format cannot tell it."""
    random = Random(seed)
    events = some_hand(random, some_rules(random))
    start = events[0]
    assert isinstance(start, HandStarted)
    viewer = random.choice([None, *[each.seat for each in start.seats]])
    known = Circumstances(
        hand=str(seed + 1),
        names=NAMES,
        viewer=viewer,
        table="T",
        played_at=datetime(2026, 11, 30, tzinfo=UTC),
    )
    try:
        text = written(form, seen_by(events, viewer), known)
    except Refusal:
        return
    for outcome in outcomes([Line(n, each) for n, each in enumerate(text.split("\n"), 1)]):
        assert isinstance(outcome, HandRecord), outcome
        yield outcome, judge(outcome), list(events)


class TestHandsOfTheRoom:
    @pytest.mark.parametrize("form", [Format.DOORCARD, Format.POKERSTARS, Format.PHH])
    def test_come_back_confirmed(self, form: Format) -> None:
        found = [judgement for seed in SEEDS for _, judgement, _ in judged(seed, form)]

        assert len(found) > 20
        assert [
            each
            for each in found
            if each.verdict is not Verdict.CONFIRMED
            and [finding.reason for finding in each.findings] != [Reason.ROUNDING]
        ] == []

    def test_keep_every_chip(self) -> None:
        for seed in SEEDS:
            for record, judgement, events in judged(seed, Format.DOORCARD):
                awarded = sum(
                    share.chips
                    for event in events
                    if isinstance(event, PotAwarded)
                    for share in event.shares
                )
                back = sum(e.chips for e in events if isinstance(e, UncalledReturned))
                assert judgement.pot == awarded
                assert sum(each.chips for each in record.returned or ()) == back

    def test_are_played_to_the_same_stacks_again(self) -> None:
        for seed in SEEDS:
            for record, judgement, events in judged(seed, Format.DOORCARD):
                (end,) = (each for each in events if isinstance(each, HandEnded))
                told = {each.seat: each.chips for each in record.results or ()}
                assert told == {each.seat: each.stack for each in end.seats}
                assert isinstance(judgement.events[-1], HandEnded)
