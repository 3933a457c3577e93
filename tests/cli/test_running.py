"""Running a room: the first start, the network, a proxy before it, and how it closes."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from websockets import Origin
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from doorcard.cli.main import main
from tests.fair_answers import FairAnswers

DOORCARD = str(Path(sys.executable).with_name("doorcard"))
TABLE = "common_hi"
FAIR = FairAnswers(TABLE)


class Started:
    """A room in a process of its own, with what it said when it opened."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.folder = folder
        self.log = folder.with_name(folder.name + ".log")
        command = [DOORCARD, "serve", "--port", "0", "--data", str(folder), *flags]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(
                [*command, "--think", "0", "--pause", "0.1"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self.process.stdout is not None
        self.said = [self.process.stdout.readline()]
        assert "http" in self.said[0], self.log.read_text()
        self.address = self.said[0][self.said[0].index("http") :].split()[0]

    def also_says(self) -> str:
        """One more of the lines it said when it opened."""
        assert self.process.stdout is not None
        return self.process.stdout.readline()

    @property
    def port(self) -> str:
        return self.address.rpartition(":")[2]

    def watch(self, cookie: str = "") -> ClientConnection:
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{TABLE}"
        return connect(url, additional_headers={"cookie": cookie}, compression=None)

    def send(self, how: signal.Signals) -> None:
        self.process.send_signal(how)

    def ended(self) -> int:
        code = self.process.wait(timeout=60)
        if self.process.stdout is not None:
            self.process.stdout.close()
        return code


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Callable[..., Started]]:
    with ExitStack() as stack:

        def begin(*flags: str) -> Started:
            room = Started(tmp_path / "room", *flags)

            def stop() -> None:
                if room.process.poll() is None:
                    room.send(signal.SIGKILL)
                room.ended()

            stack.callback(stop)
            return room

        yield begin


def hear(socket: ClientConnection, **wanted: object) -> dict[str, Any]:
    """The first frame from here on with these values."""
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(timeout=40))
        for answer in FAIR.to(frame):
            socket.send(answer)
        if all(frame.get(name) == value for name, value in wanted.items()):
            return frame


def rest_of(socket: ClientConnection) -> list[dict[str, Any]]:
    """Everything until the room hangs up."""
    heard = []
    with suppress(ConnectionClosed):
        while True:
            heard.append(json.loads(socket.recv(timeout=40)))
    return heard


def cookie_of(answer: httpx.Response) -> str:
    return "; ".join(f"{each.name}={each.value}" for each in answer.cookies.jar)


class TestTheFirstStart:
    def test_gives_a_link_that_makes_one_account_the_hosts_once(
        self, start: Callable[..., Started], capsys: pytest.CaptureFixture[str]
    ) -> None:
        room = start("--drain", "0")
        link = room.also_says()
        assert link.startswith("Its host is whoever opens this link first, once: ")
        token = link.strip().partition("#")[2]
        with httpx.Client(base_url=room.address) as ann, httpx.Client(base_url=room.address) as ben:
            for who, name in ((ann, "Ann"), (ben, "Ben")):
                made = who.post("/api/account", json={"name": name, "password": f"a {name} horse"})
                assert made.status_code in (200, 201), made.text

            assert ann.post("/api/host/claim", json={"token": "0" * 64}).status_code == 404
            claimed = ann.post("/api/host/claim", json={"token": token})
            again = ben.post("/api/host/claim", json={"token": token})
            assert main(["hostlink", "--data", str(room.folder)]) == 0
            there, _, another = capsys.readouterr().out.strip().partition("#")
            second = ben.post("/api/host/claim", json={"token": another})

        assert claimed.json()["player"]["role"] == "host"
        assert again.json()["code"] == "host_link.used"
        assert "run doorcard hostlink" in again.json()["sentence"]
        assert second.json()["player"]["role"] == "host"
        assert there == f"{room.address}/host/claim", "not where the settings say: it was a flag"
        assert token not in room.log.read_text()

        room.send(signal.SIGTERM)
        assert room.ended() == 0
        later = start("--drain", "0")
        later.send(signal.SIGTERM)
        assert later.also_says() == ""
        assert later.ended() == 0


class TestBehindAProxy:
    HTTPS: ClassVar = {
        "host": "cards.example",
        "origin": "https://cards.example",
        "x-forwarded-proto": "https",
        "x-forwarded-for": "203.0.113.9",
    }

    def test_that_is_named_the_room_knows_that_it_is_https(
        self, start: Callable[..., Started]
    ) -> None:
        room = start("--proxy", "127.0.0.1", "--origin", "https://cards.example")
        assert room.address == "https://cards.example"
        port = _port_of(room)

        signed = httpx.post(
            f"http://127.0.0.1:{port}/api/session", json={"name": "Ann"}, headers=self.HTTPS
        )
        by_http = {**self.HTTPS, "host": "localhost", "origin": "http://localhost"}
        foreign = httpx.post(
            f"http://127.0.0.1:{port}/api/session", json={"name": "Ben"}, headers=by_http
        )

        pointed_here = httpx.get(
            f"http://127.0.0.1:{port}/api/lobby", headers={"host": "evil.example"}
        )

        assert pointed_here.status_code == 421
        assert signed.status_code == 200
        cookie = signed.headers["set-cookie"]
        assert "__Host-doorcard_session=" in cookie
        assert "secure" in cookie.lower()
        assert foreign.status_code == 403
        assert foreign.json()["code"] == "origin.foreign"

        url = f"ws://127.0.0.1:{port}/ws/tables/{TABLE}"
        given = {"x-forwarded-proto": "https", "cookie": cookie.partition(";")[0]}
        with connect(
            url, origin=Origin("https://cards.example"), additional_headers=given, compression=None
        ) as socket:
            assert hear(socket, t="table")["you"]["player"]["name"] == "Ann"


def _port_of(room: Started) -> str:
    """The port that the room took, from its log: what it said is the proxy's address."""
    logged = room.log.read_text()
    return logged[logged.index("listening=") :].split()[0].rpartition(":")[2]


class TestOnTheNetwork:
    def test_it_is_reached_by_any_address_and_believes_no_header_about_it(
        self, start: Callable[..., Started]
    ) -> None:
        room = start("--lan", "--proxy", "192.0.2.1")
        at_home = f"192.168.1.20:{room.port}"

        own = httpx.post(
            f"{room.address}/api/session",
            json={"name": "Ann"},
            headers={
                "host": at_home,
                "origin": f"http://{at_home}",
                "x-forwarded-proto": "https",  # from no proxy that was named
            },
        )
        foreign = httpx.post(
            f"{room.address}/api/session",
            json={"name": "Ben"},
            headers={"host": at_home, "origin": "http://192.168.1.66"},
        )

        assert own.status_code == 200
        assert "secure" not in own.headers["set-cookie"].lower()
        assert foreign.status_code == 403


class TestSigterm:
    def test_lets_the_hand_end_and_deals_no_other(self, start: Callable[..., Started]) -> None:
        room = start("--drain", "60")
        with room.watch() as socket:
            begun = hear(socket, t="notice")["hand"]
            room.send(signal.SIGTERM)
            told = hear(socket, t="paused")
            rest = rest_of(socket)

        assert told["code"] == "room.draining"
        assert rest[-1]["code"] == "room.closing"
        assert len({each["hand"] for each in rest if each["t"] == "notice"} | {begun}) <= 2
        assert room.ended() == 0
        assert _open_hands(room.folder) == 0

    def test_waits_no_longer_when_it_is_sent_again(self, start: Callable[..., Started]) -> None:
        room = start("--drain", "600")
        signed = httpx.post(f"{room.address}/api/session", json={"name": "Ann"})
        with room.watch(cookie_of(signed)) as socket:
            low = hear(socket, t="table")["table"]["buy_in_min"]
            socket.send(json.dumps({"t": "sit", "id": "1", "seat": 8, "buy_in": low}))
            while hear(socket, t="turn")["seat"] != 8:
                pass
            room.send(signal.SIGTERM)
            hear(socket, t="paused", code="room.draining")
            room.send(signal.SIGTERM)
            hear(socket, t="closing", code="room.closing")

        assert room.ended() == 0
        assert _open_hands(room.folder) == 1
        assert main(["audit", "--data", str(room.folder)]) == 0


def _open_hands(folder: Path) -> int:
    from doorcard.adapters.kept_books import read_books

    return len(read_books(folder / "room.db").open_hands)
