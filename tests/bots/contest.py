"""Two styles against each other on the same cards from both sides."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from doorcard.bots import STYLES, Bot, HouseBot, RandomBot
from doorcard.stud import Betting, HouseRules, SeatNo
from tests.bots.match import play_hand, seeded_deck

MakeBot = Callable[[SeatNo, HouseRules, int], Bot]


def style_of(name: str) -> MakeBot:
    """How to make a bot of a style, or the one that draws lots (``random``)."""
    if name == "random":
        return lambda _seat, _rules, seed: RandomBot(seed)
    return lambda seat, rules, seed: HouseBot(STYLES[name], seat, rules, seed)


@dataclass(frozen=True)
class Result:
    """What one style won off another, in big bets per 100 hands and seat."""

    hands: int
    rate: float
    error: float
    """One standard error of ``rate``."""

    def __str__(self) -> str:
        return f"{self.rate:+8.1f} ± {self.error:.1f}"


def big_bet(rules: HouseRules) -> int:
    return rules.spread_max if rules.betting is Betting.SPREAD_LIMIT else rules.big_bet


def contest(
    first: str, second: str, rules: HouseRules, *, decks: int, seats: int, seed: int
) -> Result:
    """``seats`` players, every other one of the first style; each deck is played twice,
    the second time with the styles exchanged, so that luck of the cards evens out."""
    chance = Random(seed)
    makers = (style_of(first), style_of(second))
    places = range(1, seats + 1)
    lines: list[dict[SeatNo, Bot]] = [
        {
            seat: makers[(seat + turn) % 2](seat, rules, seed * 100 + seat + 50 * turn)
            for seat in places
        }
        for turn in (0, 1)
    ]
    stacks = dict.fromkeys(places, 100 * big_bet(rules))
    unit = big_bet(rules)
    gains = []
    for number in range(decks):
        deck = seeded_deck(chance)
        gain = 0
        for turn, bots in enumerate(lines):
            played = play_hand(rules, bots, stacks, deck, dealer=number % seats + 1)
            gain += sum(chips for seat, chips in played.net.items() if (seat + turn) % 2 == 0)
        gains.append(gain / unit / seats)  # seats / 2 seats of the style, two hands
    scale = 100.0
    return Result(2 * decks, fmean(gains) * scale, stdev(gains) / sqrt(decks) * scale)
