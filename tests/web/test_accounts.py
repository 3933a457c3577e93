"""Accounts over HTTP: opened, logged in to, changed, taken along, deleted."""

from __future__ import annotations

import json
import logging
from collections.abc import AsyncIterator

import pytest

from tests.service.account_office import PASSWORD, link_in
from tests.service.clockwork import quiet
from tests.soft_authenticator import SoftAuthenticator
from tests.web.accounts_here import ADDRESS, Here, a_room, asked
from tests.web.asgi import Browser, Hangup

CONFIRM = {"password": PASSWORD}
NEW = "eight cards in a row"


@pytest.fixture
async def here() -> AsyncIterator[Here]:
    async with a_room() as opened:
        yield opened


async def log_in(
    browser: Browser, password: str = PASSWORD, status: int = 200
) -> dict[str, object]:
    wish = {"name": "ann", "password": password}
    return await asked(await browser.http.post("/api/session/login", json=wish), status)


class TestAnAccount:
    async def test_is_opened_by_a_guest_who_keeps_id_and_chips(self, here: Here) -> None:
        ann = here.browser()
        guest = (await asked(await ann.http.post("/api/session", json={"name": "Ann"})))["player"]
        old = dict(ann.http.cookies)

        told = await asked(await ann.http.post("/api/account", json={"password": PASSWORD}))

        assert told["player"] == {**guest, "role": "player"}
        assert dict(ann.http.cookies) != old
        assert (await asked(await ann.http.get("/api/session")))["player"] == told["player"]

    async def test_is_shown_to_its_owner(self, here: Here) -> None:
        ann = await here.ann()

        told = await asked(await ann.http.get("/api/account"))

        assert (told["name"], told["role"], told["email"]) == ("Ann", "player", None)
        assert (told["has_password"], told["passkeys"]) == (True, [])
        assert (told["passkeys_here"], told["passkeys_why"]) == (True, None)

    async def test_is_not_shown_to_guests_and_nobody(self, here: Here) -> None:
        ben = here.browser()
        assert (await asked(await ben.http.get("/api/account"), 401))["code"] == "session.none"

        await ben.http.post("/api/session", json={"name": "Ben"})

        assert (await asked(await ben.http.get("/api/account"), 403))["code"] == "account.needed"

    async def test_keeps_its_seat_and_socket_when_it_is_opened_at_the_table(
        self, here: Here
    ) -> None:
        ann = here.browser()
        await ann.http.post("/api/session", json={"name": "Ann"})
        async with ann.watching("reference", origin=None) as socket:
            await socket.hear()
            assert (await socket.ask("sit", seat=1, buy_in=4000))["ok"]

            await asked(await ann.http.post("/api/account", json={"password": PASSWORD}))

            assert (await socket.ask("resync"))["ok"]
            table = await socket.hear_until(t="table")
            assert table["you"]["seat"] == 1
        async with ann.watching("reference", origin=None) as socket:
            table = await socket.hear()
            assert (table["you"]["seat"], table["you"]["player"]["role"]) == (1, "player")

    @pytest.mark.parametrize(
        ("wish", "status", "code"),
        [
            ({"name": "Ben", "password": "sevenca"}, 400, "password.too_short"),
            ({"name": "Ben", "password": "x" * 500}, 400, "password.too_long"),
            ({"name": "Ben", "password": "baseball"}, 400, "password.common"),
            ({"name": "Ben", "password": PASSWORD, "email": "ben"}, 400, "email.malformed"),
            ({"name": "dealer", "password": PASSWORD}, 400, "name.reserved"),
            ({"name": "ANN", "password": PASSWORD}, 409, "name.taken"),
            ({"name": "Ben"}, 400, "request.malformed"),
            ({"name": "Ben", "password": PASSWORD, "role": "host"}, 400, "request.malformed"),
        ],
    )
    async def test_is_refused_in_a_sentence(
        self, here: Here, wish: dict[str, str], status: int, code: str
    ) -> None:
        await here.ann()

        answer = await here.browser().http.post("/api/account", json=wish)

        assert (await asked(answer, status))["code"] == code
        assert wish.get("password", "-") not in answer.text


class TestLoggingIn:
    async def test_gives_a_session_in_a_guarded_cookie(self, here: Here) -> None:
        await here.ann()
        phone = here.browser()

        answer = await phone.http.post(
            "/api/session/login", json={"name": "ann", "password": PASSWORD}
        )

        cookie = answer.headers["set-cookie"]
        assert cookie.startswith("__Host-doorcard_session=")
        flags = set(cookie.lower().split("; "))
        assert {"httponly", "secure", "samesite=strict", "path=/"} <= flags
        assert not any(each.startswith("domain") for each in flags)
        assert (await asked(await phone.http.get("/api/session")))["player"]["name"] == "Ann"

    async def test_tells_nothing_by_what_is_wrong(self, here: Here) -> None:
        await here.ann()
        wrong = await log_in(here.browser(), "another password", 401)

        unknown = await here.browser().http.post(
            "/api/session/login", json={"name": "nobody", "password": PASSWORD}
        )

        assert await asked(unknown, 401) == wrong
        assert wrong["code"] == "login.wrong"

    async def test_waits_after_too_many_tries(self, here: Here) -> None:
        await here.ann()
        for _ in range(5):
            await log_in(here.browser(), "a wrong guess", 401)

        answer = await here.browser().http.post(
            "/api/session/login", json={"name": "ann", "password": PASSWORD}
        )

        assert (await asked(answer, 429))["code"] == "login.wait"
        assert answer.headers["retry-after"] == "2"

    async def test_ignores_an_unguarded_cookie_over_https(self, here: Here) -> None:
        ann = await here.ann()
        token = dict(ann.http.cookies)["__Host-doorcard_session"]
        other = here.browser()
        other.http.cookies.set("doorcard_session", token)

        assert (await asked(await other.http.get("/api/session")))["player"] is None


class TestSessions:
    async def test_are_listed_with_their_devices_and_this_one_marked(self, here: Here) -> None:
        ann, phone = await here.ann(), here.browser("Safari/605 iPhone")
        await log_in(phone)

        told = (await asked(await ann.http.get("/api/account/sessions")))["sessions"]

        assert {(each["device"], each["this"]) for each in told} == {
            ("Firefox, Linux", True),
            ("Safari, iPhone", False),
        }

    async def test_end_one_by_one_with_their_sockets(self, here: Here) -> None:
        ann, phone = await here.ann(), here.browser()
        await log_in(phone)
        sessions = (await asked(await ann.http.get("/api/account/sessions")))["sessions"]
        other = next(each["id"] for each in sessions if not each["this"])

        async with phone.watching("reference", origin=None) as socket:
            await socket.hear()
            left = await asked(await ann.http.delete(f"/api/account/sessions/{other}"))

            assert len(left["sessions"]) == 1
            assert (await socket.hear_until(t="closing"))["code"] == "session.ended"
            with pytest.raises(Hangup) as hung_up:
                await socket.hear()
            assert hung_up.value.code == 4409
        assert (await asked(await phone.http.get("/api/session")))["player"] is None
        gone = await ann.http.delete(f"/api/account/sessions/{other}")
        assert (await asked(gone, 404))["code"] == "session.unknown"

    async def test_end_all_but_the_one_that_asks(self, here: Here) -> None:
        ann, phone = await here.ann(), here.browser()
        await log_in(phone)

        left = (await asked(await ann.http.delete("/api/account/sessions")))["sessions"]

        assert [each["this"] for each in left] == [True]
        assert (await asked(await phone.http.get("/api/session")))["player"] is None

    async def test_end_when_the_password_changes(self, here: Here) -> None:
        ann, phone = await here.ann(), here.browser()
        await log_in(phone)

        wish = {"old": PASSWORD, "new": NEW}
        await asked(await ann.http.post("/api/account/password", json=wish))

        assert (await asked(await phone.http.get("/api/session")))["player"] is None
        assert (await asked(await ann.http.get("/api/session")))["player"]["name"] == "Ann"
        await log_in(phone, PASSWORD, 401)
        await log_in(phone, NEW)

    async def test_are_kept_when_the_old_password_is_wrong(self, here: Here) -> None:
        ann = await here.ann()

        wish = {"old": "not this one", "new": NEW}
        answer = await ann.http.post("/api/account/password", json=wish)

        assert (await asked(answer, 403))["code"] == "password.wrong"


class TestAPasskey:
    async def make(self, ann: Browser, device: SoftAuthenticator) -> dict[str, object]:
        begun = await ann.http.post("/api/account/passkeys/options", json={"confirm": CONFIRM})
        told = await asked(begun)
        made = {
            "ceremony": told["ceremony"],
            "credential": device.make(told["options"]),
            "label": "Laptop",
        }
        return await asked(await ann.http.post("/api/account/passkeys", json=made))

    async def use(self, browser: Browser, device: SoftAuthenticator) -> dict[str, object]:
        told = await asked(await browser.http.post("/api/session/passkey/options"))
        return {"ceremony": told["ceremony"], "credential": device.use(told["options"])}

    async def test_is_made_listed_used_and_removed(self, here: Here) -> None:
        ann, device = await here.ann(), SoftAuthenticator(ADDRESS)

        account = await self.make(ann, device)
        phone = here.browser()
        answer = await phone.http.post("/api/session/passkey", json=await self.use(phone, device))

        assert (await asked(answer))["player"]["name"] == "Ann"
        passkeys = account["passkeys"]
        assert isinstance(passkeys, list)
        assert passkeys[0]["label"] == "Laptop"
        gone = await ann.http.delete(f"/api/account/passkeys/{passkeys[0]['id']}")
        assert (await asked(gone))["passkeys"] == []

    async def test_confirms_what_matters(self, here: Here) -> None:
        ann, device = await here.ann(), SoftAuthenticator(ADDRESS)
        await self.make(ann, device)

        confirm = {"confirm": {"passkey": await self.use(ann, device)}}
        answer = await ann.http.post("/api/account/delete", json=confirm)

        assert await asked(answer) == {"player": None}

    async def test_is_politely_refused_where_browsers_have_none(self, here: Here) -> None:
        plain = Browser(here.app)

        told = await asked(await plain.http.post("/api/session/passkey/options"), 400)

        assert told["code"] == "passkey.not_here"
        assert "https" in told["sentence"]

    async def test_needs_a_confirmation_to_be_made(self, here: Here) -> None:
        ann = await here.ann()

        answer = await ann.http.post("/api/account/passkeys/options", json={})

        assert (await asked(answer, 403))["code"] == "proof.needed"


class TestAnAddress:
    async def test_is_given_and_verified_by_its_link(self, here: Here) -> None:
        ann = await here.ann()
        wish = {"address": "ann@cards.example", "confirm": CONFIRM}
        told = await asked(await ann.http.post("/api/account/email", json=wish))
        assert told["email"] == {"address": "ann@cards.example", "verified": False}
        await quiet()

        token = link_in(here.letters.letters[0])
        answer = await here.browser().http.post("/api/account/email/verify", json={"token": token})

        assert await asked(answer) == {"address": "ann@cards.example"}
        told = await asked(await ann.http.get("/api/account"))
        assert told["email"] == {"address": "ann@cards.example", "verified": True}

    async def test_answers_a_lost_password_alike_whether_known_or_not(self, here: Here) -> None:
        ann = await here.ann()
        wish = {"address": "ann@cards.example", "confirm": CONFIRM}
        await ann.http.post("/api/account/email", json=wish)
        await quiet()
        token = link_in(here.letters.letters.pop())
        await ann.http.post("/api/account/email/verify", json={"token": token})

        for address in ("ann@cards.example", "nobody@cards.example"):
            answer = await here.browser().http.post("/api/account/reset", json={"address": address})
            assert await asked(answer, 202) == {}
        await quiet()

        (letter,) = here.letters.letters
        reset = {"token": link_in(letter), "password": NEW}
        answer = await here.browser().http.post("/api/account/reset/finish", json=reset)
        assert (await asked(answer))["player"]["name"] == "Ann"
        assert (await asked(await ann.http.get("/api/session")))["player"] is None
        again = await here.browser().http.post("/api/account/reset/finish", json=reset)
        assert (await asked(again, 404))["code"] == "link.unknown"

    async def test_needs_a_confirmation(self, here: Here) -> None:
        ann = await here.ann()

        answer = await ann.http.post("/api/account/email", json={"address": None})

        assert (await asked(answer, 403))["code"] == "proof.needed"

    async def test_leads_by_its_link_to_the_rooms_own_address_whoever_asks(
        self, here: Here
    ) -> None:
        ann = await here.ann()
        ann.http.headers["host"] = "evil.example"
        ann.http.headers["origin"] = "https://evil.example"
        ann.http.headers["cookie"] = "; ".join(f"{k}={v}" for k, v in ann.http.cookies.items())

        wish = {"address": "ann@cards.example", "confirm": CONFIRM}
        await ann.http.post("/api/account/email", json=wish)
        await quiet()

        assert all("evil" not in each.text for each in here.letters.letters)


class TestTakingAlongAndDeleting:
    async def test_gives_one_json_file(self, here: Here) -> None:
        ann = await here.ann()

        answer = await ann.http.get("/api/account/export")

        assert answer.headers["content-disposition"] == 'attachment; filename="doorcard.json"'
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"] == "no-store"
        assert json.loads(answer.content)["account"]["name"] == "Ann"
        assert (await here.browser().http.get("/api/account/export")).status_code == 401

    async def test_ends_the_account_and_forgets_the_cookie(self, here: Here) -> None:
        ann = await here.ann()

        told = await asked(await ann.http.post("/api/account/delete", json={"confirm": CONFIRM}))

        assert told == {"player": None}
        assert not [each for each in ann.http.cookies if "session" in each]
        await log_in(here.browser(), status=401)
        await here.ann()

    async def test_waits_until_the_seat_is_given_up(self, here: Here) -> None:
        ann = await here.ann()
        async with ann.watching("reference", origin=None) as socket:
            await socket.hear()
            assert (await socket.ask("sit", seat=1, buy_in=4000))["ok"]

            told = await asked(
                await ann.http.post("/api/account/delete", json={"confirm": CONFIRM}), 409
            )

        assert told["code"] == "account.seated"


class TestHosts:
    async def test_come_by_the_rooms_link_and_name_others(self, here: Here) -> None:
        ann, ben = await here.host(), here.browser()
        wish = {"name": "Ben", "password": PASSWORD}
        player = (await asked(await ben.http.post("/api/account", json=wish)))["player"]

        named = {"player": player["id"], "why": "he runs Fridays"}
        told = await asked(await ann.http.post("/api/host/hosts", json=named))

        assert {each["name"] for each in told["hosts"]} == {"Ann", "Ben"}
        assert (await asked(await ben.http.get("/api/session")))["player"]["role"] == "host"
        gone = f"/api/host/hosts/{player['id']}"
        left = await asked(await ben.http.request("DELETE", gone, json={"why": "enough"}))
        assert [each["name"] for each in left["hosts"]] == ["Ann"]
        assert (await asked(await ben.http.get("/api/host/hosts"), 403))["code"] == "host.only"

    async def test_hand_out_links_to_new_passwords(self, here: Here) -> None:
        ann, ben = await here.host(), here.browser()
        wish = {"name": "Ben", "password": PASSWORD}
        player = (await asked(await ben.http.post("/api/account", json=wish)))["player"]

        path = f"/api/host/players/{player['id']}/reset-link"
        why = {"why": "he forgot it"}
        told = await asked(await ann.http.post(path, json=why))
        assert (await asked(await ben.http.post(path, json=why), 403))["code"] == "host.only"

        reset = {"token": told["link"].partition("#")[2], "password": NEW}
        await asked(await here.browser().http.post("/api/account/reset/finish", json=reset))

    async def test_sign_a_player_out_everywhere(self, here: Here) -> None:
        ann, ben = await here.host(), here.browser()
        guest = (await asked(await ben.http.post("/api/session", json={"name": "Ben"})))["player"]
        path, why = f"/api/host/players/{guest['id']}/sessions", {"why": "left at the library"}

        async with ben.watching("reference", origin=None) as socket:
            await socket.hear()
            told = await asked(await ann.http.request("DELETE", path, json=why))
            assert (await socket.hear_until(t="closing"))["code"] == "session.ended"

        assert told["sessions"] == 0
        assert (await asked(await ben.http.get("/api/session")))["player"] is None
        log = (await asked(await ann.http.get("/api/host/log")))["lines"]
        assert (log[0]["what"], log[0]["why"]) == ("player.sessions_ended", "left at the library")

    async def test_need_the_link(self, here: Here) -> None:
        ann = await here.ann()

        answer = await ann.http.post("/api/host/claim", json={"token": "0" * 64})

        assert (await asked(answer, 404))["code"] == "host_link.unknown"


class TestTheLog:
    async def test_holds_no_password_token_link_or_address(
        self, here: Here, caplog: pytest.LogCaptureFixture
    ) -> None:
        with caplog.at_level(logging.DEBUG):
            ann = await here.host()
            wish = {"address": "ann@cards.example", "confirm": CONFIRM}
            await asked(await ann.http.post("/api/account/email", json=wish))
            await quiet()
            link = link_in(here.letters.letters[0])
            await ann.http.post("/api/account/email/verify", json={"token": link})
            robot = {"name": "Robot", "scopes": ["read"], "confirm": CONFIRM}
            made = await asked(await ann.http.post("/api/account/tokens", json=robot), 201)
            await log_in(here.browser(), "a wrong guess", 401)
            await ann.http.post("/api/account/password", content=b'{"old": "' + PASSWORD.encode())
            cookie = dict(ann.http.cookies)["__Host-doorcard_session"]

        told = caplog.text + repr([vars(each) for each in caplog.records])
        assert "request" in told
        for secret in (PASSWORD, "a wrong guess", cookie, made["token"], link, "ann@cards.example"):
            assert secret not in told
