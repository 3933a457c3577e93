"""Statements that run without SQLAlchemy's ceremony."""

from __future__ import annotations

from collections.abc import Iterator

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest
from sqlalchemy import (
    Column,
    Connection,
    Integer,
    MetaData,
    String,
    Table,
    bindparam,
    create_engine,
    insert,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from doorcard.adapters.prepared import Prepared

SEATS = Table(
    "seats", MetaData(), Column("name", String, primary_key=True), Column("chips", Integer)
)
ADD = Prepared(insert(SEATS), ("name", "chips"))
PAY = Prepared(
    update(SEATS)
    .where(SEATS.c.name == bindparam("who"))
    .values(chips=SEATS.c.chips + bindparam("more"))
)


@pytest.fixture
def connection() -> Iterator[Connection]:
    engine = create_engine("sqlite://", module=pysqlite3)
    with engine.connect() as opened:
        SEATS.metadata.create_all(opened)
        yield opened
    engine.dispose()


def chips(connection: Connection) -> dict[str, int]:
    return {row.name: row.chips for row in connection.execute(select(SEATS))}


class TestAPreparedStatement:
    def test_changes_rows_and_says_how_many(self, connection: Connection) -> None:
        ADD.run_each(connection, [{"name": "Ann", "chips": 5}, {"name": "Ben", "chips": 7}])

        assert PAY.run(connection, {"who": "Ann", "more": 10}).rowcount == 1
        assert PAY.run(connection, {"who": "Cy", "more": 10}).rowcount == 0
        assert chips(connection) == {"Ann": 15, "Ben": 7}

    def test_is_undone_with_the_transaction_it_ran_in(self, connection: Connection) -> None:
        ADD.run(connection, {"name": "Ann", "chips": 5})
        connection.rollback()

        assert chips(connection) == {}

    def test_fails_as_others_do_and_tells_nothing_of_what_was_written(
        self, connection: Connection
    ) -> None:
        ADD.run(connection, {"name": "Ann", "chips": 5})

        with pytest.raises(IntegrityError) as failed:
            ADD.run(connection, {"name": "Ann", "chips": 987654})

        assert "UNIQUE" in str(failed.value)
        assert "987654" not in str(failed.value)

    def test_needs_every_value(self, connection: Connection) -> None:
        with pytest.raises(KeyError, match="more"):
            PAY.run(connection, {"who": "Ann"})
