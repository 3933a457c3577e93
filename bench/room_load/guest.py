"""A guest at a table: sits down, answers the fair deal, checks and calls after a while."""

from __future__ import annotations

import asyncio
import json
import random
import time
from dataclasses import dataclass, field
from typing import Any, Final

from bench.room_load.line import Line
from tests.fair_answers import FairAnswers

PATIENCE_S: Final = 60
"""How long a guest waits for the table to be told."""


@dataclass
class Load:
    """What all guests of a process see together."""

    pace: float
    seats: int
    took: list[float] = field(default_factory=list)
    """Seconds from asking to the notice at the last of all viewers."""
    acts: int = 0
    refused: int = 0
    measuring: bool = False
    began: float = 0
    """Acts that were asked before are not measured."""


@dataclass
class Flight:
    """One act under way at a table: when it was asked, and how many have yet to hear."""

    began: float = 0
    waiting: int = 0


class Guest:
    """One seat at one table."""

    def __init__(self, load: Load, flight: Flight, table: str, seat: int) -> None:
        self.load, self.flight, self.seat = load, flight, seat
        self.arrived = asyncio.Event()
        self.seated = asyncio.Event()
        self._seat_is_asked = False
        self._draw = random.Random(f"{table} {seat}")
        self._fair = FairAnswers(table)
        self._line: Line | None = None
        self._asked = 0
        self._has_heard = True

    async def come(self, host: str, table: str, cookie: str) -> None:
        """Open the socket, and wait for the table."""
        loop = asyncio.get_running_loop()
        line = Line(host, f"/ws/tables/{table}", cookie, self.hear)
        address, _, port = host.partition(":")
        await loop.create_connection(lambda: line, address, int(port))
        self._line = line
        await asyncio.wait_for(self.arrived.wait(), PATIENCE_S)

    def sit(self) -> None:
        """Take the seat."""
        self._seat_is_asked = True
        self._ask(t="sit", seat=self.seat, buy_in=20000)

    def hear(self, message: bytes) -> None:
        """One message. Only those that ask for something are read whole."""
        if message.startswith(b'{"t":"notice"'):
            self._landed()
        elif message.startswith(b'{"t":"turn"'):
            self._has_heard = False
            if b'"options":null' not in message:
                self._later(json.loads(message))
        elif message.startswith((b'{"t":"commit_asked"', b'{"t":"opened"')):
            for answer in self._fair.to(json.loads(message)):
                self._say(answer.encode())
        elif message.startswith(b'{"t":"table"'):
            self.arrived.set()
        elif message.startswith(b'{"t":"answer"'):
            self._answered(refused=b'"ok":false' in message)

    def _answered(self, *, refused: bool) -> None:
        """Of all that is asked only a seat has to be granted: it is asked for again."""
        self.load.refused += refused
        if not self._seat_is_asked:
            return
        self._seat_is_asked = False
        if refused:
            asyncio.get_running_loop().call_later(1, self.sit)
        else:
            self.seated.set()

    def _landed(self) -> None:
        flight = self.flight
        if flight.waiting and not self._has_heard:
            self._has_heard = True
            flight.waiting -= 1
            if flight.waiting == 0 and self.load.measuring and flight.began >= self.load.began:
                self.load.took.append(time.perf_counter() - flight.began)

    def _later(self, turn: dict[str, Any]) -> None:
        wait = self.load.pace * self._draw.uniform(0.5, 1.5)
        asyncio.get_running_loop().call_later(wait, self._act, turn)

    def _act(self, turn: dict[str, Any]) -> None:
        actions = turn["options"]["actions"]
        calm = [a for a in actions if a["type"] in ("check", "call", "bring_in", "muck")]
        self.flight.began, self.flight.waiting = time.perf_counter(), self.load.seats
        self.load.acts += self.load.measuring
        action = (calm or actions)[0]
        self._ask(t="act", hand=turn["hand"], decision=turn["decision"], action=action)

    def _ask(self, **request: Any) -> None:  # noqa: ANN401 - JSON
        self._asked += 1
        self._say(json.dumps({"id": f"{self.seat}-{self._asked}", **request}).encode())

    def _say(self, message: bytes) -> None:
        if self._line is not None:
            self._line.say(message)
