"""The log of the hosts in the database: stored with the deed, and never changed."""

from __future__ import annotations

from pathlib import Path

import pysqlite3  # type: ignore[import-untyped]  # it ships none
import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.adapters.migrating import migrate
from doorcard.adapters.sqlite import open_store
from doorcard.room.cage import BANK, Why, move, wallet
from doorcard.service.host.ports import Ban, HostLine
from doorcard.service.ports import AlreadyPosted, NotEnoughChips, Store
from tests.adapters.test_migrations import first_room

LINE = HostLine(1000, "h1", "Ann", "chips.given", "a prize", player="p1", after={"chips": 5})


async def stores(folder: Path) -> list[Store]:
    return [MemoryStore(), open_store(folder)]


class TestTheLogOfTheHosts:
    """Design, the host: an audit log of every host action, append-only."""

    @pytest.mark.parametrize("old", [False, True])
    async def test_cannot_be_changed_or_shortened(self, tmp_path: Path, *, old: bool) -> None:
        if old:
            migrate(first_room(tmp_path))
        store = open_store(tmp_path)
        await store.host.log(LINE)
        await store.close()
        connection = pysqlite3.connect(tmp_path / "room.db")

        for deed in ("UPDATE host_log SET why = 'none'", "DELETE FROM host_log"):
            with pytest.raises(pysqlite3.IntegrityError, match="only grows"):
                connection.execute(deed)

        assert connection.execute("SELECT why FROM host_log").fetchall() == [("a prize",)]
        connection.close()

    async def test_stands_or_falls_with_the_chips_it_tells_of(self, tmp_path: Path) -> None:
        for store in await stores(tmp_path):
            give = move(Why.CORRECTION, BANK, wallet("p1"), 5, "host:p1:r1")
            await store.host.log(LINE, give)
            with pytest.raises(AlreadyPosted):
                await store.host.log(LINE, give)
            with pytest.raises(NotEnoughChips):
                await store.host.log(LINE, move(Why.CORRECTION, wallet("p1"), BANK, 50))

            found = await store.host.log_page(None, 10, "p1", None)

            assert [(each.what, each.after) for each in found] == [("chips.given", {"chips": 5})]
            assert await store.balance(wallet("p1")) == 5
            await store.close()

    async def test_is_read_page_by_page(self) -> None:
        store = MemoryStore()
        for _ in range(5):
            await store.host.log(LINE)

        first = await store.host.log_page(None, 3, None, None)
        rest = await store.host.log_page(first[-1].id, 3, None, None)

        assert [each.id for each in (*first, *rest)] == [5, 4, 3, 2, 1]

    async def test_has_a_line_for_a_ban(self) -> None:
        store = MemoryStore()
        await store.host.set_ban("p1", Ban("p1", None, "cheats", "Ann", 1000), LINE)

        assert [each.player for each in await store.host.bans()] == ["p1"]
        assert len(await store.host.log_page(None, 10, None, None)) == 1
