"""The hands of a data folder, read beside the room and without touching it."""

from __future__ import annotations

from pathlib import Path

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest

from doorcard.adapters.kept_hands import KeptHands
from doorcard.adapters.sqlite import open_store
from doorcard.stud import Refusal
from tests.cli.kept_room import room_of


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return room_of(tmp_path_factory.mktemp("room"))


class TestKeptHands:
    """Whoever looks back at a hand needs no lock and writes nothing."""

    async def test_are_read_while_a_room_holds_the_folder(self, folder: Path) -> None:
        store = open_store(folder)
        try:
            hand = KeptHands(folder).last()
        finally:
            await store.close()

        assert hand.table == "casino"
        assert hand.ended_ms is not None
        assert KeptHands(folder).hand(hand.id) == hand

    def test_know_who_played(self, folder: Path) -> None:
        kept = KeptHands(folder)
        ids = [player for _, player in kept.last().seats]

        assert all(each.is_bot for each in kept.players(ids).values())
        assert set(kept.players([*ids, "nobody"])) == set(ids)

    def test_leave_the_file_as_it_is(self, folder: Path) -> None:
        file = folder / "room.db"
        before = file.read_bytes()

        KeptHands(folder).last()

        assert file.read_bytes() == before

    def test_are_not_made_where_no_room_was(self, tmp_path: Path) -> None:
        with pytest.raises(Refusal, match="no room is kept in") as refused:
            KeptHands(tmp_path).last()

        assert refused.value.code == "store.none"
        assert list(tmp_path.iterdir()) == []

    def test_are_refused_from_a_file_of_another_kind(self, tmp_path: Path) -> None:
        (tmp_path / "room.db").write_bytes(b"no database at all, but long enough" * 30)

        with pytest.raises(Refusal, match="cannot be read as a room's database") as refused:
            KeptHands(tmp_path).last()

        assert refused.value.code == "store.unreadable"

    def test_are_refused_from_another_schema(self, tmp_path: Path) -> None:
        with pysqlite3.connect(tmp_path / "room.db") as connection:
            connection.execute("CREATE TABLE other (x)")
        connection.close()

        with pytest.raises(Refusal) as refused:
            KeptHands(tmp_path).last()

        assert refused.value.code.startswith("store.")

    async def test_are_none_in_a_new_room(self, tmp_path: Path) -> None:
        await open_store(tmp_path).close()

        with pytest.raises(Refusal, match="no hand has been played to its end") as refused:
            KeptHands(tmp_path).last()
        with pytest.raises(Refusal, match="there are none yet"):
            KeptHands(tmp_path).hand("casino-1")

        assert refused.value.code == "hand.none"
