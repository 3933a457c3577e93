"""Records what one person's socket is told, for the client's tests: ``make recordings``.

A room without pauses is opened in a folder of its own; one person sits down at a table of house
bots, takes part in the fair deal, plays calmly, asks once for the whole table in mid-hand, and
leaves.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Final
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.fair_answers import FairAnswers

FOLDER: Final = Path(__file__).parents[1] / "client" / "src" / "state" / "recorded"
TABLES: Final = ("casino", "common_hilo")
HANDS: Final = 5
CALM: Final = ("check", "call", "bring_in", "show", "muck")


def record(address: str, table: str) -> list[str]:
    """Every line that the socket was told, in order."""
    with httpx.Client(base_url=address) as asking:
        name = {"casino": "Vilja", "common_hilo": "Viljo"}[table]
        asking.post("/api/session", json={"name": name}).raise_for_status()
        cookie = "; ".join(f"{each.name}={each.value}" for each in asking.cookies.jar)
    url = f"{address.replace('http', 'ws', 1)}/ws/tables/{table}"
    with connect(url, additional_headers={"cookie": cookie}, compression=None) as socket:
        person = Person(socket, table)
        sign = person.hear()["table"]
        person.say(t="sit", seat=1, buy_in=sign["buy_in_max"])  # who is broke is dealt no cards
        person.play()
        person.leave()
    return person.told


class Person:
    """At one socket: hears, answers the fair deal, and plays calmly."""

    def __init__(self, socket: ClientConnection, table: str) -> None:
        self._socket = socket
        self._fair = FairAnswers(table)
        self.told: list[str] = []

    def play(self) -> None:
        """So many hands, with one look at the whole table in the middle of the second."""
        ended, looked = 0, False
        while ended < HANDS:
            frame = self.hear()
            kind = frame["notice"]["type"] if frame["t"] == "notice" else ""
            ended += kind == "hand_ended"
            if kind == "street_dealt" and ended and not looked and frame["v"] > 5:
                looked = True
                self.say(t="resync")
            if frame["t"] == "turn" and frame["options"] is not None:
                actions = {each["type"]: each for each in frame["options"]["actions"]}
                action = next(actions[each] for each in CALM if each in actions)
                turn = {"hand": frame["hand"], "decision": frame["decision"], "action": action}
                self.say(t="act", **turn)

    def leave(self) -> None:
        """Get up, and hear that it was heard."""
        asked = self.say(t="leave")
        while (frame := self.hear())["t"] != "answer" or frame["id"] != asked:
            pass

    def hear(self) -> dict[str, Any]:
        """The next line, kept and answered where the fair deal asks for it."""
        line = str(self._socket.recv(timeout=60))
        self.told.append(line)
        frame: dict[str, Any] = json.loads(line)
        for answer in self._fair.to(frame):
            self._socket.send(answer)
        return frame

    def say(self, **wish: object) -> str:
        """Send a wish; the id of its own that it goes under."""
        self._socket.send(json.dumps({"id": (name := uuid4().hex), **wish}))
        return name


def main() -> None:
    """Record both tables anew."""
    command = [str(Path(sys.executable).with_name("doorcard")), "serve", "--port", "0"]
    with tempfile.TemporaryDirectory() as folder:
        command += ["--data", folder, "--think", "0", "--pause", "0.2", "--grants-per-address", "0"]
        room = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            said = "" if room.stdout is None else room.stdout.readline()
            address = said[said.index("http://") :].split()[0]
            for table in TABLES:
                lines = record(address, table)
                (FOLDER / f"{table}.jsonl").write_text("\n".join(lines) + "\n", encoding="utf-8")
                print(f"wrote {len(lines)} lines of {table}")
        finally:
            room.terminate()
            room.wait(timeout=30)


if __name__ == "__main__":
    main()
