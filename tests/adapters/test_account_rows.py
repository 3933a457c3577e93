"""Accounts, sessions and tokens in a store; both stores keep the same promises."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.adapters.sqlite import open_store
from doorcard.room.cage import BANK, Why, move, wallet
from doorcard.room.grants import DayShare
from doorcard.room.talk import Line, Side
from doorcard.service.accounts.people_ports import Arrival, DayGrant
from doorcard.service.accounts.ports import (
    ApiToken,
    KeyTaken,
    LastHost,
    Link,
    LinkSpent,
    Login,
    Passkey,
    Purpose,
    SaidAt,
    Scope,
    Session,
)
from doorcard.service.ports import Player, PlayerKind, Role, Store
from tests.service.account_office import deed

ANN = Login("ann", "ann", "argon2 of hers", created_ms=5)
LAPTOP = Session(b"laptop", "ann", "s1", "Firefox on Linux", 10, 20)
PHONE = Session(b"phone", "ann", "s2", "Safari on iPhone", 30, 40)
KEY = Passkey(b"credential", "k1", "ann", b"public", 0, "Laptop", 7)
TOKEN = ApiToken(b"token", "t1", "ann", "Robot", frozenset({Scope.READ, Scope.PLAY}), 3)


@pytest.fixture(params=["memory", "sqlite"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    store: Store = MemoryStore() if request.param == "memory" else open_store(tmp_path)
    for name in ("Ann", "Ben"):
        await store.add_player(Player(name.lower(), name), 0)
    yield store
    await store.close()


class TestAnAccount:
    async def test_makes_a_guest_a_player_of_that_name(self, store: Store) -> None:
        await store.accounts.add_login(ANN, "Ann Lee")

        assert await store.player("ann") == Player("ann", "Ann Lee", PlayerKind.ACCOUNT)
        assert await store.accounts.login_of("ann") == ANN
        assert await store.accounts.login_named("ann") == ANN
        assert await store.accounts.login_of("ben") is None
        assert await store.accounts.login_named("ben") is None

    async def test_has_a_name_of_its_own(self, store: Store) -> None:
        await store.accounts.add_login(ANN, "Ann")

        with pytest.raises(KeyTaken):
            await store.accounts.add_login(replace(ANN, player="ben"), "Ann")

        assert await store.player("ben") == Player("ben", "Ben")

    async def test_is_found_by_its_address_once_that_has_answered(self, store: Store) -> None:
        await store.accounts.add_login(ANN, "Ann")
        await store.accounts.set_email("ann", "ann@cards.example", None)
        assert await store.accounts.login_at("ann@cards.example") is None

        await store.accounts.set_email("ann", "ann@cards.example", 9)

        found = await store.accounts.login_at("ann@cards.example")
        assert found == replace(ANN, email="ann@cards.example", email_verified_ms=9)

    async def test_shares_an_address_with_nobody_once_that_has_answered(self, store: Store) -> None:
        await store.accounts.add_login(ANN, "Ann")
        await store.accounts.add_login(replace(ANN, player="ben", name_key="ben"), "Ben")
        await store.accounts.set_email("ann", "ann@cards.example", 9)
        await store.accounts.set_email("ben", "ann@cards.example", None)

        with pytest.raises(KeyTaken):
            await store.accounts.set_email("ben", "ann@cards.example", 10)

    async def test_keeps_its_newest_password(self, store: Store) -> None:
        await store.accounts.add_login(ANN, "Ann")

        await store.accounts.set_password("ann", "another")

        login = await store.accounts.login_of("ann")
        assert login is not None
        assert login.password == "another"

    async def test_may_be_a_hosts(self, store: Store) -> None:
        await store.accounts.add_login(ANN, "Ann")
        await store.accounts.set_host("ann", on=True, log=deed())

        (host,) = await store.accounts.hosts()
        assert (host.id, host.role) == ("ann", Role.HOST)

    async def test_is_a_hosts_as_long_as_no_other_is(self, store: Store) -> None:
        """Three who take the role from each other, or go, at one moment leave one host."""
        await store.add_player(Player("cay", "cay"), 1)
        for player in ("ann", "ben", "cay"):
            await store.accounts.set_host(player, on=True, log=deed())

        outcomes = await asyncio.gather(
            store.accounts.set_host("ann", on=False, log=deed()),
            store.people.erase("ben", "Former player", 77),
            store.accounts.set_host("cay", on=False, log=deed()),
            store.people.erase("cay", "Former player", 77),
            return_exceptions=True,
        )

        assert [isinstance(each, LastHost) for each in outcomes] == [False, False, True, True]
        (host,) = await store.accounts.hosts()
        assert (host.id, host.name) == ("cay", "cay")


class TestSessions:
    async def test_are_listed_with_the_newest_first(self, store: Store) -> None:
        await store.accounts.add_session(LAPTOP)
        await store.accounts.add_session(PHONE)

        assert await store.accounts.sessions_of("ann") == [PHONE, LAPTOP]
        assert await store.accounts.sessions_of("ben") == []

    async def test_are_known_by_their_digest_and_when_they_were_seen(self, store: Store) -> None:
        await store.accounts.add_session(LAPTOP)

        await store.accounts.see_session(b"laptop", 99)

        assert await store.accounts.session(b"laptop") == replace(LAPTOP, seen_ms=99)
        assert await store.accounts.session(b"phone") is None

    async def test_end_one_by_one_and_only_for_their_player(self, store: Store) -> None:
        await store.accounts.add_session(LAPTOP)
        await store.accounts.add_session(PHONE)

        await store.accounts.end_sessions("ben", ["s1"])
        await store.accounts.end_sessions("ann", ["s2", "s3"])

        assert await store.accounts.sessions_of("ann") == [LAPTOP]

    async def test_are_forgotten_when_old_or_unused(self, store: Store) -> None:
        await store.accounts.add_session(LAPTOP)
        await store.accounts.add_session(PHONE)

        await store.accounts.tidy(10, 21, 0)
        assert await store.accounts.sessions_of("ann") == [PHONE]

        await store.accounts.tidy(31, 0, 0)
        assert await store.accounts.sessions_of("ann") == []


class TestALink:
    async def test_works_once(self, store: Store) -> None:
        link = Link(b"link", "ann", Purpose.VERIFY, 99, "ann@cards.example")
        await store.accounts.add_link(link)

        assert await store.accounts.link(b"link", Purpose.RESET) is None
        assert await store.accounts.link(b"link", Purpose.VERIFY) == link
        await store.accounts.set_email("ann", None, None, spent=link)
        assert await store.accounts.link(b"link", Purpose.VERIFY) is None

    async def test_that_was_used_changes_nothing_any_more(self, store: Store) -> None:
        await store.accounts.add_login(ANN, "Ann")
        await store.accounts.add_session(LAPTOP)
        link = Link(b"link", "ann", Purpose.RESET, 99)
        await store.accounts.add_link(link)
        await store.accounts.set_password("ann", "first", PHONE, link)

        with pytest.raises(LinkSpent):
            await store.accounts.set_password("ann", "second", LAPTOP, link)

        login = await store.accounts.login_of("ann")
        assert login is not None
        assert login.password == "first"
        assert await store.accounts.sessions_of("ann") == [PHONE]

    async def test_ends_when_a_newer_one_is_made(self, store: Store) -> None:
        await store.accounts.add_link(Link(b"old", "ann", Purpose.RESET, 99))
        await store.accounts.add_link(Link(b"new", "ann", Purpose.RESET, 99))

        assert await store.accounts.link(b"old", Purpose.RESET) is None

    async def test_is_forgotten_when_it_has_expired(self, store: Store) -> None:
        await store.accounts.add_link(Link(b"link", "ann", Purpose.RESET, 99))

        await store.accounts.tidy(0, 0, 100)

        assert await store.accounts.link(b"link", Purpose.RESET) is None


class TestAPasskey:
    async def test_is_found_by_its_credential_and_its_player(self, store: Store) -> None:
        await store.accounts.add_passkey(KEY)

        await store.accounts.use_passkey(b"credential", 4, 50)

        used = replace(KEY, sign_count=4, used_ms=50)
        assert await store.accounts.passkey(b"credential") == used
        assert await store.accounts.passkeys_of("ann") == [used]

    async def test_is_one_persons(self, store: Store) -> None:
        await store.accounts.add_passkey(KEY)

        with pytest.raises(KeyTaken):
            await store.accounts.add_passkey(replace(KEY, player="ben"))

    async def test_is_dropped_by_its_player_alone(self, store: Store) -> None:
        await store.accounts.add_passkey(KEY)

        assert not await store.accounts.drop_passkey("ben", "k1")
        assert await store.accounts.drop_passkey("ann", "k1")
        assert not await store.accounts.drop_passkey("ann", "k1")


class TestATokenForAProgram:
    async def test_keeps_its_scopes(self, store: Store) -> None:
        await store.accounts.add_token(TOKEN)

        await store.accounts.use_token(b"token", 8)

        assert await store.accounts.token(b"token") == replace(TOKEN, used_ms=8)
        assert await store.accounts.tokens_of("ann") == [replace(TOKEN, used_ms=8)]

    async def test_is_revoked_by_its_player_alone(self, store: Store) -> None:
        await store.accounts.add_token(TOKEN)

        assert not await store.accounts.drop_token("ben", "t1")
        assert await store.accounts.drop_token("ann", "t1")
        assert await store.accounts.token(b"token") is None

    async def test_is_forgotten_when_it_has_expired(self, store: Store) -> None:
        await store.accounts.add_token(replace(TOKEN, expires_ms=50))

        await store.accounts.tidy(0, 0, 51)

        assert await store.accounts.token(b"token") is None


class TestErasing:
    async def test_leaves_nothing_but_the_id_under_another_name(self, store: Store) -> None:
        await store.accounts.add_login(ANN, "Ann")
        for host in ("ann", "ben"):
            await store.accounts.set_host(host, on=True, log=deed())
        await store.accounts.add_session(LAPTOP)
        await store.accounts.add_passkey(KEY)
        await store.accounts.add_token(TOKEN)
        await store.accounts.add_link(Link(b"link", "ann", Purpose.RESET, 99))

        await store.people.erase("ann", "Former player", 77)

        assert await store.player("ann") == Player("ann", "Former player")
        assert await store.accounts.login_named("ann") is None
        assert await store.accounts.sessions_of("ann") == []
        assert await store.accounts.passkeys_of("ann") == []
        assert await store.accounts.tokens_of("ann") == []
        assert await store.accounts.link(b"link", Purpose.RESET) is None

    async def test_takes_what_was_said_and_lets_nothing_more_be_kept(self, store: Store) -> None:
        said = Line(0, "casino", Side.RAIL, "ann", "Ann", "hello", 5)
        kept = await store.talk.add_line(said)
        assert kept is not None

        gone = await store.people.erase("ann", "Former player", 77)

        assert gone == [SaidAt("casino", kept.id)]
        assert await store.talk.line(kept.id) is None
        assert await store.talk.add_line(said) is None


class TestArriving:
    """Player, chips, account and session are one write."""

    CAL = Player("cal", "Cal", PlayerKind.ACCOUNT)
    LOGIN = Login("cal", "cal", "hash", created_ms=5)
    SESSION = Session(b"token of cal", "cal", "s", "Firefox", 5, 5)
    CHIPS = DayGrant(move(Why.GRANT, BANK, wallet("cal"), 100, "k"), 3, (DayShare("address", 150),))

    async def test_leaves_all_of_somebody_new(self, store: Store) -> None:
        came = Arrival(self.CAL, self.SESSION, self.CHIPS, self.LOGIN)

        assert await store.people.arrive(came, 5) is None

        assert await store.player("cal") == self.CAL
        assert await store.accounts.login_of("cal") == self.LOGIN
        assert await store.accounts.session(b"token of cal") == self.SESSION
        assert await store.balance(wallet("cal")) == 100

    async def test_goes_without_chips_where_the_days_share_is_used_up(self, store: Store) -> None:
        transfer = move(Why.GRANT, BANK, wallet("ann"), 100, "other")
        await store.grant(transfer, 3, self.CHIPS.shares, 5)

        used_up = await store.people.arrive(Arrival(self.CAL, self.SESSION, self.CHIPS), 5)

        assert used_up == DayShare("address", 150)
        assert await store.player("cal") == self.CAL
        assert await store.balance(wallet("cal")) == 0

    async def test_leaves_nothing_where_the_name_is_an_accounts(self, store: Store) -> None:
        await store.accounts.add_login(ANN, "Ann")
        login = replace(self.LOGIN, name_key=ANN.name_key)

        with pytest.raises(KeyTaken):
            await store.people.arrive(Arrival(self.CAL, self.SESSION, self.CHIPS, login), 5)

        assert await store.player("cal") is None
        assert await store.balance(wallet("cal")) == 0

    async def test_is_known_to_be_over_when_it_was_erased(self, store: Store) -> None:
        await store.people.arrive(Arrival(self.CAL, self.SESSION, self.CHIPS), 5)

        await store.people.erase("cal", "Former player", 9)

        assert await store.people.erased(["ann", "cal", "nobody"]) == {"cal"}
        assert await store.balance(wallet("cal")) == 0
        assert await store.balance(BANK) == 0
