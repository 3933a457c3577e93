"""The room's own rule of the rail, over that of each table."""

from __future__ import annotations

from dataclasses import dataclass, field

from doorcard.room.rail import Rail
from doorcard.room.table import Table


@dataclass(slots=True)
class RoomRail:
    """One for all tables of a floor; the host sets it."""

    room: Rail = field(default_factory=Rail)

    def at(self, table: Table) -> Rail:
        """What holds at a table: the stricter rule, the longer delay."""
        return table.policy.watching.with_room(self.room)
