"""An old database becomes a new one, whole, after a copy was made."""

from __future__ import annotations

import stat
from pathlib import Path
from typing import Any

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest
from sqlalchemy import Engine, create_engine, inspect
from sqlalchemy.pool import NullPool

from doorcard.adapters import migrating
from doorcard.adapters.migrating import BACKUPS, migrate, steps
from doorcard.adapters.schema import HEAD
from doorcard.adapters.sqlite import open_store
from doorcard.service.ports import Player
from doorcard.stud import Refusal

FIRST_ROOM = Path(__file__).with_name("first_room.sql")
"""What the first version of Doorcard made, with a table, two players and their chips."""


def query(file: Path, statement: str) -> list[tuple[Any, ...]]:
    connection = pysqlite3.connect(file)
    rows: list[tuple[Any, ...]] = connection.execute(statement).fetchall()
    connection.commit()
    connection.close()
    return rows


def first_room(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    file = folder / "room.db"
    connection = pysqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=WAL")
    connection.executescript(FIRST_ROOM.read_text(encoding="utf-8"))
    connection.close()
    return file


def shape(file: Path) -> dict[str, Any]:
    """Everything about the tables of a database but the order of their columns."""
    engine: Engine = create_engine(
        f"sqlite+pysqlite:///{file}", module=pysqlite3, poolclass=NullPool
    )
    there = inspect(engine)
    besides = "SELECT type, name, sql FROM sqlite_master WHERE type IN ('trigger', 'view')"
    rowless = dict(query(file, "SELECT name, wr FROM pragma_table_list WHERE schema = 'main'"))
    tables = {
        table: {
            "columns": {
                each["name"]: (str(each["type"]), each["nullable"], each["default"])
                for each in there.get_columns(table)
            },
            "key": there.get_pk_constraint(table)["constrained_columns"],
            "foreign": sorted(
                (*each["constrained_columns"], each["referred_table"], *each["referred_columns"])
                for each in there.get_foreign_keys(table)
            ),
            "unique": sorted(each["column_names"] for each in there.get_unique_constraints(table)),
            "checks": sorted(each["sqltext"] for each in there.get_check_constraints(table)),
            "indexes": sorted(
                (each["name"], each["unique"], *each["column_names"])
                for each in there.get_indexes(table)
            ),
            "rowless": rowless[table],
        }
        for table in there.get_table_names()
    }
    return {**tables, "besides": sorted(query(file, besides))}


class TestTheChain:
    def test_is_fixed(self) -> None:
        assert steps() == [
            "0001_room",
            "0002_accounts",
            "0003_tables",
            "0004_clock",
            "0005_talk",
            "0006_running",
            "0007_letters",
            "0008_voids",
            "0009_deals",
            "0010_preferences",
            "0011_look_back",
        ]
        assert steps()[-1] == HEAD


class TestAnUpgradedDatabase:
    async def test_equals_a_fresh_one(self, tmp_path: Path) -> None:
        old = first_room(tmp_path / "old")
        migrate(old)

        await open_store(tmp_path / "new").close()

        assert shape(old) == shape(tmp_path / "new" / "room.db")

    async def test_opens_by_itself_and_keeps_everything(self, tmp_path: Path) -> None:
        old = first_room(tmp_path)

        store = open_store(tmp_path)

        assert await store.player("ann") == Player("ann", "Ann")
        assert await store.balances() == {"bank": -3000, "wallet:ann": 1000, "seat:t:1": 2000}
        assert [each.id for each in await store.tables()] == ["t"]
        await store.close()
        assert query(old, "SELECT version_num FROM alembic_version") == [(HEAD,)]
        assert query(old, "SELECT name FROM room") == [("pulse",), ("storage_key",)]

    async def test_is_left_alone_the_second_time(self, tmp_path: Path) -> None:
        first_room(tmp_path)
        await open_store(tmp_path).close()

        await open_store(tmp_path).close()

        assert len(list((tmp_path / BACKUPS).iterdir())) == 1


class TestTheCopyBefore:
    def test_is_the_old_database_for_its_owner_alone(self, tmp_path: Path) -> None:
        old = first_room(tmp_path)
        before = shape(old)

        copy = migrate(old)

        assert copy.parent == tmp_path / BACKUPS
        assert copy.name.startswith(f"before-{HEAD}-from-0001_room-")
        assert shape(copy) == before
        assert query(copy, "SELECT count(*) FROM postings") == [(4,)]
        assert stat.S_IMODE(copy.stat().st_mode) == 0o600

    def test_comes_first_or_nothing_is_changed(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        old = first_room(tmp_path)
        before = shape(old)

        def no_room(_source: Path, _target: Path) -> None:
            raise Refusal("backup.failed", "no room")

        monkeypatch.setattr(migrating, "copy_database", no_room)

        with pytest.raises(Refusal, match="no room"):
            migrate(old)

        assert shape(old) == before

    def test_is_none_of_an_unsound_database(self, tmp_path: Path) -> None:
        old = first_room(tmp_path)
        query(old, "INSERT INTO sessions VALUES (x'01', 'nobody', 1)")

        with pytest.raises(Refusal, match="a row of sessions points to nothing in players"):
            migrate(old)

        assert list((tmp_path / BACKUPS).iterdir()) == []


class TestAStepThatFails:
    def test_leaves_the_file_as_it_was_and_names_the_copy(self, tmp_path: Path) -> None:
        old = first_room(tmp_path)
        query(old, "CREATE TABLE host_links (something TEXT)")
        before = shape(old)

        with pytest.raises(Refusal, match="table host_links already exists") as refused:
            migrate(old)

        assert refused.value.code == "store.migration"
        assert str(next((tmp_path / BACKUPS).iterdir())) in str(refused.value)
        assert shape(old) == before
        assert query(old, "SELECT value FROM room WHERE name = 'schema_version'") == [(1,)]


class TestAFileThatIsNotRead:
    async def test_is_one_of_a_newer_doorcard(self, tmp_path: Path) -> None:
        await open_store(tmp_path).close()
        query(tmp_path / "room.db", "UPDATE alembic_version SET version_num = '0999_later'")

        with pytest.raises(Refusal, match="has schema 0999_later, and this Doorcard") as refused:
            open_store(tmp_path)

        assert refused.value.code == "store.schema"
        assert refused.value.facts == {"found": "0999_later", "reads": HEAD}

    def test_is_one_of_somebody_else(self, tmp_path: Path) -> None:
        query(tmp_path / "room.db", "CREATE TABLE something (else_ TEXT)")

        with pytest.raises(Refusal, match="is no room's database"):
            open_store(tmp_path)
