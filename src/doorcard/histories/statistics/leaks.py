"""Where a player differs from a baseline, and how sure that is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from doorcard.histories.statistics.ratios import Ratio, certainty

NO_CHOICE: Final = frozenset({"showdown_won", "scoop", "quartered"})
"""Ratios that the cards decide more than the player: they are told, and are no leak."""


@dataclass(frozen=True, slots=True)
class Leak:
    """A ratio that differs from the baseline's."""

    ratio: str
    """Its code in the report."""
    mine: Ratio
    baseline: Ratio
    certainty: float
    """How sure it is that they differ, 0 to 1, counting how many ratios were compared."""

    @property
    def difference(self) -> float:
        """How much more often than the baseline, in shares."""
        return (self.mine.share or 0.0) - (self.baseline.share or 0.0)


def leaks(
    mine: Mapping[str, Ratio], baseline: Mapping[str, Ratio], *, at_least: float = 0.8
) -> tuple[Leak, ...]:
    """Where ``mine`` differs, the surest first; only what is at least so sure.

    Twenty comparisons find something by chance alone: each one's doubt counts as many
    times as there are comparisons (Bonferroni). A difference is not a fault by itself:
    the baseline may be the worse player.
    """
    names = [name for name in mine if name in baseline and name not in NO_CHOICE]
    found = []
    for name in names:
        doubt = min(1.0, (1 - certainty(mine[name], baseline[name])) * len(names))
        if 1 - doubt >= at_least:
            found.append(Leak(name, mine[name], baseline[name], 1 - doubt))
    found.sort(key=lambda each: (-each.certainty, -abs(each.difference)))
    return tuple(found)
