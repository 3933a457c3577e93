"""The value of a low of eight or better."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doorcard.cards import Card
from doorcard.kernel.low_tables import unpaired_lows
from doorcard.ranking.ace_low import ranks_held
from doorcard.ranking.compiled import Worth, compiled_low

BEST_LOW: Final = 56
"""The value of the wheel, 5-4-3-2-A."""

_LOWS: Final = unpaired_lows(8)
_EIGHT_OR_LOWER: Final = 0b1111_1111


def low_by_tables(cards: Sequence[Card]) -> int:
    """The value of the best low in five to seven cards, 1 to 56; 0 if there is none.

    A low is five unpaired cards from ace to eight, the ace low; more is better, 56 is
    the wheel. Raises ``ValueError`` for another number of cards, an unknown card, or a
    card that comes twice.

    Source: 002, items 21 to 23.

    >>> from doorcard.cards import parse_cards
    >>> seven, eight = parse_cards("7c 6d 5h 4s 3c Kd Kh"), parse_cards("8d 4d 3d 2d Ad Qc Jh")
    >>> low_value(seven) > low_value(eight), low_value(parse_cards("Ac2d2h3s3c8dKh"))
    (True, 0)
    """
    return _LOWS[ranks_held(cards, "a low hand") & _EIGHT_OR_LOWER]


low_value: Worth = compiled_low or low_by_tables
"""``low_by_tables``, compiled where the kernel was compiled: the one to call."""
