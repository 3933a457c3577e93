"""The room's figures: for who shows the token, and about nobody."""

from __future__ import annotations

import re

import pytest
from litestar.types import ASGIApp

from doorcard.bootstrap import Room
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from tests.web.asgi import Browser

TOKEN = "a token of the settings"
LINE = re.compile(r'(# (HELP|TYPE) doorcard_\w+ .+|doorcard_\w+(\{version="[^"]+"\})? [0-9.e+]+)')


@pytest.fixture
def app(empty_room: Room) -> ASGIApp:
    files = ClientFiles({})
    return create_app(empty_room.floor, empty_room.desk, files, metrics_token=TOKEN)


async def told(app: ASGIApp) -> dict[str, float]:
    answer = await Browser(app).http.get("/metrics", headers={"authorization": f"Bearer {TOKEN}"})
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/plain; version=0.0.4")
    lines = answer.text.splitlines()
    assert all(LINE.fullmatch(line) for line in lines), lines
    pairs = [line.split() for line in lines if not line.startswith("#")]
    return {name: float(much) for name, much in pairs}


class TestFigures:
    async def test_are_counted(self, app: ASGIApp) -> None:
        before = await told(app)
        ann = Browser(app)
        await ann.sign_in("Ann")
        async with ann.watching("casino") as socket:
            await socket.ask("sit", seat=1, buy_in=4000)
            after = await told(app)

        assert before["doorcard_tables"] == 7
        assert before["doorcard_seats_people"] == 0
        assert after["doorcard_seats_people"] == 1
        assert after["doorcard_books_balanced"] == after["doorcard_store_works"] == 1

    @pytest.mark.parametrize("shown", [None, "Bearer another", TOKEN, "bearer", "Bearer ä"])
    async def test_are_for_who_shows_the_token(self, app: ASGIApp, shown: str | None) -> None:
        headers = {} if shown is None else {b"authorization": shown.encode()}

        answer = await Browser(app).http.get("/metrics", headers=headers)

        assert (answer.status_code, answer.json()["code"]) == (401, "metrics.token")

    async def test_are_none_without_a_token_in_the_settings(self, empty_room: Room) -> None:
        app = create_app(empty_room.floor, empty_room.desk, ClientFiles({}))

        answer = await Browser(app).http.get("/metrics", headers={"authorization": "Bearer "})

        assert answer.status_code == 404
