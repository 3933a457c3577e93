"""Replays, links and imported files over HTTP, in process."""

from __future__ import annotations

from contextlib import AsyncExitStack

from litestar.types import ASGIApp

from tests.service.test_replays import a_file
from tests.web.asgi import Browser
from tests.web.test_time_and_lines import played


class TestReplays:
    async def test_are_shown_noted_and_shared(self, empty_app: ASGIApp) -> None:
        async with AsyncExitStack() as stack:
            table, hand = await played(empty_app, stack, "Ann", "Ben")
            ann, eve = table[0].browser.http, Browser(empty_app).http
            path = f"/api/replays/{hand}"
            own = (await ann.get(path)).json()
            rail = (await ann.get(path, params={"eyes": "rail"})).json()
            other = next(
                each["seat"] for each in own["hand"]["players"] if each["seat"] != own["viewer"]
            )
            refused = await ann.get(path, params={"eyes": str(other)})
            noted = await ann.put(f"{path}/note", json={"text": "well played"})
            nobody = await eve.put(f"{path}/note", json={"text": "me too"})
            made = (await ann.post(f"{path}/shares", json={"as_rail": False})).json()
            shown = await eve.post("/api/shares/open", json={"token": made["token"]})
            worth = await eve.post("/api/shares/equity", json={"token": made["token"]})
            listed = (await ann.get("/api/shares")).json()
            ended = await ann.delete(f"/api/shares/{made['id']}")
            gone = await eve.post("/api/shares/open", json={"token": made["token"]})
            list_ = (await ann.get("/api/account/played")).json()

        assert own["viewer"] == own["hand"]["seat"]
        assert (rail["viewer"], rail["hand"]["seat"]) == (None, None)
        assert (refused.status_code, refused.json()["code"]) == (403, "replay.viewer")
        assert noted.json() == {"text": "well played"}
        assert nobody.status_code == 401
        assert shown.json()["viewer"] == own["viewer"]
        assert shown.json()["note"] == ""
        assert worth.status_code == 200
        assert [each["hand"] for each in listed["shares"]] == [hand]
        assert ended.status_code == 204
        assert (gone.status_code, gone.json()["code"]) == (404, "share.unknown")
        assert hand in [each["name"] for each in list_["hands"]]
        assert {each["table_id"] for each in list_["hands"]} == {own["hand"]["table"]}

    async def test_are_worth_what_the_cards_seen_are_worth(self, empty_app: ASGIApp) -> None:
        async with AsyncExitStack() as stack:
            table, hand = await played(empty_app, stack, "Ann", "Ben")
            told = await table[0].browser.http.get(f"/api/replays/{hand}/equity")

        assert [each["street"] for each in told.json()["streets"]] == [3, 4, 5, 6, 7]

    async def test_look_through_eyes_that_there_are(self, ann: Browser) -> None:
        answer = await ann.http.get("/api/replays/none", params={"eyes": "everybody"})

        assert answer.status_code == 400


class TestImports:
    async def test_take_a_file_larger_than_other_bodies(self, ann: Browser) -> None:
        await ann.sign_in("Ann")

        answer = await ann.http.post(
            "/api/imports", params={"name": "mine.txt"}, content=a_file(range(40))
        )
        page = (await ann.http.get("/api/imports")).json()
        shown = await ann.http.get(f"/api/replays/{page['hands'][0]['name']}")

        assert answer.status_code == 200, answer.text
        assert answer.json()["kept"] == 40
        assert len(page["hands"]) == 20
        assert shown.json()["site"] == "pokerstars"
        assert (await ann.http.delete("/api/imports")).status_code == 204

    async def test_need_a_name(self, ann: Browser) -> None:
        answer = await ann.http.post("/api/imports", content=b"x")

        assert (answer.status_code, answer.json()["code"]) == (401, "session.none")

    async def test_refuse_what_is_far_too_large(self, ann: Browser) -> None:
        await ann.sign_in("Ann")

        answer = await ann.http.post("/api/imports", content=b"x" * (5 * 1024 * 1024))

        assert answer.status_code == 413
