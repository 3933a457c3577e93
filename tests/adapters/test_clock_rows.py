"""Lapsed turns, protections of a day and asked-for mucks, in both stores."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.adapters.sqlite import open_store
from doorcard.cards import FRESH_DECK
from doorcard.records import seal
from doorcard.service.clock.ports import LapseLine, Outcome, ProtectionTaken
from doorcard.service.ports import Deed, HandAppend, Player, Store, StoredTable
from doorcard.stud import Entrant, HouseRules, LapseCause, start

DAY_MS = 86_400_000
TABLE = StoredTable("t", "partypoker", "Table", revision=0, state=b"{}", hands_played=0)
LAPSE = LapseLine(
    at_ms=10 * DAY_MS,
    table="t",
    hand="t-1",
    seat=3,
    player="ann",
    cause=LapseCause.DISCONNECT,
    outcome=Outcome.ALL_IN,
    used=1,
    of=2,
)


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    store: Store = MemoryStore() if request.param == "memory" else open_store(tmp_path)
    await store.add_table(TABLE, 0)
    await store.add_player(Player("ann", "Ann"), 0)
    yield store
    await store.close()


async def note(store: Store, revision: int, lapse: LapseLine) -> None:
    await store.commit(Deed(table="t", revision=revision, at_ms=lapse.at_ms, lapse=lapse))


class TestLapses:
    """Rule book, part 2, 4 and 5; case K11."""

    async def test_are_read_the_latest_first(self, store: Store) -> None:
        plain = replace(LAPSE, outcome=Outcome.FOLDED, used=None, of=None)
        await note(store, 0, LAPSE)
        await note(store, 1, plain)

        lines = await store.lapses.page(None, 10)

        assert [replace(each, id=0) for each in lines] == [plain, LAPSE]
        assert await store.lapses.page(lines[0].id, 10) == lines[1:]
        assert await store.lapses.page(None, 1) == lines[:1]

    async def test_count_protections_by_player_and_day(self, store: Store) -> None:
        await note(store, 0, LAPSE)
        await note(store, 1, replace(LAPSE, outcome=Outcome.CHECKED, used=None))
        await note(store, 2, replace(LAPSE, used=2))
        await note(store, 3, replace(LAPSE, at_ms=LAPSE.at_ms + DAY_MS))

        assert await store.lapses.used("ann", 10) == 2
        assert await store.lapses.used("ann", 11) == 1
        assert await store.lapses.used("ben", 10) == 0

    async def test_refuse_a_protection_that_another_table_has_taken(self, store: Store) -> None:
        await note(store, 0, LAPSE)

        with pytest.raises(ProtectionTaken):
            await note(store, 1, LAPSE)

        assert len(await store.lapses.page(None, 10)) == 1
        [table] = await store.tables()
        assert table.revision == 1


class TestMuckAsks:
    """001, item 40."""

    async def test_are_kept_with_their_time(self, store: Store) -> None:
        assert await store.muck_asks.asked("t-1", "ann") is None

        assert await store.muck_asks.ask("t-1", "ann", 5_000, 0, 3)
        assert await store.muck_asks.ask("t-1", "ann", 6_000, 0, 3)

        assert await store.muck_asks.asked("t-1", "ann") == 5_000
        assert await store.muck_asks.asked("t-1", "ben") is None

    async def test_are_so_many_in_a_time(self, store: Store) -> None:
        asks = store.muck_asks
        assert await asks.ask("t-1", "ann", 1_000, 0, 2)
        assert await asks.ask("t-2", "ann", 2_000, 0, 2)

        assert not await asks.ask("t-3", "ann", 3_000, 0, 2)
        assert await asks.asked("t-3", "ann") is None
        assert await asks.ask("t-1", "ann", 3_000, 0, 2)
        assert await asks.ask("t-3", "ben", 3_000, 0, 2)
        assert await asks.ask("t-3", "ann", 3_000, 1_000, 2)


class TestABonus:
    """000, item 49: once a turn, also when the room was down in it."""

    async def test_is_kept_with_the_hand(self, store: Store) -> None:
        _, events = start(HouseRules(), [Entrant(1, 500), Entrant(2, 500)], 2, FRESH_DECK)
        sealed = tuple(seal(each) for each in events)
        opens = HandAppend("t-1", 1, 0, sealed, seats=((1, "ann"),), deadline_ms=5_000)
        await store.commit(Deed("t", 0, 0, hand=opens))
        assert not await has_bonus(store)

        later = HandAppend("t-1", 1, len(sealed), (), deadline_ms=25_000, bonus=True)
        await store.commit(Deed("t", 1, 0, hand=later))

        assert await has_bonus(store)


async def has_bonus(store: Store) -> bool:
    hand = await store.open_hand("t")
    assert hand is not None
    return hand.bonus
