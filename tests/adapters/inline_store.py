"""A store on a real file, without a thread: every call is done before it returns."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor
from pathlib import Path
from typing import TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from doorcard.adapters.account_rows import AccountRows
from doorcard.adapters.folder_lock import FolderLock
from doorcard.adapters.sqlite import SqliteStore, _engine
from doorcard.adapters.storage_key import storage_key
from doorcard.adapters.store_trouble import trouble_of
from doorcard.adapters.vault import Vault

Result = TypeVar("Result")


class InlineWriter:
    """Commits each job at once."""

    def __init__(self, engine: Engine, folder: Path) -> None:
        self._connection = engine.connect()
        self._folder = folder

    async def do(self, job: Callable[[Connection], Result]) -> Result:
        try:
            with self._connection.begin():
                return job(self._connection)
        except DBAPIError as wrong:
            raise trouble_of(wrong, self._folder) or wrong from wrong

    def close(self) -> None:
        self._connection.close()


class InlineStore(SqliteStore):
    def __init__(self, folder: Path) -> None:
        file = folder / "room.db"
        super().__init__(file, FolderLock(folder), Vault(storage_key(folder)))
        self._writer.close()
        self._writer = InlineWriter(_engine(file, NullPool), folder)  # type: ignore[assignment]  # the same calls
        self._accounts = AccountRows(self._read, self._writer.do)

    async def _read(
        self, query: Callable[[Connection], Result], *, by: Executor | None = None
    ) -> Result:
        del by
        with self._reading_engine.connect() as connection:
            return query(connection)
