"""The ranks where the ace is low."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce
from operator import or_
from typing import Final

from doorcard.cards import CARDS, Card
from doorcard.ranking.rankable import demand_rankable

ACE_LOW: Final = {card: (card.rank - 1) % 13 + 1 for card in CARDS}
"""The rank of each card from 1 (ace) and 2 (deuce) to 13 (king)."""

_RANKS: Final = 13
_BITS: Final = {card: 1 << (rank - 1) | 1 << (_RANKS + card) for card, rank in ACE_LOW.items()}
"""A bit for the rank, and above all ranks one for the card itself."""


def ranks_held(cards: Sequence[Card], what: str) -> int:
    """The ranks in five to seven cards as a mask: bit 0 the ace, bit 12 the king.

    Raises ``ValueError`` for another number of cards, an unknown card, or a card that
    comes twice; ``what`` they should have been is named in its sentence.

    >>> from doorcard.cards import parse_cards
    >>> bin(ranks_held(parse_cards("Ac Ad 2h 4s Kc"), "a low hand"))
    '0b1000000001011'
    """
    count = len(cards)
    try:
        if count == 7:  # written out: the usual case
            a, b, c, d, e, f, g = cards
            held = _BITS[a] | _BITS[b] | _BITS[c] | _BITS[d] | _BITS[e] | _BITS[f] | _BITS[g]
        else:
            held = reduce(or_, map(_BITS.__getitem__, cards), 0)
    except KeyError:
        held = 0
    if (held >> _RANKS).bit_count() != count or not 5 <= count <= 7:
        demand_rankable(cards, 5, 7, what)
    return held & ((1 << _RANKS) - 1)
