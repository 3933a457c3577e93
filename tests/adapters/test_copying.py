"""A backup is whole, sound and its owner's; restoring one never loses what was there."""

from __future__ import annotations

import errno
import shutil
import stat
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest

from doorcard.adapters import copying
from doorcard.adapters.copying import copy_database, faults_of
from doorcard.adapters.kept_books import KeptBooks, read_books
from doorcard.adapters.restoring import restore
from doorcard.adapters.schema import HEAD
from doorcard.adapters.sqlite import open_store
from doorcard.adapters.storage_key import FILE
from doorcard.cli.audit import audit_of, problems_of
from doorcard.stud import Refusal
from tests.adapters.inline_store import InlineStore
from tests.adapters.test_migrations import first_room
from tests.service.small_room import SmallRoom, play_on, small_room


def query(file: Path, statement: str) -> list[tuple[Any, ...]]:
    with closing(pysqlite3.connect(file)) as connection:
        rows: list[tuple[Any, ...]] = connection.execute(statement).fetchall()
        connection.commit()
        return rows


@pytest.fixture
async def open_room(tmp_path: Path) -> AsyncIterator[SmallRoom]:
    """A room on a file in ``room``, a hand over and another on the table."""
    folder = tmp_path / "room"
    folder.mkdir()
    store = InlineStore(folder)
    async with small_room(store=store) as room:
        guests = await room.seated("Ann", "Ben")
        await room.begin()
        await play_on(guests)
        await room.begin()
        yield room
    await store.close()


@pytest.fixture
def file(open_room: SmallRoom, tmp_path: Path) -> Path:
    assert open_room.dealer.state.open_play is not None
    return tmp_path / "room" / "room.db"


class TestABackupOfAnOpenRoom:
    def test_holds_everything_hidden_cards_included(self, file: Path, tmp_path: Path) -> None:
        copy_database(file, tmp_path / "copy.db")

        for table in ("events", "hands", "postings", "players", "accounts"):
            rows = f"SELECT * FROM {table} ORDER BY 1, 2"  # noqa: S608 - one of the five
            assert query(tmp_path / "copy.db", rows) == query(file, rows)
        assert query(tmp_path / "copy.db", "SELECT count(*) FROM events WHERE sealed NOT NULL")

    def test_is_its_owners_alone(self, file: Path, tmp_path: Path) -> None:
        copy_database(file, tmp_path / "new" / "copy.db")

        assert stat.S_IMODE((tmp_path / "new" / "copy.db").stat().st_mode) == 0o600
        assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700

    def test_is_one_file_that_balances(self, file: Path, tmp_path: Path) -> None:
        copy_database(file, tmp_path / "copies" / "copy.db")

        assert [each.name for each in (tmp_path / "copies").iterdir()] == ["copy.db"]
        assert faults_of(tmp_path / "copies" / "copy.db") == []
        assert audit_of(read_books(tmp_path / "copies" / "copy.db")).balanced

    async def test_is_of_one_moment_and_keeps_no_writer_waiting(
        self, open_room: SmallRoom, file: Path, tmp_path: Path
    ) -> None:
        with closing(copying.reading_only(file)) as long_reader:
            long_reader.execute("BEGIN")
            long_reader.execute("SELECT count(*) FROM players").fetchall()
            copy_database(file, tmp_path / "copy.db")
            await open_room.guest("Clara")

        assert len(query(tmp_path / "copy.db", "SELECT * FROM players")) == 2
        assert len(query(file, "SELECT * FROM players")) == 3

    def test_is_never_written_over_another(self, file: Path, tmp_path: Path) -> None:
        (tmp_path / "copy.db").write_text("mine")

        with pytest.raises(Refusal, match="is there already") as refused:
            copy_database(file, tmp_path / "copy.db")

        assert refused.value.code == "backup.exists"
        assert (tmp_path / "copy.db").read_text() == "mine"

    def test_leaves_nothing_behind_when_it_fails(
        self, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def no_room(_source: Path, _part: Path) -> None:
            raise OSError(errno.ENOSPC, "No space left on device")

        monkeypatch.setattr(copying, "_copy", no_room)
        target = tmp_path / "copies" / "copy.db"

        with pytest.raises(Refusal, match="No space left on device") as refused:
            copy_database(file, target)

        assert refused.value.code == "backup.failed"
        assert list(target.parent.iterdir()) == []

    def test_is_refused_when_the_copy_is_not_sound(
        self, file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(copying, "faults_of", lambda _: ["page 3 is never used"])

        with pytest.raises(Refusal, match="page 3 is never used"):
            copy_database(file, tmp_path / "copy.db")

        assert not (tmp_path / "copy.db").exists()


class TestRestoring:
    @pytest.fixture
    def backup(self, file: Path, tmp_path: Path) -> Path:
        copy_database(file, tmp_path / "backup.db")
        return tmp_path / "backup.db"

    async def test_makes_a_room_where_there_was_none(self, backup: Path, tmp_path: Path) -> None:
        assert restore(backup, tmp_path / "new", problems_of) is None
        shutil.copy2(tmp_path / "room" / FILE, tmp_path / "new" / FILE)

        store = open_store(tmp_path / "new")
        assert (await store.open_hand("reference")) is not None
        await store.close()
        assert stat.S_IMODE((tmp_path / "new" / "room.db").stat().st_mode) == 0o600

    async def test_keeps_what_was_there_to_the_last_commit(
        self, backup: Path, tmp_path: Path
    ) -> None:
        folder = tmp_path / "other"
        folder.mkdir()
        store = InlineStore(folder)
        async with small_room(store=store) as room:
            await room.guest("Zoe")
        await store.close()

        kept = restore(backup, folder, problems_of)

        assert kept is not None
        assert query(kept, "SELECT name FROM players") == [("Zoe",)]
        assert stat.S_IMODE(kept.stat().st_mode) == 0o600
        names = {name for (name,) in query(folder / "room.db", "SELECT name FROM players")}
        assert names == {"Ann", "Ben"}
        assert sorted(each.name for each in folder.iterdir()) == [
            "backups",
            "room.db",
            "room.lock",
            FILE,
        ]

    def test_leaves_the_backup_as_it_was(self, backup: Path, tmp_path: Path) -> None:
        before = backup.read_bytes()

        restore(backup, tmp_path / "new", problems_of)

        assert backup.read_bytes() == before

    def test_is_refused_while_a_room_runs_there(self, backup: Path, file: Path) -> None:
        with pytest.raises(Refusal, match="in use by another room") as refused:
            restore(backup, file.parent, problems_of)

        assert refused.value.code == "room.locked"

    def test_is_refused_for_books_that_do_not_balance(self, backup: Path, tmp_path: Path) -> None:
        query(backup, "UPDATE accounts SET chips = 1 WHERE name = 'bank'")

        with pytest.raises(Refusal, match="its books do not balance: bank is at 1") as refused:
            restore(backup, tmp_path / "new", problems_of)

        assert refused.value.code == "restore.unsound"
        assert [each.name for each in (tmp_path / "new").iterdir()] == ["room.lock"]

    def test_is_refused_for_a_file_that_is_no_backup(self, tmp_path: Path) -> None:
        query(tmp_path / "something.db", "CREATE TABLE something (else_ TEXT)")

        with pytest.raises(Refusal, match="is no room's database"):
            restore(tmp_path / "something.db", tmp_path / "new", problems_of)

    def test_is_refused_for_a_file_that_is_no_database_before_a_folder_is_made(
        self, tmp_path: Path
    ) -> None:
        for number, begins in enumerate((b"", b"# A page of words\n", b"SQLite format")):
            wrong = tmp_path / f"{number}.md"
            wrong.write_bytes(begins)

            with pytest.raises(Refusal, match="name a file that doorcard backup made") as refused:
                restore(wrong, tmp_path / "new", problems_of)

            assert refused.value.code == "restore.unsound"
        assert not (tmp_path / "new").exists()

    def test_is_refused_for_a_backup_that_was_cut_short(self, backup: Path, tmp_path: Path) -> None:
        cut = tmp_path / "cut.db"
        cut.write_bytes(backup.read_bytes()[:-100_000])

        with pytest.raises(Refusal, match=r"cut\.db is damaged \(.*another copy"):
            restore(cut, tmp_path / "new", problems_of)

        assert not (tmp_path / "new" / "room.db").exists()

    def test_is_refused_for_a_file_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(Refusal, match="there is no backup"):
            restore(tmp_path / "none.db", tmp_path / "new", problems_of)

    def test_brings_an_older_backup_to_this_schema(self, tmp_path: Path) -> None:
        old = first_room(tmp_path / "old")

        restore(old, tmp_path / "new", lambda _: [])

        assert query(tmp_path / "new" / "room.db", "SELECT version_num FROM alembic_version") == [
            (HEAD,)
        ]
        assert query(old, "SELECT value FROM room WHERE name = 'schema_version'") == [(1,)]

    def test_replaces_a_room_that_is_damaged_and_keeps_its_remains(
        self, backup: Path, tmp_path: Path
    ) -> None:
        folder = tmp_path / "damaged"
        folder.mkdir()
        (folder / "room.db").write_text("not what it was " * 100)
        (folder / "room.db-wal").write_text("nor this " * 100)

        kept = restore(backup, folder, problems_of)

        assert kept is not None
        assert kept.read_text().startswith("not what it was")
        assert kept.with_name(kept.name + "-wal").read_text().startswith("nor this")
        assert audit_of(read_books(folder / "room.db")).balanced

    def test_copies_where_the_disk_knows_no_links(
        self, backup: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        restore(backup, tmp_path / "new", problems_of)

        def no_links(_self: Path, _target: Path) -> None:
            raise OSError(errno.EPERM, "Operation not permitted")

        monkeypatch.setattr(Path, "hardlink_to", no_links)

        kept = restore(backup, tmp_path / "new", problems_of)

        assert kept is not None
        assert audit_of(read_books(kept)).balanced

    def test_checks_the_copy_that_will_be_the_room(self, backup: Path, tmp_path: Path) -> None:
        seen: list[int] = []

        def check(kept: KeptBooks) -> list[str]:
            seen.append(kept.books.upto)
            return []

        restore(backup, tmp_path / "new", check)

        assert seen == [query(backup, "SELECT max(id) FROM transfers")[0][0]]
