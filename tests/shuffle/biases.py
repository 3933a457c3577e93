"""What a bad shuffle shows, each as a number of standard deviations.

A :class:`Census` counts decks; :func:`measures` says how far each count is from what a
uniform shuffle gives. A chi-squared is turned into a normal deviate (Wilson and Hilferty),
so that one bound, :data:`BOUND`, serves for all: 6.5 standard deviations, which a sound
shuffle goes beyond about once in 10^10 measures.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import prod, sqrt
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from doorcard.equity import ranks
from doorcard.ranking import Category
from tests.ranking.test_census import SEVENS

Decks = NDArray[np.uint8]
"""Deck orders, one a row: 52 cards as their places in the order 2c … As."""

BOUND: Final = 6.5
DOORS: Final = slice(16, 24)
"""The third card of each of eight seats: the door cards of a full table."""
RUNS: Final = range(2, 7)
_DENSE: Final = (slice(0, 7), slice(0, 49, 7))
"""Seven cards side by side, and those that the first of seven seats is dealt."""
_WORST_FIRST: Final = tuple(SEVENS)
_CEILINGS: Final = np.array([1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452, 7462])
"""The highest value of each class of hand, from high card to straight flush."""
_MIX: Final = np.array(
    [pow(0x9E3779B97F4A7C15, place + 1, 2**64) for place in range(52)], dtype=np.uint64
)


@dataclass(frozen=True)
class Measure:
    """One thing looked at."""

    name: str
    finds: str
    """The bias that it finds."""
    deviations: float

    @property
    def passes(self) -> bool:
        return abs(self.deviations) <= BOUND


class Census:
    """Counts of decks; two of them add up."""

    def __init__(self) -> None:
        self.decks = 0
        self.places = np.zeros((52, 52), dtype=np.int64)
        self.pairs = np.zeros((52, 52), dtype=np.int64)
        self.runs = np.zeros((len(RUNS), 2), dtype=np.int64)
        """Runs of one suit at least so long: their sum, and the sum of the squares by deck."""
        self.classes = np.zeros((len(_DENSE), 9), dtype=np.int64)
        self.kept = 0
        """Cards that lie where they lay in the deck before."""
        self.prints: list[NDArray[np.uint64]] = []
        """A print of each deck: equal decks have equal ones."""

    def count(self, decks: Decks) -> Self:
        """Count these too."""
        self.decks += len(decks)
        for place in range(52):
            self.places[place] += np.bincount(decks[:, place], minlength=52)
        neighbours = decks[:, :-1].astype(np.int64) * 52 + decks[:, 1:]
        self.pairs += np.bincount(neighbours.ravel(), minlength=2704).reshape(52, 52)
        same = decks[:, :-1] % 4 == decks[:, 1:] % 4
        begins = np.ones_like(same)
        begins[:, 1:] = ~same[:, :-1]
        reach = same.copy()
        for row, length in enumerate(RUNS):
            width = 51 - (length - 2)
            found = (begins[:, :width] & reach[:, :width]).sum(axis=1)
            self.runs[row] += found.sum(), (found * found).sum()
            reach[:, : width - 1] &= same[:, length - 1 :]
        for row, which in enumerate(_DENSE):
            values = ranks(np.ascontiguousarray(decks[:, which]))
            self.classes[row] += np.bincount(np.searchsorted(_CEILINGS, values), minlength=9)
        self.kept += int((decks[1:] == decks[:-1]).sum())
        self.prints.append((decks.astype(np.uint64) * _MIX).sum(axis=1, dtype=np.uint64))
        return self

    def add(self, other: Census) -> Self:
        """Count all that another has counted too."""
        self.decks += other.decks
        self.places += other.places
        self.pairs += other.pairs
        self.runs += other.runs
        self.classes += other.classes
        self.kept += other.kept
        self.prints += other.prints
        return self


def measures(census: Census) -> list[Measure]:
    """All measures of a census."""
    n = census.decks
    doors = census.places[DOORS]
    found = [
        Measure(
            "card by position",
            "a card that comes more often in one place than in another",
            normal(chi_squared(census.places, n / 52) * 51 / 52, 51 * 51),
        ),
        Measure(
            "neighbours",
            "cards that stay together, as in a deck that was not cut up enough",
            normal(chi_squared(_off_diagonal(census.pairs), n / 52), 51 * 51),
        ),
        Measure(
            "first card",
            "a card that is dealt first too often",
            normal(chi_squared(census.places[0], n / 52), 51),
        ),
        Measure(
            "door cards",
            "a card that is a seat's first up card too often, which decides who brings in",
            normal(chi_squared(doors.sum(axis=0), n * 8 / 52) * 51 / 44, 51),
        ),
        Measure(
            "door cards by seat",
            "a seat whose first up card is not like the others'",
            normal(chi_squared(doors, n / 52), 8 * 51),
        ),
        Measure(
            "deck after deck",
            "cards that stay where they lay in the deck before",
            (census.kept - (n - 1)) / sqrt(n),
        ),
        Measure(
            "decks that come again",
            "a source with few states: about (decks)² / 2 of them are seen twice",
            BOUND * 2 * _repeated(census),
        ),
    ]
    for row, length in enumerate(RUNS):
        total, squares = (int(each) for each in census.runs[row])
        spread = sqrt(max(squares - total * total / n, 1e-9))
        found.append(
            Measure(
                f"runs of {length} or more of a suit",
                "suits that clump, or that are dealt out too evenly",
                (total - n * expected_runs(length)) / spread,
            )
        )
    for row, where in enumerate(("side by side", "of a seat at seven")):
        share = np.array([SEVENS[each] for each in _WORST_FIRST]) / sum(SEVENS.values())
        found.append(
            Measure(
                f"classes of seven cards {where}",
                "hands that come too often or too seldom, whatever card is to blame",
                normal(chi_squared(census.classes[row], n * share), 8),
            )
        )
    return found


def chi_squared(counts: NDArray[np.int64], expected: Any) -> float:  # noqa: ANN401 - a number or an array
    return float(((counts - expected) ** 2 / expected).sum())


def normal(chi_squared: float, freedom: int) -> float:
    """The normal deviate that is as unlikely as this chi-squared (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float((np.cbrt(chi_squared / freedom) - (1 - spread)) / sqrt(spread))


def expected_runs(length: int) -> float:
    """Runs of one suit at least so long that a deck has on average."""
    here, longer = _all_alike(length), _all_alike(length + 1)
    return here + (52 - length) * (here - longer)


def _all_alike(cards: int) -> float:
    """How likely so many cards side by side are of one suit."""
    return prod((13 - k) / (52 - k) for k in range(1, cards))


def _off_diagonal(pairs: NDArray[np.int64]) -> NDArray[np.int64]:
    return pairs[~np.eye(52, dtype=bool)]


def _repeated(census: Census) -> int:
    prints = np.sort(np.concatenate(census.prints))
    return int((prints[1:] == prints[:-1]).sum())


assert set(SEVENS) == set(_WORST_FIRST) <= set(Category)
