"""A store on a real file, without a thread: every call is done before it returns."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.pool import NullPool

from doorcard.adapters.account_rows import AccountRows
from doorcard.adapters.folder_lock import FolderLock
from doorcard.adapters.sqlite import SqliteStore, _engine

Result = TypeVar("Result")


class InlineWriter:
    """Commits each job at once."""

    def __init__(self, engine: Engine) -> None:
        self._connection = engine.connect()

    async def do(self, job: Callable[[Connection], Result]) -> Result:
        with self._connection.begin():
            return job(self._connection)

    def close(self) -> None:
        self._connection.close()


class InlineStore(SqliteStore):
    def __init__(self, folder: Path) -> None:
        file = folder / "room.db"
        super().__init__(file, FolderLock(folder))
        self._writer.close()
        self._writer = InlineWriter(_engine(file, NullPool))  # type: ignore[assignment]  # the same calls
        self._accounts = AccountRows(self._read, self._writer.do)

    async def _read(
        self, query: Callable[[Connection], Result], *, by: Executor | None = None
    ) -> Result:
        del by
        with self._reading_engine.connect() as connection:
            return query(connection)
