"""Statements that every act runs: written once by SQLAlchemy, run without its ceremony."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, cast

from sqlalchemy import Connection, Insert, Select, Update
from sqlalchemy.engine import Dialect
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.exc import DBAPIError

Values = Mapping[str, Any]


class Prepared:
    """A statement, compiled when it is first run.

    It runs on the driver's own cursor, in whatever transaction the connection is in, and
    raises ``DBAPIError`` as SQLAlchemy does, without what was to be written.
    """

    def __init__(
        self, statement: Insert | Update | Select[Any], columns: Sequence[str] = ()
    ) -> None:
        """``columns`` are those of an insert that names none itself."""
        self._statement = statement
        self._columns = list(columns) or None
        self._dialect: Dialect | None = None
        self._sql = ""
        self._names: Sequence[str] = ()
        self._fixed: dict[str, Any] = {}

    def run(self, connection: Connection, values: Values) -> DBAPICursor:
        """Run it once. The cursor knows ``rowcount``, or has the rows.

        Raises ``KeyError`` for a value that is missing.
        """
        self._compile(connection.dialect)
        cursor = connection.connection.cursor()
        with self._wrapping(connection.dialect):
            cursor.execute(self._sql, self._row(values))
        return cursor

    def run_each(self, connection: Connection, rows: Sequence[Values]) -> None:
        """Run it for every row."""
        self._compile(connection.dialect)
        cursor = connection.connection.cursor()
        with self._wrapping(connection.dialect):
            cursor.executemany(self._sql, [self._row(each) for each in rows])

    def _row(self, values: Values) -> list[Any]:
        fixed = self._fixed
        return [values[name] if name in values else fixed[name] for name in self._names]

    def _compile(self, dialect: Dialect) -> None:
        if self._dialect is dialect:
            return
        compiled = self._statement.compile(dialect=dialect, column_keys=self._columns)
        self._sql = str(compiled)
        self._names = compiled.positiontup or ()
        self._fixed = {name: one for name, one in compiled.params.items() if one is not None}
        self._dialect = dialect

    @contextmanager
    def _wrapping(self, dialect: Dialect) -> Iterator[None]:
        base = dialect.loaded_dbapi.Error
        try:
            yield
        except base as wrong:
            raise DBAPIError.instance(
                self._sql, None, cast("Exception", wrong), base, hide_parameters=True
            ) from wrong
