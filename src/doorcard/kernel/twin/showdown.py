"""The best hands shown so far, and by which seats."""

from __future__ import annotations

from typing import Final, NamedTuple

from doorcard.kernel.twin.hands import Score


class Showdown(NamedTuple):
    """The best value and the best low, each with the set of its seats as a mask."""

    high: int
    low: int
    high_seats: int
    low_seats: int


NOTHING_SHOWN: Final = Showdown(0, 0, 0, 0)


def shown(best: Showdown, score: Score, seat: int) -> Showdown:
    """The best hands when one more seat, a mask with one bit, has shown.

    >>> two = shown(shown(NOTHING_SHOWN, 700 << 8 | 5, 0b01), 700 << 8, 0b10)
    >>> two
    Showdown(high=700, low=5, high_seats=3, low_seats=1)
    """
    high, low, high_seats, low_seats = best
    value, mine = score >> 8, score & 0xFF
    if value > high:
        high, high_seats = value, seat
    elif value == high:
        high_seats |= seat
    if mine > low:
        low, low_seats = mine, seat
    elif mine and mine == low:
        low_seats |= seat
    return Showdown(high, low, high_seats, low_seats)
