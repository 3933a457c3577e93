"""Books that were tampered with are found out, in a file that nobody has to close for it."""

from __future__ import annotations

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest

from doorcard.adapters.kept_books import read_books
from doorcard.adapters.schema import HEAD
from doorcard.cli.audit import audit_of
from doorcard.stud import Refusal
from tests.adapters.inline_store import InlineStore
from tests.service.small_room import SmallRoom, play_on, small_room


def query(file: Path, *statements: str) -> list[tuple[Any, ...]]:
    connection = pysqlite3.connect(file)
    rows: list[tuple[Any, ...]] = []
    for statement in statements:
        rows = connection.execute(statement).fetchall()
    connection.commit()
    connection.close()
    return rows


def found(file: Path) -> list[tuple[str | None, str]]:
    """What an audit of the file finds."""
    return [(each.table, each.sentence) for each in audit_of(read_books(file)).findings]


def names(folder: Path) -> list[str]:
    return sorted(each.name for each in folder.iterdir())


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[SmallRoom]:
    """An open room on a real file: one hand is over, the next is being played."""
    store = InlineStore(tmp_path)
    async with small_room(store=store) as room:
        guests = await room.seated("Ann", "Ben")
        await room.begin()
        await play_on(guests)
        await room.begin()
        yield room
    await store.close()


@pytest.fixture
def file(evening: SmallRoom, tmp_path: Path) -> Path:
    assert evening.dealer.state.open_play is not None
    return tmp_path / "room.db"


class TestAnAuditOfAnOpenRoom:
    def test_finds_nothing_where_all_is_well(self, file: Path) -> None:
        audit = audit_of(read_books(file))

        assert audit.balanced
        assert audit.tables == ("reference",)
        assert audit.accounts == len(query(file, "SELECT * FROM accounts"))
        assert audit.transfers == len(query(file, "SELECT * FROM transfers"))

    async def test_sees_one_moment_while_others_write(self, evening: SmallRoom, file: Path) -> None:
        before = read_books(file)
        await evening.guest("Clara")
        after = read_books(file)

        assert after.books.upto == before.books.upto + 1
        assert audit_of(after).balanced

    def test_writes_nothing(self, file: Path) -> None:
        def left() -> list[tuple[Any, ...]]:
            return query(file, "SELECT total_changes(), (SELECT max(id) FROM transfers)")

        before = left()
        read_books(file)

        assert left() == before


class TestAnAuditOfAClosedRoom:
    async def test_needs_to_write_nothing_beside_the_file(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        store = InlineStore(tmp_path)
        async with small_room(store=store) as room:
            await room.seated("Ann", "Ben")
        await store.close()
        assert not (tmp_path / "room.db-wal").exists()
        monkeypatch.setattr(os, "access", lambda *_: False)

        assert audit_of(read_books(tmp_path / "room.db")).balanced

        assert names(tmp_path) == ["room.db", "room.lock", "storage.key"]


class TestAnAudit:
    def test_names_an_account_that_its_postings_do_not_come_to(self, file: Path) -> None:
        query(file, "UPDATE accounts SET chips = chips + 5 WHERE name = 'seat:reference:1'")
        held = query(file, "SELECT chips FROM accounts WHERE name = 'seat:reference:1'")[0][0]

        said = found(file)

        assert (
            "reference",
            f"seat:reference:1 is at {held}, and its postings sum to {held - 5}",
        ) in said
        assert (None, "the accounts sum to 5, not to zero") in said
        assert (
            "reference",
            f"seat:reference:1 is {held} in the books and {held - 5} at the table",
        ) in said

    def test_names_a_transfer_that_does_not_sum_to_zero(self, file: Path) -> None:
        query(file, "UPDATE postings SET chips = chips + 7 WHERE transfer = 3 AND chips > 0")

        assert ("reference", "transfer 3 sums to 7, not to zero") in found(file)

    def test_names_chips_that_were_moved_in_balances_and_postings_alike(self, file: Path) -> None:
        query(
            file,
            "UPDATE accounts SET chips = chips - 9 WHERE name = 'seat:reference:1'",
            "UPDATE accounts SET chips = chips + 9 WHERE name = 'seat:reference:2'",
            "INSERT INTO transfers VALUES (9999, 'leave', NULL, NULL, NULL, 1)",
            "INSERT INTO postings VALUES (9999, 'seat:reference:1', -9)",
            "INSERT INTO postings VALUES (9999, 'seat:reference:2', 9)",
        )

        assert [sentence.split(" is ")[0] for _, sentence in found(file)] == [
            "seat:reference:1",
            "seat:reference:2",
        ]

    def test_names_chips_at_a_seat_that_is_not_there(self, file: Path) -> None:
        query(
            file,
            "UPDATE accounts SET chips = chips - 4 WHERE name = 'bank'",
            "INSERT INTO accounts VALUES ('seat:nowhere:3', 4)",
            "INSERT INTO transfers VALUES (9999, 'leave', NULL, NULL, NULL, 1)",
            "INSERT INTO postings VALUES (9999, 'bank', -4)",
            "INSERT INTO postings VALUES (9999, 'seat:nowhere:3', 4)",
        )

        assert found(file) == [
            ("nowhere", "seat:nowhere:3 holds 4 chips, and there is no such seat")
        ]

    def test_names_an_account_below_zero(self, file: Path) -> None:
        query(
            file,
            "UPDATE accounts SET chips = chips + 1 WHERE name = 'bank'",
            "INSERT INTO accounts VALUES ('wallet:nobody', -1)",
            "INSERT INTO transfers VALUES (9999, 'leave', NULL, NULL, NULL, 1)",
            "INSERT INTO postings VALUES (9999, 'bank', 1)",
            "INSERT INTO postings VALUES (9999, 'wallet:nobody', -1)",
        )

        assert found(file) == [(None, "wallet:nobody is at -1, below zero")]

    def test_names_a_hand_whose_pot_was_not_paid_out(self, file: Path) -> None:
        query(file, "UPDATE hands SET ended_ms = 1 WHERE ended_ms IS NULL")

        pot = query(file, "SELECT chips FROM accounts WHERE name = 'pot:reference'")[0][0]
        assert (None, f"the pot of reference-2 was paid out but for {pot} chips") in found(file)

    def test_names_what_sqlite_finds_wrong_with_the_file(self, file: Path) -> None:
        query(
            file,
            "INSERT INTO hand_seats VALUES ('no-such-hand', 1, 'nobody')",
        )

        assert (None, "a row of hand_seats points to nothing in hands") in found(file)


class TestAFileThatIsNotAudited:
    def test_is_one_that_is_not_there(self, tmp_path: Path) -> None:
        with pytest.raises(Refusal, match="there is no room in") as refused:
            read_books(tmp_path / "room.db")

        assert refused.value.code == "store.none"

    def test_is_one_that_is_no_database(self, tmp_path: Path) -> None:
        (tmp_path / "room.db").write_text("a text of some length, and no database " * 50)

        with pytest.raises(Refusal, match="file is not a database") as refused:
            read_books(tmp_path / "room.db")

        assert refused.value.code == "store.unreadable"

    def test_is_one_of_another_schema(self, file: Path) -> None:
        query(file, "UPDATE alembic_version SET version_num = '0001_room'")

        with pytest.raises(Refusal, match=f"has schema 0001_room, .* reads schema {HEAD}"):
            read_books(file)
