"""How players, tables and hands are called."""

from __future__ import annotations

PlayerId = str
TableId = str
HandId = str


def hand_id(table: TableId, number: int) -> HandId:
    """The name of a table's hand.

    >>> hand_id("casino", 12)
    'casino-12'
    """
    return f"{table}-{number}"
