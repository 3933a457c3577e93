"""Play chips: on coming in, again when they are nearly gone, and so much a day."""

from __future__ import annotations

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.room.cage import BANK, Why, move, wallet
from doorcard.room.grants import DAY_MS
from doorcard.service import Desk, Pace
from doorcard.service.accounts.grants import Grants, Source
from doorcard.service.ports import AlreadyPosted, DayLimit, Player, Store
from doorcard.stud import Chips, Refusal
from tests.adapters.test_stores import store as a_store
from tests.service.clockwork import HandClock

store = a_store
"""Each store there is."""

ANN = Player("ann", "Ann")
HOME = Source("192.0.2.7", "b1")
GRANT = 100_000


@pytest.fixture
def clock() -> HandClock:
    return HandClock(wall_ms=20_000 * DAY_MS)


async def welcomed(given: Grants, player: str, source: Source) -> str | None:
    """The code of why there were no chips; ``None`` if there were some, or are already."""
    grant, used_up = given.welcome(player, source), None
    try:
        if grant is not None:
            await given._store.grant(grant.transfer, grant.day, grant.shares, 0)
    except AlreadyPosted:
        return None
    except DayLimit as taken:
        used_up = taken.share
    refusal = given.none_for_newcomers(used_up)
    return None if refusal is None else refusal.code


async def may_ask(given: Grants, at_tables: Chips = 0) -> str | None:
    """The code of why Ann need not ask; ``None`` if she may."""
    refusal = (await given.sign(ANN, at_tables, HOME)).refusal
    return None if refusal is None else refusal.code


def grants(store: Store, clock: HandClock, **limits: int | None) -> Grants:
    return Grants(store, clock, Pace(**limits))  # type: ignore[arg-type]


async def spend(store: Store, player: str, left: Chips = 0) -> None:
    held = await store.balance(wallet(player))
    if held > left:
        await store.post((move(Why.LEAVE, wallet(player), wallet("house"), held - left),), 0)


async def asked(given: Grants, player: Player, source: Source, request: str = "r") -> Chips:
    return await given.ask(player, source, at_tables=0, request=request)


class TestAWelcome:
    async def test_is_given_once(self, store: Store, clock: HandClock) -> None:
        given = grants(store, clock)

        assert await welcomed(given, "ann", HOME) is None
        assert await welcomed(given, "ann", HOME) is None

        assert await store.balance(wallet("ann")) == GRANT
        assert await store.balance(BANK) == -GRANT

    async def test_is_not_multiplied_by_coming_in_again_and_again(
        self, store: Store, clock: HandClock
    ) -> None:
        """The browser's share of the day is two, however many names come in with it."""
        given = grants(store, clock)

        got = [await welcomed(given, f"guest{n}", HOME) for n in range(5)]

        assert got == [None, None, *["grant.limit"] * 3]

    async def test_is_not_multiplied_by_throwing_the_cookie_away(
        self, store: Store, clock: HandClock
    ) -> None:
        """What an address is given is what one person may be given, unless the host raises it."""
        given = grants(store, clock)

        got = [await welcomed(given, f"guest{n}", Source("192.0.2.7", f"b{n}")) for n in range(5)]

        assert got == [*[None] * 2, *["grant.address"] * 3]
        assert await store.balance(BANK) == -2 * GRANT

    async def test_may_be_for_a_whole_household(self, store: Store, clock: HandClock) -> None:
        given = grants(store, clock, grants_a_day_address=3)

        got = [await welcomed(given, f"guest{n}", Source("192.0.2.7", f"b{n}")) for n in range(4)]

        assert got == [None, None, None, "grant.address"]

    async def test_counts_a_households_ipv6_network_as_one(
        self, store: Store, clock: HandClock
    ) -> None:
        given = grants(store, clock, grants_a_day_address=1)

        got = [await welcomed(given, f"g{n}", Source(f"2001:db8:1:2::{n + 1:x}")) for n in range(3)]

        assert got == [None, "grant.address", "grant.address"]
        assert await welcomed(given, "far", Source("2001:db8:1:3::1")) is None

    async def test_comes_again_on_the_next_day(self, store: Store, clock: HandClock) -> None:
        given = grants(store, clock, grants_a_day_device=1)
        assert await welcomed(given, "a", HOME) is None
        assert await welcomed(given, "b", HOME) == "grant.limit"

        await clock.pass_ms(DAY_MS)

        assert await welcomed(given, "c", HOME) is None

    async def test_may_be_nothing(self, store: Store, clock: HandClock) -> None:
        assert await welcomed(grants(store, clock, grant=0), "ann", HOME) == "grant.none"
        assert await store.balances() == {}

    async def test_may_have_no_limit(self, store: Store, clock: HandClock) -> None:
        given = grants(store, clock, grants_a_day_device=None, grants_a_day_address=None)

        assert [await welcomed(given, f"g{n}", HOME) for n in range(30)] == [None] * 30
        assert await store.balance(BANK) == -30 * GRANT


class TestAskingForMore:
    async def test_is_for_who_has_nearly_nothing(self, store: Store, clock: HandClock) -> None:
        given = grants(store, clock)
        await welcomed(given, "ann", HOME)

        with pytest.raises(Refusal, match="Ann has 100000 chips") as refused:
            await asked(given, ANN, HOME)

        assert refused.value.code == "grant.not_broke"
        await spend(store, "ann", 9_999)
        assert await asked(given, ANN, HOME) == GRANT
        assert await store.balance(wallet("ann")) == GRANT + 9_999

    async def test_counts_chips_at_tables(self, store: Store, clock: HandClock) -> None:
        given = grants(store, clock)

        with pytest.raises(Refusal) as refused:
            await given.ask(ANN, HOME, at_tables=10_000, request="r")

        assert refused.value.code == "grant.not_broke"
        assert await may_ask(given, at_tables=10_000) == "grant.not_broke"
        assert await may_ask(given) is None

    async def test_is_shown_to_be_vain_when_the_day_has_been_taken(
        self, store: Store, clock: HandClock
    ) -> None:
        given = grants(store, clock, grants_a_day_device=1)
        assert await may_ask(given) is None
        await welcomed(given, "ben", HOME)

        assert await may_ask(given) == "grant.limit"
        assert await store.balance(wallet("ann")) == 0, "looking takes nothing"
        await clock.pass_ms(DAY_MS)
        assert await may_ask(given) is None

    async def test_is_shown_to_be_vain_where_nothing_is_given(
        self, store: Store, clock: HandClock
    ) -> None:
        assert await may_ask(grants(store, clock, grant=0)) == "grant.none"

    async def test_twice_by_the_same_request_gives_once(
        self, store: Store, clock: HandClock
    ) -> None:
        given = grants(store, clock)
        await asked(given, ANN, HOME, "click")
        await spend(store, "ann")

        assert await asked(given, ANN, HOME, "click") == 0
        assert await store.balance(wallet("ann")) == 0

    async def test_is_limited_by_the_day_and_says_until_when(
        self, store: Store, clock: HandClock
    ) -> None:
        given = grants(store, clock)
        for request in ("one", "two"):
            await asked(given, ANN, HOME, request)
            await spend(store, "ann")

        with pytest.raises(Refusal) as refused:
            await asked(given, ANN, Source("198.51.100.1", "b9"), "three")

        assert refused.value.code == "grant.limit"
        assert refused.value.facts["until_ms"] == 20_001 * DAY_MS
        assert await may_ask(given) == "grant.limit", "the player's share, before the address's"
        await clock.pass_ms(DAY_MS)
        assert await asked(given, ANN, HOME, "three") == GRANT

    async def test_is_not_opened_by_another_name(self, store: Store, clock: HandClock) -> None:
        given = grants(store, clock)
        await welcomed(given, "ann", HOME)
        await welcomed(given, "ben", HOME)

        with pytest.raises(Refusal) as refused:
            await asked(given, Player("cal", "Cal"), HOME)

        assert refused.value.code == "grant.limit"

    async def test_is_refused_where_nothing_is_given(self, store: Store, clock: HandClock) -> None:
        with pytest.raises(Refusal) as refused:
            await asked(grants(store, clock, grant=0), ANN, HOME)

        assert refused.value.code == "grant.none"

    async def test_has_a_line_in_the_books(self, store: Store, clock: HandClock) -> None:
        given = grants(store, clock)
        await asked(given, ANN, HOME)

        (line,) = await store.ledger_page(wallet("ann"), None, 10)

        assert (line.why, line.chips) == ("grant", GRANT)


class TestTheLinesOfAWallet:
    async def test_come_page_by_page_the_latest_first(self, store: Store, clock: HandClock) -> None:
        for chips in range(1, 8):
            await store.post((move(Why.GRANT, BANK, wallet("ann"), chips),), chips)
        desk = Desk(store, clock, Pace())

        first = await desk.lines(wallet("ann"), None, 3)
        second = await desk.lines(wallet("ann"), first[-1].id, 3)
        last = await desk.lines(wallet("ann"), second[-1].id, 3)

        assert [line.chips for line in (*first, *second, *last)] == [7, 6, 5, 4, 3, 2, 1]


async def test_no_address_and_no_browser_is_kept_readable() -> None:
    store, clock = MemoryStore(), HandClock()

    await welcomed(grants(store, clock), "ann", Source("192.0.2.7", "browser-of-ann"))

    rows = store._rows.now(
        lambda connection: connection.exec_driver_sql("SELECT * FROM grant_days").all()
    )
    assert len(rows) == 3
    assert not [row for row in rows if "192.0.2" in str(row) or "browser-of-ann" in str(row)]
