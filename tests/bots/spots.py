"""Decision points for bots, told as a dealer would."""

from __future__ import annotations

from collections.abc import Sequence

from doorcard.bots import Bot, make_bot
from doorcard.cards import CARDS, Card, parse_cards
from doorcard.stud import (
    Action,
    BringIn,
    Call,
    Check,
    Entrant,
    Event,
    Hand,
    HouseRules,
    Options,
    act,
    options,
    start,
)
from doorcard.views import Notice, redact


def deck_for(holdings: Sequence[str], dealer: int) -> tuple[Card, ...]:
    """A deck that gives seat 1, 2, … these cards in dealing order, if nobody folds.

    Where a holding ends early any unused card is dealt.
    """
    hands = [list(parse_cards(text)) for text in holdings]
    named = {card for hand in hands for card in hand}
    spare = [card for card in CARDS if card not in named]
    order = sorted(range(len(hands)), key=lambda i: (i + 1 - dealer - 1) % 8)
    deck: list[Card] = []
    for lap in range(7):
        if lap >= 3:
            deck.append(spare.pop())
        deck += [hands[i][lap] if lap < len(hands[i]) else spare.pop() for i in order]
    return (*deck, *spare)


class Spot:
    """A hand played to a decision, with all that happened on the way."""

    def __init__(
        self, rules: HouseRules, holdings: Sequence[str], *, dealer: int = 4, stack: int = 20000
    ) -> None:
        seats = range(1, len(holdings) + 1)
        order = sorted(seats, key=lambda seat: (seat - dealer - 1) % 8)
        self.hand: Hand
        self.history: list[Event]
        self.hand, events = start(
            rules,
            [Entrant(seat, stack) for seat in order],
            dealer,
            deck_for(holdings, dealer),
        )
        self.history = list(events)

    @property
    def options(self) -> Options:
        law = options(self.hand)
        assert law is not None
        return law

    def act(self, action: Action) -> None:
        self.hand, events = act(self.hand, self.options.seat, action)
        self.history += events

    def go_on(self, *, to: int) -> None:
        """Check or call around until that seat's next turn."""
        while self.options.seat != to:
            self.stay()

    def stay(self) -> None:
        self.act(next(a for a in self.options.actions if isinstance(a, Check | Call | BringIn)))

    def to_street(self, street: int) -> None:
        """Check or call until that street begins."""
        while self.hand.street is None or self.hand.street < street:
            self.stay()

    def notice(self, event: Event) -> Notice:
        """What the seat in turn is told of an event."""
        return redact(event, self.options.seat)

    def ask(self, bot: Bot) -> Action:
        """What the bot in turn would do, after being told the hand from its start."""
        for event in self.history:
            bot.told(self.notice(event))
        return bot.choose(self.options)

    def ask_often(self, style: str, times: int = 20) -> list[Action]:
        """What bots of a style would do, each with a chance of its own."""
        seat = self.options.seat
        return [self.ask(make_bot(style, seat, self.hand.rules, seed)) for seed in range(times)]
