"""What the host has set for the whole room: kept, and taken up at every start."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

import msgspec

from doorcard.room.rail import Rail
from doorcard.room.table import TableId
from doorcard.service.talk.room_rail import RoomRail

RAIL: Final = "rail"
PAUSE: Final = "pause"
_PAUSE_OF: Final = "pause:"
PAUSED_BY_HOST: Final = "host.paused"
TABLE_PAUSED_BY_HOST: Final = "host.table_paused"


class Switched(Protocol):
    """The floor, as far as it is switched."""

    rail: RoomRail
    paused_tables: dict[TableId, str]

    def hold(
        self, code: str, sentence: str, *, frozen: bool = False, refuses: bool = False
    ) -> None:
        """Pause every table."""


def take_up(floor: Switched, switches: Mapping[str, str]) -> None:
    """Set the floor as the host left it: the room's rail, and pauses that go on."""
    if RAIL in switches:
        floor.rail.room = read_rail(switches[RAIL])
    if PAUSE in switches:
        floor.hold(PAUSED_BY_HOST, switches[PAUSE])
    for name, sentence in switches.items():
        if name.startswith(_PAUSE_OF):
            floor.paused_tables[name.removeprefix(_PAUSE_OF)] = sentence


def pause_of(table: TableId) -> str:
    """The switch that keeps one table paused."""
    return _PAUSE_OF + table


def write_rail(rail: Rail) -> str:
    """The room's rail as it is kept."""
    return msgspec.json.encode(rail).decode()


def read_rail(line: str) -> Rail:
    """What :func:`write_rail` wrote."""
    return msgspec.json.decode(line, type=Rail)
