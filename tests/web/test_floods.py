"""Floods are refused, and starve nobody else."""

from __future__ import annotations

import json
from contextlib import suppress

import pytest
from litestar.types import ASGIApp

from doorcard.bootstrap import Room
from doorcard.stud import Refusal
from doorcard.web import socket as table_socket
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.floods import FloodLimits, Floods
from tests.web.asgi import Browser, Hangup

TIGHT = FloodLimits(
    connection_rate=1,
    connection_burst=5,
    address_rate=1,
    address_burst=30,
    account_rate=1,
    account_burst=8,
    file_rate=1,
    file_burst=40,
    account_connections=2,
    address_connections=4,
)


@pytest.fixture
def tight_app(empty_room: Room, client_folder: object) -> ASGIApp:
    files = ClientFiles.read(client_folder)  # type: ignore[arg-type]
    return create_app(empty_room.floor, empty_room.desk, files, flood_limits=TIGHT)


class TestBuckets:
    def test_one_address_does_not_starve_another(self) -> None:
        floods = Floods(TIGHT, now=lambda: 0)
        for _ in range(30):
            floods.ask("10.0.0.1")

        with pytest.raises(Refusal, match="wait 1 s") as refusal:
            floods.ask("10.0.0.1")
        floods.ask("10.0.0.2")

        assert refusal.value.code == "request.too_fast"

    def test_one_account_does_not_starve_the_others_of_its_address(self) -> None:
        """What Ann is refused costs the address nothing, however often she asks."""
        floods = Floods(TIGHT, now=lambda: 0)
        heard = 0
        for _ in range(3 * int(TIGHT.address_burst)):
            with suppress(Refusal):
                floods.ask("10.0.0.1", "ann")
                heard += 1

        for _ in range(8):
            floods.ask("10.0.0.1", "ben")
        assert heard == 8

    def test_strangers_do_not_starve_the_accounts_of_their_address(self) -> None:
        floods = Floods(TIGHT, now=lambda: 0)
        for _ in range(30):
            floods.ask("10.0.0.1")

        with pytest.raises(Refusal):
            floods.ask("10.0.0.1")
        floods.ask("10.0.0.1", "ben")

    def test_a_club_behind_one_address_is_never_refused(self) -> None:
        """Twenty-four phones that commit, reveal, act, ask why and look at the lobby."""
        time = [0.0]
        floods = Floods(now=lambda: time[0])
        phones = [(f"player {n}", floods.line()) for n in range(24)]
        for _ in range(12):  # all pages at once, when the Wi-Fi is back
            for name, _ in phones:
                floods.ask("10.0.0.1", name)
                floods.ask("10.0.0.1")

        for second in range(300):
            time[0] = float(second)
            for n, (name, line) in enumerate(phones):
                hand_begins, acts, looks = (
                    second % 20 == n % 3,
                    second % 4 == n % 4,
                    second % 3 == 0,
                )
                for _ in range(2 * hand_begins + 2 * acts):
                    line()
                    floods.ask("10.0.0.1", name)
                for _ in range(looks):
                    floods.ask("10.0.0.1", name)

    def test_who_waits_is_heard_again(self) -> None:
        time = [0.0]
        floods = Floods(TIGHT, now=lambda: time[0])
        line = floods.line()
        for _ in range(5):
            line()
        with pytest.raises(Refusal):
            line()

        time[0] = 1.0
        line()

    def test_full_buckets_are_forgotten(self) -> None:
        time = [0.0]
        floods = Floods(TIGHT, now=lambda: time[0])
        for n in range(900):
            floods.ask(f"10.1.{n // 250}.{n % 250}")
        time[0] = 60.0
        for n in range(200):
            floods.ask(f"10.2.0.{n}")

        assert len(floods._buckets) < 300


class TestConnections:
    def test_are_counted_for_an_account_and_an_address_and_given_back(self) -> None:
        floods = Floods(TIGHT)
        with floods.connection("a", "ann"), floods.connection("a", "ann"):
            with (
                pytest.raises(Refusal, match="this account holds 2") as refusal,
                floods.connection("b", "ann"),
            ):
                pass
            with (
                floods.connection("a", "ben"),
                floods.connection("a", None),
                pytest.raises(Refusal, match="this address holds 4"),
                floods.connection("a", None),
            ):
                pass
        with floods.connection("a", "ann"):
            pass

        assert refusal.value.code == "connections.too_many"

    async def test_one_too_many_is_told_why_and_hung_up_on(self, tight_app: ASGIApp) -> None:
        ann = Browser(tight_app)
        await ann.sign_in("Ann")
        async with (
            ann.watching("partypoker"),
            ann.watching("casino"),
            ann.watching("reference") as c,
        ):
            closing = await c.hear()
            with pytest.raises(Hangup) as hangup:
                await c.hear()

        assert closing["code"] == "connections.too_many"
        assert hangup.value.code == table_socket.TOO_MANY


class TestTheApi:
    async def test_answers_429_with_the_time_to_wait(self, tight_app: ASGIApp) -> None:
        ann = Browser(tight_app)
        answers = [await ann.http.get("/api/session") for _ in range(31)]

        assert {each.status_code for each in answers[:30]} == {200}
        assert answers[30].status_code == 429
        assert answers[30].headers["retry-after"] == "1"
        assert answers[30].json()["code"] == "request.too_fast"
        assert "content-security-policy" in answers[30].headers

    async def test_counts_an_account_apart_so_that_one_browser_starves_no_other(
        self, tight_app: ASGIApp
    ) -> None:
        ann, ben, cal = Browser(tight_app), Browser(tight_app), Browser(tight_app)
        await ann.sign_in("Ann")
        await ben.sign_in("Ben")
        asked = 2 * int(TIGHT.address_burst)
        answers = [await ann.http.get("/api/wallet") for _ in range(asked)]

        refused = [each for each in answers if each.status_code == 429]
        assert asked - len(refused) == 1 + TIGHT.account_burst, "the first one, then her share"
        assert {each.json()["code"] for each in refused} == {"request.too_fast"}
        assert {(await ben.http.get("/api/wallet")).status_code for _ in range(8)} == {200}
        assert (await cal.http.get("/api/session")).status_code == 200

    async def test_counts_a_program_for_its_account_too(
        self, tight_app: ASGIApp, empty_room: Room
    ) -> None:
        ann, program = Browser(tight_app), Browser(tight_app)
        made = await empty_room.desk.tokens.make(await ann.sign_in("Ann"), "bot", ["read"])

        async def heard(token: str) -> int:
            shown = {"authorization": f"Bearer {token}"}
            codes = [
                (await program.http.get("/api/wallet", headers=shown)).status_code
                for _ in range(12)
            ]
            return len(codes) - codes.count(429)

        assert await heard(made.token) == 1 + TIGHT.account_burst
        assert await heard("dc_unknown") == 12, "by the address: it is nobody's"

    async def test_does_not_know_an_ended_session(self, tight_app: ASGIApp) -> None:
        ann = Browser(tight_app)
        await ann.sign_in("Ann")
        cookies = dict(ann.http.cookies)
        await ann.http.get("/api/wallet")
        await ann.http.delete("/api/session")
        ann.http.cookies.update(cookies)
        answers = [await ann.http.get("/api/session") for _ in range(12)]

        assert {each.status_code for each in answers} == {200}
        assert answers[0].json()["player"] is None


class TestFilesOfTheClient:
    async def test_are_counted_apart_so_that_a_club_may_open_its_pages_at_once(
        self, tight_app: ASGIApp
    ) -> None:
        ann = Browser(tight_app)
        files = [await ann.http.get(f"/assets/page-{n}.js") for n in range(41)]
        answer = await ann.http.get("/api/session")

        assert {each.status_code for each in files[:40]} == {404}, "there are none in this room"
        assert files[40].status_code == 429
        assert answer.status_code == 200


class TestTheSocket:
    async def test_is_not_opened_again_and_again(self, tight_app: ASGIApp) -> None:
        ann = Browser(tight_app)
        await ann.sign_in("Ann")
        for _ in range(1 + int(TIGHT.account_burst)):
            async with ann.watching("partypoker"):
                pass

        with pytest.raises(AssertionError, match=r"websocket\.close"):
            async with ann.watching("partypoker"):
                pass

    async def test_refuses_what_comes_too_fast_then_hangs_up(
        self, tight_app: ASGIApp, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(table_socket, "FLOOD_PATIENCE", 3)
        ann, ben = Browser(tight_app), Browser(tight_app)
        await ann.sign_in("Ann")
        await ben.sign_in("Ben")
        async with ann.watching("partypoker") as flood, ben.watching("partypoker") as calm:
            for n in range(12):
                await flood.say(json.dumps({"t": "resync", "id": str(n)}))
            refused = await flood.hear_until(t="answer", ok=False)
            with pytest.raises(Hangup) as hangup:
                await flood.hear_until(t="never")
            answer = await calm.ask("resync")

        assert refused["refusal"]["code"] == "request.too_fast"
        assert refused["id"] in map(str, range(12))
        assert hangup.value.code == table_socket.FLOODING
        assert answer["ok"]
