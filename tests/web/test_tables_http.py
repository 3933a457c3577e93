"""Tables, lines, private doors, the lobby and wallets over HTTP and the socket."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from litestar.types import ASGIApp

from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import Room, open_room
from doorcard.service import Pace
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.socket import PRIVATE
from tests.web.asgi import Browser, Hangup

WISH: dict[str, Any] = {"house": "reference", "name": "Friday night", "bots": False}


async def post(browser: Browser, path: str, body: object = None) -> tuple[int, Any]:
    answer = await browser.http.post(path, json={} if body is None else body)
    return answer.status_code, answer.json()


async def get(browser: Browser, path: str) -> Any:  # noqa: ANN401 - whatever JSON says
    answer = await browser.http.get(path)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def opened(browser: Browser, name: str = "Ann", **changes: object) -> tuple[str, str | None]:
    """The id of a table that this visitor opened, and the token of its link."""
    await browser.sign_in(name)
    code, told = await post(browser, "/api/tables", {**WISH, **changes})
    assert code == 201, told
    return told["table"]["id"], told["invite"]


@pytest.fixture
def ann(empty_app: ASGIApp) -> Browser:
    return Browser(empty_app)


@pytest.fixture
def ben(empty_app: ASGIApp) -> Browser:
    return Browser(empty_app)


class TestTheLobby:
    async def test_lists_stakes_seats_and_pace(self, ann: Browser) -> None:
        lobby = await get(ann, "/api/lobby")

        sign = next(each for each in lobby["tables"] if each["id"] == "casino")
        assert (sign["free"], sign["waiting"], sign["average_pot"], sign["hands_hour"]) == (
            8,
            0,
            None,
            0,
        )
        assert (sign["private"], sign["opener"], lobby["waiting"]) == (False, None, [])

    @pytest.mark.parametrize(
        ("query", "tables"),
        [
            ("game=hilo", {"common_hilo"}),
            ("betting=spread_limit", {"casino", "home_game"}),
            ("house=casino", {"casino"}),
            ("house=ritz", set()),
            ("least_bet=101", {"celebpoker"}),
            ("most_bet=100&betting=fixed_limit&game=hi", {"reference", "partypoker", "common_hi"}),
            ("bots=true", set()),
            ("free=false", set()),
            ("private=true", set()),
        ],
    )
    async def test_is_filtered(self, ann: Browser, query: str, tables: set[str]) -> None:
        lobby = await get(ann, f"/api/lobby?{query}")

        assert {each["id"] for each in lobby["tables"]} == tables

    @pytest.mark.parametrize("query", ["game=poker", "free=perhaps", "least_bet=-1", "most_bet=x"])
    async def test_refuses_a_filter_that_makes_no_sense(self, ann: Browser, query: str) -> None:
        answer = await ann.http.get(f"/api/lobby?{query}")

        assert (answer.status_code, answer.json()["code"]) == (400, "request.malformed")

    async def test_is_not_sent_again_while_nothing_changes(self, ann: Browser) -> None:
        await ann.sign_in("Ann")
        first = await ann.http.get("/api/lobby")
        known = {"if-none-match": first.headers["etag"]}

        again = await ann.http.get("/api/lobby", headers=known)

        assert (again.status_code, again.content) == (304, b"")
        assert again.headers["etag"] == first.headers["etag"]
        await post(ann, "/api/tables", WISH)
        changed = await ann.http.get("/api/lobby", headers=known)
        assert changed.status_code == 200
        assert changed.headers["etag"] != first.headers["etag"]

    async def test_says_where_one_waits(self, ann: Browser, ben: Browser) -> None:
        id_, _ = await opened(ann, rules={"max_players": 2})
        async with ann.watching(id_) as socket:
            await socket.ask("sit", seat=1, buy_in=4000)
            await ben.sign_in("Ben")

            code, line = await post(ben, f"/api/tables/{id_}/waiting", {"seats": [1]})

            assert (code, line["of"], line["you"]["position"]) == (200, 1, 1)
            (waiting,) = (await get(ben, "/api/lobby"))["waiting"]
            assert waiting == {"table": id_, "position": 1, "of": 1, "offer": None}
            await socket.ask("leave")
            (waiting,) = (await get(ben, "/api/lobby"))["waiting"]
            assert waiting["offer"]["seat"] == 1
            assert (await ben.http.delete(f"/api/tables/{id_}/waiting")).json() == {
                "of": 0,
                "you": None,
            }


class TestATablesPage:
    async def test_says_the_rules_and_who_is_there(self, ann: Browser) -> None:
        id_, _ = await opened(ann, rules={"ante": 30}, policy={"turn_seconds": 25})
        async with ann.watching(id_) as socket:
            await socket.ask("sit", seat=3, buy_in=4000)

            page = await get(ann, f"/api/tables/{id_}/page")

        changed = {each["field"] for each in page["sentences"] if each["changed"]}
        assert changed == {"ante", "turn_seconds"}
        assert all(each["text"] and each["source"] for each in page["sentences"])
        assert page["seats"] == [{"seat": 3, "name": "Ann", "stack": 4000, "bot": False}]
        assert page["may"] == {"enter": True, "sit": False, "run": True}
        assert page["buy_in"] == {
            "least": 2000,
            "most": 20000,
            "because": "house",
            "until_ms": None,
        }

    async def test_names_the_stack_one_left_with(self, ann: Browser) -> None:
        id_, _ = await opened(ann)
        async with ann.watching(id_) as socket:
            await socket.ask("sit", seat=3, buy_in=9000)
            await socket.ask("leave")

            refused = (await socket.ask("sit", seat=3, buy_in=4000))["refusal"]

            assert refused["code"] == "buy_in.rathole"
            buy_in = (await get(ann, f"/api/tables/{id_}/page"))["buy_in"]
            assert (buy_in["least"], buy_in["because"]) == (9000, "came_back")
            assert buy_in["until_ms"] == refused["facts"]["until_ms"]

    async def test_is_open_to_nobody_in_particular(self, ann: Browser) -> None:
        page = await get(ann, "/api/tables/casino/page")

        assert page["may"] == {"enter": True, "sit": False, "run": False}
        assert page["buy_in"] is None

    async def test_is_of_a_table_that_there_is(self, ann: Browser) -> None:
        answer = await ann.http.get("/api/tables/ritz/page")

        assert (answer.status_code, answer.json()["code"]) == (404, "table.unknown")


class TestOpeningATable:
    async def test_begins_from_what_the_house_offers(self, ann: Browser) -> None:
        form = await get(ann, "/api/houses/celebpoker/form")

        assert [each["rules"]["betting"] for each in form["stakes"]] == [
            "fixed_limit",
            "spread_limit",
        ]
        assert form["stakes"][0]["policy"]["buy_in_min"] == 8000
        assert (await ann.http.get("/api/houses/ritz/form")).status_code == 404

    async def test_needs_a_session(self, ann: Browser) -> None:
        code, told = await post(ann, "/api/tables", WISH)

        assert (code, told["code"]) == (401, "session.none")

    async def test_is_refused_with_every_problem(self, ann: Browser) -> None:
        await ann.sign_in("Ann")
        bad = {**WISH, "rules": {"bring_in": 100, "max_players": 9, "ante": None}}

        code, told = await post(ann, "/api/tables", bad)
        _, checked = await post(ann, "/api/tables/check", bad)

        assert (code, told["code"]) == (400, "table.rules")
        assert len(told["facts"]["problems"]) == 3
        assert checked["problems"] == told["facts"]["problems"]
        assert (await post(ann, "/api/tables/check", WISH))[1] == {"problems": []}

    @pytest.mark.parametrize(
        "body", [{}, {"house": 1, "name": "x"}, {**WISH, "more": 1}, {**WISH, "rules": [1]}]
    )
    async def test_is_asked_for_in_its_shape(self, ann: Browser, body: object) -> None:
        await ann.sign_in("Ann")

        code, told = await post(ann, "/api/tables", body)

        assert (code, told["code"]) == (400, "request.malformed")

    async def test_can_be_closed_by_who_opened_it(self, ann: Browser, ben: Browser) -> None:
        id_, _ = await opened(ann)
        await ben.sign_in("Ben")

        assert (await ben.http.delete(f"/api/tables/{id_}")).status_code == 403
        assert (await ann.http.delete(f"/api/tables/{id_}")).status_code == 202

        assert (await ann.http.get(f"/api/tables/{id_}")).status_code == 404

    async def test_can_be_given_other_rules(self, ann: Browser, ben: Browser) -> None:
        id_, _ = await opened(ann)
        await ben.sign_in("Ben")
        async with ben.watching(id_) as socket:
            await socket.ask("sit", seat=1, buy_in=4000)

            code, page = await post(ann, f"/api/tables/{id_}/rules", {"rules": {"ante": 40}})

            assert code == 200
            (change,) = page["announced"]["changes"]
            assert (change["before"], change["after"]) == (25, 40)
            told = await socket.hear_until(t="announced")
            assert (told["code"], told["announced"]) == ("rules.announced", page["announced"])
            taken_back = await ann.http.delete(f"/api/tables/{id_}/rules")
            assert taken_back.json()["announced"] is None
            told = await socket.hear_until(t="announced")
            assert told["code"] == "rules.taken_back"


class TestAPrivateTable:
    async def test_is_closed_to_strangers_and_opens_by_its_link(
        self, ann: Browser, ben: Browser
    ) -> None:
        id_, invite = await opened(ann, private=True)
        async with ann.watching(id_) as socket:
            await socket.ask("sit", seat=1, buy_in=4000)
            await ben.sign_in("Ben")

            page = await get(ben, f"/api/tables/{id_}/page")
            assert (page["seats"], page["may"]["enter"]) == (None, False)
            async with ben.watching(id_) as stranger:
                assert (await stranger.hear())["code"] == "table.private"
                with pytest.raises(Hangup) as hung_up:
                    await stranger.hear()
            assert hung_up.value.code == PRIVATE

            assert (await post(ben, f"/api/tables/{id_}/entry", {"invite": "x"}))[0] == 403
            code, entered = await post(ben, f"/api/tables/{id_}/entry", {"invite": invite})
            assert (code, entered["table"]["id"]) == (200, id_)
            async with ben.watching(id_) as friend:
                assert (await friend.hear())["t"] == "table"

    async def test_opens_by_its_password(self, ann: Browser, ben: Browser) -> None:
        id_, _ = await opened(ann, private=True)
        await ben.sign_in("Ben")

        code, told = await post(ann, f"/api/tables/{id_}/invite")

        assert code == 200
        assert (await post(ben, f"/api/tables/{id_}/entry", told))[0] == 200
        assert (await post(ben, f"/api/tables/{id_}/invite"))[0] == 403

    async def test_keeps_its_hands_to_those_let_in(
        self, ann: Browser, ben: Browser, empty_room: Room
    ) -> None:
        id_, invite = await opened(ann, private=True)
        cal = Browser(ben.app)
        await cal.sign_in("Cal")
        await ben.sign_in("Ben")
        await post(ben, f"/api/tables/{id_}/entry", {"invite": invite})
        async with ann.watching(id_) as one, ben.watching(id_) as two:
            await one.ask("sit", seat=1, buy_in=4000)
            await two.ask("sit", seat=2, buy_in=4000)
            turn = await one.hear_until(t="turn")
            await one.ask("leave")
            await two.ask("leave")
            dealer = empty_room.floor.table(id_)
            while dealer.state.open_play is not None:
                await one.hear()

        hand = turn["hand"]
        assert (await ann.http.get(f"/api/hands/{hand}")).status_code == 200
        answer = await cal.http.get(f"/api/hands/{hand}")
        assert (answer.status_code, answer.json()["code"]) == (404, "hand.unknown")


class TestAWallet:
    async def test_says_what_there_is_and_where_it_came_from(self, ann: Browser) -> None:
        await ann.sign_in("Ann")
        async with ann.watching("reference") as socket:
            await socket.ask("sit", seat=1, buy_in=4000)

            wallet = await get(ann, "/api/wallet")

        assert (wallet["wallet"], wallet["at_tables"]) == (96_000, 4_000)
        assert (wallet["grant"]["may"], wallet["grant"]["code"]) == (False, "grant.not_broke")
        page = await get(ann, "/api/wallet/lines?limit=1")
        (line,) = page["lines"]
        assert (line["why"], line["chips"], line["table"]) == ("buy_in", -4000, "reference")
        older = await get(ann, f"/api/wallet/lines?before={page['next']}")
        assert ([each["why"] for each in older["lines"]], older["next"]) == (["grant"], None)

    async def test_calls_a_table_by_its_name_when_it_is_closed_too(self, ann: Browser) -> None:
        table, _ = await opened(ann)
        async with ann.watching(table) as socket:
            await socket.ask("sit", seat=1, buy_in=4000)
            await socket.ask("leave")
        assert (await ann.http.delete(f"/api/tables/{table}")).status_code < 300

        lines = (await get(ann, "/api/wallet/lines"))["lines"]

        names = [(each["why"], each["table_name"]) for each in lines]
        assert names == [("leave", WISH["name"]), ("buy_in", WISH["name"]), ("grant", None)]

    async def test_is_nobodys_without_a_session(self, ann: Browser) -> None:
        for path in ("/api/wallet", "/api/wallet/lines"):
            assert (await ann.http.get(path)).status_code == 401
        assert (await post(ann, "/api/wallet/grant", {"request": "r"}))[0] == 401

    async def test_is_not_filled_while_there_is_plenty(self, ann: Browser) -> None:
        await ann.sign_in("Ann")

        code, told = await post(ann, "/api/wallet/grant", {"request": "r"})

        assert (code, told["code"]) == (400, "grant.not_broke")

    async def test_is_not_filled_by_coming_in_under_new_names(self, ann: Browser) -> None:
        wallets, why, may = [], [], []
        for name in ("Ann", "Ben", "Cal", "Dan"):
            told = (await post(ann, "/api/session", {"name": name}))[1]
            why.append(told.get("no_chips", {}).get("code"))
            wallet = await get(ann, "/api/wallet")
            wallets.append(wallet["wallet"])
            may.append(wallet["grant"]["code"])
            await ann.http.delete("/api/session")

        assert wallets == [100_000, 100_000, 0, 0]
        assert why == [None, None, "grant.limit", "grant.limit"], "and they are told why"
        assert may == ["grant.not_broke", "grant.not_broke", "grant.limit", "grant.limit"]

    async def test_is_not_filled_by_new_names_without_the_cookie(self, client_folder: Path) -> None:
        given, why = 0, []
        async with open_room(MemoryStore(), Pace(bots_per_table=0), bots=None) as room:
            app = create_app(room.floor, room.desk, ClientFiles.read(client_folder))
            for number in range(4):
                visitor = Browser(app)
                told = (await post(visitor, "/api/session", {"name": f"Guest {number}"}))[1]
                why.append(told.get("no_chips", {}).get("code"))
                given += (await get(visitor, "/api/wallet"))["wallet"]

        assert given == 2 * 100_000, "what one person may be given in a day"
        assert why == [None, None, "grant.address", "grant.address"]


class TestAnteingByHand:
    """001, items 3 and 4."""

    async def test_is_asked_and_answered_on_the_socket(self, ann: Browser, ben: Browser) -> None:
        await ann.sign_in("Ann")
        await ben.sign_in("Ben")
        async with ann.watching("celebpoker") as one, ben.watching("celebpoker") as two:
            await two.ask("sit", seat=2, buy_in=8000)
            await two.ask("auto_ante", on=False)
            await one.ask("sit", seat=1, buy_in=8000)

            asked = await two.hear_until(t="ante")
            while asked["ms_left"] is None:
                asked = await two.hear_until(t="ante")
            assert 0 < asked["ms_left"] <= 8000
            await two.ask("im_in", number=asked["number"])

            assert (await two.hear_until(t="ante_over"))["number"] == asked["number"]
            drawn = await two.hear_until(t="button")
            assert set(drawn["cards"]) == {"1", "2"}
            assert (await two.hear_until(t="notice"))["notice"]["type"] == "hand_started"
