"""Ranks of many hands of seven at once, by numpy: rows of cards or masks.

numpy is no dependency of Doorcard: ``pip install 'doorcard[numpy]'``.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from doorcard.equity.refusal import EquityRefusal
from doorcard.kernel.chosen import rank_masks, rank_rows

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray


def ranks(hands: NDArray[Any], *, game: str = "hi") -> NDArray[np.uint16]:
    """The value of each hand as ``rank`` gives it, or as ``razz_value`` for ``game="razz"``.

    ``hands`` are an (N, 7) array of cards, or N masks with bit 0 for the deuce of clubs to bit
    51 for the ace of spades. Raises ``EquityRefusal`` for another shape (``batch.shape``) and
    for a hand that is not seven different cards (``batch.hand``).

    >>> import numpy as np
    >>> ranks(np.array([[48, 44, 40, 36, 32, 0, 1], [0, 1, 2, 3, 4, 5, 6]], dtype=np.uint8))
    array([7462, 7297], dtype=uint16)
    """
    import numpy as np  # noqa: PLC0415 - only whoever has arrays needs numpy

    values = np.empty(len(hands), dtype=np.uint16)
    _rank(hands, game, values, None)
    return values


def low_ranks(hands: NDArray[Any]) -> NDArray[np.uint8]:
    """The low of eight or better of each hand as ``low_value`` gives it; 0 where there is none.

    >>> import numpy as np
    >>> low_ranks(np.array([0b1 | 0b1 << 4 | 0b1 << 8 | 0b1 << 12 | 0b111 << 48], dtype=np.uint64))
    array([56], dtype=uint8)
    """
    return both_ranks(hands)[1]


def both_ranks(hands: NDArray[Any]) -> tuple[NDArray[np.uint16], NDArray[np.uint8]]:
    """The high value and the low of each hand. Raises as ``ranks`` does."""
    import numpy as np  # noqa: PLC0415 - as above

    values = np.empty(len(hands), dtype=np.uint16)
    lows = np.empty(len(hands), dtype=np.uint8)
    _rank(hands, "hilo", values, lows)
    return values, lows


def _rank(
    hands: NDArray[Any], game: str, values: NDArray[np.uint16], lows: NDArray[np.uint8] | None
) -> None:
    import numpy as np  # noqa: PLC0415 - as above

    if hands.dtype.kind not in "ui" or not (
        (hands.ndim == 2 and hands.shape[1] == 7) or (hands.ndim == 1 and hands.dtype.itemsize == 8)
    ):
        raise EquityRefusal(
            "batch.shape",
            f"these hands are an array of {hands.dtype} with the shape {hands.shape}: it takes "
            "(N, 7) cards of uint8, or N masks of uint64",
        )
    if hands.ndim == 2:
        if hands.dtype != np.uint8:
            hands = np.where((hands < 0) | (hands > 51), 255, hands).astype(np.uint8)
        wrong = rank_rows(game, np.ascontiguousarray(hands), values, lows)
    else:
        masks = np.ascontiguousarray(hands).view(np.uint64)
        wrong = rank_masks(game, masks, values, lows)
    if wrong >= 0:
        raise EquityRefusal(
            "batch.hand", f"hand number {wrong} is not seven different cards", hand=wrong
        )
