"""Audits that are asked for beside the room: rows of the room's own table."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, select
from sqlalchemy.dialects.sqlite import insert as upsert

from doorcard.adapters.account_rows import Run
from doorcard.adapters.beside import write_beside
from doorcard.adapters.copying import reading_only
from doorcard.adapters.folder_lock import is_held
from doorcard.adapters.schema import ROOM

_ASKED: Final = "audit_asked"
_ANSWERED: Final = "audit_answered"
_STOPPED: Final = "audit_stopped"
PATIENCE_S: Final = 15.0
_LOOK_S: Final = 0.1


class AuditAskRows:
    """Keeps the promises of :class:`doorcard.service.ports.AuditAsks`."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def waiting(self) -> int | None:
        """When an audit was asked for that was not made yet."""
        known = await self._read(_known)
        asked = known.get(_ASKED)
        return None if asked == known.get(_ANSWERED) else asked

    async def answer(self, asked_ms: int, stopped: int) -> None:
        """It was made, and so many tables are dealt no more."""

        def job(connection: Connection) -> None:
            _put(connection, _ANSWERED, asked_ms)
            _put(connection, _STOPPED, stopped)

        await self._write(job)


def ask_beside(folder: Path, at_ms: int) -> bool:
    """Ask the room that is open on a folder to audit itself. False if none is.

    Raises as :func:`doorcard.adapters.beside.write_beside`.
    """
    if not is_held(folder):
        return False
    write_beside(folder, lambda connection: _put(connection, _ASKED, at_ms))
    return True


def answer_beside(folder: Path, asked_ms: int) -> int | None:
    """How many tables the room deals no more; ``None`` if it has not answered for long."""
    end = time.monotonic() + PATIENCE_S
    connection = reading_only(folder / "room.db")
    try:
        while time.monotonic() < end:
            known = dict(connection.execute("SELECT name, value FROM room").fetchall())
            if known.get(_ANSWERED) == asked_ms:
                return int(known[_STOPPED])
            time.sleep(_LOOK_S)
    finally:
        connection.close()
    return None


def _known(connection: Connection) -> dict[str, int]:
    return {row.name: row.value for row in connection.execute(select(ROOM))}


def _put(connection: Connection, name: str, value: int) -> None:
    row = upsert(ROOM).values(name=name, value=value)
    connection.execute(
        row.on_conflict_do_update(index_elements=[ROOM.c.name], set_={"value": value})
    )
