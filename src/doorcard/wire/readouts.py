"""Readouts: a hand in codes and cards, without a word in any language."""

from __future__ import annotations

from msgspec import Struct

from doorcard.views import MadeCode


class HandTag(Struct, frozen=True):
    """A category by its code, and the cards that make it."""

    category: MadeCode
    cards: tuple[str, ...]


class Readout(Struct, frozen=True):
    """What a holding makes, high and low; ``None`` where it makes nothing or the game has none."""

    high: HandTag | None
    low: HandTag | None


class OutsTold(Struct, frozen=True):
    """Cards that would make a hand of this kind: still unseen, and lying open elsewhere."""

    category: MadeCode
    live: int
    dead: int


class HandReadouts(Struct, frozen=True):
    """The viewer's own hand, and what each seat's open cards show, by seat number."""

    you: Readout | None
    showing: dict[str, Readout]
