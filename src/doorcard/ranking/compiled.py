"""The compiled ranks, where the kernel was compiled. They refuse as those by tables do."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from doorcard.cards import Card
from doorcard.kernel.chosen import COMPILED
from doorcard.ranking.rankable import demand_rankable

Worth = Callable[[Sequence[Card]], int]
"""What five to seven cards are worth."""


def _natives() -> tuple[Worth, Worth, Worth]:
    from doorcard.kernel import _native  # noqa: PLC0415 - it is not there in every install

    _native.refuse_with(
        lambda cards: demand_rankable(cards, 5, 7, "a high hand"),
        lambda cards: demand_rankable(cards, 5, 7, "a low hand"),
        lambda cards: demand_rankable(cards, 5, 7, "a razz hand"),
    )
    return _native.high, _native.low, _native.razz


_RANKS: tuple[Worth | None, Worth | None, Worth | None] = (
    _natives() if COMPILED else (None, None, None)
)
compiled_high, compiled_low, compiled_razz = _RANKS
