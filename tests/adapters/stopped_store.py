"""A store on a real file, and what a kill before each statement of its writer would leave.

A process that is killed leaves the files as they are at that moment. So before every
statement, and around every commit, the files are looked at, and copied where they have
changed since: each copy is what some kills leave, and all kills leave one of the copies.
"""

from __future__ import annotations

import hashlib
import shutil
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Self

import pysqlite3  # type: ignore[import-untyped]  # it ships none
from sqlalchemy import Engine, event
from sqlalchemy.pool import NullPool

from doorcard.adapters.account_rows import AccountRows
from doorcard.adapters.sqlite import _engine
from tests.adapters.inline_store import InlineStore, InlineWriter

FILES = ("room.db", "room.db-wal", "storage.key")


class Disk:
    """Watches the files of one room."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.points = 0
        """How often a kill was thought of."""
        self.copies: list[Path] = []
        self.looked: Callable[[Path], None] = lambda _: None
        """Called at every point, with the copy that a kill would leave."""
        self._seen = b""

    def point(self) -> None:
        """A kill now: copy what it would leave, if no kill before has left that."""
        self.points += 1
        now = hashlib.sha256()
        for name in FILES[:2]:
            file = self.folder / name
            now.update(file.read_bytes() if file.exists() else b"")
        if now.digest() != self._seen:
            self._seen = now.digest()
            copy = self.folder.with_name(f"{self.folder.name}-{len(self.copies):03}")
            copy.mkdir()
            for name in FILES:
                if (self.folder / name).exists():
                    shutil.copy(self.folder / name, copy)
            self.copies.append(copy)
        self.looked(self.copies[-1])


class _Cursor(pysqlite3.Cursor):  # type: ignore[misc]  # untyped
    connection: _Connection

    def execute(self, sql: str, row: Sequence[object] = ()) -> Self:
        self.connection.point()
        super().execute(sql, row)
        return self

    def executemany(self, sql: str, rows: Sequence[Sequence[object]]) -> Self:
        for row in rows:
            self.execute(sql, row)
        return self


class _Connection(pysqlite3.Connection):  # type: ignore[misc]  # untyped
    disk: Disk | None = None

    def point(self) -> None:
        if self.disk is not None:
            self.disk.point()

    def cursor(self, factory: type[_Cursor] = _Cursor) -> _Cursor:
        made: _Cursor = super().cursor(factory)
        return made

    def commit(self) -> None:
        self.point()
        super().commit()
        self.point()


class StoppedStore(InlineStore):
    """Inline, not waiting for the disk; with a ``disk`` it is looked at before each statement."""

    def __init__(self, folder: Path, disk: Disk | None = None) -> None:
        super().__init__(folder)
        self._writer.close()
        self._writer = InlineWriter(_watched(folder / "room.db", disk), folder)  # type: ignore[assignment]  # the same calls
        self._accounts = AccountRows(self._read, self._writer.do)


def _watched(file: Path, disk: Disk | None) -> Engine:
    engine = _engine(file, NullPool)

    @event.listens_for(engine, "do_connect")
    def _make(_dialect: object, _record: object, _args: object, options: dict[str, Any]) -> None:
        options["factory"] = _Connection

    @event.listens_for(engine, "connect")
    def _hurry(connection: _Connection, _record: object) -> None:
        connection.execute("PRAGMA synchronous=OFF")
        # Short journals are read again sooner, and many a kill meets a checkpoint.
        connection.execute("PRAGMA wal_autocheckpoint=40")
        connection.disk = disk

    return engine
