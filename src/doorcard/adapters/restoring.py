"""Putting a copy in the place of a room's database; what was there is kept."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Final

import pysqlite3  # type: ignore[import-untyped]  # it ships none
from sqlalchemy import create_engine
from sqlalchemy.pool import NullPool

from doorcard.adapters.copying import copy_database
from doorcard.adapters.folder_lock import FolderLock
from doorcard.adapters.kept_books import KeptBooks, read_books
from doorcard.adapters.migrating import BACKUPS, migrate
from doorcard.adapters.revisions import revision_of, schema_refusal
from doorcard.adapters.schema import HEAD
from doorcard.stud import Refusal

_SQLITE_BEGINS: Final = b"SQLite format 3\0"


def restore(source: Path, folder: Path, check: Callable[[KeptBooks], list[str]]) -> Path | None:
    """Make ``source``, a copy of a room, the room of ``folder``.

    ``check`` finds what is wrong with the books of the copy, which is brought to this
    schema first. Gives where the database lies that was there before, if there was one.
    Raises ``Refusal`` and changes nothing: ``room.locked`` while a room runs on the
    folder, ``restore.unsound``, ``restore.failed``, and as
    :func:`doorcard.adapters.copying.copy_database`.
    """
    if not source.is_file():
        raise Refusal("store.none", f"there is no backup {source}", file=str(source))
    try:
        _refuse_strange(source)
        return _restore(source, folder, check)
    except OSError as wrong:
        raise Refusal(
            "restore.failed",
            f"{source} could not be restored to {folder} ({wrong.strerror}): the room there is as "
            "it was",
            folder=str(folder),
        ) from None


def _refuse_strange(source: Path) -> None:
    """Raise ``Refusal`` ``restore.unsound`` for what is no database, before a folder is made."""
    with source.open("rb") as file:
        if file.read(len(_SQLITE_BEGINS)) != _SQLITE_BEGINS:
            raise Refusal(
                "restore.unsound",
                f"{source} is no backup of a room: name a file that doorcard backup made",
                file=str(source),
            )


def _restore(source: Path, folder: Path, check: Callable[[KeptBooks], list[str]]) -> Path | None:
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = FolderLock(folder)
    coming = folder / "room.db.restoring"
    try:
        coming.unlink(missing_ok=True)
        copy_database(source, coming)
        _bring_up(coming, source)
        wrong = check(read_books(coming))
        if wrong:
            raise Refusal(
                "restore.unsound",
                f"{source} is not restored, its books do not balance: {'; '.join(wrong)}",
                file=str(source),
            )
        return _replace(folder / "room.db", coming)
    finally:
        for name in (coming, *_beside(coming)):
            name.unlink(missing_ok=True)
        lock.release()


def _bring_up(coming: Path, source: Path) -> None:
    engine = create_engine(f"sqlite+pysqlite:///{coming}", module=pysqlite3, poolclass=NullPool)
    with engine.connect() as connection:
        found = revision_of(connection)
    if found is None:
        raise schema_refusal(source, found, "name a file that doorcard backup made")
    if found != HEAD:
        migrate(coming)


def _replace(file: Path, coming: Path) -> Path | None:
    if not file.exists():
        coming.rename(file)
        return None
    kept = file.parent / BACKUPS / f"before-restore-{_stamp()}.db"
    kept.parent.mkdir(mode=0o700, exist_ok=True)
    _close_journal(file, kept)
    try:
        kept.hardlink_to(file)
    except FileExistsError:
        raise Refusal("backup.exists", f"{kept} is there already: try again") from None
    except OSError:
        shutil.copy2(file, kept)  # a disk without links
    kept.chmod(0o600)
    coming.replace(file)
    handle = os.open(file.parent, os.O_RDONLY)
    os.fsync(handle)
    os.close(handle)
    return kept


def _close_journal(file: Path, kept: Path) -> None:
    """Have everything in the file itself: a journal left beside would spoil the next one."""
    journal = file.with_name(file.name + "-wal")
    spare = kept.with_name(kept.name + "-wal")
    if journal.exists():
        shutil.copy2(journal, spare)
        spare.chmod(0o600)
    try:
        with closing(pysqlite3.connect(file)) as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
    except pysqlite3.Error:
        pass  # a file that SQLite makes no sense of: its journal is kept beside it
    else:
        spare.unlink(missing_ok=True)
    for beside in _beside(file):
        beside.unlink(missing_ok=True)


def _beside(file: Path) -> list[Path]:
    return [file.with_name(file.name + end) for end in ("-wal", "-shm")]


def _stamp() -> str:
    return time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
