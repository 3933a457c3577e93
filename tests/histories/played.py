"""Hands of every house, played by chance, as somebody saw them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from random import Random
from typing import Any

from doorcard.cards import FRESH_DECK
from doorcard.histories.record import HandRecord
from doorcard.histories.told import Circumstances, record_of
from doorcard.stud import (
    HOUSES,
    Action,
    Bet,
    Check,
    Complete,
    Entrant,
    Event,
    HouseRules,
    Options,
    Raise,
    act,
    options,
    start,
)
from doorcard.views import Notice, redact

NAMES = {
    1: "Ann",
    2: "Ben 3",
    3: "Seat 3: (",
    4: "folds $5",
    5: "Åsa [away]",
    6: "x: calls 2",
    7: "Ö.ö",
    8: 'Q"q',
}


def some_rules(random: Random, **fields: Any) -> HouseRules:  # noqa: ANN401 - fields by name
    house = random.choice([*HOUSES.values()])
    rules = random.choice([house.rules, *house.stakes])
    return replace(rules, **fields)


def some_hand(
    random: Random, rules: HouseRules, aggression: float = 0.3, stacks: Sequence[int] = ()
) -> list[Event]:
    """A whole hand of two seats or more; stacks are short now and then."""
    seats = sorted(random.sample(range(1, 9), random.randint(2, rules.max_players)))
    dealer = random.choice(seats)
    order = sorted(seats, key=lambda seat: (seat - dealer - 1) % 8)
    big = max(rules.big_bet, rules.spread_max)
    stacks = stacks or (big * 20, big * 20, big * 2, big, 30)
    entrants = [Entrant(seat, random.choice(stacks)) for seat in order]
    deck = list(FRESH_DECK)
    random.shuffle(deck)
    reclaim = list(range(52))
    random.shuffle(reclaim)
    hand, found = start(rules, entrants, dealer, deck, reclaim)
    events = [*found]
    while (law := options(hand)) is not None:
        hand, more = act(hand, law.seat, some_action(random, law, aggression))
        events += more
    return events


def some_action(random: Random, law: Options, aggression: float) -> Action:
    wagers = [each for each in law.actions if isinstance(each, Bet | Complete | Raise)]
    if wagers and random.random() < aggression:
        return random.choice(wagers)
    calm = [each for each in law.actions if each not in wagers]
    if Check() in calm:
        return Check()
    folds = random.random() < 0.15
    return calm[0] if folds or len(calm) == 1 else random.choice(calm[1:])


def seen_by(events: list[Event], viewer: int | None) -> list[Notice]:
    return [redact(event, viewer) for event in events]


def some_record(random: Random, **rules: Any) -> HandRecord:  # noqa: ANN401 - fields by name
    events = some_hand(random, some_rules(random, **rules))
    return record_as_seen(random, events)


def record_as_seen(random: Random, events: list[Event]) -> HandRecord:
    seats = [each.seat for each in events[0].seats]  # type: ignore[union-attr]  # HandStarted
    viewer = random.choice([None, *seats])
    return record_of(
        seen_by(events, viewer),
        Circumstances(
            hand=str(random.randrange(1, 10**9)),
            names=NAMES,
            viewer=viewer,
            table="Café 5 - 8-max",
            played_at=datetime(2026, 11, 30, 3, 4, 5, tzinfo=UTC),
        ),
    )
