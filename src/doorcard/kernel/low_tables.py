"""Tables that rank unpaired low hands."""

from __future__ import annotations


def unpaired_lows(ranks: int) -> list[int]:
    """Values of the best low of five different ranks, by mask of the ranks held.

    Bit 0 is the ace, bit 1 the deuce, and so on for so many ranks. 0 where fewer than
    five are held, 1 for the worst low of all, and more for a better one: the lower top
    card wins, then the next.

    >>> eight_or_better = unpaired_lows(8)
    >>> eight_or_better[0b11111], eight_or_better[0b1111_1000], eight_or_better[0b1111]
    (56, 1, 0)
    """
    values = [0] * (1 << ranks)
    value = 0
    for mask in reversed(range(1 << ranks)):
        if mask.bit_count() == 5:
            value += 1
            values[mask] = value
    for mask in range(1 << ranks):
        if mask.bit_count() > 5:
            highest = 1 << (mask.bit_length() - 1)
            values[mask] = values[mask ^ highest]
    return values
