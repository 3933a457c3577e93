"""What a table is called, be it open or closed for good."""

from __future__ import annotations

from doorcard.room.ids import TableId
from doorcard.service.floor.floor import Floor
from doorcard.stud import Refusal


def table_name(floor: Floor, table: TableId) -> str:
    """The name on its sign; of one that is closed, its id."""
    try:
        return floor.table(table).sign.name
    except Refusal:
        return table
