"""What is SQLite's alone: the file, its lock, its version, its writer."""

from __future__ import annotations

import asyncio
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest

from doorcard.adapters.sqlite import SOUND_SQLITE, check_sqlite, open_store
from doorcard.cards import FRESH_DECK
from doorcard.records import seal
from doorcard.service.ports import Deed, HandAppend, Player, StoredTable
from doorcard.stud import Entrant, HouseRules, Refusal, start

TABLE = StoredTable("t", "reference", "Table", revision=0, state=b"{}", hands_played=0)


def query(folder: Path, statement: str) -> list[tuple[object, ...]]:
    connection = pysqlite3.connect(folder / "room.db")
    rows: list[tuple[object, ...]] = connection.execute(statement).fetchall()
    connection.commit()
    connection.close()
    return rows


def modes(folder: Path) -> dict[str, int]:
    return {each.name: stat.S_IMODE(each.stat().st_mode) for each in folder.iterdir()}


class TestTheFile:
    async def test_keeps_everything(self, tmp_path: Path) -> None:
        store = open_store(tmp_path)
        await store.add_table(TABLE, 1)
        await store.commit(Deed("t", 0, 2, state=b"kept"))
        await store.close()

        again = open_store(tmp_path)

        assert (await again.tables())[0].state == b"kept"
        await again.close()

    async def test_is_in_a_folder_for_its_owner_alone(self, tmp_path: Path) -> None:
        folder = tmp_path / "new" / "room"

        store = open_store(folder)

        assert stat.S_IMODE(folder.stat().st_mode) == 0o700
        await store.close()

    async def test_is_for_its_owner_alone_and_so_are_its_journals(self, tmp_path: Path) -> None:
        store = open_store(tmp_path)
        await store.add_table(TABLE, 1)

        assert modes(tmp_path) == dict.fromkeys(
            ("room.db", "room.db-wal", "room.db-shm", "room.lock", "storage.key"), 0o600
        )
        await store.close()

    async def test_of_an_older_room_is_closed_to_others(self, tmp_path: Path) -> None:
        await open_store(tmp_path).close()
        (tmp_path / "room.db").chmod(0o644)

        store = open_store(tmp_path)

        assert stat.S_IMODE((tmp_path / "room.db").stat().st_mode) == 0o600
        await store.close()

    async def test_is_written_ahead_and_in_full(self, tmp_path: Path) -> None:
        store = open_store(tmp_path)

        def pragma(name: str) -> object:
            with store._reading_engine.connect() as connection:
                return connection.exec_driver_sql(f"PRAGMA {name}").scalar()

        assert pragma("journal_mode") == "wal"
        assert pragma("synchronous") == 2
        assert pragma("foreign_keys") == 1
        assert pragma("query_only") == 1
        assert (
            await store._writer.do(
                lambda connection: connection.exec_driver_sql("PRAGMA synchronous").scalar()
            )
            == 2
        )
        await store.close()

    async def test_holds_a_hidden_card_encrypted_alone(self, tmp_path: Path) -> None:
        store = open_store(tmp_path)
        await store.add_table(TABLE, 1)
        for player in ("ann", "ben"):
            await store.add_player(Player(player, player), 0)
        _, events = start(HouseRules(), [Entrant(1, 500), Entrant(2, 500)], 2, FRESH_DECK)
        sealed = tuple(seal(event) for event in events)
        await store.commit(
            Deed("t", 0, 1, hand=HandAppend("t-1", 1, 0, sealed, ((1, "ann"), (2, "ben"))))
        )
        stored = await store.hand("t-1")
        assert stored is not None
        await store.close()

        rows = query(tmp_path, "SELECT open, sealed FROM events ORDER BY version")

        for card in ("2c", "2d", "2h", "2s"):
            assert all(card.encode() not in bytes(row[0]) for row in rows)  # type: ignore[call-overload]
            assert any(card.encode() in (each.sealed or b"") for each in stored.events)
        closed = [bytes(row[1]) for row in rows if row[1] is not None]  # type: ignore[call-overload]
        assert len(closed) == 2
        assert all(b"shape" not in each for each in closed)


class TestTheLock:
    async def test_keeps_a_second_room_out_politely(self, tmp_path: Path) -> None:
        store = open_store(tmp_path)

        script = (
            "import sys, pathlib\n"
            "from doorcard.adapters.sqlite import open_store\n"
            "from doorcard.stud import Refusal\n"
            "try:\n"
            "    open_store(pathlib.Path(sys.argv[1]))\n"
            "except Refusal as refusal:\n"
            "    print(refusal.code, refusal)\n"
        )
        second = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-c", script, str(tmp_path)],
            capture_output=True,
            text=True,
            check=True,
        )

        assert second.stdout.startswith("room.locked the data folder")
        assert "stop that one, or choose another folder" in second.stdout
        await store.close()

    async def test_is_let_go_at_the_end(self, tmp_path: Path) -> None:
        await open_store(tmp_path).close()

        again = open_store(tmp_path)

        await again.close()

    async def test_is_let_go_when_the_file_is_refused(self, tmp_path: Path) -> None:
        await open_store(tmp_path).close()
        query(tmp_path, "UPDATE alembic_version SET version_num = '0999_later'")
        for _ in range(2):
            with pytest.raises(Refusal) as refused:
                open_store(tmp_path)

            assert refused.value.code == "store.schema"


class TestTheVersion:
    def test_of_sqlite_must_be_sound(self) -> None:
        with pytest.raises(Refusal, match=r"SQLite 3\.40\.1 can corrupt") as refused:
            check_sqlite((3, 40, 1))

        assert refused.value.code == "store.too_old"
        assert pysqlite3.sqlite_version_info >= SOUND_SQLITE


class TestTheWriter:
    async def test_fails_all_that_were_in_a_transaction_that_failed(self, tmp_path: Path) -> None:
        store = open_store(tmp_path)
        await store.add_table(TABLE, 0)

        begun, both_wait = threading.Event(), threading.Event()

        def holds(_: object) -> None:
            begun.set()
            both_wait.wait()

        def breaks(connection: object) -> None:
            connection.exec_driver_sql("ROLLBACK")  # type: ignore[attr-defined]

        # The writer is held until both wait for it, so that one transaction has both.
        held = asyncio.create_task(store._writer.do(holds))
        await asyncio.to_thread(begun.wait)
        committed = asyncio.create_task(store.commit(Deed("t", 0, 1)))
        broken = asyncio.create_task(store._writer.do(breaks))
        await asyncio.sleep(0)
        assert store._writer._waiting.qsize() == 2
        both_wait.set()
        await held
        outcomes = await asyncio.gather(committed, broken, return_exceptions=True)

        assert all(isinstance(outcome, Exception) for outcome in outcomes)
        assert (await store.tables())[0].revision == 0
        await store.commit(Deed("t", 0, 2))
        await store.close()

    async def test_takes_nothing_once_closed(self, tmp_path: Path) -> None:
        store = open_store(tmp_path)
        await store.close()

        with pytest.raises(RuntimeError, match="the database is closed"):
            await store.pulse(1)

    async def test_does_not_mind_who_waits_no_longer(self, tmp_path: Path) -> None:
        store = open_store(tmp_path)
        await store.add_table(TABLE, 0)
        waiting = asyncio.create_task(store.commit(Deed("t", 0, 1)))
        await asyncio.sleep(0)
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)

        await store.commit(Deed("t", 1, 2))

        assert (await store.tables())[0].revision == 2
        await store.close()
