"""The fair deal over the socket and the HTTP API: what travels is what a verifier takes."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import HouseBots, Room, open_room
from doorcard.fairness import OpeningEvent, SigningKey, signed_by
from doorcard.proof import Verdict, verify_file
from doorcard.service import Pace
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from tests.fair_answers import FairAnswers
from tests.web.asgi import Browser, Frame, Socket

KEY = SigningKey(bytes(range(32)))
TABLE = "casino"


@pytest.fixture
async def fair_room() -> AsyncIterator[Room]:
    pace = Pace.instant()
    async with open_room(MemoryStore(), pace, bots=HouseBots(), signing=KEY) as opened:
        yield opened


@pytest.fixture
def ann(fair_room: Room, client_folder: Path) -> Browser:
    return Browser(create_app(fair_room.floor, fair_room.desk, ClientFiles.read(client_folder)))


class Player:
    """Answers the fair deal, goes on with every hand, and keeps all frames."""

    def __init__(self, socket: Socket) -> None:
        self.socket = socket
        self.fair = FairAnswers(TABLE)
        self.heard: list[Frame] = []

    async def until(self, t: str) -> Frame:
        while True:
            frame = await self.socket.hear()
            self.heard.append(frame)
            for answer in self.fair.to(frame):
                await self.socket.say(answer)
            if frame["t"] == "turn" and frame["options"]:
                await self._act(frame)
            if frame["t"] == t:
                return frame

    async def _act(self, turn: Frame) -> None:
        calm = ("check", "call", "bring_in", "show")
        actions = turn["options"]["actions"]
        action = next((each for each in actions if each["type"] in calm), actions[-1])
        act = {"t": "act", "id": f"{turn['hand']} {turn['decision']}", "hand": turn["hand"]}
        await self.socket.say(json.dumps({**act, "decision": turn["decision"], "action": action}))


async def played(socket: Socket) -> Player:
    """A seat with a hand played to its end."""
    table = await socket.hear_until(t="table")
    buy_in = table["table"]["buy_in_min"] * 2
    await socket.say(json.dumps({"t": "sit", "id": "sit", "seat": 8, "buy_in": buy_in}))
    player = Player(socket)
    await player.until("receipt")
    await player.until("closed")
    return player


class TestAHandOverTheSocket:
    async def test_comes_with_everything_that_proves_it(self, ann: Browser) -> None:
        await ann.sign_in("Ann")
        async with ann.watching(TABLE) as socket:
            player = await played(socket)

        kinds = [each["t"] for each in player.heard]
        opened = next(each for each in player.heard if each["t"] == "opened")
        opening = OpeningEvent.read(opened["opening"])
        assert signed_by(KEY.public, opening.digest, bytes.fromhex(opened["signature"]))
        mine = kinds[kinds.index("receipt") :]
        assert mine.index("mixed") < mine.index("notice") < mine.index("closed")
        streets = [
            each
            for each in player.heard
            if each["t"] == "notice" and '"up":["' in json.dumps(each, separators=(",", ":"))
        ]
        assert all(each["openings"] for each in streets)
        assert all(
            "openings" not in each
            for each in player.heard
            if each["t"] == "notice" and each["notice"]["type"] in ("checked", "called", "folded")
        )

    async def test_is_saved_as_a_file_that_holds(self, ann: Browser) -> None:
        await ann.sign_in("Ann")
        async with ann.watching(TABLE) as socket:
            player = await played(socket)
        hand = player.heard[-1]["closing"]["hand"]

        answer = await ann.http.get(f"/api/hands/{hand}/proof")

        assert answer.status_code == 200
        assert (
            answer.headers["content-disposition"] == f'attachment; filename="{hand}.doorcard.json"'
        )
        report = verify_file(answer.content)
        assert report.verdict is not Verdict.BROKEN, report.findings
        assert report.hand is not None
        assert report.hand.mine is not None
        past = (await ann.http.get(f"/api/hands/{hand}")).json()
        assert [len(each) for each in past["openings"]] == [
            len(each.openings) for each in report.hand.notices
        ]

    async def test_is_saved_without_anybodys_closed_cards_for_who_watched(
        self, ann: Browser, fair_room: Room, client_folder: Path
    ) -> None:
        await ann.sign_in("Ann")
        async with ann.watching(TABLE) as socket:
            player = await played(socket)
        hand = player.heard[-1]["closing"]["hand"]
        files = ClientFiles.read(client_folder)
        eve = Browser(create_app(fair_room.floor, fair_room.desk, files))

        mine = verify_file((await ann.http.get(f"/api/hands/{hand}/proof")).content)
        told = await eve.http.get(f"/api/hands/{hand}/proof")
        hers = verify_file(told.content)

        assert hers.verdict is not Verdict.BROKEN
        assert hers.code == mine.code
        for each in told.json()["notices"]:
            if each["notice"]["type"] == "street_dealt":
                up = sum(len(seat["up"]) for seat in each["notice"]["cards"])
                assert len(each["openings"]) == up + (each["notice"]["common"] is not None)


class TestTheRoom:
    async def test_tells_its_key_and_its_voids(self, ann: Browser) -> None:
        answer = (await ann.http.get("/api/fair")).json()

        assert answer == {"key": KEY.public.hex(), "voids": 0, "hands": answer["hands"]}

    async def test_refuses_a_commitment_that_is_no_hash(self, ann: Browser) -> None:
        await ann.sign_in("Ann")
        async with ann.watching(TABLE) as socket:
            await socket.hear_until(t="table")

            answer = await socket.ask("commit", number=1, commitment="not hexadecimal")

        assert answer["ok"] is False
        assert answer["refusal"]["code"] == "request.malformed"
