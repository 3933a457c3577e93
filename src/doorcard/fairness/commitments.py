"""A player's commitment: a seed is fixed before anything about the decks is told."""

from __future__ import annotations

from doorcard.fairness.hashing import digest


def commitment(table: str, number: int, seat: int, seed: bytes) -> bytes:
    """What a seat says in advance of its ``seed`` for hand ``number`` of ``table``.

    It holds for that hand and that seat alone: nobody can repeat it as their own.

    >>> commitment("t1", 17, 4, bytes(32)) == commitment("t1", 17, 5, bytes(32))
    False
    """
    return digest("commitment", table, number, seat, seed)
