"""The rules core against the precise state rule, in hands nobody thought of.

Rule book, part 3: short all-ins, open pairs, caps and reopening, where PokerKit is no help.
"""

from __future__ import annotations

import random

import pytest

from doorcard.cards import FRESH_DECK, Card
from doorcard.stud import Betting, Entrant, Event, HouseRules, Show, options, start
from tests.stud.any_hand import any_rules, any_step
from tests.stud.betting_by_the_book import round_so_far


def fixed_limit(rng: random.Random) -> HouseRules:
    while True:
        rules = any_rules(rng)
        if rules.betting is Betting.FIXED_LIMIT:
            return rules


def paired_deck(rng: random.Random, seats: int, *, four_first: bool) -> list[Card]:
    """A deck in which open pairs on fourth street are common."""
    deck = list(FRESH_DECK)
    rng.shuffle(deck)
    for seat in range(seats):
        door, fourth = 2 * seats + seat, 3 * seats + seat + (not four_first)
        if rng.random() < 0.3:
            mate = next(i for i, c in enumerate(deck) if c // 4 == deck[door] // 4 and i != door)
            deck[mate], deck[fourth] = deck[fourth], deck[mate]
    return deck


class TestFixedLimit:
    @pytest.mark.parametrize("seed", range(300))
    def test_offers_what_the_book_says(self, seed: int) -> None:
        rng = random.Random(seed)
        rules = fixed_limit(rng)
        count = rng.randint(2, min(6, rules.max_players))
        stacks = [rng.randint(1, rng.choice([3, 12, 40]) * rules.small_bet) for _ in range(count)]
        seats = [Entrant(i + 1, stack) for i, stack in enumerate(stacks)]
        deck = paired_deck(rng, count, four_first=rules.four_first)
        hand, first = start(rules, seats, rng.randint(1, 8), deck)
        events: list[Event] = list(first)
        step = any_step(rng)
        while (law := options(hand)) is not None and not isinstance(law.actions[0], Show):
            assert len(set(law.actions)) == len(law.actions)
            assert set(law.actions) == round_so_far(hand, events).legal(law.seat), rules
            hand, more = step(hand)
            events += more
