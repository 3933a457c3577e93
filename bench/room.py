"""A room under load: real sockets on loopback against one server process.

    python -m bench.room [--tables 10,50,100] [--seconds 20] [--pace 5] [--seats 8]

For each number of tables a fresh server is started, every seat is taken by a client on a
socket of its own, and all play. ``--pace`` is the time between two actions of a table in
seconds; 0 is as fast as they can. Printed for each: acts answered a second, the time from
a request to its notice at the last of all viewers (median and 99th percentile), the
server's CPU share and CPU time an act, its memory, and both for each table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from statistics import quantiles
from typing import Any

import websockets
from websockets.asyncio.client import ClientConnection, connect

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")


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


class Client:
    """One seat at one table."""

    def __init__(self, load: Load, address: str, table: str, seat: int) -> None:
        self.load, self.address, self.table, self.seat = load, address, table, seat
        self.draw = random.Random(f"{table} {seat}")
        self.flight = load.flights.setdefault(table, Flight())
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
                if message["you"]["seat"] is None:
                    await self._ask(line, t="sit", seat=self.seat, buy_in=20000)
                self.ready.set()
                if message["turn"]:
                    self._later(line, message["turn"])
            case "notice":
                self._landed()
            case "turn":
                self._later(line, message)
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


def _first_line(server: subprocess.Popen[str]) -> str:
    return server.stdout.readline() if server.stdout is not None else ""


def _cpu(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def _memory(pid: int) -> int:
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


async def _measure(tables: int, args: argparse.Namespace, folder: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen(  # noqa: ASYNC220 - started before anything else runs
        [sys.executable, "-m", "bench.room_server", str(port), str(folder), str(tables)],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        ids = (await asyncio.to_thread(_first_line, server)).split()
        bare = _memory(server.pid)
        load = Load(args.pace, args.seats)
        clients = [
            Client(load, f"127.0.0.1:{port}", table, seat)
            for table in ids
            for seat in range(1, args.seats + 1)
        ]
        playing = []
        for n in range(0, len(clients), 40):
            some = clients[n : n + 40]
            playing += [asyncio.create_task(each.play()) for each in some]
            await asyncio.gather(*(each.ready.wait() for each in some))
        await asyncio.sleep(2 + args.pace)
        load.measuring = True
        cpu, began = _cpu(server.pid), time.perf_counter()
        await asyncio.sleep(args.seconds)
        load.measuring = False
        seconds = time.perf_counter() - began
        cpu = _cpu(server.pid) - cpu
        memory = _memory(server.pid)
        load.stopping = True
        _print(tables, load, seconds, cpu, memory - bare)
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
    finally:
        server.kill()
        server.wait()


def _print(tables: int, load: Load, seconds: float, cpu: float, memory: int) -> None:
    took = sorted(load.took) or [0.0]
    cuts = quantiles(took, n=100) if len(took) > 1 else took * 99
    print(
        f"{tables:6} tables  {load.acts / seconds:8.1f} acts/s  "
        f"p50 {cuts[49] * 1000:7.1f} ms  p99 {cuts[98] * 1000:7.1f} ms  "
        f"CPU {cpu / seconds * 100:5.1f} %  {cpu / max(load.acts, 1) * 1e6:7.0f} CPU-µs an act  "
        f"{memory / max(tables, 1) / 1024:7.0f} KB a table with its {load.seats} sockets",
        flush=True,
    )


def main() -> None:
    """Measure each number of tables, one after the other."""
    parser = argparse.ArgumentParser(description="Load one server process with real sockets.")
    parser.add_argument("--tables", default="10,50,100")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=5)
    parser.add_argument("--seats", type=int, default=8)
    args = parser.parse_args()
    for tables in map(int, args.tables.split(",")):
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(_measure(tables, args, Path(folder)))


if __name__ == "__main__":
    main()
