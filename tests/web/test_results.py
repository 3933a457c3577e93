"""Results over HTTP, in process."""

from __future__ import annotations

from contextlib import AsyncExitStack

from litestar.types import ASGIApp

from tests.web.asgi import Browser
from tests.web.test_time_and_lines import played


class TestResults:
    async def test_need_a_name(self, ann: Browser) -> None:
        answer = await ann.http.get("/api/account/results")

        assert (answer.status_code, answer.json()["code"]) == (401, "session.none")

    async def test_are_told_and_filtered(self, empty_app: ASGIApp) -> None:
        async with AsyncExitStack() as stack:
            table, _ = await played(empty_app, stack, "Ann", "Ben")
            ann = table[0].browser.http
            told = (await ann.get("/api/account/results")).json()
            razz = (await ann.get("/api/account/results", params={"game": "razz"})).json()
            wrong = await ann.get("/api/account/results", params={"seats_min": 99})

        assert told["hands"] >= 1
        assert told["winnings"]["low"] is None
        assert told["graph"][0] == [0, 0.0]
        assert {each["name"] for each in told["ratios"]} > {"completion", "aggression_7", "scoop"}
        assert (razz["hands"], razz["stakes"]) == (0, [])
        assert wrong.status_code == 400
