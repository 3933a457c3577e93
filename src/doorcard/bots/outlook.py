"""The share of the pot that a holding wins on average, by dealing out the rest."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from doorcard.bots.spot import Rival, Spot
from doorcard.bots.start_low import low_rank
from doorcard.cards import CARDS, Card
from doorcard.ranking import board_value, high_value, low_value, razz_value
from doorcard.stud.choices import Game

MOST_RIVALS: Final = 5
"""More are not dealt out: the deck would not last, nor the time."""


def outlook(spot: Spot, chance: Random, believes: float, deals: int) -> float:
    """The average share of the pot over ``deals`` random completions, from 0 to 1.

    Cards seen anywhere, those of folded seats included, do not come again. A rival who
    wagered is dealt the better of two or three holdings, the likelier the more force it
    showed and the more the bot ``believes``.
    """
    rivals = sorted(spot.rivals, key=lambda rival: rival.force, reverse=True)
    crowd = max(len(rivals) - MOST_RIVALS, 0)
    rivals = rivals[:MOST_RIVALS]
    known = {*spot.held, *spot.seen}
    unseen = [card for card in CARDS if card not in known]
    total = 0.0
    for _ in range(deals):
        total += _one_deal(spot, rivals, _Draw(unseen, chance), chance, believes)
    return total / deals * 0.93**crowd


class _Draw:
    """Cards without replacement from the top of a deck that is shuffled as it is used."""

    __slots__ = ("_cards", "_chance", "_next")

    def __init__(self, cards: list[Card], chance: Random) -> None:
        self._cards = cards
        self._chance = chance.random
        self._next = 0

    @property
    def left(self) -> int:
        """How many cards there are still."""
        return len(self._cards) - self._next

    def take(self, count: int) -> tuple[Card, ...]:
        cards, chance, start = self._cards, self._chance, self._next
        size = len(cards)
        for place in range(start, start + count):
            other = place + int(chance() * (size - place))
            cards[place], cards[other] = cards[other], cards[place]
        self._next = start + count
        return tuple(cards[start : start + count])


def _one_deal(
    spot: Spot, rivals: Sequence[Rival], draw: _Draw, chance: Random, believes: float
) -> float:
    shared = () if spot.common is None else (spot.common,)
    held = spot.held
    closed = len(spot.down)
    owed = sum(7 - len(rival.up) - len(shared) for rival in rivals) + 7 - len(held)
    spare = draw.left - owed
    hands = [held + draw.take(7 - len(held))]
    for rival in rivals:
        open_cards = rival.up + shared
        best = draw.take(closed) + open_cards
        if believes * rival.force > 0:
            doubt = min(0.42 * believes * rival.force, 0.9)
            for _ in range(2):
                if spare >= closed and chance.random() < doubt:
                    spare -= closed
                    other = draw.take(closed) + open_cards
                    best = max(best, other, key=lambda cards: _strength(cards, spot.game))
        hands.append(best + draw.take(7 - len(best)))
    return _share(hands, spot.game)


def _strength(cards: tuple[Card, ...], game: Game) -> int:
    """A quick order of holdings, to deal a rival the better of two."""
    if game is Game.RAZZ or (game is Game.HILO and low_rank(cards[-1]) <= 8):
        lows = {low_rank(card) for card in cards if low_rank(card) <= 8}
        return len(lows) * 100 - sum(lows)
    return high_value(cards) if len(cards) >= 5 else board_value(cards)


def _share(hands: Sequence[tuple[Card, ...]], game: Game) -> float:
    """The part of the pot that the first of the hands wins."""
    if game is Game.RAZZ:
        return _part(hands, razz_value)
    high = _part(hands, high_value)
    if game is Game.HI:
        return high
    low = _part(hands, low_value)
    return high if low < 0 else (high + low) / 2


def _part(hands: Sequence[tuple[Card, ...]], value: Callable[[tuple[Card, ...]], int]) -> float:
    """The first hand's part of one half, split evenly; -1 when nobody qualifies."""
    values = [value(hand) for hand in hands]
    best = max(values)
    if best == 0:
        return -1.0
    return 1 / values.count(best) if values[0] == best else 0.0
