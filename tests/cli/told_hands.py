"""Hands played by script, for tests of what is told of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from doorcard.cards import CARDS, Card, parse_cards
from doorcard.cli.hand_files import KeptHand
from doorcard.histories.dealer_talk import DealerTalk
from doorcard.stud import (
    Action,
    Chips,
    Entrant,
    Event,
    Hand,
    HouseRules,
    LapseCause,
    SeatNo,
    act,
    lapse,
    options,
    start,
)
from doorcard.views import redact

NAMES = {1: "Ann", 2: "Ben", 3: "Carol"}


class Told:
    """A hand and its events; actions are given in turn."""

    def __init__(
        self,
        holdings: Sequence[str],
        rules: HouseRules | None = None,
        *,
        dealer: SeatNo = 3,
        stacks: Mapping[SeatNo, Chips] | None = None,
    ) -> None:
        seats = range(1, len(holdings) + 1)
        order = sorted(seats, key=lambda seat: (seat - dealer - 1) % 8)
        self.hand: Hand
        self.events: list[Event]
        entrants = [Entrant(seat, (stacks or {}).get(seat, 4000)) for seat in order]
        deck = _deck(holdings, order)
        self.hand, events = start(rules or HouseRules(), entrants, dealer, deck)
        self.events = list(events)

    def act(self, *actions: Action) -> Told:
        for action in actions:
            law = options(self.hand)
            assert law is not None
            self.hand, events = act(self.hand, law.seat, action)
            self.events += events
        return self

    def lapse(self, cause: LapseCause) -> Told:
        law = options(self.hand)
        assert law is not None
        self.hand, events = lapse(self.hand, law.seat, cause)
        self.events += events
        return self

    def lines(self, viewer: SeatNo | None = None, *, you: bool = False) -> list[str]:
        """What the dealer says to that viewer, line by line."""
        talk = DealerTalk(NAMES, viewer if you else None)
        return [line for event in self.events for line in talk.say(redact(event, viewer))]

    def talk(self, viewer: SeatNo | None) -> DealerTalk:
        """The dealer after everything was said to that viewer, who is called "you"."""
        talk = DealerTalk(NAMES, viewer)
        for event in self.events:
            talk.say(redact(event, viewer))
        return talk

    def kept(self, name: str = "test-1") -> KeptHand:
        return KeptHand(name, tuple(self.events), NAMES)


def _deck(holdings: Sequence[str], order: Sequence[SeatNo]) -> tuple[Card, ...]:
    hands = {seat: list(parse_cards(text)) for seat, text in enumerate(holdings, 1)}
    named = {card for hand in hands.values() for card in hand}
    spare = [card for card in CARDS if card not in named]
    deck: list[Card] = []
    for lap in range(7):
        if lap >= 3 and spare:
            deck.append(spare.pop())
        for hand in (hands[seat] for seat in order):
            if lap < len(hand):
                deck.append(hand[lap])
            elif spare:
                deck.append(spare.pop())
    return (*deck, *spare)
