"""Which hands are counted."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.histories.statistics.facts import HandFacts
from doorcard.stud import Chips, Game


@dataclass(frozen=True, slots=True, kw_only=True)
class FactFilter:
    """Each field narrows the hands; ``None`` lets all of them pass."""

    game: Game | None = None
    site: str | None = None
    table: str | None = None
    small_bet: Chips | None = None
    currency: str | None = None
    tournament: bool | None = None
    seats_min: int | None = None
    seats_max: int | None = None
    position: int | None = None
    door: int | None = None
    since_ms: int | None = None
    until_ms: int | None = None
    """Before this wall time."""

    def admits(self, facts: HandFacts) -> bool:
        """Is the hand counted?"""
        equal = (
            (self.game, facts.game),
            (self.site, facts.site),
            (self.table, facts.table),
            (self.small_bet, facts.small_bet),
            (self.currency, facts.currency),
            (self.tournament, facts.tournament),
            (self.position, facts.position),
            (self.door, facts.door),
        )
        if any(wanted is not None and wanted != is_so for wanted, is_so in equal):
            return False
        if self.seats_min is not None and facts.seats < self.seats_min:
            return False
        if self.seats_max is not None and facts.seats > self.seats_max:
            return False
        if self.since_ms is None and self.until_ms is None:
            return True
        at = facts.played_ms
        if at is None:
            return False
        return (self.since_ms is None or at >= self.since_ms) and (
            self.until_ms is None or at < self.until_ms
        )
