# The compiled kernel. What each function takes and gives is told by its twin in kernel/twin;
# high, low and razz rank as their namesakes in doorcard.ranking do.
#
# Cards are integers from 0 to 51 (rank * 4 + suit) and travel as bytes, one a card. Games are
# "hi", "hilo" and "razz". Each function does one part of a calculation, without Python's lock;
# parts are added up by whoever asks.

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

# What to call with cards that cannot be ranked: each of them must raise.
def refuse_with(
    high: Callable[[Sequence[Any]], object],
    low: Callable[[Sequence[Any]], object],
    razz: Callable[[Sequence[Any]], object],
    /,
) -> None: ...
def high(cards: Sequence[int], /) -> int: ...
def low(cards: Sequence[int], /) -> int: ...
def razz(cards: Sequence[int], /) -> int: ...
def rank_rows(
    game: str,
    rows: NDArray[np.uint8],
    values: NDArray[np.uint16],
    lows: NDArray[np.uint8] | None = None,
    /,
) -> int: ...
def rank_masks(
    game: str,
    masks: NDArray[np.uint64],
    values: NDArray[np.uint16],
    lows: NDArray[np.uint8] | None = None,
    /,
) -> int: ...
def tally(game: str, known: bytes, deck: bytes, /) -> dict[int, int]: ...
def census(game: str, lowest: int, /) -> list[int]: ...
def heads_up(
    game: str, first: bytes, second: bytes, deck: bytes, lowest: int, /
) -> tuple[int, ...]: ...
def multiway(
    game: str, known: Sequence[bytes], deck: bytes, start: int, stop: int, /
) -> dict[int, int]: ...
def sample(
    game: str,
    known: Sequence[bytes],
    ranges: tuple[tuple[bytes, bytes], ...],
    deck: bytes,
    common: int,
    seed: int,
    blocks: tuple[int, int],
    /,
) -> tuple[dict[int, int], tuple[int, ...], int]: ...
