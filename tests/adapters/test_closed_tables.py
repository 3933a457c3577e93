"""What each store keeps of tables that close, and of how tables play."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doorcard.service.ports import Deed, Store, VersionConflict
from tests.adapters.test_stores import TABLE, opening, store, with_table

__all__ = ["store", "with_table"]


async def play(store: Store, number: int, ended_ms: int, pot: int) -> None:
    """A hand of nothing but its opening, which ends at once."""
    revision = next(each.revision for each in await store.tables() if each.id == "t")
    hand = replace(opening(), hand=f"t-{number}", number=number, ended=True, pot=pot)
    await store.commit(Deed("t", revision, ended_ms, hand=hand))


class TestAClosedTable:
    async def test_is_listed_no_more(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 5, closed=True))

        assert await with_table.tables() == []

    async def test_keeps_its_id_and_its_hands(self, with_table: Store) -> None:
        await play(with_table, 1, 10, 50)
        await with_table.commit(Deed("t", 1, 20, closed=True))

        assert await with_table.hand("t-1") is not None
        with pytest.raises(VersionConflict):
            await with_table.add_table(TABLE, 30)


class TestHowATablePlays:
    async def test_is_told_of_the_last_hour(self, with_table: Store) -> None:
        for number in range(1, 6):
            await play(with_table, number, number * 100, number * 10)

        assert await with_table.tempo("t", 250, 2) == [(300, 30), (400, 40), (500, 50)]

    async def test_is_told_of_the_last_hands_where_the_hour_has_fewer(
        self, with_table: Store
    ) -> None:
        for number in range(1, 6):
            await play(with_table, number, number * 100, number * 10)

        assert await with_table.tempo("t", 450, 3) == [(300, 30), (400, 40), (500, 50)]
        assert await with_table.tempo("elsewhere", 0, 3) == []
