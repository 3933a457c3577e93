"""Tokens for programs, on HTTP and on sockets."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from tests.service.account_office import PASSWORD
from tests.web.accounts_here import Here, a_room, asked
from tests.web.asgi import Browser, Hangup

CONFIRM = {"password": PASSWORD}


@pytest.fixture
async def here() -> AsyncIterator[Here]:
    async with a_room() as opened:
        yield opened


async def made(ann: Browser, *scopes: str) -> tuple[str, str]:
    """A new token of Ann's and its id."""
    wish = {"name": "Robot", "scopes": scopes, "confirm": CONFIRM}
    told = await asked(await ann.http.post("/api/account/tokens", json=wish), 201)
    return told["token"], told["made"]["id"]


def program(here: Here, token: str) -> Browser:
    """A program that shows a token and no cookie."""
    browser = Browser(here.app)
    browser.http.headers["authorization"] = f"Bearer {token}"
    return browser


class TestATokenOnHttp:
    async def test_is_listed_without_its_secret_and_revoked(self, here: Here) -> None:
        ann = await here.ann()
        token, known_as = await made(ann, "read", "play")

        answer = await ann.http.get("/api/account/tokens")

        (listed,) = (await asked(answer))["tokens"]
        assert (listed["id"], listed["name"]) == (known_as, "Robot")
        assert listed["scopes"] == ["play", "read"]
        assert token not in answer.text
        gone = await ann.http.delete(f"/api/account/tokens/{known_as}")
        assert (await asked(gone))["tokens"] == []
        refused = await program(here, token).http.get("/api/lobby")
        assert (await asked(refused, 401))["code"] == "token.refused"

    async def test_reads_with_the_scope_to_read(self, here: Here) -> None:
        token, _ = await made(await here.ann(), "read")

        told = await asked(await program(here, token).http.get("/api/session"))

        assert told["player"]["name"] == "Ann"

    async def test_reads_nothing_without_it(self, here: Here) -> None:
        token, _ = await made(await here.ann(), "play")

        told = await asked(await program(here, token).http.get("/api/lobby"), 403)

        assert (told["code"], told["facts"]) == ("token.scope", {"needs": "read"})

    @pytest.mark.parametrize(
        ("method", "path"),
        [
            ("GET", "/api/account"),
            ("GET", "/api/account/sessions"),
            ("GET", "/api/account/tokens"),
            ("GET", "/api/account/export"),
            ("POST", "/api/account/password"),
            ("POST", "/api/account/delete"),
            ("POST", "/api/account/tokens"),
            ("POST", "/api/session"),
            ("POST", "/api/session/login"),
            ("DELETE", "/api/session"),
            ("DELETE", "/api/account/sessions"),
            ("POST", "/api/host/claim"),
            ("GET", "/api/host/hosts"),
            ("POST", "/api/host/hosts"),
        ],
    )
    async def test_never_opens_the_account_or_the_hosts_doors(
        self, here: Here, method: str, path: str
    ) -> None:
        token, _ = await made(await here.host(), "read", "watch", "play")
        body = {"name": "Ann", "password": PASSWORD} if path.endswith("login") else None

        answer = await program(here, token).http.request(method, path, json=body)

        assert answer.status_code in (400, 403)
        assert answer.json()["code"] in ("token.not_here", "request.malformed")

    async def test_is_not_a_hosts_though_the_host_made_it(self, here: Here) -> None:
        token, _ = await made(await here.host(), "read")

        told = await asked(await program(here, token).http.get("/api/session"))

        assert told["player"]["role"] == "player"

    @pytest.mark.parametrize("shown", ["", "x", "dc_", "dc_" + "0" * 64])
    async def test_that_is_made_up_is_refused(self, here: Here, shown: str) -> None:
        browser = Browser(here.app)

        answer = await browser.http.get("/api/lobby", headers={"authorization": f"Bearer {shown}"})

        assert (await asked(answer, 401))["code"] == "token.refused"

    async def test_needs_a_confirmation_to_be_made(self, here: Here) -> None:
        ann = await here.ann()

        answer = await ann.http.post(
            "/api/account/tokens", json={"name": "Robot", "scopes": ["read"]}
        )

        assert (await asked(answer, 403))["code"] == "proof.needed"


class TestATokenOnASocket:
    async def test_plays_with_the_scope_to_play(self, here: Here) -> None:
        token, _ = await made(await here.ann(), "play")

        async with Browser(here.app).watching("reference", origin=None, token=token) as socket:
            assert (await socket.hear())["you"]["player"]["name"] == "Ann"
            assert (await socket.ask("sit", seat=1, buy_in=4000))["ok"]

    async def test_is_told_what_the_rail_is_told_with_the_scope_to_watch(self, here: Here) -> None:
        ann = await here.ann()
        token, _ = await made(ann, "watch", "read")
        async with ann.watching("reference", origin=None) as own:
            await own.hear()
            assert (await own.ask("sit", seat=1, buy_in=4000))["ok"]

            async with Browser(here.app).watching("reference", origin=None, token=token) as socket:
                assert (await socket.hear())["you"] == {"player": None, "seat": None}
                refused = await socket.ask("leave")
                assert not refused["ok"]

    async def test_opens_none_without_either(self, here: Here) -> None:
        token, _ = await made(await here.ann(), "read")

        async with Browser(here.app).watching("reference", origin=None, token=token) as socket:
            assert (await socket.hear())["code"] == "token.scope"
            with pytest.raises(Hangup):
                await socket.hear()

    async def test_is_hung_up_on_when_it_is_revoked(self, here: Here) -> None:
        ann = await here.ann()
        token, known_as = await made(ann, "play")

        async with Browser(here.app).watching("reference", origin=None, token=token) as socket:
            await socket.hear()
            await ann.http.delete(f"/api/account/tokens/{known_as}")

            assert (await socket.hear_until(t="closing"))["code"] == "session.ended"
            with pytest.raises(Hangup):
                await socket.hear()
