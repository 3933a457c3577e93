"""Which storage key a database is kept with, and closing what was written without one."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, delete, insert, select

from doorcard.adapters.beside import write_beside
from doorcard.adapters.folder_lock import FolderLock
from doorcard.adapters.schema import ROOM
from doorcard.adapters.vault import EVENT, Vault
from doorcard.stud import Refusal

_LOG: Final = logging.getLogger("doorcard.room")
_NAME: Final = "storage_key"
"""The row of the room's table that names the key."""
_AT_ONCE: Final = 1_000


def key_name(connection: Connection) -> str | None:
    """By what the database's key is known, as hexadecimal digits; ``None`` if it has none yet."""
    number = connection.scalar(select(ROOM.c.value).where(ROOM.c.name == _NAME))
    return None if number is None else f"{number:08x}"


def take_key(connection: Connection, vault: Vault, file: Path) -> None:
    """Make sure that the database is kept with this key.

    One that has none yet gets this one, and what lies open in it is encrypted. Raises
    ``Refusal`` ``key.other`` if it is kept with another.
    """
    known = key_name(connection)
    mine = vault.name.hex()
    if known is None:
        connection.execute(insert(ROOM).values(name=_NAME, value=int(mine, 16)))
        closed = _close_open_parts(connection, vault)
        if closed:
            _LOG.warning("closed cards encrypted", extra={"events": closed})
    elif known != mine:
        raise Refusal(
            "key.other",
            f"{file} was kept with the storage key {known}, and this one is {mine}: put the right "
            "one back. If it is lost for good, `doorcard storagekey --lost` goes on without it: a "
            "hand being played is void and its chips go back, and closed cards stay closed",
            kept=known,
            has=mine,
        )


def give_up_key(connection: Connection) -> None:
    """Forget which key the database was kept with: the next one that comes is taken."""
    connection.execute(delete(ROOM).where(ROOM.c.name == _NAME))


def key_name_of(folder: Path) -> str | None:
    """As :func:`key_name`, of the room kept in a folder, which may be open.

    Raises ``Refusal`` as :func:`doorcard.adapters.beside.write_beside`.
    """
    found: list[str | None] = []
    write_beside(folder, lambda connection: found.append(key_name(connection)))
    return found[0]


def give_up_key_of(folder: Path) -> None:
    """Have a closed room take the next key that comes.

    Raises ``Refusal`` ``room.locked`` if it is open, and as :func:`key_name_of`.
    """
    lock = FolderLock(folder)
    try:
        write_beside(folder, give_up_key)
    finally:
        lock.release()


def _close_open_parts(connection: Connection, vault: Vault) -> int:
    """Encrypt the sealed parts of a database from before there were keys."""
    closed = 0
    while True:
        rows = connection.exec_driver_sql(
            "SELECT hand, version, sealed FROM events WHERE substr(sealed, 1, 1) = x'7b' LIMIT ?",
            (_AT_ONCE,),
        ).all()
        if not rows:
            return closed
        connection.exec_driver_sql(
            "UPDATE events SET sealed = ? WHERE hand = ? AND version = ?",
            [(vault.close(row[2], row[0], EVENT, row[1]), row[0], row[1]) for row in rows],
        )
        closed += len(rows)
