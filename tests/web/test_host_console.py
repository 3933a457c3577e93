"""The host's console over HTTP: who may, what is done, and what is written down."""

from __future__ import annotations

import json
from typing import Any

import pytest

from doorcard.room.cage import BANK, wallet
from tests.service.account_office import PASSWORD
from tests.web.accounts_here import Here, a_room
from tests.web.asgi import Browser, until

ROUTES = [
    ("GET", "/api/host/room"),
    ("GET", "/api/host/tables"),
    ("GET", "/api/host/players"),
    ("GET", "/api/host/lines"),
    ("GET", "/api/host/announcements"),
    ("GET", "/api/host/inbox"),
    ("GET", "/api/host/ledger"),
    ("GET", "/api/host/books"),
    ("GET", "/api/host/log"),
    ("GET", "/api/host/hosts"),
    ("GET", "/api/host/lapses"),
    ("POST", "/api/host/books"),
]


async def post(who: Browser, path: str, **body: object) -> dict[str, Any]:
    """What the host's deed is answered with."""
    answer = await who.http.post(path, json=body)
    assert answer.status_code < 300, answer.text
    told: dict[str, Any] = answer.json() if answer.content else {}
    return told


async def refused(who: Browser, path: str, **body: object) -> str:
    answer = await who.http.post(path, json=body)
    assert answer.status_code >= 400, answer.text
    fault = answer.json()
    assert fault["sentence"]
    return str(fault["code"])


async def log_of(host: Browser) -> list[dict[str, Any]]:
    return list((await host.http.get("/api/host/log")).json()["lines"])


async def guest(here: Here, name: str) -> tuple[Browser, str]:
    visitor = here.browser()
    answer = await visitor.http.post("/api/session", json={"name": name})
    assert answer.status_code == 200, answer.text
    return visitor, answer.json()["player"]["id"]


class TestTheConsole:
    """Design, the host: a console for the host's account."""

    @pytest.mark.parametrize(("method", "path"), ROUTES)
    async def test_is_for_hosts_alone(self, method: str, path: str) -> None:
        async with a_room() as here:
            ben, _ = await guest(here, "Ben")
            nobody = here.browser()

            told = [
                (await each.http.request(method, path)).json()["code"] for each in (ben, nobody)
            ]

            assert told == ["host.only", "session.none"]

    async def test_wants_a_reason_for_every_deed(self) -> None:
        async with a_room() as here:
            host = await here.host()
            _, ben = await guest(here, "Ben")

            codes = {
                await refused(host, "/api/host/room/pause", sentence="back soon", why=" "),
                await refused(host, f"/api/host/players/{ben}/ban", why=""),
                await refused(
                    host, f"/api/host/players/{ben}/chips", chips=100, why="", request="r1"
                ),
            }

            assert codes == {"why.missing"}
            assert [each["what"] for each in await log_of(host)] == ["host.claimed"]

    async def test_gives_chips_once_and_writes_it_down_with_them(self) -> None:
        async with a_room() as here:
            host = await here.host()
            _, ben = await guest(here, "Ben")
            before = await here.room.store.balance(wallet(ben))
            deed = {"chips": 500, "why": "a prize", "request": "r1"}

            first = await post(host, f"/api/host/players/{ben}/chips", **deed)
            again = await post(host, f"/api/host/players/{ben}/chips", **deed)

            assert first["wallet"] == again["wallet"] == before + 500
            lines = [each for each in await log_of(host) if each["what"] == "chips.given"]
            assert [(each["player"], each["why"], each["after"]) for each in lines] == [
                (ben, "a prize", {"wallet": before + 500, "chips": 500})
            ]
            assert [each["player_name"] for each in lines] == ["Ben"]
            assert sum((await here.room.store.balances()).values()) == 0
            assert (await here.room.store.balance(BANK)) < 0

    async def test_takes_no_more_than_there_is_and_then_writes_nothing_down(self) -> None:
        async with a_room() as here:
            host = await here.host()
            _, ben = await guest(here, "Ben")

            code = await refused(
                host, f"/api/host/players/{ben}/chips", chips=-(10**9), why="oops", request="r1"
            )

            assert code == "chips.not_enough"
            assert "chips.taken" not in [each["what"] for each in await log_of(host)]

    async def test_pauses_and_resumes_the_room(self) -> None:
        async with a_room() as here:
            host = await here.host()
            told = "lunch until one"

            paused = await post(host, "/api/host/room/pause", sentence=told, why="lunch")
            news = (await here.browser().http.get("/api/news")).json()
            resumed = await post(host, "/api/host/room/resume", why="it is one")

            assert paused["paused"] == news["paused"] == {"code": "host.paused", "sentence": told}
            assert resumed["paused"] is None
            silent = await post(host, "/api/host/room/pause", sentence=" ", why="lunch")
            assert silent["paused"] == {"code": "host.paused", "sentence": ""}
            await post(host, "/api/host/room/resume", why="back")
            assert await refused(host, "/api/host/room/resume", why="x") == "room.not_paused"

    async def test_pauses_one_table_and_resumes_it(self) -> None:
        async with a_room() as here:
            host = await here.host()
            table = "/api/host/tables/casino"

            assert await refused(host, f"{table}/resume", why="x") == "table.not_paused"
            paused = await post(host, f"{table}/pause", sentence="Ten minutes", why="an alarm")
            assert [each["sentence"] for each in paused["paused"]] == ["Ten minutes"]
            await post(host, "/api/host/room/pause", sentence="All of us", why="an alarm")
            await post(host, "/api/host/room/resume", why="it is over")
            still = (await host.http.get("/api/host/tables")).json()["tables"]
            held = {each["table"]["id"]: each["paused"] for each in still if each["paused"]}
            assert list(held) == ["casino"], "the room's pause does not end the table's own"
            resumed = await post(host, f"{table}/resume", why="it is over")

            assert resumed["paused"] == []
            [line] = [each for each in await log_of(host) if each["what"] == "table.resumed"]
            assert line["before"] == "Ten minutes"

    async def test_drains_the_room(self) -> None:
        async with a_room() as here:
            host = await here.host()

            assert (await post(host, "/api/host/room/drain", why="update"))["draining"]
            assert not (await post(host, "/api/host/room/undrain", why="later"))["draining"]

    async def test_opens_changes_and_closes_tables(self) -> None:
        async with a_room() as here:
            host = await here.host()
            made = await post(
                host, "/api/host/tables", house="casino", name="Hosts own", bots=False, why="asked"
            )
            table = made["table"]["id"]

            changed = await post(
                host,
                f"/api/host/tables/{table}/rules",
                policy={"rail_delay_seconds": 30},
                why="watched too closely",
            )
            await post(host, f"/api/host/tables/{table}/close", why="nobody came")
            await until(lambda: table not in {each.id for each in here.room.floor.lobby()})

            assert changed["table"]["id"] == table
            deeds = {each["what"]: each for each in await log_of(host)}
            assert deeds["table.rules"]["before"] == {"rail_delay_seconds": 0}
            assert deeds["table.rules"]["after"] == {"rail_delay_seconds": 30}
            assert {"table.opened", "table.closed"} <= set(deeds)
            named = [deeds[each]["table_name"] for each in ("table.opened", "table.closed")]
            assert named == ["Hosts own"] * 2, "a closed table keeps its name in the log"

    async def test_has_in_its_log_what_the_host_did_at_the_tables_own_page(self) -> None:
        async with a_room() as here:
            host = await here.host()
            wish = {"house": "casino", "name": "By the way", "private": True, "bots": False}
            made = await post(host, "/api/tables", **wish)
            path = f"/api/tables/{made['table']['id']}"
            cal, _ = await guest(here, "Cal")
            own = await post(cal, "/api/tables", house="casino", name="Cals own", bots=False)

            await post(host, f"{path}/rules", policy={"rail_delay_seconds": 30})
            await post(host, f"{path}/invite")
            theirs = f"/api/tables/{own['table']['id']}"
            await post(host, f"{theirs}/rules", rules={"ante": 50})
            await post(cal, f"{theirs}/rules", rules={"ante": 30})
            await host.http.delete(f"{theirs}/rules")
            await host.http.delete(path)

            deeds = [
                (each["what"], each["table"], each["why"])
                for each in reversed(await log_of(host))
                if each["what"].startswith("table.")
            ]
            at_page = "from the table's own page"
            mine, other = made["table"]["id"], own["table"]["id"]
            assert deeds == [
                ("table.opened", mine, "from the lobby"),
                ("table.rules", mine, at_page),
                ("table.invited", mine, at_page),
                ("table.rules", other, at_page),
                ("table.closed", mine, at_page),
            ]

    async def test_bans_for_a_time(self) -> None:
        async with a_room() as here:
            host = await here.host()
            ben, ben_id = await guest(here, "Ben")

            banned = await post(
                host, f"/api/host/players/{ben_id}/ban", minutes=60, why="called names"
            )
            barred = await ben.http.get("/api/wallet")
            contact = await ben.http.post("/api/contact", json={"text": "I did not"})
            news = (await ben.http.get("/api/news")).json()
            await post(host, f"/api/host/players/{ben_id}/unban", why="sorry said")

            assert banned["ban"]["why"] == "called names"
            assert (barred.status_code, barred.json()["code"]) == (403, "player.banned")
            assert contact.status_code == 201
            assert news["ban"]["why"] == "called names"
            assert (await ben.http.get("/api/wallet")).status_code == 200

    async def test_tells_deeds_of_a_deleted_host_by_a_neutral_name(self) -> None:
        async with a_room() as here:
            host, second = await here.host(), here.browser()
            made = await second.http.post("/api/account", json={"name": "Bo", "password": PASSWORD})
            second_id = made.json()["player"]["id"]
            await post(host, "/api/host/hosts", player=second_id, why="two of us")
            await post(host, "/api/host/room/drain", why="an upgrade")
            proof = {"confirm": {"password": PASSWORD}}
            assert (await host.http.post("/api/account/delete", json=proof)).status_code == 200

            names = {each["name"] for each in await log_of(second)}

            assert names == {"Former player"}

    async def test_bans_no_host(self) -> None:
        async with a_room() as here:
            host = await here.host()
            me = (await host.http.get("/api/session")).json()["player"]["id"]

            code = await refused(host, f"/api/host/players/{me}/ban", why="a slip")

            assert code == "player.is_host"

    async def test_announces_to_the_room(self) -> None:
        async with a_room() as here:
            host = await here.host()
            made = await post(
                host, "/api/host/announcements", text="Cup at nine", minutes=10, why="cup"
            )
            during = (await here.browser().http.get("/api/news")).json()["announcements"]
            async with here.browser().watching("casino", origin=None) as socket:
                greeted = await socket.hear_until(t="announcement")
                assert (greeted["text"], greeted["over"]) == ("Cup at nine", False)
            await post(host, f"/api/host/announcements/{made['id']}/end", why="over")
            after = (await here.browser().http.get("/api/news")).json()["announcements"]

            assert [each["text"] for each in during] == ["Cup at nine"]
            assert after == []

    async def test_audits_on_demand(self) -> None:
        async with a_room() as here:
            host = await here.host()

            before = here.room.floor.clock.wall_ms()

            told = (await host.http.post("/api/host/books")).json()

            assert told["balanced"]
            assert told["tables"] == len(here.room.floor.lobby())
            assert before <= told["at_ms"] <= here.room.floor.clock.wall_ms()

    async def test_finds_players_by_a_part_of_the_name(self) -> None:
        async with a_room() as here:
            host = await here.host()
            _, ben = await guest(here, "Benedict")
            await guest(here, "Dora")

            found = (await host.http.get("/api/host/players", params={"name": "NEDI"})).json()

            assert [each["id"] for each in found["players"]] == [ben]
            assert found["players"][0]["sessions"] == 1


class TestContact:
    """000, item 54: the host can be reached at any hour."""

    async def test_brings_a_question_to_the_inbox_and_the_answer_back(self) -> None:
        async with a_room() as here:
            host = await here.host()
            ben, ben_id = await guest(here, "Ben")
            await post(ben, "/api/contact", text="My chips\nare gone", page="/table/casino")
            inbox = (await host.http.get("/api/host/inbox")).json()["threads"]

            thread = await post(host, f"/api/host/inbox/{ben_id}", text="They are in your seat")
            mine = (await ben.http.get("/api/contact")).json()
            read = await post(ben, "/api/contact/read")

            assert [(each["name"], each["unread"]) for each in inbox] == [("Ben", 1)]
            assert [each["text"] for each in thread["messages"]] == [
                "My chips\nare gone",
                "They are in your seat",
            ]
            assert (mine["unread"], mine["messages"][0]["from_host"]) == (1, True)
            assert read == {"unread": 0}

    async def test_counts_what_the_host_has_not_read(self) -> None:
        async with a_room() as here:
            host = await here.host()
            ben, _ = await guest(here, "Ben")
            await post(ben, "/api/contact", text="My chips are gone")
            await post(ben, "/api/contact", text="All of them")

            inbox = (await host.http.get("/api/host/inbox")).json()["threads"]

            assert [each["unread"] for each in inbox] == [2]

    async def test_answers_by_mail_who_has_no_name(self) -> None:
        async with a_room() as here:
            host = await here.host()
            nobody = here.browser()
            await post(nobody, "/api/contact", text="I cannot log in", reply_to="Ben@cards.example")
            thread = (await host.http.get("/api/host/inbox")).json()["threads"][0]["thread"]

            await post(host, f"/api/host/inbox/{thread}", text="Use the link I sent")
            await until(lambda: bool(here.letters.letters))

            assert [(each.to, each.text) for each in here.letters.letters] == [
                ("ben@cards.example", "Use the link I sent")
            ]

    async def test_takes_so_many_at_once_and_then_says_when(self) -> None:
        async with a_room() as here:
            ben, _ = await guest(here, "Ben")
            for _ in range(5):
                await post(ben, "/api/contact", text="hello?")

            answer = await ben.http.post("/api/contact", json={"text": "hello?"})

            assert (answer.status_code, answer.json()["code"]) == (429, "contact.too_fast")
            assert int(answer.headers["retry-after"]) > 0


class TestNotes:
    """Design, the rail and chat: notes on players, private."""

    async def test_are_the_writers_alone(self) -> None:
        async with a_room() as here:
            host = await here.host()
            ben, ben_id = await guest(here, "Ben")
            _, dora = await guest(here, "Dora")

            wrote = await ben.http.put(f"/api/notes/{dora}", json={"text": "bluffs on sixth"})
            other = await host.http.get(f"/api/notes/{dora}")

            assert wrote.json()["text"] == "bluffs on sixth"
            assert other.json()["text"] == ""
            own = await ben.http.put(f"/api/notes/{ben_id}", json={"text": "me"})
            assert own.json()["code"] == "note.self"

    async def test_go_with_an_empty_text(self) -> None:
        async with a_room() as here:
            ben, _ = await guest(here, "Ben")
            _, dora = await guest(here, "Dora")
            await ben.http.put(f"/api/notes/{dora}", json={"text": "bluffs"})

            await ben.http.put(f"/api/notes/{dora}", json={"text": ""})

            assert (await ben.http.get("/api/notes")).json() == {"notes": []}

    async def test_have_a_length(self) -> None:
        async with a_room() as here:
            ben, _ = await guest(here, "Ben")
            _, dora = await guest(here, "Dora")

            answer = await ben.http.put(f"/api/notes/{dora}", json={"text": "a" * 1001})

            assert answer.json()["code"] == "note.too_long"

    async def test_are_in_the_export(self) -> None:
        async with a_room() as here:
            ann = await here.ann()
            _, dora = await guest(here, "Dora")
            await ann.http.put(f"/api/notes/{dora}", json={"text": "calls too much"})

            told = json.loads((await ann.http.get("/api/account/export")).content)

            assert [each["text"] for each in told["talk"]["notes"]] == ["calls too much"]
