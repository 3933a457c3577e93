"""Which schema a database has."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, insert, inspect, select

from doorcard.adapters.all_tables import METADATA
from doorcard.adapters.schema import HEAD, REVISION, ROOM
from doorcard.stud import Refusal

FIRST: Final = "0001_room"
"""What the first rooms have, which kept a number instead."""


def make_whole(connection: Connection) -> None:
    """Make every table in an empty database."""
    METADATA.create_all(connection)
    connection.execute(insert(REVISION).values(version_num=HEAD))


def is_empty(connection: Connection) -> bool:
    """Is there nothing in the database yet?"""
    return not inspect(connection).get_table_names()


def revision_of(connection: Connection) -> str | None:
    """The migration a database is at; ``None`` if it is no room's."""
    there = inspect(connection)
    if there.has_table(REVISION.name):
        return connection.scalar(select(REVISION.c.version_num))
    if there.has_table(ROOM.name):
        number = connection.scalar(select(ROOM.c.value).where(ROOM.c.name == "schema_version"))
        return FIRST if number == 1 else None
    return None


def schema_refusal(file: Path, found: str | None, instead: str) -> Refusal:
    """That this Doorcard does not read the file's schema, and what would do instead."""
    is_of = "is no room's database" if found is None else f"has schema {found}"
    return Refusal(
        "store.schema",
        f"{file} {is_of}, and this Doorcard reads schema {HEAD}: {instead}",
        found=found,
        reads=HEAD,
    )
