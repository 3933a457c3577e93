"""Equities and ranks over HTTP: what is told, what is refused, and that no table waits for it."""

from __future__ import annotations

import asyncio
import json
import re
import threading
from typing import Any

import pytest
from litestar.types import ASGIApp

from doorcard.bootstrap import Room
from doorcard.equity import Cancelled, equity
from doorcard.service.study.desk import StudyDesk, StudyLimits, Watch
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.equity_api import LINES, while_there
from doorcard.web.floods import FloodLimits
from tests.web.asgi import Browser, until
from tests.web.test_socket import first_and_second, own_cards, seated

PAIRS = {"seats": ["AhAd7c", "QsQh7d"], "dead": "5s Qc", "game": "hilo"}


async def post(browser: Browser, path: str, body: object) -> tuple[int, Any]:
    answer = await browser.http.post(path, json=body)
    return answer.status_code, answer.json()


class TestEquity:
    async def test_is_told_as_the_library_counts_it(self, ann: Browser) -> None:
        code, told = await post(ann, "/api/equity", PAIRS)

        found = equity(PAIRS["seats"], dead="5s Qc", game="hilo")
        assert code == 200
        assert (told["exact"], told["deals"], told["standard_error"]) == (True, found.deals, 0)
        assert [seat["share"] for seat in told["seats"]] == [seat.share for seat in found.seats]
        assert told["seats"][1]["low_won"] == found.seats[1].low_won
        assert told["seats"][0]["rates"] == found.rates(0)
        assert told["seats"][0]["cards"] == "Ah Ad 7c"

    async def test_is_sampled_on_demand_alike_for_the_same_seed(self, ann: Browser) -> None:
        body = {**PAIRS, "exact": False, "deals": 5000, "seed": 7}

        first, again = [await post(ann, "/api/equity", body) for _ in range(2)]

        assert first == again
        assert first[1]["exact"] is False
        assert 0 < first[1]["standard_error"] < 0.02

    async def test_is_told_by_street(self, ann: Browser) -> None:
        body = {"seats": ["AhAd7cKs2d", "[QQ]7d??Qd"], "game": "razz"}

        _, told = await post(ann, "/api/equity/streets", body)

        assert [each["street"] for each in told["streets"]] == [3, 4, 5]
        assert [each["seats"][0]["cards"] for each in told["streets"]] == [
            "Ah Ad 7c",
            "Ah Ad 7c Ks",
            "Ah Ad 7c Ks 2d",
        ]
        assert told["streets"][1]["seats"][1]["cards"] == "[QQ] 7d ??"

    async def test_is_told_after_each_next_card(self, ann: Browser) -> None:
        body = {"seats": ["AhAd7c2s9d4s", "QsQh7dJs3c5d"], "seat": 2}

        _, told = await post(ann, "/api/equity/next", body)

        best = max(told["cards"], key=lambda each: each["shares"][1])
        assert (len(told["cards"]), best["card"], best["exact"]) == (40, "Qc", True)

    @pytest.mark.parametrize(
        ("path", "body", "code"),
        [
            ("equity", {"seats": ["AhAd7c"]}, "spot.seats"),
            ("equity", {"seats": ["AhAd7c", "AhKd7d"]}, "spot.twice"),
            ("equity", {"seats": ["AhAd7x", "QhKd7d"]}, "holding.unreadable"),
            ("equity", {"seats": ["[QQ", "QhKd7d"]}, "holding.unreadable"),
            ("equity", {"seats": ["??7c", "??7d", "??7h"], "exact": True}, "exact.no_method"),
            (
                "equity",
                {"seats": ["????7c", "????7d", "??7h2h3h4h5h"], "exact": True},
                "exact.too_long",
            ),
            ("equity", {"seats": ["[AA]"] * 4}, "study.ranges"),
            ("equity", {"seats": ["Ah"] * 9}, "request.malformed"),
            ("equity", {"seats": ["Ah", "Ad"], "game": "omaha"}, "request.malformed"),
            ("equity", {"seats": ["Ah", "A" * 201]}, "request.malformed"),
            ("equity", {"seats": ["Ah", "Ad"], "deals": 10**9}, "request.malformed"),
            ("equity/next", {"seats": ["Ah", "Ad"], "seat": 3}, "next.no_card"),
            ("ranks", {"hands": ["AhAh"]}, "rank.cards"),
        ],
    )
    async def test_is_refused_in_words(
        self, ann: Browser, path: str, body: object, code: str
    ) -> None:
        answer, told = await post(ann, f"/api/{path}", body)

        assert (answer, told["code"]) == (400, code)
        assert told["sentence"]


class TestRanks:
    async def test_are_told_high_and_low(self, ann: Browser) -> None:
        _, told = await post(
            ann, "/api/ranks", {"hands": ["Ah2h3h4h5h9c9d", "KhKd"], "game": "hilo"}
        )

        wheel, pair = told["hands"]
        assert wheel["high"]["category"] == "straight_flush"
        assert wheel["low"]["value"] == 56
        assert (pair["high"]["name"], pair["low"]) == ("pair of kings", None)

    async def test_of_razz_are_low_alone(self, ann: Browser) -> None:
        _, told = await post(ann, "/api/ranks", {"hands": ["Ah2h3h4h5h9c9d"], "game": "razz"})

        assert told["hands"][0]["high"] is None
        assert told["hands"][0]["low"]["value"] == 6175


class TestLines:
    """``application/x-ndjson``: how far it is, and at last the answer or a refusal."""

    async def test_end_with_the_answer(self, ann: Browser) -> None:
        answer = await ann.http.post("/api/equity", json=PAIRS, headers={"accept": LINES})

        *told, last = map(json.loads, answer.text.splitlines())
        assert answer.headers["content-type"].startswith(LINES)
        assert all(0 <= each["done"] <= 1 for each in told)
        assert last["answer"] == (await post(ann, "/api/equity", PAIRS))[1]

    async def test_end_with_a_refusal(self, ann: Browser) -> None:
        answer = await ann.http.post(
            "/api/equity", json={"seats": ["Ah", "Ah"]}, headers={"accept": LINES}
        )

        assert json.loads(answer.text)["refusal"]["code"] == "spot.twice"


class TestWhoHangsUp:
    async def test_stops_the_work(self) -> None:
        desk, stopped, begun = StudyDesk(), threading.Event(), threading.Event()

        def work(watch: Watch) -> None:
            begun.set()
            while not watch.cancelled():
                stopped.wait(0.005)
            stopped.set()
            raise Cancelled

        async def hung_up() -> Any:  # noqa: ANN401 - a message of ASGI
            await until(begun.is_set)
            return {"type": "http.disconnect"}

        with pytest.raises(ValueError, match="hung up"):
            await while_there(hung_up, desk.ask("Ann", work))

        await until(stopped.is_set)

    async def test_in_mid_stream_stops_the_work(self, app: ASGIApp) -> None:
        """A door card against a door card, exactly: seconds of work."""
        body = json.dumps({"seats": ["????7c", "????7d"], "exact": True}).encode()
        incoming: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        outgoing: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        incoming.put_nowait({"type": "http.request", "body": body, "more_body": False})
        scope = {
            "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "POST",
            "scheme": "http", "path": "/api/equity", "raw_path": b"/api/equity",
            "query_string": b"", "root_path": "", "client": ("127.0.0.1", 1), "state": {},
            "server": ("room.test", 80), "extensions": {},
            "headers": [(b"host", b"room.test"), (b"accept", LINES.encode()),
                        (b"content-type", b"application/json"),
                        (b"content-length", str(len(body)).encode())],
        }  # fmt: skip
        asking = asyncio.ensure_future(app(scope, incoming.get, outgoing.put))  # type: ignore[arg-type]
        begun = await outgoing.get()

        incoming.put_nowait({"type": "http.disconnect"})
        await asyncio.wait_for(asking, 30)

        said = b"".join(outgoing.get_nowait().get("body", b"") for _ in range(outgoing.qsize()))
        assert begun["status"] == 200
        assert b"answer" not in said


class TestLimits:
    async def test_who_asks_too_fast_waits(self, room: Room) -> None:
        slow = FloodLimits(account_rate=0.001, account_burst=1, address_burst=2, address_rate=0.001)
        ann = Browser(create_app(room.floor, room.desk, ClientFiles({}), study_limits=slow))
        await ann.sign_in("Ann")

        codes = [await post(ann, "/api/ranks", {"hands": ["Ah"]}) for _ in range(2)]

        assert [code for code, _ in codes] == [200, 429]
        assert codes[1][1]["code"] == "request.too_fast"

    async def test_tables_go_on_while_somebody_studies(self, room: Room) -> None:
        """One question is held back in its thread; a table is watched meanwhile."""
        study, hold = StudyDesk(StudyLimits(seconds=60), threads=1), threading.Event()
        browser = Browser(create_app(room.floor, room.desk, ClientFiles({}), study=study))
        blocking = asyncio.ensure_future(study.ask("Ben", lambda _: hold.wait()))
        asking = asyncio.ensure_future(post(browser, "/api/equity", PAIRS))

        async with browser.watching("casino") as socket:
            await socket.hear_until(t="notice")

        assert not asking.done()
        hold.set()
        await blocking
        assert (await asking)[0] == 200


class TestAHandThatHasEnded:
    async def test_has_equities_of_what_the_asker_may_see(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as (ann, ben):
            end, _ = await asyncio.gather(ann.play_out(fold=True), ben.play_out(fold=True))
            path = f"/api/hands/{end['hand']}/equity"
            rail = await Browser(empty_app).http.get(path)

        streets = rail.json()["streets"]
        assert streets[0]["street"] == 3
        assert all(len(each["numbers"]) == 2 for each in streets)
        for street in streets:
            assert all(seat["cards"].startswith("?? ??") for seat in street["seats"])
        for card in own_cards(ann, end["hand"]) | own_cards(ben, end["hand"]):
            assert card not in re.findall(r"\w\w", rail.text)

    async def test_has_none_while_it_is_played(self, empty_app: ASGIApp) -> None:
        async with seated(empty_app, ["Ann", "Ben"]) as players:
            first, _ = await first_and_second(*players)
            path = f"/api/hands/{first.turn['hand']}/equity"
            told = await Browser(empty_app).http.get(path)

        assert told.json()["code"] == "hand.open"

    async def test_of_nobody_is_unknown(self, ann: Browser) -> None:
        answer = await ann.http.get("/api/hands/gone/equity")

        assert (answer.status_code, answer.json()["code"]) == (404, "hand.unknown")


class TestATable:
    async def test_never_tells_an_equity(self, empty_app: ASGIApp) -> None:
        """Equities are of hands that have ended, and of cards that somebody set up."""
        async with seated(empty_app, ["Ann", "Ben"]) as players:
            await asyncio.gather(*(each.play_out() for each in players))

        frames = "".join(line for each in players for line in each.socket.heard)
        assert frames
        assert not re.search(r'"(share|equity|equities|win|rates)"', frames)
