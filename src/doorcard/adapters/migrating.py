"""From an older schema to this one, with a checked copy made first."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Final

import pysqlite3  # type: ignore[import-untyped]  # it ships none
from alembic.config import Config
from alembic.runtime.environment import EnvironmentContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, delete, event, insert, inspect
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from doorcard.adapters.copying import copy_database
from doorcard.adapters.revisions import revision_of, schema_refusal
from doorcard.adapters.schema import HEAD, REVISION, ROOM
from doorcard.stud import Refusal

BACKUPS: Final = "backups"
"""The folder, in the data folder, of the copies that are made before a migration."""
_STEPS: Final = Path(__file__).parent / "migrations"


def steps() -> list[str]:
    """The names of all migrations, first to last."""
    return [each.revision for each in _scripts().walk_revisions()][::-1]


def migrate(file: Path) -> Path:
    """Bring a database to :data:`doorcard.adapters.schema.HEAD`, whole or not at all.

    Gives the copy that was made before. Raises ``Refusal``: ``store.schema`` if the file
    is newer or no room's, ``backup.failed``, ``store.migration`` if a step failed, after
    which the file is as it was.
    """
    engine = create_engine(
        f"sqlite+pysqlite:///{file}",
        module=pysqlite3,
        poolclass=NullPool,
        connect_args={"isolation_level": None},
    )

    @event.listens_for(engine, "begin")
    def _begin(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    with engine.connect() as connection:
        found = revision_of(connection)
    if found not in steps():
        raise schema_refusal(file, found, "use the version that wrote it, or another data folder")
    copy = _copy_before(file, found)
    try:
        # Foreign keys are off, as a connection has them at first: SQLite rebuilds a table to
        # change it, and they are checked in the end.
        with engine.begin() as connection:
            _upgrade(connection, found)
    except Exception as failed:
        why = failed.orig if isinstance(failed, DBAPIError) else failed
        raise Refusal(
            "store.migration",
            f"{file} could not be brought from schema {found} to {HEAD} ({why}), and is as it "
            f"was: go on with the version that wrote it; a copy is in {copy}",
            found=found,
            reads=HEAD,
        ) from failed
    return copy


def _copy_before(file: Path, found: str) -> Path:
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    folder = file.parent / BACKUPS
    name = f"before-{HEAD}-from-{found}-{stamp}"
    copy, again = folder / f"{name}.db", 1
    while copy.exists():
        again += 1
        copy = folder / f"{name}-{again}.db"
    copy_database(file, copy)
    return copy


def _upgrade(connection: Connection, found: str) -> None:
    if not inspect(connection).has_table(REVISION.name):
        REVISION.create(connection)
        connection.execute(insert(REVISION).values(version_num=found))
        connection.execute(delete(ROOM).where(ROOM.c.name == "schema_version"))
    scripts = _scripts()
    context = EnvironmentContext(
        Config(),
        scripts,
        fn=lambda at, _context: scripts._upgrade_revs(HEAD, at),  # noqa: SLF001 - as alembic.command does
    )
    with context:
        context.configure(connection=connection, transactional_ddl=True)
        context.run_migrations()
    dangling = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if dangling:
        raise ValueError(f"{len(dangling)} rows of {dangling[0][0]} point to nothing")


def _scripts() -> ScriptDirectory:
    return ScriptDirectory(str(_STEPS))
