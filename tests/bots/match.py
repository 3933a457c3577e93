"""Hands between bots on the rules core: for tests and for the benchmark."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random

from doorcard.bots import Bot
from doorcard.cards import FRESH_DECK, Card
from doorcard.stud import (
    Action,
    Chips,
    Entrant,
    Event,
    Hand,
    HouseRules,
    Options,
    SeatNo,
    act,
    options,
    start,
)
from doorcard.views import redact

Watch = Callable[[SeatNo, Options, Action], None]


@dataclass
class Played:
    """A hand that was played: what each seat won or lost, and its events."""

    net: dict[SeatNo, Chips]
    events: list[Event] = field(repr=False)


def seeded_deck(chance: Random) -> tuple[Card, ...]:
    deck = list(FRESH_DECK)
    chance.shuffle(deck)
    return tuple(deck)


def play_hand(
    rules: HouseRules,
    bots: Mapping[SeatNo, Bot],
    stacks: Mapping[SeatNo, Chips],
    deck: Sequence[Card],
    *,
    dealer: SeatNo,
    watch: Watch | None = None,
) -> Played:
    """One hand to its end, each bot told what its seat may see and nothing else."""
    seats = sorted(bots, key=lambda seat: (seat - dealer - 1) % 8)
    hand, events = start(rules, [Entrant(seat, stacks[seat]) for seat in seats], dealer, deck)
    history = list(events)
    _tell(bots, events)
    while (law := options(hand)) is not None:
        action = bots[law.seat].choose(law)
        assert action in law, f"{action} is none of {law}"
        if watch is not None:
            watch(law.seat, law, action)
        hand, events = act(hand, law.seat, action)
        history += events
        _tell(bots, events)
    return Played(_net(hand, stacks), history)


def _tell(bots: Mapping[SeatNo, Bot], events: Sequence[Event]) -> None:
    for event in events:
        for seat, bot in bots.items():
            bot.told(redact(event, seat))


def _net(hand: Hand, stacks: Mapping[SeatNo, Chips]) -> dict[SeatNo, Chips]:
    return {each.seat: each.stack - stacks[each.seat] for each in hand.seats}
