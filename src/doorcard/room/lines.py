"""Lines: when many people of a table lose theirs at once, the table waits for them.

A line is the connection of a player's pages to the table. Who loses it alone is played
for by the house; when the fault is likely none of theirs, the clock stands still.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from doorcard.room.ids import PlayerId
from doorcard.room.policy import RoomPolicy

AT_ONCE_MS: Final = 15_000
"""Lines that are lost within this time are lost at once: a dead line is found by its
pings, and those of two lines are that far apart."""
FEWEST_LOST: Final = 2
"""One line that is lost says nothing of the others."""


@dataclass(frozen=True, slots=True)
class LinePause:
    """The table waits for those who were lost."""

    began_ms: int
    """Wall time."""
    until_ms: int
    """Wall time at which it is over, whoever is back by then."""
    lost: tuple[PlayerId, ...]
    """For whom the table waits."""

    def missing(self, connected: Collection[PlayerId]) -> tuple[PlayerId, ...]:
        """Who is not back yet."""
        return tuple(each for each in self.lost if each not in connected)

    def moved_on(self, by_ms: int) -> LinePause:
        """The pause later, by the time for which the room was down."""
        return replace(self, began_ms=self.began_ms + by_ms, until_ms=self.until_ms + by_ms)


def pause_for(
    policy: RoomPolicy,
    *,
    lost: Collection[PlayerId],
    standing: Collection[PlayerId],
    last_ms: int | None,
    wall_ms: int,
) -> LinePause | None:
    """The pause that these lost lines are worth; ``None`` if the table plays on.

    More than half of the people whose lines stood must be ``lost`` at once, two at
    least; ``standing`` are those whose lines still stand. ``last_ms`` is when the
    table last waited: it does so only once in a while, or whoever wants time could
    take it by pulling plugs. Ours: no source names such a pause.

    >>> pause = pause_for(
    ...     RoomPolicy(), lost=["ann", "ben"], standing=["cal"], last_ms=None, wall_ms=5_000
    ... )
    >>> pause.until_ms if pause else None
    65000
    >>> pause_for(RoomPolicy(), lost=["ann"], standing=[], last_ms=None, wall_ms=5_000)
    """
    if not policy.pause_seconds or len(lost) < FEWEST_LOST:
        return None
    if len(lost) * 2 <= len(lost) + len(standing):
        return None
    if last_ms is not None and wall_ms < last_ms + policy.pause_every_minutes * 60_000:
        return None
    return LinePause(wall_ms, wall_ms + policy.pause_seconds * 1000, tuple(sorted(lost)))
