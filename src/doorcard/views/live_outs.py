"""Live outs: how many cards that would help are still unseen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from doorcard.cards import Card
from doorcard.ranking import Category
from doorcard.stud.choices import Game
from doorcard.stud.street import Street
from doorcard.views.readout import MadeCode
from doorcard.views.redact import Viewer
from doorcard.views.table_view import TableView

_HIGH: Final = tuple(Category)[:9]
_HIGH_CARD, _PAIR, _TWO_PAIR, _TRIPS, _STRAIGHT, _FLUSH, _FULL, _QUADS, _STRAIGHT_FLUSH = range(9)
_ACE: Final = 12
_LOW_RANKS: Final = 0b1_0000_0111_1111
"""Ace to eight."""
LOW_CARDS: Final = 5


@dataclass(frozen=True, slots=True)
class Outs:
    """The cards that would make a hand of one kind with the next card."""

    category: MadeCode
    """Above what is held; ``low`` for a low."""
    live: int
    """Those the viewer has not seen: in the deck, closed, or folded unseen."""
    dead: int
    """Those that lie or lay open in other hands."""


def live_outs(view: TableView, viewer: Viewer) -> tuple[Outs, ...]:
    """What one more card can make of the viewer's hand, the best kind first.

    The view must be the one of ``viewer``. Nothing for the rail, after folding, before
    cards and when no card is to come, in razz for the high. It counts what the viewer's
    own eyes have seen, folded up cards included.

    Source: 003, item 25 (stud players live on what they saw of open and folded cards).
    """
    own = next((each for each in view.live if each.seat == viewer), None)
    if own is None or view.street in (None, Street.SEVENTH) or view.ended or view.order:
        return ()
    held = (*own.down, *own.up)
    if not held or not all(card.is_known for card in held):
        return ()
    seen = view.seen
    found = []
    for category, helping in _helping(held, view.rules.game):
        dead = len(helping & seen)
        found.append(Outs(category, len(helping) - dead, dead))
    return tuple(found)


@lru_cache(maxsize=4096)
def _helping(held: tuple[Card, ...], game: Game) -> tuple[tuple[MadeCode, frozenset[int]], ...]:
    """The cards that would lift the hand, by what they would make of it.

    Counted by rank and suit, which is what the value of a hand is made of: every one of
    forty-nine cards would be looked at for every player on every street otherwise.
    """
    made: dict[MadeCode, list[int]] = {}
    if game is not Game.RAZZ:
        for kind, card in sorted(_lifts(held), reverse=True):
            made.setdefault(_HIGH[kind].value, []).append(card)
    if game is not Game.HI:
        ranks = _ranks(held) & _LOW_RANKS
        if ranks.bit_count() == LOW_CARDS - 1:
            lows = [rank for rank in range(13) if (_LOW_RANKS & ~ranks) >> rank & 1]
            made[Category.LOW.value] = [rank * 4 + suit for rank in lows for suit in range(4)]
    return tuple((category, frozenset(cards)) for category, cards in made.items())


def _lifts(held: Sequence[Card]) -> Iterator[tuple[int, int]]:
    """Each card that makes a better kind of hand, after the place of that kind."""
    counts, suits, of_suit = [0] * 13, [0] * 4, [0] * 4
    for card in held:
        rank, suit = divmod(card, 4)
        counts[rank] += 1
        suits[suit] += 1
        of_suit[suit] |= 1 << rank
    ranks = _ranks(held)
    now = max(_kind(counts, ranks), _suited(suits, of_suit))
    for rank in range(13):
        counts[rank] += 1
        plain = max(now, _kind(counts, ranks | 1 << rank))
        counts[rank] -= 1
        for suit in range(4):
            if of_suit[suit] >> rank & 1:
                continue
            kind = plain
            if suits[suit] >= 4:
                run = _has_run(of_suit[suit] | 1 << rank)
                kind = max(plain, _STRAIGHT_FLUSH if run else _FLUSH)
            if kind > now:
                yield kind, rank * 4 + suit


def _ranks(cards: Sequence[Card]) -> int:
    held = 0
    for card in cards:
        held |= 1 << card // 4
    return held


def _kind(counts: list[int], ranks: int) -> int:
    """The kind of hand that so many cards of each rank make, whatever their suits."""
    most = max(counts)
    if most == 4:
        return _QUADS
    threes, twos = counts.count(3), counts.count(2)
    if threes and threes + twos > 1:
        return _FULL
    if _has_run(ranks):
        return _STRAIGHT
    if threes:
        return _TRIPS
    return min(twos, _TWO_PAIR)


def _suited(suits: list[int], of_suit: list[int]) -> int:
    if max(suits) < 5:
        return _HIGH_CARD
    return _STRAIGHT_FLUSH if _has_run(of_suit[suits.index(max(suits))]) else _FLUSH


def _has_run(ranks: int) -> bool:
    """Are there five in a row? The ace stands at both ends."""
    row = ranks << 1 | ranks >> _ACE
    return bool(row & row >> 1 & row >> 2 & row >> 3 & row >> 4)
