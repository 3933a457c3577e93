"""The commands for running a room: audit, backup, restore, hostlink, settings."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest

from doorcard.cli.main import main
from doorcard.config import CATALOGUE
from doorcard.service import Pace
from doorcard.service.host.one_time_link import HostLinks
from doorcard.service.table.tellings import ClosingTold
from tests.adapters.inline_store import InlineStore
from tests.adapters.test_migrations import first_room
from tests.service.small_room import SmallRoom, play_on, small_room

PACE = Pace(pause_ms=4000, bots_per_table=0, pulse_ms=60_000, audit_ask_ms=20)


def query(file: Path, statement: str) -> list[tuple[Any, ...]]:
    with closing(pysqlite3.connect(file)) as connection:
        rows: list[tuple[Any, ...]] = connection.execute(statement).fetchall()
        connection.commit()
        return rows


def spoil(folder: Path) -> None:
    """A chip changes places, and no transfer says so."""
    for account, chips in (("seat:reference:1", 1), ("bank", -1)):
        query(
            folder / "room.db",
            f"UPDATE accounts SET chips = chips + {chips} WHERE name = '{account}'",  # noqa: S608 - our own words
        )


@pytest.fixture
async def room(tmp_path: Path) -> AsyncIterator[SmallRoom]:
    """An open room in ``tmp_path / "room"``."""
    folder = tmp_path / "room"
    folder.mkdir()
    store = InlineStore(folder)
    async with small_room(store=store, pace=PACE, houses=("reference", "casino")) as room:
        guests = await room.seated("Ann", "Ben")
        await room.begin()
        await play_on(guests)
        yield room
    await store.close()


@pytest.fixture
def folder(room: SmallRoom, tmp_path: Path) -> Path:
    assert room.dealer.state.table.hands == 1
    return tmp_path / "room"


class TestAudit:
    def test_says_that_the_books_balance(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["audit", "--data", str(folder)]) == 0

        said = capsys.readouterr().out
        assert re.fullmatch(
            r"The books balance: \d+ accounts, \d+ transfers, 2 tables in .*room\.db\.\n", said
        )

    async def test_ends_with_1_and_names_everything_that_does_not(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        spoil(folder)

        assert await asyncio.to_thread(main, ["audit", "--data", str(folder)]) == 1

        said = capsys.readouterr().out
        assert said.startswith("THE BOOKS DO NOT BALANCE")
        assert "  table reference: seat:reference:1 is at 4001, and its postings sum to" in said

    async def test_has_the_open_room_stop_that_table_and_no_other(
        self, room: SmallRoom, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        spoil(folder)
        here, there = room.dealer.watch(None), room.floor.table("casino").watch(None)

        await asyncio.to_thread(main, ["audit", "--data", str(folder)])

        said = capsys.readouterr().out
        assert said.endswith("open has audited itself: 1 table is dealt no more.\n")
        told = [await here.next() for _ in range(here.lag)]
        assert [each.code for each in told if isinstance(each, ClosingTold)] == ["books.unbalanced"]
        told = [await there.next() for _ in range(there.lag)]
        assert not [each for each in told if isinstance(each, ClosingTold)]
        hands = room.dealer.state.table.hands
        await room.clock.pass_ms(60_000)
        assert room.dealer.state.table.hands == hands

    async def test_says_that_the_open_room_does_not_answer(
        self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        spoil(folder)
        monkeypatch.setattr("doorcard.adapters.audit_ask_rows.PATIENCE_S", 0.1)

        assert main(["audit", "--data", str(folder)]) == 1  # this keeps the room from answering

        assert "has not answered: stop it before more is played" in capsys.readouterr().out

    async def test_speaks_to_programs(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        spoil(folder)

        assert await asyncio.to_thread(main, ["audit", "--json", "--data", str(folder)]) == 1

        said = json.loads(capsys.readouterr().out)
        assert (said["balanced"], said["tables"]) == (False, ["casino", "reference"])
        assert {"table", "sentence"} == said["findings"][0].keys()
        assert said["room"] == {"answered": True, "stopped": 1}

    def test_ends_with_2_where_there_is_no_room(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["audit", "--data", str(tmp_path / "nowhere")]) == 2

        assert "there is no room in" in capsys.readouterr().err

    def test_looks_where_the_environment_says(
        self, folder: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("DOORCARD_DATA", str(folder))

        assert main(["audit"]) == 0


class TestBackup:
    def test_of_an_open_room_is_made_in_its_folder(
        self, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["backup", "--data", str(folder)]) == 0

        [made] = (folder / "backups").iterdir()
        said = capsys.readouterr().out
        assert f"Copied to {made} (" in said
        assert "It is sound, and its books balance." in said

    def test_goes_where_it_is_told(self, folder: Path, tmp_path: Path) -> None:
        assert main(["backup", "--data", str(folder), "--to", str(tmp_path / "b.db")]) == 0

        assert (tmp_path / "b.db").is_file()

    def test_with_books_that_do_not_balance_is_kept_and_ends_with_1(
        self, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        query(folder / "room.db", "UPDATE accounts SET chips = 1 WHERE name = 'seat:reference:1'")

        assert main(["backup", "--data", str(folder), "--to", str(tmp_path / "b.db")]) == 1

        assert (tmp_path / "b.db").is_file()
        assert "the books of the copy do not balance" in capsys.readouterr().err

    def test_of_an_older_room_is_not_audited(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        old = first_room(tmp_path / "old")

        assert main(["backup", "--data", str(old.parent), "--to", str(tmp_path / "b.db")]) == 0

        said = capsys.readouterr().out
        assert "its books were not audited" in said
        assert "has schema 0001_room" in said

    def test_of_nothing_is_refused(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["backup", "--data", str(tmp_path / "nowhere")]) == 2

        assert "no room is kept in" in capsys.readouterr().err


class TestRestore:
    def test_brings_a_backup_back_and_keeps_what_was_there(
        self, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        backup, other = tmp_path / "b.db", tmp_path / "other"
        main(["backup", "--data", str(folder), "--to", str(backup)])

        assert main(["restore", str(backup), "--data", str(other)]) == 0
        assert main(["restore", str(backup), "--data", str(other)]) == 0

        said = capsys.readouterr().out
        [kept] = (other / "backups").iterdir()
        assert said.count("its books balance.\n") >= 2
        assert f"What was there before is in {kept}." in said
        assert main(["audit", "--data", str(other)]) == 0

    def test_is_refused_where_nothing_can_be_written(
        self, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        main(["backup", "--data", str(folder), "--to", str(tmp_path / "b.db")])
        (tmp_path / "file").write_text("no folder")

        command = ["restore", str(tmp_path / "b.db"), "--data", str(tmp_path / "file" / "room")]
        assert main(command) == 2

        assert "could not be restored to" in capsys.readouterr().err

    def test_is_refused_while_the_room_is_open(
        self, folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        main(["backup", "--data", str(folder), "--to", str(tmp_path / "b.db")])

        assert main(["restore", str(tmp_path / "b.db"), "--data", str(folder)]) == 2

        assert "in use by another room" in capsys.readouterr().err


class TestHostlink:
    async def test_is_good_in_the_room_that_is_open(
        self, room: SmallRoom, folder: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        ann = await room.guest("Judith")
        room.clock._wall = 4_000_000_000_000 - room.clock.now_ms()

        command = ["hostlink", "--data", str(folder), "--address", "https://cards.example"]
        assert main(command) == 0

        link = capsys.readouterr().out.strip()
        address, _, token = link.partition("#")
        assert address == "https://cards.example/host/claim"
        room.clock._wall = 0
        await HostLinks(room.store, room.clock).redeem(token, ann.player)

    def test_names_the_address_of_the_settings(
        self, folder: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("DOORCARD_PORT", "9000")
        main(["hostlink", "--data", str(folder)])
        assert capsys.readouterr().out.startswith("http://127.0.0.1:9000/host/claim#")

        monkeypatch.setenv("DOORCARD_ORIGINS", "https://cards.example")
        main(["hostlink", "--data", str(folder)])
        assert capsys.readouterr().out.startswith("https://cards.example/host/claim#")

    def test_needs_a_room(self, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
        assert main(["hostlink", "--data", str(tmp_path / "nowhere")]) == 2

        assert "no room is kept in" in capsys.readouterr().err


class TestSettings:
    def test_are_listed_with_value_source_and_meaning(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        (tmp_path / "settings.toml").write_text("bots = false\n")
        monkeypatch.setenv("DOORCARD_PORT", "9000")

        assert main(["settings", "--data", str(tmp_path)]) == 0

        said = capsys.readouterr().out
        assert f"settings file: {tmp_path / 'settings.toml'} (read)" in said
        assert "port = 9000  (from: DOORCARD_PORT)" in said
        assert f"bots = no  (from: {tmp_path / 'settings.toml'})" in said
        assert "pause = 4  (from: default)" in said
        assert f"data = {tmp_path}  (from: flag)" in said
        for setting in CATALOGUE:
            assert f"    {setting.meaning}\n" in said + "\n"

    def test_are_all_there_for_programs(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        assert main(["settings", "--json", "--data", str(tmp_path)]) == 0

        rows = json.loads(capsys.readouterr().out)
        assert [each["name"] for each in rows] == [each.name for each in CATALOGUE]

    def test_that_are_wrong_are_named_and_end_with_2(
        self, tmp_path: Path, capsys: pytest.CaptureFixture[str]
    ) -> None:
        (tmp_path / "settings.toml").write_text("port = 99999\nbot = true\n")

        assert main(["settings", "--data", str(tmp_path)]) == 2

        said = capsys.readouterr().err.splitlines()
        assert len(said) == 2
        assert all(line.startswith("doorcard settings: ") for line in said)

    def test_that_are_secret_are_shown_as_set_or_not(self, tmp_path: Path) -> None:
        from dataclasses import replace

        from doorcard.cli.settings import _row
        from doorcard.config import find_settings

        found = find_settings({"data": tmp_path, "host": "127.0.0.9"}, {})
        host = next(each for each in CATALOGUE if each.name == "host")

        assert _row(replace(host, secret=True), found)["value"] == "(set)"
