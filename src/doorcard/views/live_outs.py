"""Live outs: how many cards that would help are still unseen."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from doorcard.cards import FRESH_DECK, Card
from doorcard.ranking import Category, best_high, best_low
from doorcard.stud.choices import Game
from doorcard.stud.street import Street
from doorcard.views.redact import Viewer
from doorcard.views.table_view import TableView

_ORDER: Final = tuple(Category)


@dataclass(frozen=True, slots=True)
class Outs:
    """The cards that would make a hand of one kind with the next card."""

    category: str
    """A code of :class:`doorcard.ranking.Category`, above what is held; ``low`` for a low."""
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
        live = sum(card not in seen for card in helping)
        found.append(Outs(category, live, len(helping) - live))
    return tuple(found)


@lru_cache(maxsize=4096)
def _helping(held: tuple[Card, ...], game: Game) -> tuple[tuple[str, tuple[Card, ...]], ...]:
    """The cards that would lift the hand, by what they would make of it."""
    others = [card for card in FRESH_DECK if card not in held]
    found: dict[str, tuple[Card, ...]] = {}
    if game is not Game.RAZZ:
        now = _ORDER.index(best_high(held).category)
        made = {card: best_high((*held, card)).category for card in others}
        for category in reversed(_ORDER[now + 1 : -1]):
            found[category.value] = tuple(card for card in others if made[card] is category)
    if game is not Game.HI and best_low(held) is None:
        found[Category.LOW.value] = tuple(card for card in others if best_low((*held, card)))
    return tuple((category, cards) for category, cards in found.items() if cards)
