"""The books of a database file, for reading alone: of an open room, a closed one, a copy."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pysqlite3  # type: ignore[import-untyped]  # it ships none
from sqlalchemy import Connection, create_engine, event
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from doorcard.adapters import book_rows, reading
from doorcard.adapters.copying import faults_of, reading_only
from doorcard.adapters.revisions import revision_of, schema_refusal
from doorcard.adapters.schema import HEAD
from doorcard.room.table import TableId
from doorcard.service.ports import Books, StoredHand, StoredTable
from doorcard.stud import Refusal


@dataclass(frozen=True, slots=True)
class KeptBooks:
    """All that an audit looks at, as of one moment."""

    books: Books
    tables: tuple[StoredTable, ...]
    open_hands: Mapping[TableId, StoredHand]
    """Their open parts: an audit needs no card, and no key."""
    faults: tuple[str, ...]
    """What is wrong with the file itself, and with hands that are over."""


def read_books(file: Path) -> KeptBooks:
    """Read everything in one transaction. Takes no lock, waits for no table, writes nothing.

    Raises ``Refusal``: ``store.none``, ``store.schema`` for another schema than this
    Doorcard's, ``store.unreadable``.
    """
    if not file.is_file():
        raise Refusal(
            "store.none",
            f"there is no room in {file}: name its folder with --data",
            file=str(file),
        )
    engine = create_engine(
        "sqlite+pysqlite://",
        creator=lambda: _connect(file),
        module=pysqlite3,
        poolclass=NullPool,
    )

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN")

    try:
        faults = faults_of(file)
        with engine.connect() as connection:
            return _read(connection, file, faults)
    except (DBAPIError, pysqlite3.Error) as wrong:
        why = wrong.orig if isinstance(wrong, DBAPIError) else wrong
        raise Refusal(
            "store.unreadable",
            f"{file} cannot be read as a room's database: {why}",
            file=str(file),
        ) from None


def _connect(file: Path) -> object:
    connection = reading_only(file)
    connection.isolation_level = None
    return connection


def _read(connection: Connection, file: Path, faults: list[str]) -> KeptBooks:
    found = revision_of(connection)
    if found != HEAD:
        raise schema_refusal(
            file, found, "open the room once with this version, or use the one it is of"
        )
    tables = reading.tables(connection)
    hands = {each.id: reading.open_hand(connection, each.id, None) for each in tables}
    return KeptBooks(
        books=book_rows.books(connection),
        tables=tuple(tables),
        open_hands={table: hand for table, hand in hands.items() if hand is not None},
        faults=(*faults, *book_rows.unpaid_pots(connection)),
    )
