"""Written, read again, and the same as far as the notation tells: hands of every house."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from random import Random

import pytest

from doorcard.histories.reading import read_histories
from doorcard.histories.record import HandRecord
from doorcard.histories.told import Circumstances, record_of
from doorcard.histories.writers import doorcard, phh, pokerstars
from doorcard.histories.writers.course import Unwritable
from doorcard.stud import HandStarted
from tests.histories.played import NAMES, seen_by, some_hand, some_record, some_rules

SEEDS = range(120)


def read(text: str, file: Path) -> HandRecord:
    file.write_text(text, encoding="utf-8")
    [found] = read_histories(file)
    assert isinstance(found, HandRecord), found
    return found


def units(record: HandRecord, chips: int | None) -> float | None:
    return None if chips is None else chips / record.money.per_unit


def name(record: HandRecord, seat: int) -> str:
    return record.player(seat).name


def boards(record: HandRecord) -> dict[str, tuple[object, ...]]:
    return {each.name: each.up for each in record.players}


def course(record: HandRecord) -> object:
    """Who was there with what and did what, in the file's units; PHH numbers seats anew."""
    return (
        record.game,
        record.betting,
        sorted((each.name, units(record, each.stack)) for each in record.players),
        sorted(
            (name(record, a.seat), units(record, a.chips)) for a in record.antes or () if a.chips
        ),
        [
            (
                m.street,
                name(record, m.seat),
                type(m.action),
                units(record, getattr(m.action, "to", None)),
            )
            for m in record.moves
        ],
        record.common,
    )


def taken(record: HandRecord) -> dict[str, float]:
    counted: Counter[int] = Counter()
    for each in record.awards or ():
        assert each.seat is not None
        counted[each.seat] += each.chips
    return {
        record.player(seat).name: chips / record.money.per_unit for seat, chips in counted.items()
    }


def told_cards(record: HandRecord) -> dict[str, set[str]]:
    """The closed cards that are known, whoever told them."""
    return {
        each.name: {str(card) for card in each.down if card.is_known} for each in record.players
    }


def ends(record: HandRecord) -> dict[str, float | None]:
    return {name(record, each.seat): units(record, each.chips) for each in record.results or ()}


class TestPokerStarsText:
    @pytest.mark.parametrize("seed", SEEDS)
    def test_tells_the_same_hand(self, seed: int, tmp_path: Path) -> None:
        record = some_record(Random(seed))
        try:
            text = pokerstars.write(record)
        except Unwritable:
            return

        again = read(text, tmp_path / "hand.txt")

        assert course(again) == course(record)
        assert taken(again) == taken(record)
        assert units(again, again.pot) == units(record, record.pot)
        assert boards(again) == boards(record)
        if record.hero is not None:
            assert again.hero is not None
            assert again.hero.down == record.hero.down
        for name, cards in told_cards(again).items():
            assert cards <= told_cards(record)[name]
        assert again.played_at == record.played_at


class TestPhh:
    @pytest.mark.parametrize("seed", SEEDS)
    def test_tells_the_same_hand(self, seed: int, tmp_path: Path) -> None:
        record = some_record(Random(seed))
        try:
            text = phh.write(record)
        except Unwritable:
            return

        again = read(text, tmp_path / "hand.phh")

        assert course(again) == course(record)
        assert boards(again) == boards(record)
        assert ends(again) == ends(record)


class TestDoorcardJsonLines:
    @pytest.mark.parametrize("seed", SEEDS)
    def test_tell_the_same_hand(self, seed: int, tmp_path: Path) -> None:
        random = Random(seed)
        events = some_hand(random, some_rules(random))
        started = events[0]
        assert isinstance(started, HandStarted)
        viewer = random.choice([None, *(each.seat for each in started.seats)])
        known = Circumstances(hand="casino-1", names=NAMES, viewer=viewer, table="T")
        record = record_of(seen_by(events, viewer), known)

        again = read(doorcard.write(seen_by(events, viewer), known), tmp_path / "hand.jsonl")

        assert course(again) == course(record)
        assert taken(again) == taken(record)
        assert told_cards(again) == told_cards(record)
        assert {(t.seat, t.shown) for t in again.turned} == {
            (t.seat, t.shown) for t in record.turned
        }
