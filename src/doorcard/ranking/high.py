"""The value of a high hand and of a high board."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doorcard.cards import CARDS, Card
from doorcard.kernel.high_tables import (
    CARD_KEYS,
    CARD_SHIFT,
    FLUSH_BITS,
    RANK_BITS,
    SUIT_START,
    HighTables,
    flush_value,
)
from doorcard.ranking.unrankable import unrankable

BEST_HIGH: Final = 7462
"""The value of a royal flush."""

_key = dict(zip(CARDS, CARD_KEYS, strict=True)).__getitem__
_hands: Final = HighTables(5, 7)
_boards: Final = HighTables(1, 4)


def high_value(cards: Sequence[Card]) -> int:
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
        table = _hands[count]
        keys = sum(map(_key, cards), SUIT_START)
        value = flush_value(keys) if keys & FLUSH_BITS else table[keys & RANK_BITS]
    except KeyError:
        raise unrankable(cards, 5, 7, "a high hand") from None
    if (keys >> CARD_SHIFT).bit_count() != count:
        raise unrankable(cards, 5, 7, "a high hand")
    return value


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
        table = _boards[count]
        keys = sum(map(_key, cards))
        value = table[keys & RANK_BITS]
    except KeyError:
        raise unrankable(cards, 1, 5, "a board") from None
    if (keys >> CARD_SHIFT).bit_count() != count:
        raise unrankable(cards, 1, 5, "a board")
    return value
