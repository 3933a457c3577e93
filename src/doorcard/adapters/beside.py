"""A write from another process than the room's, which may be open meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pysqlite3  # type: ignore[import-untyped]  # it ships none
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from doorcard.adapters.revisions import revision_of, schema_refusal
from doorcard.adapters.schema import HEAD
from doorcard.adapters.store_trouble import trouble_of
from doorcard.stud import Refusal

_WAIT_S = 10.0


def write_beside(folder: Path, job: Callable[[Connection], None]) -> None:
    """Run a short job in a transaction of its own; the room's writer waits for it.

    Raises ``Refusal``: ``store.none``, ``store.schema``, and what ails the disk.
    """
    file = folder / "room.db"
    if not file.is_file():
        raise Refusal(
            "store.none",
            f"no room is kept in {folder}: open it once, or name its folder with --data",
            folder=str(folder),
        )
    engine = create_engine(
        f"sqlite+pysqlite:///{file}",
        module=pysqlite3,
        poolclass=NullPool,
        connect_args={"isolation_level": None, "timeout": _WAIT_S},
    )

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    try:
        with engine.begin() as connection:
            found = revision_of(connection)
            if found != HEAD:
                raise schema_refusal(file, found, "open the room once with this version")
            job(connection)
    except DBAPIError as wrong:
        raise trouble_of(wrong, folder) or wrong from wrong
