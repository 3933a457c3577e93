"""What a holding amounts to, in codes and cards and without a word of any language."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final, Literal

from doorcard.cards import Card, Rank
from doorcard.ranking import best_high, best_low, best_razz
from doorcard.stud.choices import Game

WHOLE: Final = 7
"""The cards of a whole holding, a common card included."""
LOW_DRAW: Final = "low_draw"
MadeCode = Literal[
    "high_card",
    "pair",
    "two_pair",
    "three_of_a_kind",
    "straight",
    "flush",
    "full_house",
    "four_of_a_kind",
    "straight_flush",
    "low",
    "low_draw",
]
"""The code of a :class:`doorcard.ranking.Category`, or a draw to a low."""


@dataclass(frozen=True, slots=True)
class Made:
    """A category by its code, and the cards that make it."""

    category: MadeCode
    cards: tuple[Card, ...] = field(repr=False)
    """Kept out of the ``repr``: they may be a hidden hand's."""


@dataclass(frozen=True, slots=True)
class Readout:
    """What a holding makes, high and low; ``None`` where it makes nothing."""

    high: Made | None
    low: Made | None


def readout(
    down: tuple[Card, ...], up: tuple[Card, ...], common: Card | None, game: Game
) -> Readout:
    """What a seat's own cards make so far, and in hi/lo the low or the draw to one.

    Works from the first card on; unknown cards make nothing. A draw to a low has three
    unpaired cards of eight or lower, and enough cards to come.

    Source: 000, item 33; 002, items 19 to 24.

    >>> from doorcard.cards import parse_cards
    >>> made = readout(parse_cards("8c 2d"), parse_cards("Ah Ac"), None, Game.HILO)
    >>> made
    Readout(high=Made(category='pair'), low=Made(category='low_draw'))
    >>> made.high.cards, made.low.cards
    ((Ah, Ac, 8c, 2d), (8c, 2d, Ah))
    """
    cards = (*down, *up) if common is None else (*down, *up, common)
    known = [card for card in cards if card.is_known]
    if game is Game.RAZZ:
        return Readout(None, _razz(known))
    if game is Game.HI:
        return Readout(_high(known), None)
    return Readout(_high(known), _eight_or_better(known, to_come=WHOLE - len(cards)))


@lru_cache(maxsize=4096)
def showing(up: tuple[Card, ...], common: Card | None, game: Game = Game.HI) -> Readout:
    """What a seat's open cards show to everybody: its board, compared as boards are.

    A low is shown in razz only: in hi/lo the board that opens is the high one. Boards are
    remembered, since they are asked for at every notice and change with few.

    Source: 003, items 6 and 16.

    >>> from doorcard.cards import parse_cards
    >>> showing(parse_cards("9d 9h Kc"), None).high.cards
    (9h, 9d, Kc)
    """
    return readout((), up, common, Game.RAZZ if game is Game.RAZZ else Game.HI)


def _high(cards: list[Card]) -> Made | None:
    if not cards:
        return None
    best = best_high(cards)
    return Made(best.category.value, best.cards)


def _eight_or_better(cards: list[Card], to_come: int) -> Made | None:
    made = best_low(cards) if cards else None
    if made is not None:
        return Made(made.category.value, made.cards)
    low = _unpaired_from_the_top(card for card in cards if _ace_low(card) <= 8)
    return Made(LOW_DRAW, low) if len(low) >= 3 and len(low) + to_come >= 5 else None


def _razz(cards: list[Card]) -> Made | None:
    """Five cards always make a hand in razz; fewer are a draw, paired ones left out."""
    if len(cards) >= 5:
        best = best_razz(cards)
        return Made(best.category.value, best.cards)
    draw = _unpaired_from_the_top(cards)
    return Made(LOW_DRAW, draw) if draw else None


def _unpaired_from_the_top(cards: Iterable[Card]) -> tuple[Card, ...]:
    """One card of each rank, the ace low and last; of equal ranks the higher suit."""
    by_rank = {_ace_low(card): card for card in sorted(cards)}
    return tuple(by_rank[rank] for rank in sorted(by_rank, reverse=True))


def _ace_low(card: Card) -> int:
    return 1 if card.rank is Rank.ACE else card.rank
