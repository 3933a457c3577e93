"""How often out of how often, and how sure one may be of it."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

SURE: Final = 1.959963984540054
"""Standard deviations that hold 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Ratio:
    """``hits`` times out of ``of``.

    >>> half = Ratio(5, 10)
    >>> half.share, [round(each, 3) for each in half.interval]
    (0.5, [0.237, 0.763])
    """

    hits: int = 0
    of: int = 0

    @property
    def share(self) -> float | None:
        """Between 0 and 1; ``None`` if it could not happen at all."""
        return self.hits / self.of if self.of else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """In which the true share lies, 95 times out of 100. (Wilson's score interval)"""
        if not self.of:
            return None
        share, spread = self.hits / self.of, SURE * SURE / self.of
        middle = (share + spread / 2) / (1 + spread)
        half = SURE * math.sqrt(share * (1 - share) / self.of + spread / (4 * self.of))
        return max(0.0, middle - half / (1 + spread)), min(1.0, middle + half / (1 + spread))

    def __add__(self, other: Ratio) -> Ratio:
        return Ratio(self.hits + other.hits, self.of + other.of)


@dataclass(frozen=True, slots=True)
class Winnings:
    """What hands brought, in big bets."""

    hands: int = 0
    total: float = 0.0
    squares: float = 0.0
    """The sum of each hand's square, for the spread."""

    @property
    def per_hundred(self) -> float | None:
        """Big bets for a hundred hands."""
        return 100 * self.total / self.hands if self.hands else None

    @property
    def interval(self) -> tuple[float, float] | None:
        """In which the true rate lies, 95 times out of 100, by the spread of the hands.

        ``None`` below thirty hands: the spread itself is not known by then.
        """
        if self.hands < 30:
            return None
        mean = self.total / self.hands
        variance = max(0.0, self.squares / self.hands - mean * mean)
        variance *= self.hands / (self.hands - 1)
        half = SURE * math.sqrt(variance / self.hands)
        return 100 * (mean - half), 100 * (mean + half)

    @property
    def deviation(self) -> float | None:
        """The standard deviation of a hundred hands, in big bets."""
        if self.hands < 2:
            return None
        mean = self.total / self.hands
        variance = max(0.0, self.squares / self.hands - mean * mean)
        return 10 * math.sqrt(variance * self.hands / (self.hands - 1))


def winnings(results: Iterable[float]) -> Winnings:
    """Of hands with these results in big bets."""
    hands, total, squares = 0, 0.0, 0.0
    for each in results:
        hands += 1
        total += each
        squares += each * each
    return Winnings(hands, total, squares)


def certainty(one: Ratio, other: Ratio) -> float:
    """How sure it is that two shares differ: 0 not at all, 1 wholly.

    By the two-proportion z-test with the shares pooled; it speaks only where both had ten
    chances or more.

    >>> certainty(Ratio(5, 9), Ratio(1, 1000)), round(certainty(Ratio(60, 100), Ratio(40, 100)), 3)
    (0.0, 0.995)
    """
    if min(one.of, other.of) < 10:
        return 0.0
    pooled = (one.hits + other.hits) / (one.of + other.of)
    spread = pooled * (1 - pooled) * (1 / one.of + 1 / other.of)
    if spread <= 0:
        return 0.0
    z = abs(one.hits / one.of - other.hits / other.of) / math.sqrt(spread)
    return math.erf(z / math.sqrt(2))
