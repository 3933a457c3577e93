"""A database whose disk is full, read-only, failing, slow or held: refused, and then taken."""

from __future__ import annotations

import asyncio
import errno
import os
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest
from sqlalchemy import Connection

from doorcard.adapters.sqlite import SqliteStore, open_store
from doorcard.adapters.store_trouble import (
    LEAST_FREE,
    SENTENCES,
    has_room,
    not_opened,
    trouble_of,
    unavailable,
)
from doorcard.service.ports import Deed, Player, StoredTable, StoreUnavailable

TABLE = StoredTable("t", "reference", "Table", revision=0, state=b"{}", hands_played=0)
LONG = b"x" * 200_000


async def with_table(folder: Path) -> SqliteStore:
    store = open_store(folder)
    await store.add_table(TABLE, 0)
    return store


async def pragma(store: SqliteStore, words: str) -> object:
    def job(connection: Connection) -> object:
        result = connection.exec_driver_sql(f"PRAGMA {words}")
        return result.scalar() if result.returns_rows else None

    return await store._writer.do(job)


async def refused(store: SqliteStore) -> str:
    with pytest.raises(StoreUnavailable) as wrong:
        await store.commit(Deed("t", 0, 1, state=LONG))
    return wrong.value.code


async def revision(store: SqliteStore) -> int:
    return (await store.tables())[0].revision


class TestAFullDisk:
    """SQLite's own answer, where the file may not grow."""

    async def test_is_refused_and_nothing_is_stored(self, tmp_path: Path) -> None:
        store = await with_table(tmp_path)
        pages = await pragma(store, "page_count")
        await pragma(store, f"max_page_count = {pages}")

        assert await refused(store) == "store.full"

        assert await revision(store) == 0
        await store.close()

    async def test_takes_the_same_when_there_is_room_again(self, tmp_path: Path) -> None:
        store = await with_table(tmp_path)
        pages = await pragma(store, "page_count")
        await pragma(store, f"max_page_count = {pages}")
        await refused(store)

        await pragma(store, "max_page_count = 1000000")
        await store.commit(Deed("t", 0, 1, state=LONG))

        assert await revision(store) == 1
        assert await pragma(store, "integrity_check") == "ok"
        await store.close()

    async def test_is_found_by_a_probe_that_leaves_nothing_behind(self, tmp_path: Path) -> None:
        store = await with_table(tmp_path)
        await store.probe(5)
        pages = await pragma(store, "page_count")
        await pragma(store, f"max_page_count = {pages}")
        await store.pulse(6)

        with pytest.raises(StoreUnavailable) as wrong:
            await store.probe(7)

        assert wrong.value.code == "store.full"
        assert await store.last_pulse() == 6
        await store.close()

    async def test_stays_full_until_more_than_a_little_is_free(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = await with_table(tmp_path)
        free = SimpleNamespace(f_bavail=LEAST_FREE // 4096 - 1, f_frsize=4096, f_flag=0)
        monkeypatch.setattr(os, "statvfs", lambda _: free)

        assert not has_room(tmp_path)
        with pytest.raises(StoreUnavailable, match="when there is room again"):
            await store.probe(1)

        free.f_bavail += 1
        await store.probe(1)
        await store.close()

    async def test_spares_those_who_wrote_in_the_same_commit_and_had_room(
        self, tmp_path: Path
    ) -> None:
        store = await with_table(tmp_path)
        pages = await pragma(store, "page_count")
        await pragma(store, f"max_page_count = {pages}")

        long, short = await asyncio.gather(
            store.commit(Deed("t", 0, 1, state=LONG)),
            store.add_player(Player("ann", "Ann"), 1),
            return_exceptions=True,
        )

        assert isinstance(long, StoreUnavailable)
        assert (short is None) == (await store.player("ann") is not None)
        await store.close()


@asynccontextmanager
async def read_only(store: SqliteStore) -> AsyncIterator[None]:
    """SQLite's own answer, where the writer's connection may not write."""
    own = await store._writer.do(lambda connection: connection.connection.driver_connection)
    assert own is not None
    own.execute("PRAGMA query_only = ON")
    try:
        yield
    finally:
        own.execute("PRAGMA query_only = OFF")


class TestAReadOnlyDisk:
    async def test_is_refused_until_it_can_be_written_to(self, tmp_path: Path) -> None:
        store = await with_table(tmp_path)
        async with read_only(store):
            assert await refused(store) == "store.read_only"
            assert await revision(store) == 0

        await store.commit(Deed("t", 0, 1, state=LONG))
        assert await revision(store) == 1
        await store.close()

    async def test_is_still_read(self, tmp_path: Path) -> None:
        store = await with_table(tmp_path)
        async with read_only(store):
            assert [each.id for each in await store.tables()] == ["t"]
        await store.close()


class TestADatabaseThatAnotherProgramHolds:
    async def test_is_refused_until_it_is_let_go(self, tmp_path: Path) -> None:
        store = await with_table(tmp_path)
        await pragma(store, "busy_timeout = 0")
        other = pysqlite3.connect(tmp_path / "room.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")

        assert await refused(store) == "store.busy"

        other.execute("ROLLBACK")
        other.close()
        await store.commit(Deed("t", 0, 1, state=LONG))
        assert await revision(store) == 1
        await store.close()


@asynccontextmanager
async def held_up(store: SqliteStore) -> AsyncIterator[threading.Event]:
    """The writer is stuck in a commit, as on a disk that does not answer, since time 0."""
    reached, go_on = threading.Event(), threading.Event()

    def stuck(_: Connection) -> None:
        reached.set()
        go_on.wait(20)

    job = asyncio.ensure_future(store._writer.do(stuck))
    await asyncio.to_thread(reached.wait, 20)
    try:
        yield go_on
    finally:
        go_on.set()
        await job


class TestASlowDisk:
    async def test_refuses_others_at_once_while_one_is_being_written(self, tmp_path: Path) -> None:
        store = await with_table(tmp_path)
        now = [0.0]
        store._writer._now_s = lambda: now[0]
        async with held_up(store):
            now[0] = 3.1
            assert await refused(store) == "store.slow"

        await store.commit(Deed("t", 0, 1, state=LONG))
        assert await revision(store) == 1
        await store.close()

    async def test_may_take_a_moment(self, tmp_path: Path) -> None:
        store = await with_table(tmp_path)
        now = [0.0]
        store._writer._now_s = lambda: now[0]
        async with held_up(store):
            now[0] = 2.9
            waiting = asyncio.ensure_future(store.commit(Deed("t", 0, 1, state=LONG)))
            await asyncio.sleep(0)

        await waiting
        assert await revision(store) == 1
        await store.close()


class NamedError(pysqlite3.OperationalError):  # type: ignore[misc]  # the module is untyped
    def __init__(self, name: str) -> None:
        super().__init__(name)
        self.sqlite_errorname = name


class TestWhatAilsADisk:
    @pytest.mark.parametrize(
        ("wrong", "code"),
        [
            (NamedError("SQLITE_FULL"), "store.full"),
            (NamedError("SQLITE_READONLY_DBMOVED"), "store.read_only"),
            (NamedError("SQLITE_BUSY_SNAPSHOT"), "store.busy"),
            (NamedError("SQLITE_IOERR_FSYNC"), "store.failing"),
            (NamedError("SQLITE_CANTOPEN"), "store.failing"),
            (NamedError("SQLITE_CORRUPT_INDEX"), "store.damaged"),
            (NamedError("SQLITE_NOTADB"), "store.damaged"),
            (OSError(errno.ENOSPC, "No space left on device"), "store.full"),
            (OSError(errno.EROFS, "Read-only file system"), "store.read_only"),
            (OSError(errno.EIO, "Input/output error"), "store.failing"),
        ],
    )
    def test_has_a_code(self, wrong: Exception, code: str, tmp_path: Path) -> None:
        trouble = trouble_of(wrong, tmp_path)

        assert trouble is not None
        assert trouble.code == code

    @pytest.mark.parametrize("wrong", [NamedError("SQLITE_CONSTRAINT_UNIQUE"), ValueError("bug")])
    def test_is_not_our_own_mistake(self, wrong: Exception, tmp_path: Path) -> None:
        assert trouble_of(wrong, tmp_path) is None

    def test_is_that_it_was_mounted_anew_for_reading_alone(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        mounted = SimpleNamespace(f_flag=os.ST_RDONLY)
        monkeypatch.setattr(os, "statvfs", lambda _: mounted)

        trouble = trouble_of(NamedError("SQLITE_IOERR_WRITE"), tmp_path)

        assert trouble is not None
        assert trouble.code == "store.read_only"

    def test_is_that_nothing_is_free_whatever_sqlite_says_of_it(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        full = SimpleNamespace(f_flag=0, f_bavail=0, f_frsize=4096)
        monkeypatch.setattr(os, "statvfs", lambda _: full)

        trouble = trouble_of(NamedError("SQLITE_IOERR_SHMSIZE"), tmp_path)

        assert trouble is not None
        assert trouble.code == "store.full"

    @pytest.mark.parametrize("code", sorted(SENTENCES))
    def test_of_a_room_that_was_not_opened_is_for_the_host_to_mend(self, code: str) -> None:
        said = str(not_opened(unavailable(code)))

        assert "and start the room again" in said
        assert ("nothing in it is lost" in said) == (code != "store.damaged")
        assert "by itself" not in said

    async def test_is_told_to_readers_too(self, tmp_path: Path) -> None:
        store = await with_table(tmp_path)

        def fail(connection: Connection) -> Any:  # noqa: ANN401 - it never gives anything
            raise trouble(connection)

        def trouble(_: Connection) -> Exception:
            from sqlalchemy.exc import OperationalError

            return OperationalError("SELECT", {}, NamedError("SQLITE_IOERR_READ"))

        with pytest.raises(StoreUnavailable, match="the disk of the room fails"):
            await store._read(fail)
        await store.close()


class TestTheWriter:
    async def test_says_what_ended_the_transaction_not_what_came_of_it(
        self, tmp_path: Path
    ) -> None:
        store = await with_table(tmp_path)

        def lost(connection: Connection) -> None:
            connection.exec_driver_sql("ROLLBACK")
            raise NamedError("SQLITE_FULL")

        with pytest.raises(StoreUnavailable) as wrong:
            await store._writer.do(lost)

        assert wrong.value.code == "store.full"
        await store.commit(Deed("t", 0, 1, state=LONG))
        await store.close()
