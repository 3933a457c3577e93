"""The streets of a stud hand, and the two plain quantities every rule speaks of."""

from __future__ import annotations

from enum import IntEnum

Chips = int
"""An amount in the table's smallest unit."""
SeatNo = int
"""1 to 8, clockwise."""


class Street(IntEnum):
    """A betting round, named after the number of cards a seat then holds.

    Source: 000, items 10 to 31; 003, item 7.
    """

    THIRD = 3
    FOURTH = 4
    FIFTH = 5
    SIXTH = 6
    SEVENTH = 7
