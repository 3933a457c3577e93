"""The value of a high hand and of a high board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doorcard.cards import CARDS, Card
from doorcard.kernel.high_tables import (
    CARD_KEYS,
    CARD_SHIFT,
    FLUSH_BITS,
    LOWER_BITS,
    PLACES,
    SUIT_START,
    UPPER_BITS,
    UPPER_SHIFT,
    flush_value,
    rank_table,
)
from doorcard.ranking.compiled import Worth, compiled_high
from doorcard.ranking.rankable import demand_rankable

BEST_HIGH: Final = 7462
"""The value of a royal flush."""

_KEYS: Final = dict(zip(CARDS, CARD_KEYS, strict=True))
_SEVENS: Final[list[int]] = []
_HANDS: Final[dict[int, list[int]]] = {5: [], 6: [], 7: _SEVENS}
_BOARDS: Final[dict[int, list[int]]] = {1: [], 2: [], 3: [], 4: []}
# The tables are empty until cards of their number are first looked up and missed.


def high_by_tables(cards: Sequence[Card]) -> int:
    """The value of the best five of five to seven cards, 1 to 7462; more is better.

    Hands of the same value split the pot. Raises ``ValueError`` for another number of
    cards, an unknown card, or a card that comes twice.

    Source: 000, items 33 and 37 to 39.

    >>> from doorcard.cards import parse_cards
    >>> high_value(parse_cards("As Ks Qs Js Ts 2h 2d")), high_value(parse_cards("7c5d4h3s2c"))
    (7462, 1)
    """
    count = len(cards)
    try:
        if count == 7:  # written out: the usual case, and half as long as a sum over a map
            a, b, c, d, e, f, g = cards
            keys = SUIT_START + _KEYS[a] + _KEYS[b] + _KEYS[c] + _KEYS[d]
            keys += _KEYS[e] + _KEYS[f] + _KEYS[g]
            table = _SEVENS
        else:
            table = _HANDS[count]
            keys = sum(map(_KEYS.__getitem__, cards), SUIT_START)
        if keys & FLUSH_BITS:
            value = flush_value(keys)
        else:
            row = table[keys & LOWER_BITS]
            value = table[row + PLACES[keys >> UPPER_SHIFT & UPPER_BITS]]
    except LookupError:
        demand_rankable(cards, 5, 7, "a high hand")
        _HANDS[count].extend(rank_table(count))
        return high_by_tables(cards)
    if (keys >> CARD_SHIFT).bit_count() != count:
        demand_rankable(cards, 5, 7, "a high hand")
    return value


high_value: Worth = compiled_high or high_by_tables
"""``high_by_tables``, compiled where the kernel was compiled: the one to call."""


def board_value(cards: Sequence[Card]) -> int:
    """The value of one to five up cards among boards of as many; more is better.

    Up to four cards only pairs, threes and fours of a kind and high cards count; four
    to a straight or to a flush is its high cards. Five (with a common card) are a high
    hand. Boards of different sizes do not compare. Raises ``ValueError`` as
    ``high_value`` does.

    Source: 003, items 6 and 16; rule book, case J13 for five cards.

    >>> from doorcard.cards import parse_cards
    >>> board_value(parse_cards("2c 2s")) > board_value(parse_cards("Ah Kd"))
    True
    >>> board_value(parse_cards("9s 8s 7s 6s")) < board_value(parse_cards("Ac 5d 3h 2c"))
    True
    """
    count = len(cards)
    if count == 5:
        return high_value(cards)
    try:
        table = _BOARDS[count]
        keys = sum(map(_KEYS.__getitem__, cards))
        row = table[keys & LOWER_BITS]
        value = table[row + PLACES[keys >> UPPER_SHIFT & UPPER_BITS]]
    except LookupError:
        demand_rankable(cards, 1, 5, "a board")
        _BOARDS[count].extend(rank_table(count))
        return board_value(cards)
    if (keys >> CARD_SHIFT).bit_count() != count:
        demand_rankable(cards, 1, 5, "a board")
    return value
