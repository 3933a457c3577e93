"""Time, lines and mucked hands over HTTP and the socket, in process."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from uuid import uuid4

import pytest
from litestar.types import ASGIApp

from doorcard.room.disconnects import LANGUAGES, UNITS
from doorcard.stud import HOUSES
from tests.web.asgi import Browser, Frame, Socket

TABLE = "reference"


class TestThePolicy:
    """docs/policy/disconnects.md."""

    @pytest.mark.parametrize("lang", LANGUAGES)
    async def test_is_told_to_anybody_in_each_language(self, ann: Browser, lang: str) -> None:
        answer = await ann.http.get("/api/policy/disconnects", params={"lang": lang})

        told = answer.json()
        assert answer.status_code == 200
        assert told["lang"] == lang
        assert [each["id"] for each in told["sentences"]] == list(LANGUAGES[lang].sentences)
        assert [each["id"] for each in told["parameters"]] == list(UNITS)
        assert [each["name"] for each in told["houses"]] == list(HOUSES)
        assert told["day"] == LANGUAGES[lang].day

    async def test_is_english_where_nobody_says(self, ann: Browser) -> None:
        assert (await ann.http.get("/api/policy/disconnects")).json()["lang"] == "en"

    async def test_is_refused_in_other_languages(self, ann: Browser) -> None:
        answer = await ann.http.get("/api/policy/disconnects", params={"lang": "sv"})

        assert (answer.status_code, answer.json()["code"]) == (400, "policy.language")


class TestProtections:
    async def test_are_told_to_who_has_signed_in(self, ann: Browser) -> None:
        await ann.sign_in("Ann")

        answer = await ann.http.get("/api/tables/partypoker/protections")

        told = answer.json()
        assert told["day_ends_ms"] % 86_400_000 == 0
        assert (told["used"], told["of"], told["protects"]) == (0, None, True)

    async def test_are_nobodys_without_a_name(self, ann: Browser) -> None:
        answer = await ann.http.get("/api/tables/partypoker/protections")

        assert (answer.status_code, answer.json()["code"]) == (401, "session.none")

    async def test_are_of_a_table_that_exists(self, ann: Browser) -> None:
        await ann.sign_in("Ann")

        answer = await ann.http.get("/api/tables/none/protections")

        assert (answer.status_code, answer.json()["code"]) == (404, "table.unknown")


class TestTheLogOfLapses:
    async def test_is_the_hosts_alone(self, ann: Browser) -> None:
        assert (await ann.http.get("/api/host/lapses")).status_code == 401
        await ann.sign_in("Ann")

        answer = await ann.http.get("/api/host/lapses")

        assert (answer.status_code, answer.json()["code"]) == (403, "host.only")


CALM = ("check", "call", "bring_in", "muck", "show")


class Seated:
    """Somebody with a seat who never raises and shows nothing that need not be shown."""

    def __init__(self, browser: Browser, socket: Socket) -> None:
        self.browser = browser
        self.socket = socket

    async def play_out(self) -> str:
        """Play until a hand has ended; its id."""
        while True:
            frame: Frame = await self.socket.hear()
            if frame["t"] == "notice" and frame["notice"]["type"] == "hand_ended":
                return str(frame["hand"])
            turn = frame if frame["t"] == "turn" else None
            if turn is None or turn["options"] is None:
                continue
            actions = {each["type"]: each for each in turn["options"]["actions"]}
            action = next(actions[each] for each in CALM if each in actions)
            wish = {"hand": turn["hand"], "decision": turn["decision"], "action": action}
            await self.socket.say(json.dumps({"t": "act", "id": uuid4().hex, **wish}))


async def played(app: ASGIApp, stack: AsyncExitStack, *names: str) -> tuple[list[Seated], str]:
    """All of them play a hand to its showdown."""
    table = []
    for seat, name in enumerate(names, start=1):
        browser = Browser(app)
        await browser.sign_in(name)
        socket = await stack.enter_async_context(browser.watching(TABLE))
        answer = await socket.ask("sit", seat=seat, buy_in=4000)
        assert answer["ok"], answer
        table.append(Seated(browser, socket))
    hands = await asyncio.gather(*(each.play_out() for each in table))
    return table, hands[0]


class TestMuckedHands:
    """001, item 40."""

    async def test_are_asked_for_with_a_name(self, ann: Browser) -> None:
        for ask in (ann.http.post, ann.http.get):
            answer = await ask("/api/hands/none/mucked")
            assert (answer.status_code, answer.json()["code"]) == (401, "session.none")

    async def test_are_of_a_hand_that_was_played(self, ann: Browser) -> None:
        await ann.sign_in("Ann")

        for ask in (ann.http.post, ann.http.get):
            answer = await ask("/api/hands/none/mucked")
            assert (answer.status_code, answer.json()["code"]) == (404, "hand.unknown")

    async def test_are_told_to_who_was_dealt_in_and_to_nobody_else(
        self, empty_app: ASGIApp
    ) -> None:
        async with AsyncExitStack() as stack:
            table, hand = await played(empty_app, stack, "Ann", "Ben")
            rail = Browser(empty_app)
            await rail.sign_in("Eve")
            path = f"/api/hands/{hand}/mucked"
            asked = [await each.browser.http.post(path) for each in table]
            refused = await rail.http.post(path)
            again = [await each.browser.http.get(path) for each in table]

        assert (refused.status_code, refused.json()["code"]) == (403, "mucked.not_dealt_in")
        for answer, later in zip(asked, again, strict=True):
            told = answer.json()
            if answer.status_code == 404:  # the other one showed
                assert told["code"] == "mucked.none"
                continue
            assert later.json() == told
            assert told["hand"] == hand
            assert all(len(each["cards"]) == 7 for each in told["mucked"])

    async def test_are_offered_with_the_hand(self, empty_app: ASGIApp) -> None:
        async with AsyncExitStack() as stack:
            table, hand = await played(empty_app, stack, "Ann", "Ben")
            offers = [await each.browser.http.get(f"/api/hands/{hand}") for each in table]
            rail = (await Browser(empty_app).http.get(f"/api/hands/{hand}")).json()

        assert all(each.json()["mucked"] in ("may_ask", None) for each in offers)
        assert rail["mucked"] is None


class TestAutoMuck:
    async def test_is_switched_at_the_socket_and_seen_at_the_seat(self, empty_app: ASGIApp) -> None:
        ann = Browser(empty_app)
        await ann.sign_in("Ann")
        async with ann.watching(TABLE) as socket:
            await socket.ask("sit", seat=1, buy_in=4000)

            answer = await socket.ask("auto_muck", on=True)

            assert answer["ok"]
            await socket.say(json.dumps({"t": "resync", "id": uuid4().hex}))
            table = await socket.hear_until(t="table")
            assert [each["auto_muck"] for each in table["seats"]] == [True]
            assert [each["protection"] for each in table["seats"]] == [None]
