"""A copy of a database that may be in use: whole, sound, and for its owner alone."""

from __future__ import annotations

import os
from contextlib import closing, suppress
from pathlib import Path
from typing import Any, Final

import pysqlite3  # type: ignore[import-untyped]  # it ships none

from doorcard.stud import Refusal

_OWNER_ONLY: Final = 0o600
_WAIT_S: Final = 10.0


def copy_database(source: Path, target: Path) -> None:
    """Copy what is committed in ``source`` to a new file ``target``, and check the copy.

    Nobody who writes to ``source`` is kept waiting. The hidden cards are copied too, so
    the file's mode is 0600. Raises ``Refusal``: ``backup.exists`` rather than overwrite,
    ``backup.failed`` with nothing left behind.
    """
    if target.exists():
        raise Refusal(
            "backup.exists",
            f"{target} is there already: name another file",
            file=str(target),
        )
    part = target.with_name(target.name + ".part")
    try:
        target.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        part.unlink(missing_ok=True)
        os.close(os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, _OWNER_ONLY))
        _copy(source, part)
        wrong = faults_of(part)
        if wrong:
            raise Refusal(
                "backup.failed",
                f"the copy of {source} is not sound ({wrong[0]}): look at the disk, then try again",
                file=str(source),
            )
        _settle(part)
        part.rename(target)
        _settle(target.parent)
    except (OSError, pysqlite3.Error) as wrong_disk:
        if "malformed" in str(wrong_disk):  # SQLite's word; a backup's error has no code
            raise Refusal(
                "backup.failed",
                f"{source} is damaged ({wrong_disk}) and was not copied: take another copy of it",
                file=str(source),
            ) from None
        raise Refusal(
            "backup.failed",
            f"{source} could not be copied to {target} ({wrong_disk}): free the disk or name "
            "another place",
            file=str(target),
        ) from None
    finally:
        with suppress(OSError):
            part.unlink(missing_ok=True)


def reading_only(file: Path) -> Any:  # noqa: ANN401 - DB-API, untyped
    """A connection that cannot write to the file, also where nobody may write beside it."""
    address = file.absolute().as_uri()
    beside = file.with_name(file.name + "-wal")
    alone = not os.access(file.parent, os.W_OK) and not beside.exists()
    mode = "mode=ro&immutable=1" if alone else "mode=ro"
    return pysqlite3.connect(f"{address}?{mode}", uri=True, timeout=_WAIT_S)


def faults_of(file: Path) -> list[str]:
    """What SQLite finds wrong with a file, in its words; empty when it is sound."""
    with closing(reading_only(file)) as connection:
        found = [str(row[0]) for row in connection.execute("PRAGMA integrity_check(5)")]
        faults = [] if found == ["ok"] else found
        dangling = connection.execute("PRAGMA foreign_key_check").fetchmany(5)
        return faults + [f"a row of {row[0]} points to nothing in {row[2]}" for row in dangling]


def _copy(source: Path, part: Path) -> None:
    with closing(reading_only(source)) as giver, closing(pysqlite3.connect(part)) as taker:
        # All pages in one step: a snapshot that no writer can make begin anew.
        giver.backup(taker, pages=-1)
        taker.execute("PRAGMA journal_mode=DELETE")


def _settle(path: Path) -> None:
    """Have the disk keep a file, or the names in a folder."""
    handle = os.open(path, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)
