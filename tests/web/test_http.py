"""The HTTP API, in process."""

from __future__ import annotations

import pytest

from doorcard.bootstrap import Room
from doorcard.stud import HOUSES
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.security_headers import SECURITY_HEADERS
from tests.web.asgi import HOST, Browser, until


class TestASession:
    async def test_is_nobodys_at_first(self, ann: Browser) -> None:
        answer = await ann.http.get("/api/session")

        assert (answer.status_code, answer.json()) == (200, {"player": None})

    async def test_begins_with_a_name_and_chips_to_play_with(self, ann: Browser) -> None:
        answer = await ann.http.post("/api/session", json={"name": "  Ann   Lee "})

        player = answer.json()["player"]
        assert player["name"] == "Ann Lee"
        assert player["wallet"] > 0
        assert (await ann.http.get("/api/session")).json() == {"player": player}
        assert (await ann.http.get("/api/lobby")).json()["player"] == player

    async def test_is_kept_in_a_cookie_that_no_script_and_no_other_site_gets(
        self, ann: Browser
    ) -> None:
        answer = await ann.http.post("/api/session", json={"name": "Ann"})

        cookie = answer.headers["set-cookie"].lower()
        assert {"httponly", "samesite=strict", "path=/"} <= set(cookie.split("; "))
        assert "secure" not in cookie

    async def test_goes_over_https_alone_where_the_host_says_so(self, room: Room) -> None:
        app = create_app(room.floor, room.desk, ClientFiles({}), secure_cookies=True)

        answer = await Browser(app).http.post("/api/session", json={"name": "Ann"})

        assert "secure" in answer.headers["set-cookie"].lower().split("; ")

    async def test_ends_at_the_players_word(self, ann: Browser) -> None:
        await ann.sign_in("Ann")
        cookie = dict(ann.http.cookies)

        answer = await ann.http.delete("/api/session")

        assert answer.json() == {"player": None}
        assert set(ann.http.cookies) == {"doorcard_browser"}
        ann.http.cookies.update(cookie)  # whoever kept the cookie has nothing
        assert (await ann.http.get("/api/session")).json() == {"player": None}

    async def test_is_not_taken_over_by_a_second_name(self, ann: Browser) -> None:
        await ann.sign_in("Ann")

        answer = await ann.http.post("/api/session", json={"name": "Ben"})

        assert answer.status_code == 409
        assert answer.json()["code"] == "session.present"

    async def test_with_a_made_up_cookie_is_nobodys(self, ann: Browser) -> None:
        ann.http.cookies.set("doorcard_session", "0" * 43)

        assert (await ann.http.get("/api/session")).json() == {"player": None}

    @pytest.mark.parametrize("name", ["", "x", "x" * 21, "a\u202eb", "x" * 201])
    async def test_is_refused_under_a_name_that_will_not_do(self, ann: Browser, name: str) -> None:
        answer = await ann.http.post("/api/session", json={"name": name})

        assert answer.status_code == 400
        assert answer.json()["code"].startswith(("name.", "request."))
        assert answer.json()["sentence"]
        assert "set-cookie" not in answer.headers

    async def test_is_refused_under_the_name_of_somebody_present(
        self, ann: Browser, ben: Browser
    ) -> None:
        await ann.sign_in("Ann")

        async with ann.watching("casino") as socket:
            await socket.hear()
            answer = await ben.http.post("/api/session", json={"name": "ANN"})

        assert (answer.status_code, answer.json()["code"]) == (409, "name.taken")


class TestAnotherSitesPage:
    async def test_cannot_sign_in_or_out(self, ann: Browser) -> None:
        foreign = {"origin": "https://evil.example"}

        answer = await ann.http.post("/api/session", json={"name": "Ann"}, headers=foreign)

        assert (answer.status_code, answer.json()["code"]) == (403, "origin.foreign")
        assert (await ann.http.delete("/api/session", headers=foreign)).status_code == 403

    async def test_is_told_apart_from_the_rooms_own(self, ann: Browser) -> None:
        own = {"origin": f"http://{HOST}"}

        answer = await ann.http.post("/api/session", json={"name": "Ann"}, headers=own)

        assert answer.status_code == 200


class TestRequestsThatMakeNoSense:
    @pytest.mark.parametrize(
        "body", [b"", b"{", b"[]", b'{"name": 7}', b'{"name":"Ann","more":1}', b"\xff", b"[" * 5000]
    )
    async def test_are_refused_in_one_shape(self, ann: Browser, body: bytes) -> None:
        answer = await ann.http.post(
            "/api/session", content=body, headers={"content-type": "application/json"}
        )

        assert answer.status_code == 400
        assert answer.json()["code"] in {"request.malformed", "request.too_deep"}

    async def test_are_not_read_past_the_limit(self, ann: Browser) -> None:
        answer = await ann.http.post("/api/session", json={"name": "x" * 50_000})

        assert (answer.status_code, answer.json()["code"]) == (413, "request.too_long")

    @pytest.mark.parametrize(
        ("path", "code"),
        [
            ("/api/nothing", "path.unknown"),
            ("/api", "path.unknown"),
            ("/ws/tables", "path.unknown"),
            ("/assets/gone.js", "path.unknown"),
            ("/api/tables/gone", "table.unknown"),
            ("/api/hands/gone", "hand.unknown"),
            ("/api/houses/gone", "house.unknown"),
        ],
    )
    async def test_about_what_there_is_not_are_404(
        self, ann: Browser, path: str, code: str
    ) -> None:
        answer = await ann.http.get(path)

        assert (answer.status_code, answer.json()["code"]) == (404, code)

    async def test_in_a_wrong_method_are_405(self, ann: Browser) -> None:
        answer = await ann.http.put("/api/session", json={})

        assert (answer.status_code, answer.json()["code"]) == (405, "request.method")


class TestTheLobby:
    async def test_lists_a_table_of_each_house(self, ann: Browser) -> None:
        lobby = (await ann.http.get("/api/lobby")).json()

        assert {each["house"] for each in lobby["tables"]} == set(HOUSES)
        assert lobby["player"] is None

    async def test_says_the_same_of_a_table_as_the_table_itself(self, ann: Browser) -> None:
        lobby = (await ann.http.get("/api/lobby")).json()

        for sign in lobby["tables"]:
            assert (await ann.http.get(f"/api/tables/{sign['id']}")).json().keys() == sign.keys()

    async def test_counts_bots_apart_from_people(self, ann: Browser, room: Room) -> None:
        await until(lambda: all(each.bots for each in room.floor.lobby()))

        for sign in (await ann.http.get("/api/lobby")).json()["tables"]:
            assert sign["taken"] == sign["people"] + sign["bots"]
            assert sign["people"] == 0


class TestTheHouses:
    async def test_are_listed_with_their_source(self, ann: Browser) -> None:
        houses = (await ann.http.get("/api/houses")).json()["houses"]

        assert [each["name"] for each in houses] == list(HOUSES)
        assert all(each["title"] and each["source"] for each in houses)

    @pytest.mark.parametrize("name", HOUSES)
    async def test_state_each_rule_with_its_source(self, ann: Browser, name: str) -> None:
        house = (await ann.http.get(f"/api/houses/{name}")).json()

        assert house["name"] == name
        assert len(house["sentences"]) > 20
        assert all(each["text"] and each["source"] for each in house["sentences"])


class TestEveryAnswer:
    @pytest.mark.parametrize(
        "path", ["/", "/table/casino", "/api/lobby", "/api/gone", "/assets/index-abc123.js"]
    )
    async def test_carries_the_security_headers(self, ann: Browser, path: str) -> None:
        headers = (await ann.http.get(path)).headers

        for name, value in SECURITY_HEADERS:
            assert headers[name.decode()] == value.decode()

    async def test_of_the_api_is_kept_by_no_cache(self, ann: Browser) -> None:
        for path in ("/api/lobby", "/api/session", "/api/gone"):
            assert (await ann.http.get(path)).headers["cache-control"] == "no-store"

    async def test_lets_no_inline_script_and_no_frame_be(self, ann: Browser) -> None:
        policy = (await ann.http.get("/")).headers["content-security-policy"]

        assert "unsafe" not in policy
        assert "default-src 'none'" in policy
        assert "frame-ancestors 'none'" in policy


class TestTheClient:
    @pytest.mark.parametrize("path", ["/", "/table/casino", "/hand/casino-1"])
    async def test_is_one_page_at_every_address_of_its_own(self, ann: Browser, path: str) -> None:
        answer = await ann.http.get(path)

        assert "a room" in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"

    async def test_is_not_sent_again_to_who_has_it(self, ann: Browser) -> None:
        tag = (await ann.http.get("/")).headers["etag"]

        again = await ann.http.get("/", headers={"if-none-match": tag})

        assert (again.status_code, again.content) == (304, b"")

    async def test_has_hashed_files_that_are_kept_for_a_year(self, ann: Browser) -> None:
        answer = await ann.http.get("/assets/index-abc123.js")

        assert answer.text == "go();" * 200
        assert answer.headers["content-encoding"] == "gzip"
        assert "immutable" in answer.headers["cache-control"]

    async def test_is_sent_plain_to_who_cannot_unpack(self, ann: Browser) -> None:
        plain = {"accept-encoding": "identity"}
        answer = await ann.http.get("/assets/index-abc123.js", headers=plain)

        assert "content-encoding" not in answer.headers
        assert answer.text == "go();" * 200


class TestTheRoomItself:
    async def test_says_that_it_is_well(self, ann: Browser) -> None:
        health = (await ann.http.get("/healthz")).json()

        assert health["ok"] is True
        assert health["tables"] == len(HOUSES)

    async def test_describes_its_api(self, ann: Browser) -> None:
        schema = (await ann.http.get("/api/schema/openapi.json")).json()

        assert schema["openapi"].startswith("3.1")
        assert {"/api/session", "/api/lobby", "/api/hands/{hand_id}"} <= schema["paths"].keys()


class TestAFaultOfOurs:
    async def test_is_owned_up_to_without_its_details(
        self, ann: Browser, room: Room, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def break_down() -> None:
            raise RuntimeError("a secret detail")

        monkeypatch.setattr(room.floor, "dealers", break_down)

        answer = await ann.http.get("/api/lobby")

        assert (answer.status_code, answer.json()["code"]) == (500, "room.fault")
        assert "secret" not in answer.text
