"""The house rules in words, each with its value and its source.

>>> from doorcard.stud.houses import HOUSES
>>> raises = next(s for s in house_sentences(HOUSES["partypoker"]) if s.field == "max_raises")
>>> raises.text, raises.value, raises.source
('A round has at most one bet and 3 raises.', 3, '000, items 14, 16 and 17')
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import Final

from doorcard.stud.house_rules import HouseRules
from doorcard.stud.house_words.absence import ABSENCE
from doorcard.stud.house_words.dealing import DEALING
from doorcard.stud.house_words.opening import OPENING
from doorcard.stud.house_words.raising import RAISING
from doorcard.stud.house_words.sentence import Scalar, Sentence, in_chips
from doorcard.stud.house_words.showdown import SHOWDOWN
from doorcard.stud.house_words.sources import (
    OWN_CHOICE,
    REFERENCE_DEFAULT,
    SOURCES,
    TABLE_CHOICE,
)
from doorcard.stud.house_words.stakes import STAKES
from doorcard.stud.houses import House

__all__ = ["WORDS", "Sentence", "house_sentences", "in_chips", "scalar", "source_of"]

WORDS: Final[Mapping[str, Callable[[HouseRules], str]]] = {
    **STAKES,
    **OPENING,
    **RAISING,
    **DEALING,
    **SHOWDOWN,
    **ABSENCE,
}
"""What says each field of the house rules, in the order of the themes."""

_REFERENCE_RULES: Final = HouseRules()


def house_sentences(house: House, rules: HouseRules | None = None) -> tuple[Sentence, ...]:
    """Every rule of a house in words: stakes, opening, raising, dealing, showdown, absence.

    With ``rules`` those of one of its tables, which may differ from the house's own.
    """
    played = house.rules if rules is None else rules
    return tuple(
        Sentence(
            field=field,
            value=scalar(getattr(played, field)),
            text=words(played),
            source=source_of(house, field, played),
        )
        for field, words in WORDS.items()
    )


def source_of(house: House, field: str, played: HouseRules) -> str:
    """Where the value of one field is written, or who chose it."""
    value = getattr(played, field)
    if not any(value == getattr(rules, field) for rules in (house.rules, *house.stakes)):
        return TABLE_CHOICE
    stated = SOURCES.get(house.name, {}).get(field)
    if stated is not None:
        return stated
    return REFERENCE_DEFAULT if value == getattr(_REFERENCE_RULES, field) else OWN_CHOICE


def scalar(value: object) -> Scalar:
    """A rule's value as JSON writes it."""
    if isinstance(value, Enum):
        return str(value.value)
    if value is None or isinstance(value, str | int | bool):
        return value
    raise TypeError(f"a house rule is a word, a number or nothing, not {value!r}")
