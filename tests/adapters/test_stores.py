"""What every store promises; each adapter passes the same tests."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.adapters.sqlite import open_store
from doorcard.cards import FRESH_DECK
from doorcard.records import Stored, seal
from doorcard.room.cage import BANK, Transfer, Why, move, seat_account, wallet
from doorcard.service.host.ports import HostLine
from doorcard.service.ports import (
    AlreadyPosted,
    Deed,
    HandAppend,
    LedgerLine,
    NotEnoughChips,
    Player,
    PlayerKind,
    Store,
    StoredTable,
    VersionConflict,
)
from doorcard.stud import Checked, Chips, Entrant, Folded, HouseRules, start

TABLE = StoredTable("t", "reference", "Table", revision=0, state=b"{}", hands_played=0)
ANN = Player("ann", "Ann")
ADA = Player("bot-1", "Ada", PlayerKind.BOT, "rock")


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    store: Store = MemoryStore() if request.param == "memory" else open_store(tmp_path)
    yield store
    await store.close()


@pytest.fixture
async def with_table(store: Store) -> Store:
    await store.add_table(TABLE, 0)
    for player in (ANN, ADA):
        await store.add_player(player, 0)
    await store.post((move(Why.GRANT, BANK, wallet("ann"), 1_000),), 0)
    return store


def opening(*more: Stored) -> HandAppend:
    _, events = start(HouseRules(), [Entrant(1, 500), Entrant(2, 500)], 2, FRESH_DECK)
    sealed = tuple(seal(event) for event in events)
    return HandAppend(
        "t-1", 1, 0, (*sealed, *more), seats=((1, "ann"), (2, "bot-1")), deadline_ms=5_000
    )


def checked(after: int, *, ended: bool = False) -> HandAppend:
    return HandAppend("t-1", 1, after, (seal(Checked(1)),), ended=ended)


def buy_in(chips: Chips, key: str | None = None) -> Transfer:
    return move(Why.BUY_IN, wallet("ann"), seat_account("t", 1), chips, key)


class TestADeed:
    async def test_is_stored_whole(self, with_table: Store) -> None:
        hand = opening()

        await with_table.commit(
            Deed("t", 0, 1_234, state=b'{"hands":1}', hand=hand, transfers=(buy_in(400),))
        )

        (table,) = await with_table.tables()
        assert (table.revision, table.state) == (1, b'{"hands":1}')
        stored = await with_table.hand("t-1")
        assert stored is not None
        assert stored.events == hand.events
        assert stored.seats == ((1, "ann"), (2, "bot-1"))
        assert (stored.started_ms, stored.deadline_ms, stored.ended_ms) == (1_234, 5_000, None)
        assert await with_table.balance("seat:t:1") == 400

    async def test_leaves_what_it_does_not_name(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 1, state=b"[1]"))

        await with_table.commit(Deed("t", 1, 2))

        (table,) = await with_table.tables()
        assert table == replace(TABLE, revision=2, state=b"[1]")

    async def test_at_an_old_revision_is_refused_whole(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 1))

        with pytest.raises(VersionConflict, match="table t is at 1, not at 0"):
            await with_table.commit(
                Deed("t", 0, 2, state=b"x", hand=opening(), transfers=(buy_in(400),))
            )

        (table,) = await with_table.tables()
        assert (table.revision, table.state) == (1, b"{}")
        assert await with_table.hand("t-1") is None
        assert await with_table.balance("wallet:ann") == 1_000

    async def test_of_an_unknown_table_is_refused(self, store: Store) -> None:
        with pytest.raises(VersionConflict, match="table t is not there"):
            await store.commit(Deed("t", 0, 1))

    async def test_at_an_old_version_of_the_hand_is_refused_whole(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 1, hand=opening()))
        second = HandAppend("t-1", 1, 3, (seal(Checked(2)), seal(Folded(1))))

        with pytest.raises(VersionConflict, match="t-1 is at 4, not 3"):
            await with_table.commit(Deed("t", 1, 2, hand=second, transfers=(buy_in(400),)))
        with pytest.raises(VersionConflict, match="t-1 is at 4, not 0"):
            await with_table.commit(Deed("t", 1, 2, hand=opening()))

        stored = await with_table.hand("t-1")
        assert stored is not None
        assert len(stored.events) == 4
        assert (await with_table.tables())[0].revision == 1
        assert await with_table.balance("wallet:ann") == 1_000

    async def test_that_takes_more_than_there_is_is_refused_whole(self, with_table: Store) -> None:
        with pytest.raises(NotEnoughChips, match="wallet:ann holds 1000 and cannot give 1001"):
            await with_table.commit(
                Deed("t", 0, 1, state=b"x", hand=opening(), transfers=(buy_in(1_001),))
            )

        assert await with_table.hand("t-1") is None
        assert await with_table.tables() == [TABLE]
        assert await with_table.balances() == {"bank": -1_000, "wallet:ann": 1_000}

    async def test_may_move_chips_on_in_the_same_breath(self, with_table: Store) -> None:
        on = move(Why.LEAVE, seat_account("t", 1), wallet("bot-1"), 700)

        await with_table.commit(Deed("t", 0, 1, transfers=(buy_in(700), on)))

        assert await with_table.balance("wallet:bot-1") == 700

    async def test_with_a_key_in_the_books_is_refused_whole(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 1, transfers=(buy_in(100, "once"),)))

        with pytest.raises(AlreadyPosted, match="once"):
            await with_table.commit(Deed("t", 1, 2, state=b"x", transfers=(buy_in(100, "once"),)))

        assert await with_table.balance("seat:t:1") == 100
        assert (await with_table.tables())[0].revision == 1

    async def test_may_only_move_the_deadline(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 1, hand=opening()))

        await with_table.commit(
            Deed("t", 1, 2, hand=HandAppend("t-1", 1, 4, (), deadline_ms=25_000))
        )

        stored = await with_table.hand("t-1")
        assert stored is not None
        assert (stored.deadline_ms, len(stored.events)) == (25_000, 4)


class TestAHand:
    async def test_is_open_until_it_has_ended(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 1, hand=opening()))
        still = await with_table.open_hand("t")
        assert still is not None
        assert still.id == "t-1"
        assert await with_table.last_hand("t") is None

        await with_table.commit(Deed("t", 1, 9, hand=checked(4, ended=True)))

        assert await with_table.open_hand("t") is None
        assert await with_table.last_hand("t") == "t-1"
        (table,) = await with_table.tables()
        assert table.hands_played == 1
        ended = await with_table.hand("t-1")
        assert ended is not None
        assert ended.ended_ms == 9

    async def test_takes_nothing_more_when_it_has_ended(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 1, hand=opening()))
        await with_table.commit(Deed("t", 1, 2, hand=checked(4, ended=True)))

        with pytest.raises(VersionConflict):
            await with_table.commit(Deed("t", 2, 3, hand=checked(5)))

    async def test_may_open_and_end_at_once(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 1, hand=replace(opening(), ended=True)))

        assert await with_table.last_hand("t") == "t-1"

    async def test_keeps_hidden_faces_apart(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 1, hand=opening()))

        stored = await with_table.hand("t-1")

        assert stored is not None
        assert b'"deck":[]' in stored.events[0].open
        assert stored.events[0].sealed is not None
        assert "2c" not in repr(stored)

    async def test_that_was_never_played_is_not_there(self, store: Store) -> None:
        assert await store.hand("t-9") is None
        assert await store.open_hand("t") is None
        assert await store.last_hand("t") is None


class TestTheBooks:
    async def test_sum_to_zero(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 1, transfers=(buy_in(300),)))

        balances = await with_table.balances()

        assert balances == {"bank": -1_000, "wallet:ann": 700, "seat:t:1": 300}

    async def test_know_no_account_that_was_never_used(self, store: Store) -> None:
        assert await store.balance("wallet:nobody") == 0
        assert await store.balances() == {}

    async def test_post_what_belongs_to_no_table_once_a_key(self, store: Store) -> None:
        grant = move(Why.GRANT, BANK, wallet("ann"), 5, "grant:ann")
        await store.post((grant,), 1)

        with pytest.raises(AlreadyPosted):
            await store.post((grant,), 2)

        assert await store.balance("wallet:ann") == 5

    async def test_take_nothing_from_who_has_nothing(self, store: Store) -> None:
        with pytest.raises(NotEnoughChips):
            await store.post((move(Why.LEAVE, wallet("ann"), wallet("ben"), 1),), 1)

        assert await store.balances() == {}


class TestPlayers:
    async def test_are_found_again(self, with_table: Store) -> None:
        assert await with_table.player("ann") == ANN
        assert await with_table.player("zoe") is None
        assert await with_table.players(["bot-1", "zoe"]) == {"bot-1": ADA}
        assert await with_table.bots() == [ADA]

    async def test_keep_their_names(self, with_table: Store) -> None:
        names = await with_table.table_names({"t", "nowhere"})

        assert names == {"t": TABLE.name}
        assert await with_table.table_names(()) == {}

    async def test_have_an_id_of_their_own(self, with_table: Store) -> None:
        with pytest.raises(VersionConflict):
            await with_table.add_player(Player("ann", "Another"), 1)


class TestWhatIsKeptOfAPlayer:
    async def test_is_every_hand_dealt_to_them(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 1, hand=opening()))

        assert await with_table.hands_of("ann") == ["t-1"]
        assert await with_table.hands_of("zoe") == []

    async def test_is_every_movement_of_their_chips(self, with_table: Store) -> None:
        await with_table.commit(Deed("t", 0, 7, hand=opening(), transfers=(buy_in(400),)))

        assert await with_table.ledger("wallet:ann") == [
            LedgerLine(0, "grant", 1_000, None, None),
            LedgerLine(7, "buy_in", -400, "t", "t-1"),
        ]
        assert await with_table.ledger("wallet:zoe") == []


class TestTables:
    async def test_are_listed_by_id(self, store: Store) -> None:
        for name in ("b", "a"):
            await store.add_table(replace(TABLE, id=name), 0)

        assert [each.id for each in await store.tables()] == ["a", "b"]

    async def test_have_an_id_of_their_own(self, with_table: Store) -> None:
        with pytest.raises(VersionConflict, match="table t is there already"):
            await with_table.add_table(TABLE, 1)

    async def test_that_a_host_opens_are_in_the_log_in_the_same_breath(
        self, with_table: Store
    ) -> None:
        line = HostLine(5, "ann", "Ann", "table.opened", "asked", table="t2")
        with pytest.raises(VersionConflict):
            await with_table.add_table(TABLE, 5, line)
        assert await with_table.host.log_page(None, 10, None, None) == []

        await with_table.add_table(replace(TABLE, id="t2"), 5, line)

        [kept] = await with_table.host.log_page(None, 10, None, None)
        assert replace(kept, id=0) == line


class TestThePulse:
    async def test_tells_when_the_room_was_last_alive(self, store: Store) -> None:
        assert await store.last_pulse() is None

        await store.pulse(5_000)
        await store.pulse(4_000)

        assert await store.last_pulse() == 5_000

    async def test_is_every_act_in_a_hand_too(self, with_table: Store) -> None:
        await with_table.pulse(1_000)
        await with_table.commit(Deed("t", 0, 2_000, hand=opening()))
        assert await with_table.last_pulse() == 2_000

        await with_table.commit(Deed("t", 1, 3_000, hand=checked(4)))

        assert await with_table.last_pulse() == 3_000


class TestManyAtOnce:
    async def test_are_all_stored_and_one_refusal_harms_no_other(self, store: Store) -> None:
        for number in range(8):
            await store.add_table(replace(TABLE, id=f"t{number}"), 0)
        deeds = [Deed(f"t{number % 8}", number // 8, number) for number in range(80)]
        deeds.insert(40, Deed("t3", 99, 0))
        deeds.insert(41, Deed("t4", 5, 0, transfers=(buy_in(10**9),)))

        outcomes = await asyncio.gather(
            *(store.commit(deed) for deed in deeds), return_exceptions=True
        )

        refused = [each for each in outcomes if each is not None]
        assert [type(each) for each in refused] == [VersionConflict, NotEnoughChips]
        assert {each.revision for each in await store.tables()} == {10}
