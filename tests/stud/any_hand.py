"""Hands nobody thought of: any rules, seats, stacks, deck and choices, from one number."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, get_type_hints

from doorcard.cards import FRESH_DECK
from doorcard.stud import (
    HOUSES,
    Action,
    Betting,
    Entrant,
    Event,
    Fold,
    Game,
    Hand,
    HouseRules,
    LapseCause,
    Options,
    SeatNo,
    act,
    lapse,
    options,
    start,
)
from doorcard.stud.actions import WAGERS

Step = Callable[[Hand], tuple[Hand, tuple[Event, ...]]]


@dataclass(frozen=True)
class Played:
    """A hand after each step, with what happened in it."""

    hands: list[Hand]
    events: list[Event]


def any_rules(rng: random.Random) -> HouseRules:
    """A house's rules, or any combination that can be played; amounts are small."""
    if rng.random() < 0.3:
        house = rng.choice(list(HOUSES.values()))
        return rng.choice([house.rules, *house.stakes])
    while True:
        rules = HouseRules(**dict(_any_fields(rng)))
        if not rules.problems():
            return rules


def _any_fields(rng: random.Random) -> Iterator[tuple[str, Any]]:
    for name, kind in get_type_hints(HouseRules).items():
        if isinstance(kind, type) and issubclass(kind, StrEnum):
            yield name, rng.choice(list(kind))
        elif kind is bool:
            yield name, rng.random() < 0.5
    yield "game", rng.choice([Game.HI, Game.HI, Game.HILO, Game.HILO, Game.RAZZ])
    yield "betting", rng.choice([Betting.FIXED_LIMIT, *Betting])
    small = rng.choice([2, 4, 10])
    unit = rng.choice([1, 1, 1, 2])
    yield "small_bet", small
    yield "big_bet", 2 * small
    yield "spread_min", small
    yield "spread_max", small * rng.choice([1, 3, 5])
    yield "ante", unit * rng.choice([0, 1, 1, 2])
    yield "bring_in", unit * rng.choice([0, 1, 1, 2])
    yield "chip_unit", unit
    yield "four_first", rng.random() < 0.2
    yield "max_raises", rng.choice([None, 1, 2, 3, 3, 9])
    yield "max_players", 8


def any_start(rng: random.Random, rules: HouseRules) -> tuple[Hand, tuple[Event, ...]]:
    """2 to 8 seats; stacks tiny, short or deep."""
    count = rng.randint(2, rules.max_players)
    seats = rng.sample(range(1, 9), count)
    bet = rules.spread_min if rules.betting is Betting.SPREAD_LIMIT else rules.small_bet
    deepest = rng.choice([bet, 3 * bet, 12 * bet, 100 * bet])
    entrants = [Entrant(seat, rng.randint(1, deepest)) for seat in seats]
    deck = rng.sample(FRESH_DECK, 52)
    return start(rules, entrants, rng.randint(1, 8), deck, rng.sample(range(52), 52))


def every_wager(law: Options) -> list[Action]:
    """All wagers of a range, one by one."""
    run = law.wagers
    if run is None:
        return []
    totals = {*range(run.lowest, run.highest, run.step), run.highest}
    return [WAGERS[run.kind](total) for total in sorted(totals)]


def any_choice(rng: random.Random, law: Options) -> Action:
    """A legal action; folds are rarer, so that hands get old."""
    wagers = every_wager(law)
    some = [wagers[0], rng.choice(wagers), wagers[-1]] if wagers else []
    choices = [*law.actions, *some]
    choice = rng.choice(choices)
    return rng.choice(choices) if isinstance(choice, Fold) and rng.random() < 0.6 else choice


def any_step(rng: random.Random, lapses: float = 0.05) -> Step:
    """Somebody acts; now and then a clock runs out or a line breaks."""

    def step(hand: Hand) -> tuple[Hand, tuple[Event, ...]]:
        law = options(hand)
        assert law is not None
        if rng.random() < lapses:
            cause = rng.choice(list(LapseCause))
            return lapse(hand, law.seat, cause, protected=rng.random() < 0.8)
        return act(hand, law.seat, any_choice(rng, law))

    return step


def played_through(seed: int, lapses: float = 0.05) -> Played:
    """A whole hand. The number decides everything."""
    rng = random.Random(seed)
    hand, first = any_start(rng, any_rules(rng))
    step = any_step(rng, lapses)
    hands, events = [hand], list(first)
    while options(hand) is not None:
        hand, more = step(hand)
        hands.append(hand)
        events += more
    return Played(hands, events)


def seat_numbers(hand: Hand) -> list[SeatNo]:
    """The seats dealt in, from the dealer's left."""
    return [each.seat for each in hand.seats]
