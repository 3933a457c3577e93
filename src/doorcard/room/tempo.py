"""How a table plays: its pots, and how many hands it deals an hour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final, Self

from doorcard.stud.street import Chips

HOUR_MS: Final = 3_600_000
LAST: Final = 20
"""Hands over which pots are averaged."""
_SHORTEST_MS: Final = 600_000
"""A table that has just begun is measured over ten minutes at least."""


@dataclass(frozen=True, slots=True)
class Tempo:
    """The pots of the last hands, and when the hands of the last hour ended (wall time).

    >>> tempo = Tempo().ended(1_000_000, 400).ended(1_300_000, 600)
    >>> tempo.average_pot, tempo.hands_hour(1_600_000), tempo.hands_hour(9_000_000)
    (500, 12, 0)
    """

    pots: tuple[Chips, ...] = ()
    ends_ms: tuple[int, ...] = ()

    @classmethod
    def of(cls, hands: Sequence[tuple[int, Chips | None]]) -> Self:
        """From when hands ended, the first first, and their pots where they are known."""
        pots = tuple(pot for _, pot in hands if pot is not None)
        return cls(pots[-LAST:], tuple(when for when, _ in hands))

    def ended(self, wall_ms: int, pot: Chips) -> Self:
        """One more hand has ended."""
        recent = sum(each > wall_ms - HOUR_MS for each in self.ends_ms)
        # One from before the hour is kept: it says that the table is older than that.
        ends = (*self.ends_ms[-recent - 1 :], wall_ms)
        return replace(self, pots=(*self.pots, pot)[-LAST:], ends_ms=ends)

    @property
    def average_pot(self) -> Chips | None:
        """Of the last hands; ``None`` before the first."""
        return round(sum(self.pots) / len(self.pots)) if self.pots else None

    def hands_hour(self, wall_ms: int) -> int:
        """Hands an hour, measured over the last one: over less where the table is younger."""
        recent = [each for each in self.ends_ms if each > wall_ms - HOUR_MS]
        if not recent:
            return 0
        span = min(HOUR_MS, max(_SHORTEST_MS, wall_ms - recent[0]))
        if len(self.ends_ms) > len(recent):
            span = HOUR_MS
        return round(len(recent) * HOUR_MS / span)
