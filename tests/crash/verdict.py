"""What must be true of a room's folder after any number of kills."""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pysqlite3  # type: ignore[import-untyped]  # it ships none

from doorcard.adapters.kept_hands import KeptHands
from doorcard.records import notice_json, unseal
from doorcard.service.ports import StoredHand
from doorcard.stud import Event, Hand, evolve
from doorcard.stud.course import next_event
from doorcard.views import redact
from tests.crash.witness import Witness


def kept(folder: Path) -> list[StoredHand]:
    """Every hand in the folder."""
    base = pysqlite3.connect(folder / "room.db")
    ids = [row[0] for row in base.execute("SELECT id FROM hands ORDER BY started_ms, id")]
    base.close()
    hands = KeptHands(folder)
    return [hands.hand(each) for each in ids]


def hand_problems(stored: StoredHand) -> list[str]:
    """Does every event follow from the deck that the hand was opened with?"""
    hand: Hand | None = None
    wrong = []
    for event in events_of(stored):
        due = None if hand is None else next_event(hand)
        if due is not None and due != event:
            wrong.append(f"{stored.id}: another event than its deck and its actions ask for")
        hand = evolve(hand, event)
    if hand is None or hand.version != len(stored.events):
        wrong.append(f"{stored.id}: does not replay")
    elif next_event(hand) is not None:
        wrong.append(f"{stored.id}: stops where more follows by itself")
    return wrong


def events_of(stored: StoredHand) -> list[Event]:
    return [unseal(each) for each in stored.events]


def telling_problems(witnesses: Iterable[Witness], hands: Iterable[StoredHand]) -> list[str]:
    """Was anything told that is not in the log, or told otherwise?"""
    known = {stored.id: stored for stored in hands}
    wrong = [fault for witness in witnesses for fault in witness.wrong]
    for witness in witnesses:
        for name, told in witness.told.items():
            stored = known.get(name)
            if stored is None:
                wrong.append(f"{witness.name} was told of hand {name}, which is not in the log")
                continue
            seats = {player: seat for seat, player in stored.seats}
            entitled = as_seen(stored, seats.get(witness.player))
            if told != entitled[: len(told)]:
                wrong.append(f"{witness.name} was told otherwise of {name} than the log says")
    return wrong


def as_seen(stored: StoredHand, seat: int | None) -> list[Any]:
    """The notices of a hand for one seat, or the rail."""
    return [json.loads(notice_json(redact(each, seat))) for each in events_of(stored)]
