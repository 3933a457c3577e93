"""The value of a razz hand and of a razz board: ace to five, the worst high hand wins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

from doorcard.cards import Card
from doorcard.kernel.low_tables import unpaired_lows
from doorcard.ranking.ace_low import ACE_LOW, ranks_held
from doorcard.ranking.compiled import Worth, compiled_razz
from doorcard.ranking.rankable import demand_rankable

BEST_RAZZ: Final = 6175
"""The value of the wheel, 5-4-3-2-A."""
BEST_PAIRED_RAZZ: Final = 4888
"""The value of A-A-4-3-2, the best razz hand with a pair."""


def razz_by_tables(cards: Sequence[Card]) -> int:
    """The value of the best razz hand in five to seven cards, 1 to 6175.

    More is better: 6175 is the wheel, 4888 the best hand with a pair, 1 four kings and
    a queen. Raises ``ValueError`` for another number of cards, an unknown card, or a
    card that comes twice.

    Source: Robert's Rules of Poker, Razz (the ace is low; straights and flushes do not
    count against).

    >>> from doorcard.cards import parse_cards
    >>> razz_value(parse_cards("5c 4d 3h 2s Ac Kd Kh")), razz_value(parse_cards("AcAd4h3s2c4d4c"))
    (6175, 4888)
    """
    unpaired = _unpaired()[ranks_held(cards, "a razz hand")]
    if unpaired:
        return BEST_PAIRED_RAZZ + unpaired
    return _values(5)[_badness(lowest_five(cards))]


razz_value: Worth = compiled_razz or razz_by_tables
"""``razz_by_tables``, compiled where the kernel was compiled: the one to call."""


def low_board_value(cards: Sequence[Card]) -> int:
    """The value of one to five up cards in razz among boards of as many; more is better.

    The lowest board is best, the ace is low, pairs count against. Boards of different
    sizes do not compare. Raises ``ValueError`` as ``razz_value`` does.

    Source: Robert's Rules of Poker, Razz (the low board acts first from fourth street).

    >>> from doorcard.cards import parse_cards
    >>> low_board_value(parse_cards("Kc Qs")) > low_board_value(parse_cards("Ah Ad"))
    True
    """
    demand_rankable(cards, 1, 5, "a board")
    return _values(len(cards))[_badness(cards)]


def lowest_five(cards: Iterable[Card]) -> list[Card]:
    """The cards of the best razz hand, five at most, lowest first, repeated ranks last.

    One card of every rank before a second of any, a second before a third: that way
    each repetition comes as late, and as low, as it can. Of equal ranks the higher
    suits go first.
    """
    copies: dict[int, int] = {}
    places = []
    for card in sorted(cards, reverse=True):
        rank = ACE_LOW[card]
        copies[rank] = copies.get(rank, 0) + 1
        places.append((copies[rank], rank, card))
    return [card for _, _, card in sorted(places)[:5]]


@cache
def _unpaired() -> list[int]:
    return unpaired_lows(13)


@cache
def _values(size: int) -> dict[tuple[int, ...], int]:
    """The values of so many cards, by their badness."""
    hands = combinations_with_replacement(range(1, 14), size)
    possible = {_badness_of(ranks) for ranks in hands if max(map(ranks.count, ranks)) <= 4}
    return {badness: value for value, badness in enumerate(sorted(possible, reverse=True), 1)}


def _badness(cards: Iterable[Card]) -> tuple[int, ...]:
    return _badness_of([ACE_LOW[card] for card in cards])


def _badness_of(ranks: Sequence[int]) -> tuple[int, ...]:
    """Compares as badly as the ranks do: first how often they repeat, then which."""
    held = sorted([(ranks.count(rank), rank) for rank in set(ranks)], reverse=True)
    return (*[count for count, _ in held], *[rank for _, rank in held])
