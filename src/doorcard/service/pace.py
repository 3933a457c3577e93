"""How fast the room goes, and how many bots it seats: settings of the host."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from doorcard.stud import Chips


@dataclass(frozen=True, slots=True, kw_only=True)
class Pace:
    """Times in milliseconds."""

    pause_ms: int = 4000
    """Between the end of a hand and the next deal."""
    think_ms: tuple[int, int] = (600, 2200)
    """How long a house bot thinks, at least and at most."""
    bots_per_table: int = 3
    """House bots seated while there is room; one seat always stays free for people."""
    bots_play_alone: bool = False
    """Do bots play when nobody watches?"""
    outbox: int = 512
    """Tellings that may wait for a watcher before it is dropped as too slow."""
    grant: Chips = 100_000
    """Play chips a guest gets at signing in, once."""
    pulse_ms: int = 1000
    """How often the room notes that it is alive."""
    slow_ms: int = 3000
    """How long the store may take to write before the room pauses."""

    @classmethod
    def instant(cls, *, bots_per_table: int = 3) -> Self:
        """No pause and no thinking, for tests and measurements."""
        return cls(pause_ms=0, think_ms=(0, 0), bots_per_table=bots_per_table)
