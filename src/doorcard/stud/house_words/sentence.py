"""A house rule in words: what is played, its value and where it is written."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.stud.street import Chips

Scalar = str | int | bool | None
"""A value as JSON writes it: enums by their value, ``None`` for no limit."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One rule of a house, for people."""

    field: str
    """The field of the house rules, or of the room's policy."""
    value: Scalar
    text: str
    """A full sentence; amounts in whole chips of 100 units."""
    source: str
    """Document and item, a rule book and its number, or that the source is silent."""


def in_chips(amount: Chips) -> str:
    """An amount as the table's sign writes it: a chip is a hundred units.

    >>> in_chips(25), in_chips(100), in_chips(1050)
    ('0.25', '1', '10.50')
    """
    whole, units = divmod(amount, 100)
    return f"{whole}.{units:02}" if units else f"{whole}"
