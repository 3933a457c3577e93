"""A room answers to its own names alone: another's name pointed at it finds nothing."""

from __future__ import annotations

import socket

import httpx
import pytest
from litestar.types import ASGIApp

from doorcard.bootstrap import Room
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.served_names import names_of, serves
from tests.web.asgi import HOST, Browser, Socket


@pytest.fixture
def named(empty_room: Room) -> ASGIApp:
    return create_app(empty_room.floor, empty_room.desk, ClientFiles({}), names=["Cards.example"])


class TestAName:
    """DNS rebinding: a page of a name that was pointed at this machine is not the room's."""

    @pytest.mark.parametrize(
        "host",
        [
            "cards.example",
            "CARDS.example:8000",
            "cards.example.",
            "localhost:8000",
            "cards.localhost",
            "127.0.0.1:8000",
            "192.168.1.20",
            "[::1]:8000",
            "[fe80::1]",
        ],
    )
    def test_of_the_room_or_an_address_is_answered(self, host: str) -> None:
        assert serves({"cards.example"}, host)

    @pytest.mark.parametrize(
        "host",
        [
            "evil.example",
            "cards.example.evil.example",
            "evilcards.example",
            "127.0.0.1.evil.example",
            "localhost.evil.example",
            "cards.example@evil.example",
            "cards.example/evil",
            "cards.example:x",
            "[::1",
            "",
            ":8000",
        ],
    )
    def test_of_another_is_not(self, host: str) -> None:
        assert not serves({"cards.example"}, host)

    def test_is_this_machines_own_too_and_each_origins(self) -> None:
        names = names_of(["Club.example"], ["https://cards.example:444"], "0.0.0.0")  # noqa: S104 - what is listened on
        own = socket.gethostname().split(".")[0].lower()

        assert {"club.example", "cards.example", own, f"{own}.local"} <= names
        assert not any(each.endswith((":444", ".")) for each in names)


class TestARequest:
    async def test_for_another_name_is_refused_on_every_path_with_what_to_do(
        self, named: ASGIApp
    ) -> None:
        visitor = Browser(named)
        for path in ("/", "/api/lobby", "/healthz", "/assets/x.js", "/api/host/room"):
            answer = await visitor.http.get(path, headers={"host": "evil.example"})

            assert answer.status_code == 421
            assert answer.json()["code"] == "address.not_served"
            assert "'evil.example'" in answer.json()["sentence"]
            assert answer.headers["x-content-type-options"] == "nosniff"

    async def test_by_an_own_name_or_an_address_is_answered(self, named: ASGIApp) -> None:
        visitor = Browser(named)
        for host in ("cards.example", "127.0.0.1:8000"):
            answer = await visitor.http.get("/api/lobby", headers={"host": host})

            assert answer.status_code == 200

    async def test_with_two_names_or_none_is_refused(self, named: ASGIApp) -> None:
        sent: list[dict[str, object]] = []

        async def send(message: dict[str, object]) -> None:
            sent.append(message)

        for headers in ([(b"host", b"cards.example"), (b"host", b"evil.example")], []):
            scope = {"type": "http", "method": "GET", "path": "/api/lobby", "headers": headers}
            await named(scope, None, send)  # type: ignore[arg-type]  # nothing is read of it

        assert [each["status"] for each in sent if "status" in each] == [421, 421]

    async def test_for_a_socket_is_closed_before_it_opens(self, named: ASGIApp) -> None:
        page = Socket(named, "/ws/tables/casino", [(b"host", HOST.encode())])
        with pytest.raises(AssertionError, match=r"websocket\.close"):
            await page.connect()

    async def test_for_any_name_is_answered_where_the_host_wants_that(
        self, empty_room: Room
    ) -> None:
        app = create_app(empty_room.floor, empty_room.desk, ClientFiles({}), names=["*"])
        transport = httpx.ASGITransport(app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=transport, base_url="http://any.example") as asking:
            assert (await asking.get("/api/lobby")).status_code == 200
