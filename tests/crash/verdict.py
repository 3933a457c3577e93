"""What must be true of a room's folder after any number of kills."""

from __future__ import annotations

import json
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

import pysqlite3  # type: ignore[import-untyped]  # it ships none

from doorcard.adapters.kept_hands import KeptHands
from doorcard.fairness import HandDecks, mix_of, proves
from doorcard.records import CardOpenings, notice_json, read_deal, unseal
from doorcard.service.ports import StoredHand
from doorcard.stud import Event, Hand, HandStarted, evolve
from doorcard.stud.course import next_event
from doorcard.views import cards_told, redact
from tests.crash.witness import Testimony, Witness


def kept(folder: Path, but: Collection[str] = ()) -> list[StoredHand]:
    """Every hand in the folder, those left out."""
    base = pysqlite3.connect(folder / "room.db")
    ids = [row[0] for row in base.execute("SELECT id FROM hands ORDER BY started_ms, id")]
    base.close()
    hands = KeptHands(folder)
    return [hands.hand(each) for each in ids if each not in but]


def hand_problems(stored: StoredHand) -> list[str]:
    """Does every event follow from the deck that the hand was opened with?"""
    if stored.voided is not None:
        return void_problems(stored)
    if not stored.events and stored.ended_ms is None:
        return []
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


def void_problems(stored: StoredHand) -> list[str]:
    """A void hand dealt nothing, and says why it is void."""
    kept = None if stored.deal is None else read_deal(stored.deal.lines)
    if stored.events or kept is None or kept.closing is None or not kept.closing.is_void:
        return [f"{stored.id}: called void, and is not"]
    return []


def deal_problems(stored: StoredHand) -> list[str]:
    """Was the hand dealt from the deck that the seeds in its log pick?"""
    if stored.voided is not None:
        return []
    if stored.deal is None:
        return [f"{stored.id}: has no fair deal"]
    if not stored.events:
        return []
    kept = read_deal(stored.deal.lines)
    first = unseal(stored.events[0])
    if kept.mixed is None or not isinstance(first, HandStarted):
        return [f"{stored.id}: was dealt before its seeds were in"]
    mix = mix_of(kept.opening, kept.seeds)
    if stored.ended_ms is None:
        dealt = HandDecks.unseal(stored.deal.secret or b"").deal(kept.opening, mix)
        same = (dealt.deck, dealt.reclaim) == (first.deck, first.reclaim)
        return [] if same else [f"{stored.id}: was dealt from another deck than its seeds pick"]
    openings = CardOpenings.unseal(stored.deal.secret or b"", first.deck)
    told = {card for event in events_of(stored) for card in cards_told(redact(event, None))}
    proven = all(
        proves(kept.opening, mix, kept.mixed.leaves, card, openings.open([card])[0])
        for card in told
    )
    return [] if proven else [f"{stored.id}: a card of it does not lie where it was fixed"]


def events_of(stored: StoredHand) -> list[Event]:
    return [unseal(each) for each in stored.events]


def telling_problems(
    witnesses: Iterable[Witness | Testimony], hands: Iterable[StoredHand]
) -> list[str]:
    """Was anything told that is not in the log, or told otherwise?"""
    known = {stored.id: stored for stored in hands}
    wrong = [fault for witness in witnesses for fault in witness.wrong]
    for witness in witnesses:
        for name, deal in witness.deals.items():
            wrong += told_deal_problems(witness.name, name, deal, known.get(name))
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


def told_deal_problems(
    witness: str, name: str, told: dict[str, Any], stored: StoredHand | None
) -> list[str]:
    """Was a fair deal told that is not in the log, or told otherwise?"""
    if stored is None or stored.deal is None:
        return [f"{witness} was told of the deal of {name}, which is not in the log"]
    kept = read_deal(stored.deal.lines)
    logged: dict[str, Any] = {
        "opening": kept.opening.plain(),
        "mixed": None if kept.mixed is None else kept.mixed.plain(),
        "closing": None if kept.closing is None else kept.closing.plain(),
    }
    return [
        f"{witness} was told another {what} of {name} than the log has"
        for what, each in told.items()
        if logged[what] != each
    ]
