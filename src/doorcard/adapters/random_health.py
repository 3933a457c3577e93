"""Is a random source broken? Looks at a block of its bytes; pure.

These tests find a source that is stuck, counts, repeats itself or leans: what a broken
machine does. They cannot tell whether a source that looks random can be foreseen. Each
bound is so wide that a sound source goes beyond it less than once in 10^10 blocks: what
they find is a fault, not bad luck.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

BLOCK: Final = 2_500
"""Bytes that are looked at together: 20,000 bits, as FIPS 140-2 has it."""
_ONES_OFF: Final = 500
"""From half of the bits; seven standard deviations."""
_NIBBLES: Final = (0.3, 95.0)
"""Chi-squared over the sixteen halves of a byte, fifteen degrees of freedom."""
_SAME_BITS: Final = 60
"""In a row: 20,000 / 2^60."""
_SAME_BYTES: Final = 8
"""In a row: 2,500 / 2^56."""
_PIECE: Final = 16
"""Bytes; no two pieces of a block are ever equal."""
_AGREE_OFF: Final = 500
"""Bits that agree with those 8 and 16 places on, from half of them."""


def faults(block: bytes) -> list[str]:
    """Everything that is wrong with a block of :data:`BLOCK` random bytes, in words.

    >>> faults(bytes(BLOCK))[0]
    'of 20000 bits 0 are ones'
    """
    return list(_faults(block))


def _faults(block: bytes) -> Iterator[str]:
    if len(block) != BLOCK:
        yield f"{len(block)} bytes came where {BLOCK} were asked for"
        return
    bits = "".join(f"{byte:08b}" for byte in block)
    ones = bits.count("1")
    if abs(ones - len(bits) // 2) > _ONES_OFF:
        yield f"of {len(bits)} bits {ones} are ones"
    nibbles = Counter(half for byte in block for half in (byte >> 4, byte & 15))
    expected = 2 * len(block) / 16
    chi_squared = sum((nibbles[each] - expected) ** 2 / expected for each in range(16))
    least, most = _NIBBLES
    if not least <= chi_squared <= most:
        yield f"half bytes are shared out with a chi-squared of {chi_squared:.1f}"
    for bit in "01":
        if bit * _SAME_BITS in bits:
            yield f"{_SAME_BITS} bits in a row are {bit}"
    if any(bytes([byte]) * _SAME_BYTES in block for byte in set(block)):
        yield f"a byte comes {_SAME_BYTES} times in a row"
    pieces = [block[at : at + _PIECE] for at in range(0, len(block) - _PIECE + 1, _PIECE)]
    if len(set(pieces)) < len(pieces):
        yield f"{_PIECE} bytes come again within {len(block)}"
    for lag in (8, 16):
        agreeing = sum(map(str.__eq__, bits, bits[lag:]))
        if abs(agreeing - (len(bits) - lag) // 2) > _AGREE_OFF:
            yield f"{agreeing} of {len(bits) - lag} bits are as those {lag} places on"
