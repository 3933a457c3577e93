"""Cards as rooms write them."""

from __future__ import annotations

import re
from typing import Final

from doorcard.cards import UNKNOWN, Card, card
from doorcard.histories.readers.bad_hand import BadHand, Scrambled

_BACKS: Final = {"x", "xx", "h", "-", "null", "", "??", "?"}
_LETTERS: Final = re.compile(r"[a-z]{2,}")
_BETWEEN: Final = re.compile(r"[\s,]+")


def faces(text: str, line: int, *, between: re.Pattern[str] = _BETWEEN) -> tuple[Card, ...]:
    """The cards inside brackets; a back of any kind is ``??``. Raises ``BadHand``.

    >>> faces("X X 9h", 1), faces(" 10c, 5c", 1), faces("null,null,Kc", 1)
    ((??, ??, 9h), (Tc, 5c), (??, ??, Kc))
    """
    words = between.split(text.strip())
    return tuple(face(word, line) for word in words) if text.strip() else ()


def face(word: str, line: int) -> Card:
    """One card. Raises ``BadHand``."""
    if word.lower() in _BACKS:
        return UNKNOWN
    try:
        return card(word)
    except ValueError:
        if _LETTERS.fullmatch(word):  # what anonymisers leave where they took a card for a name
            raise Scrambled(line, f"{word!r} stands where a card should") from None
        raise BadHand(line, f"{word!r} is not a card") from None
