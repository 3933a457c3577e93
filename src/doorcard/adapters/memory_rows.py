"""An SQLite database in memory, for what both stores keep by the same statements."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar

import pysqlite3  # type: ignore[import-untyped]  # it ships none
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.dialects import sqlite
from sqlalchemy.pool import StaticPool
from sqlalchemy.schema import CreateIndex, CreateTable

from doorcard.adapters.all_tables import METADATA

Result = TypeVar("Result")


class MemoryRows:
    """The room's tables, empty at first, for as long as the object lives."""

    def __init__(self) -> None:
        engine = create_engine(
            "sqlite+pysqlite://",
            module=pysqlite3,
            poolclass=StaticPool,
            connect_args={"isolation_level": None, "check_same_thread": False},
        )

        @event.listens_for(engine, "connect")
        def _fill(connection: Any, _record: object) -> None:  # noqa: ANN401 - DB-API, untyped
            connection.executescript(_script())
            connection.execute("PRAGMA foreign_keys=ON")

        @event.listens_for(engine, "begin")
        def _begin(connection: Connection) -> None:
            connection.exec_driver_sql("BEGIN")

        self._engine = engine

    async def do(self, job: Callable[[Connection], Result], /) -> Result:
        """Run a job in a transaction of its own. Raises what the job raised."""
        return self.now(job)

    def now(self, job: Callable[[Connection], Result]) -> Result:
        """:meth:`do`, for who cannot wait."""
        with self._engine.begin() as connection:
            return job(connection)


@cache
def _script() -> str:
    """Every table and index, as SQL."""
    dialect = sqlite.dialect()
    made: list[str] = []
    for table in METADATA.sorted_tables:
        made.append(str(CreateTable(table).compile(dialect=dialect)))
        made += [str(CreateIndex(each).compile(dialect=dialect)) for each in table.indexes]
    return ";\n".join(made) + ";"
