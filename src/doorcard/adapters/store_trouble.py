"""What ails a database that takes nothing: the disk's fault in the words of a refusal."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

import pysqlite3  # type: ignore[import-untyped]  # it ships none
from sqlalchemy.exc import DBAPIError

from doorcard.service.ports import StoreUnavailable

LEAST_FREE: Final = 16 * 1024 * 1024
"""Bytes that must be free before a full disk counts as mended: else it would be full at once."""

_PAUSED: Final = "play is paused, nothing is lost, and it goes on by itself when"
SENTENCES: Final = {
    "store.full": f"the disk of the room is full: {_PAUSED} there is room again",
    "store.read_only": f"the disk of the room takes no writing: {_PAUSED} it does again",
    "store.slow": f"the disk of the room is too slow at the moment: {_PAUSED} it answers again",
    "store.busy": f"another program holds the room's database: {_PAUSED} that has let it go",
    "store.failing": f"the disk of the room fails: {_PAUSED} it works again",
    "store.damaged": (
        "the room's database is damaged: play is paused until the host has restored a backup"
    ),
}
_AT_THE_START: Final = {
    "store.full": "free some of it",
    "store.read_only": "let it be written to",
    "store.slow": "wait until it answers again",
    "store.busy": "end that program",
    "store.failing": "look what it has",
    "store.damaged": "bring a backup back with doorcard restore",
}
_BY_SQLITE: Final = {
    "FULL": "store.full",
    "READONLY": "store.read_only",
    "BUSY": "store.busy",
    "LOCKED": "store.busy",
    "PROTOCOL": "store.busy",
    "IOERR": "store.failing",
    "CANTOPEN": "store.failing",
    "PERM": "store.failing",
    "NOMEM": "store.failing",
    "CORRUPT": "store.damaged",
    "NOTADB": "store.damaged",
}
_BY_SYSTEM: Final = {
    errno.ENOSPC: "store.full",
    errno.EDQUOT: "store.full",
    errno.EROFS: "store.read_only",
    errno.EACCES: "store.read_only",
}


def unavailable(code: str) -> StoreUnavailable:
    """The refusal of that code."""
    return StoreUnavailable(code, SENTENCES[code])


def not_opened(trouble: StoreUnavailable) -> StoreUnavailable:
    """The same trouble of a room that was to be opened: it does not go on by itself.

    >>> print(not_opened(unavailable("store.full")))
    the disk of the room is full: free some of it, and start the room again; nothing in it is lost
    """
    what, _, _ = str(trouble).partition(":")
    mend = _AT_THE_START[trouble.code]
    said = f"{what}: {mend}, and start the room again"
    lost = "" if trouble.code == "store.damaged" else "; nothing in it is lost"
    return StoreUnavailable(trouble.code, said + lost)


def trouble_of(wrong: BaseException, folder: Path) -> StoreUnavailable | None:
    """What an error says of the disk under ``folder``; ``None`` if it is another matter."""
    if isinstance(wrong, StoreUnavailable):
        return wrong
    if isinstance(wrong, DBAPIError) and wrong.orig is not None:
        wrong = wrong.orig
    code = None
    if isinstance(wrong, pysqlite3.Error):
        # The extended code's name begins with that of the kind: SQLITE_IOERR_WRITE.
        name = getattr(wrong, "sqlite_errorname", "").removeprefix("SQLITE_")
        code = _BY_SQLITE.get(name.partition("_")[0])
    elif isinstance(wrong, OSError):
        code = _BY_SYSTEM.get(wrong.errno or 0, "store.failing")
    if code == "store.failing":
        if _mounted_read_only(folder):
            code = "store.read_only"
        elif not has_room(folder):
            code = "store.full"  # SQLite has more than one way to fail where nothing is free
    return None if code is None else unavailable(code)


def has_room(folder: Path) -> bool:
    """Is there enough free on the disk to go on?"""
    try:
        disk = os.statvfs(folder)
    except OSError:
        return False
    return disk.f_bavail * disk.f_frsize >= LEAST_FREE


def _mounted_read_only(folder: Path) -> bool:
    try:
        return bool(os.statvfs(folder).f_flag & os.ST_RDONLY)
    except OSError:
        return False
