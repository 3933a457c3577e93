"""What every store promises to an auditor, to the watch over it, and of the host's links."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.adapters.sqlite import open_store
from doorcard.room.cage import BANK, Why, move, seat_account, wallet
from doorcard.service.host.one_time_link import VALID_HOURS, HostLinks
from doorcard.service.host.ports import HostLink
from doorcard.service.ports import Deed, Player, Store, StoredTable
from doorcard.stud import Refusal
from tests.service.account_office import deed
from tests.service.clockwork import HandClock

ANN = Player("ann", "Ann")
TABLE = StoredTable("t", "reference", "Table", revision=0, state=b"{}", hands_played=0)


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    store: Store = MemoryStore() if request.param == "memory" else open_store(tmp_path)
    await store.add_table(TABLE, 0)
    await store.add_player(ANN, 0)
    await store.post((move(Why.GRANT, BANK, wallet("ann"), 1_000),), 0)
    yield store
    await store.close()


def files(folder: Path) -> list[Path]:
    return list(folder.glob("room.db*"))


class TestBooks:
    async def test_hold_what_accounts_hold_and_what_was_posted(self, store: Store) -> None:
        books = await store.books()

        assert books.balances == {BANK: -1_000, wallet("ann"): 1_000}
        assert books.posted == books.balances
        assert books.odd == ()
        assert books.upto >= 1

    async def test_of_later_are_as_if_read_whole(self, store: Store) -> None:
        first = await store.books()
        buy_in = move(Why.BUY_IN, wallet("ann"), seat_account("t", 1), 400)
        await store.commit(Deed("t", 0, 1, transfers=(buy_in,)))

        later = await store.books(first)

        assert later == await store.books()
        assert later.posted[seat_account("t", 1)] == 400
        assert later.upto > first.upto

    async def test_of_a_table_are_of_one_revision(self, store: Store) -> None:
        accounts = [seat_account("t", 1), seat_account("t", 2)]
        assert await store.table_books("t", accounts) == (0, {})

        buy_in = move(Why.BUY_IN, wallet("ann"), seat_account("t", 1), 400)
        await store.commit(Deed("t", 0, 1, transfers=(buy_in,)))

        assert await store.table_books("t", accounts) == (1, {seat_account("t", 1): 400})


class TestAProbe:
    async def test_is_a_pulse_too(self, store: Store) -> None:
        await store.probe(77)

        assert await store.last_pulse() == 77


class TestALink:
    async def test_is_used_once(self, store: Store) -> None:
        await store.add_host_link(b"one", 0, 100)

        assert await store.use_host_link(b"one", replace(deed(), at_ms=50)) is True
        assert await store.use_host_link(b"one", replace(deed(), at_ms=51)) is False
        assert await store.host_link(b"one") == HostLink(100, 50)

    async def test_makes_a_host_and_leaves_a_line_or_neither(self, store: Store) -> None:
        await store.add_host_link(b"one", 0, 100)

        await store.use_host_link(b"none", deed())
        before = (await store.accounts.hosts(), await store.host.log_of("ann"))
        await store.use_host_link(b"one", deed())

        assert before == ([], [])
        assert [each.id for each in await store.accounts.hosts()] == ["ann"]
        assert [each.what for each in await store.host.log_of("ann")] == ["host.named"]

    async def test_is_not_used_when_its_time_is_over(self, store: Store) -> None:
        await store.add_host_link(b"one", 0, 100)

        assert await store.use_host_link(b"one", replace(deed(), at_ms=100)) is False
        assert await store.host_link(b"one") == HostLink(100)

    async def test_takes_the_place_of_those_not_used(self, store: Store) -> None:
        for digest in (b"used", b"old", b"new"):
            await store.add_host_link(digest, 0, 100)
            if digest == b"used":
                await store.use_host_link(digest, replace(deed(), at_ms=1))

        assert await store.host_link(b"old") is None
        assert await store.host_link(b"new") == HostLink(100)
        assert await store.host_link(b"used") == HostLink(100, 1)
        assert await store.use_host_link(b"old", replace(deed(), at_ms=2)) is False


class TestTheHostsLinks:
    """The first start prints a one-time link for the host's account."""

    async def test_are_stored_nowhere_as_they_are(self, store: Store, tmp_path: Path) -> None:
        token = await HostLinks(store, HandClock()).make()

        kept = b"".join(each.read_bytes() for each in files(tmp_path))
        assert len(bytes.fromhex(token)) == 32
        assert token.encode() not in kept
        assert bytes.fromhex(token) not in kept

    async def test_are_taken_in_once(self, store: Store) -> None:
        links = HostLinks(store, HandClock())
        token = await links.make()

        await links.redeem(token, ANN)
        with pytest.raises(Refusal, match="has been used") as refused:
            await links.redeem(token, ANN)

        assert refused.value.code == "host_link.used"

    async def test_are_good_for_a_day(self, store: Store) -> None:
        clock = HandClock()
        links = HostLinks(store, clock)
        token = await links.make()
        await clock.pass_ms(VALID_HOURS * 3_600_000)

        with pytest.raises(Refusal, match="was good for a day") as refused:
            await links.redeem(token, ANN)

        assert refused.value.code == "host_link.expired"

    @pytest.mark.parametrize("token", ["", "0" * 64, "a link"])
    async def test_cannot_be_guessed(self, token: str, store: Store) -> None:
        links = HostLinks(store, HandClock())
        await links.make()

        with pytest.raises(Refusal) as refused:
            await links.redeem(token, ANN)

        assert refused.value.code == "host_link.unknown"

    async def test_end_when_a_later_one_is_made(self, store: Store) -> None:
        links = HostLinks(store, HandClock())
        earlier, later = await links.make(), await links.make()

        with pytest.raises(Refusal, match="a later one has taken its place"):
            await links.redeem(earlier, ANN)
        await links.redeem(later, ANN)
