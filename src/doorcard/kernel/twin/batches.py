"""Many hands at once: arrays of rows and of masks by numpy, and all there are."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from doorcard.kernel.high_tables import (
    LOWER_BITS,
    PLACES,
    SUIT_SHIFT,
    UPPER_BITS,
    UPPER_SHIFT,
    flush_values,
)
from doorcard.kernel.twin.hands import (
    CARD_KEYS,
    CARD_MASKS,
    CARDS,
    RANK_MASK,
    RANKS,
    SUITS,
    eight_or_better,
    ladder_of,
)
from doorcard.kernel.twin.tally import Stub, tally_draws

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Values = NDArray[np.uint16]
    Lows = NDArray[np.uint8] | None
    Numbers = NDArray[np.int64]

AT_ONCE: Final = 1 << 14
"""Rows that are looked up together, so that what lies between fits the cache."""
VALUES: Final = 7463


class Tables(NamedTuple):
    """The tables of ``hands`` as arrays."""

    keys: Numbers
    masks: Numbers
    places: Numbers
    values: Numbers
    flushes: Numbers
    lows: Numbers


@cache
def _tables(game: str) -> Tables:
    import numpy as np  # noqa: PLC0415 - only whoever has arrays needs numpy

    tables = (CARD_KEYS, CARD_MASKS, PLACES, ladder_of(game).values, flush_values())
    return Tables(*(np.array(table, dtype=np.int64) for table in (*tables, eight_or_better())))


def rank_rows(game: str, rows: NDArray[np.uint8], values: Values, lows: Lows = None) -> int:
    """Values of rows of seven bytes into 16-bit places, and their lows into bytes.

    Gives -1, or the number of the first row that is not seven different cards.
    """
    import numpy as np  # noqa: PLC0415 - as above

    for start in range(0, len(rows), AT_ONCE):
        part = np.asarray(rows[start : start + AT_ONCE], dtype=np.int64)
        cards = np.minimum(part, CARDS - 1)
        bits = np.left_shift(np.int64(1), cards)
        wrong = (part >= CARDS).any(axis=1)
        wrong |= np.bitwise_or.reduce(bits, axis=1) != bits.sum(axis=1)
        good = int(wrong.argmax()) if wrong.any() else len(part)
        _rank(game, cards[:good], slice(start, start + good), values, lows)
        if good < len(part):
            return start + good
    return -1


def rank_masks(game: str, masks: NDArray[np.uint64], values: Values, lows: Lows = None) -> int:
    """The same of 64-bit masks with a bit for each of seven cards."""
    import numpy as np  # noqa: PLC0415 - as above

    for start in range(0, len(masks), AT_ONCE):
        part = np.asarray(masks[start : start + AT_ONCE], dtype=np.uint64)
        held = part[:, None] >> np.arange(64, dtype=np.uint64) & np.uint64(1) == 1
        wrong = (held.sum(axis=1) != 7) | held[:, CARDS:].any(axis=1)
        good = int(wrong.argmax()) if wrong.any() else len(part)
        cards = np.nonzero(held[:good])[1].reshape(good, 7)
        _rank(game, cards, slice(start, start + good), values, lows)
        if good < len(part):
            return start + good
    return -1


def _rank(game: str, cards: Numbers, places: slice, values: Values, lows: Lows) -> None:
    import numpy as np  # noqa: PLC0415 - as above

    ladder, tables = ladder_of(game), _tables(game)
    keys = tables.keys[cards].sum(axis=1) + ladder.start
    masks = tables.masks[cards].sum(axis=1)
    rows = tables.values[keys & LOWER_BITS]
    found = tables.values[rows + tables.places[keys >> UPPER_SHIFT & UPPER_BITS]]
    suits = np.arange(SUITS)
    suited = masks[:, None] >> RANKS * suits & RANK_MASK
    if ladder.flushes:
        hand, suit = (keys[:, None] >> SUIT_SHIFT + 4 * suits & 0b1000).nonzero()
        found[hand] = tables.flushes[suited[hand, suit]]
    values[places] = found
    if lows is not None:
        lows[places] = tables.lows[np.bitwise_or.reduce(suited, axis=1)]


def census(game: str, lowest: int) -> list[int]:
    """How many hands of seven whose lowest card is this one have each value."""
    ladder = ladder_of(game)
    counts = [0] * VALUES
    stub = Stub.of(bytes(range(lowest + 1, CARDS)))
    if lowest <= CARDS - 7:
        for score, weight in tally_draws(ladder, *ladder.hand([lowest]), stub, 6).items():
            counts[score >> 8] += weight
    return counts
