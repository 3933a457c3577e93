"""Spots drawn at random from a seeded source."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from doorcard.cards import CARDS, Card

Hands = list[tuple[Card, ...]]


def dealt(dice: Random, seats: Sequence[int], dead: int = 0) -> tuple[Hands, tuple[Card, ...]]:
    """Hands of so many cards each, and so many dead cards."""
    cards = dice.sample(CARDS, sum(seats) + dead)
    hands = []
    for count in seats:
        hands.append(tuple(cards[:count]))
        cards = cards[count:]
    return hands, tuple(cards)


def one_each(outcomes: dict[int, float], seats: int) -> list[float]:
    """The shares that outcomes make, counted in another way than the code does."""
    shares = [0.0] * seats
    for key, count in outcomes.items():
        pots = [key & 0xFF, key >> 8] if key >> 8 else [key & 0xFF]
        for winners in pots:
            each = [seat for seat in range(seats) if winners >> seat & 1]
            for seat in each:
                shares[seat] += count / len(pots) / len(each)
    deals = sum(outcomes.values())
    return [share / deals for share in shares]
