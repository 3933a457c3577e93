"""Grants by the day, statement by statement. Each runs inside its transaction."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection, delete, select
from sqlalchemy.dialects.sqlite import insert as upsert

from doorcard.adapters.grants_schema import GRANT_DAYS
from doorcard.room.grants import DayShare
from doorcard.service.ports import DayLimit
from doorcard.stud import Chips

_ADD = upsert(GRANT_DAYS)
_ADD = _ADD.on_conflict_do_update(
    index_elements=[GRANT_DAYS.c.day, GRANT_DAYS.c.share],
    set_={"chips": GRANT_DAYS.c.chips + _ADD.excluded.chips},
)


def take(connection: Connection, day: int, shares: Sequence[DayShare], chips: Chips) -> None:
    """Count a grant against each of its shares of the day. ``DayLimit`` if one is used up."""
    used_up = exceeded(connection, day, shares, chips)
    if used_up is not None:
        raise DayLimit(used_up)
    connection.execute(delete(GRANT_DAYS).where(GRANT_DAYS.c.day < day))
    for share in shares:
        connection.execute(_ADD, {"day": day, "share": share.key, "chips": chips})


def exceeded(
    connection: Connection, day: int, shares: Sequence[DayShare], chips: Chips
) -> DayShare | None:
    """The first share of the day that a grant of so many chips would exceed."""
    for share in shares:
        had = connection.scalar(
            select(GRANT_DAYS.c.chips).where(
                GRANT_DAYS.c.day == day, GRANT_DAYS.c.share == share.key
            )
        )
        if (had or 0) + chips > share.most:
            return share
    return None
