"""``doorcard serve``: the real command, on a real port, with a real folder."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from doorcard.cli.main import main
from tests.fair_answers import FairAnswers

DOORCARD = str(Path(sys.executable).with_name("doorcard"))
TABLE = "common_hi"
FAIR = FairAnswers(TABLE)


class Served:
    """A room served by a process of its own."""

    def __init__(self, folder: Path, *flags: str) -> None:
        self.folder = folder
        self.log = folder / "log"
        command = [DOORCARD, "serve", "--port", "0", "--data", str(folder / "data")]
        command += ["--drain", "0", *flags]
        with self.log.open("a") as log:
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
        assert self.process.stdout is not None
        with self.process.stdout as said:
            announced = said.readline()
        assert "http://" in announced, self.log.read_text()
        self.address = announced[announced.index("http://") :].split()[0]
        self.port = self.address.rpartition(":")[2]

    def stop(self, how: signal.Signals = signal.SIGTERM) -> int:
        self.process.send_signal(how)
        return self.process.wait(timeout=20)

    def sign_in(self, name: str) -> str:
        """A guest's cookie."""
        answer = httpx.post(f"{self.address}/api/session", json={"name": name})
        assert answer.status_code == 200
        return "; ".join(f"{each.name}={each.value}" for each in answer.cookies.jar)

    @contextmanager
    def watching(self, cookie: str | None = None) -> Iterator[ClientConnection]:
        headers = {} if cookie is None else {"cookie": cookie}
        url = f"ws://127.0.0.1:{self.port}/ws/tables/{TABLE}"
        with connect(url, additional_headers=headers, compression=None) as socket:
            yield socket


def hear_until(socket: ClientConnection, **wanted: object) -> dict[str, Any]:
    """The first frame from here on with these values."""
    while True:
        frame: dict[str, Any] = json.loads(socket.recv(timeout=20))
        for answer in FAIR.to(frame):
            socket.send(answer)
        if all(frame.get(name) == value for name, value in wanted.items()):
            return frame


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path


@pytest.fixture
def served(folder: Path) -> Iterator[Served]:
    room = Served(folder, "--think", "0", "--pause", "0.1")
    try:
        yield room
    finally:
        if room.process.poll() is None:
            room.stop()


class TestARoomThatIsServed:
    def test_says_where_it_is_and_closes_cleanly_when_told_to(self, served: Served) -> None:
        assert httpx.get(f"{served.address}/healthz").json()["ok"] is True

        with served.watching() as socket:
            hear_until(socket, t="table")
            assert served.stop() == 0
            assert hear_until(socket, t="closing")["code"] == "room.closing"
            with pytest.raises(ConnectionClosed) as closed:
                hear_until(socket, t="never")

        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1012
        assert "Traceback" not in served.log.read_text()

    def test_closes_a_socket_that_says_too_much(self, served: Served) -> None:
        with served.watching() as socket:
            socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed) as closed:
                hear_until(socket, t="never")

        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009

    def test_logs_no_name_cookie_or_card(self, served: Served) -> None:
        cookie = served.sign_in("Cassandra")
        with served.watching(cookie) as socket:
            low = hear_until(socket, t="table")["table"]["buy_in_min"]
            socket.send(json.dumps({"t": "sit", "id": "1", "seat": 8, "buy_in": low}))
            hear_until(socket, t="answer", ok=True)
            hear_until(socket, t="readouts")
        served.stop()

        log = served.log.read_text()
        assert "route=/api/session" in log
        assert cookie.partition("=")[2] not in log
        assert "Cassandra" not in log
        assert '"' not in log

    def test_goes_on_from_the_same_card_after_a_kill(self, served: Served) -> None:
        cookie = served.sign_in("Ann")
        with served.watching(cookie) as socket:
            low = hear_until(socket, t="table")["table"]["buy_in_min"]
            socket.send(json.dumps({"t": "sit", "id": "1", "seat": 8, "buy_in": low}))
            while (turn := hear_until(socket, t="turn"))["seat"] != 8:
                pass
            socket.send('{"t":"resync","id":"2"}')
            before = hear_until(socket, t="table")
            served.stop(signal.SIGKILL)

        again = Served(served.folder, "--think", "0")
        try:
            with again.watching(cookie) as socket:
                after = hear_until(socket, t="table")
                act = {"t": "act", "id": "3", "action": turn["options"]["actions"][0]}
                act |= {"hand": turn["hand"], "decision": turn["decision"]}
                socket.send(json.dumps(act))
                hear_until(socket, t="answer", id="3", ok=True)
        finally:
            assert again.stop() == 0

        assert after["hand"] == before["hand"]
        assert after["turn"]["options"] == before["turn"]["options"]
        assert after["you"]["seat"] == 8
        stacks = [{each["seat"]: each["stack"] for each in t["seats"]} for t in (before, after)]
        assert stacks[0] == stacks[1]


def refused(*flags: str | Path) -> str:
    """What the command says that cannot open a room."""
    ended = subprocess.run(
        [DOORCARD, "serve", *map(str, flags)], capture_output=True, text=True, check=False
    )
    assert (ended.returncode, ended.stdout) == (2, "")
    assert "Traceback" not in ended.stderr
    return ended.stderr


class TestARoomThatCannotBeOpened:
    def test_says_that_the_port_is_taken(self, served: Served, folder: Path) -> None:
        said = refused("--port", served.port, "--data", folder / "other")

        assert f"port {served.port} of 127.0.0.1 is taken" in said

    def test_says_that_the_folder_is_taken_and_by_whom(self, served: Served, folder: Path) -> None:
        said = refused("--port", "0", "--data", folder / "data")

        assert str(folder / "data") in said
        assert str(served.process.pid) in said

    def test_says_that_the_folder_cannot_be_used(self, folder: Path) -> None:
        (folder / "file").write_text("no folder")

        said = refused("--port", "0", "--data", folder / "file" / "data")

        assert "cannot be kept in" in said

    def test_says_what_to_do_about_a_damaged_database_and_waits_for_nothing(
        self, folder: Path
    ) -> None:
        (folder / "data").mkdir()
        (folder / "data" / "room.db").write_text("no database " * 500)

        said = refused("--port", "0", "--data", folder / "data")

        assert "bring a backup back with doorcard restore, and start the room again" in said
        assert "by itself" not in said

    def test_says_that_there_is_no_such_address(self, folder: Path) -> None:
        said = refused("--host", "192.0.2.1", "--data", folder / "data")

        assert "this machine has no address 192.0.2.1" in said

    def test_says_everything_that_is_wrong_with_its_settings(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setenv("DOORCARD_BOTS", "perhaps")

        assert main(["serve", "--port", "99999", "--think", "-1"]) == 2

        said = capsys.readouterr().err.splitlines()
        assert len(said) == 3
        assert all(line.startswith("doorcard serve: ") for line in said)
