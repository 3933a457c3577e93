"""The compiled ranks, where the kernel was compiled. They refuse as those by tables do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from doorcard.cards import Card
from doorcard.kernel.chosen import COMPILED
from doorcard.ranking.rankable import demand_rankable

Worth = Callable[[Sequence[Card]], int]
"""What five to seven cards are worth."""

compiled_high: Worth | None = None
compiled_low: Worth | None = None
compiled_razz: Worth | None = None

if COMPILED:
    from doorcard.kernel import _native

    _native.refuse_with(
        lambda cards: demand_rankable(cards, 5, 7, "a high hand"),
        lambda cards: demand_rankable(cards, 5, 7, "a low hand"),
        lambda cards: demand_rankable(cards, 5, 7, "a razz hand"),
    )
    compiled_high, compiled_low, compiled_razz = _native.high, _native.low, _native.razz
