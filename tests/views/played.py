"""Hands played at random, at every house and stake, short stacks and lapses included."""

from __future__ import annotations

import random
from dataclasses import dataclass
from functools import cache

from doorcard.cards import FRESH_DECK, Card
from doorcard.stud import HOUSES, Hand, HouseRules, act, lapse, options, start
from doorcard.stud.actions import WAGERS, Action, Fold, Options
from doorcard.stud.events import Entrant, Event, LapseCause
from doorcard.stud.street import SeatNo

TABLES: tuple[HouseRules, ...] = tuple(
    rules for house in HOUSES.values() for rules in (house.rules, *house.stakes)
)
"""What every house deals."""

Move = tuple[SeatNo, Action | LapseCause]
"""What a seat did, or why it did nothing."""


@dataclass(frozen=True)
class Played:
    """A hand from start to end."""

    rules: HouseRules
    seats: tuple[Entrant, ...]
    dealer: SeatNo
    deck: tuple[Card, ...]
    reclaim: tuple[int, ...]
    moves: tuple[Move, ...]
    events: tuple[Event, ...]
    hand: Hand

    def again(self, deck: tuple[Card, ...]) -> tuple[Event, ...]:
        """The events when the same moves are made with another deck."""
        hand, happened = start(self.rules, self.seats, self.dealer, deck, self.reclaim)
        events = [*happened]
        for seat, move in self.moves:
            hand, happened = _made(hand, seat, move)
            events += happened
        return tuple(events)


@cache
def play(number: int) -> Played:
    """The hand of this number: the same one each time."""
    rng = random.Random(number)
    rules = TABLES[number % len(TABLES)]
    count = rng.choice((2, 3, 4, 6, 7, 8))
    count = min(count, rules.max_players)
    seats = tuple(
        Entrant(seat, rng.choice((rng.randint(1, 400), rng.randint(400, 9000))))
        for seat in sorted(rng.sample(range(1, 9), count))
    )
    dealer = rng.randint(1, 8)
    deck = tuple(rng.sample(FRESH_DECK, 52))
    reclaim = tuple(rng.sample(range(52), 52))
    patience = rng.choice((0.02, 0.3))
    hand, happened = start(rules, seats, dealer, deck, reclaim)
    events, moves = [*happened], []
    while (law := options(hand)) is not None:
        lapses = rng.random() < 0.03
        move = rng.choice(list(LapseCause)) if lapses else _choice(law, rng, patience)
        moves.append((law.seat, move))
        hand, happened = _made(hand, law.seat, move)
        events += happened
    return Played(rules, seats, dealer, deck, reclaim, tuple(moves), tuple(events), hand)


def _choice(law: Options, rng: random.Random, folding: float) -> Action:
    actions = [each for each in law.actions if not isinstance(each, Fold)]
    if len(actions) < len(law.actions) and rng.random() < folding:
        return Fold()
    if law.wagers is not None and rng.random() < 0.2:
        steps = (law.wagers.highest - law.wagers.lowest) // law.wagers.step
        to = law.wagers.lowest + law.wagers.step * rng.randint(0, steps)
        return WAGERS[law.wagers.kind](to)
    return rng.choice(actions)


def _made(hand: Hand, seat: SeatNo, move: Action | LapseCause) -> tuple[Hand, tuple[Event, ...]]:
    return lapse(hand, seat, move) if isinstance(move, LapseCause) else act(hand, seat, move)
