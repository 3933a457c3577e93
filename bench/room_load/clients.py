"""Clients of bench/room.py: a socket each, a seat each, all of them in one process."""

from __future__ import annotations

import asyncio
import json
import random
import time
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

from tests.fair_answers import FairAnswers


@dataclass
class Flight:
    """One act under way at a table: when it was asked, and who has heard of it."""

    began: float = 0
    waiting: int = 0


@dataclass
class Load:
    """What all clients see together."""

    pace: float
    seats: int
    took: list[float] = field(default_factory=list)
    acts: int = 0
    measuring: bool = False
    stopping: bool = False
    flights: dict[str, Flight] = field(default_factory=dict)
    seated: asyncio.Event = field(default_factory=asyncio.Event)
    """Set when everybody is there: then all sit down."""


class Client:
    """One seat at one table."""

    def __init__(self, load: Load, address: str, table: str, seat: int) -> None:
        self.load, self.address, self.table, self.seat = load, address, table, seat
        self.draw = random.Random(f"{table} {seat}")
        self.flight = load.flights.setdefault(table, Flight())
        self.fair = FairAnswers(table)
        self.ready = asyncio.Event()
        self._asked = 0

    def _sign_in(self) -> str:
        body = json.dumps({"name": f"{self.table[-8:]} {self.seat}"}).encode()
        headers = {"Content-Type": "application/json", "Origin": f"http://{self.address}"}
        request = urllib.request.Request(f"http://{self.address}/api/session", body, headers)
        with urllib.request.urlopen(request, timeout=60) as answer:  # noqa: S310 - http to this machine
            return str(answer.headers["Set-Cookie"]).partition(";")[0]

    async def play(self) -> None:
        cookie = await asyncio.to_thread(self._sign_in)
        headers = {"Cookie": cookie, "Origin": f"http://{self.address}"}
        url = f"ws://{self.address}/ws/tables/{self.table}"
        async with connect(
            url, additional_headers=headers, open_timeout=60, ping_interval=None, compression=None
        ) as line:
            with suppress(websockets.ConnectionClosed):
                async for text in line:
                    await self._hear(line, text)
                    if self.load.stopping:
                        return

    async def _hear(self, line: ClientConnection, text: str | bytes) -> None:
        message = json.loads(text)
        match message["t"]:
            case "table":
                self.ready.set()
                if message["you"]["seat"] is None:
                    self._sitting = asyncio.create_task(self._sit(line))
                if message["turn"]:
                    self._later(line, message["turn"])
            case "notice":
                self._landed()
            case "turn":
                self._later(line, message)
            case "commit_asked" | "opened":
                for answer in self.fair.to(message):
                    with suppress(websockets.ConnectionClosed):
                        await line.send(answer)
            case _:
                pass

    def _landed(self) -> None:
        flight = self.flight
        if flight.waiting and not self._has_heard:
            self._has_heard = True
            flight.waiting -= 1
            if flight.waiting == 0 and self.load.measuring:
                self.load.took.append(time.perf_counter() - flight.began)

    _has_heard = True

    async def _sit(self, line: ClientConnection) -> None:
        await self.load.seated.wait()
        with suppress(websockets.ConnectionClosed):
            await self._ask(line, t="sit", seat=self.seat, buy_in=20000)

    def _later(self, line: ClientConnection, turn: dict[str, Any]) -> None:
        if turn["options"] is None:
            self._has_heard = False
            return
        delay = self.load.pace * self.draw.uniform(0.5, 1.5)
        self._task = asyncio.create_task(self._act(line, turn, delay))

    async def _act(self, line: ClientConnection, turn: dict[str, Any], delay: float) -> None:
        if delay:
            await asyncio.sleep(delay)
        actions = turn["options"]["actions"]
        calm = [a for a in actions if a["type"] in ("check", "call", "bring_in", "muck")]
        self._has_heard = False
        self.flight.began, self.flight.waiting = time.perf_counter(), self.load.seats
        self.load.acts += self.load.measuring
        with suppress(websockets.ConnectionClosed):
            await self._ask(
                line,
                t="act",
                hand=turn["hand"],
                decision=turn["decision"],
                action=(calm or actions)[0],
            )

    async def _ask(self, line: ClientConnection, **request: Any) -> None:  # noqa: ANN401 - JSON
        self._asked += 1
        await line.send(json.dumps({"id": f"{self.seat}-{self._asked}", **request}))
