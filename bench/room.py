"""A room under load: real sockets on loopback against one server process.

    python -m bench.room [--tables 1,100,300] [--pace 5] [--seconds 20] [--seats 8]
                         [--crowds 1] [--beside log-ins,lobby,backup,audit]

For each number of tables a fresh server is started and every seat is taken by a guest on a
socket of its own; then all play at each pace, one after the other. ``--pace`` is the time
between two acts of a table in seconds: 5 is a human's; 0 is as fast as they can. Printed
for each: acts a second, the time from a request to its notice at the last of all viewers
(median and 99th percentile), the server's CPU share and CPU time an act, and its memory
for each table: open and empty, what its sockets add, what the play adds. One table is the
idle run that the others are held against. ``--beside`` measures the largest number once
more for each, while that goes on; ``--crowds`` is how many processes the guests share.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles
from typing import Any, TextIO, cast

from bench.room_load.disturbances import KINDS, disturb

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")
SETTLE = 10
"""Seconds at a new pace, and three turns more: then it is measured."""
STALLED_MS = 50
"""Beyond the knee the 99th percentile is longer than this."""


def cpu(pid: int) -> float:
    """CPU seconds of a process until now."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory(pid: int) -> int:
    """Bytes that a process holds in memory."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) * 1024
    return 0


class Process:
    """A process that is told and answers in lines of JSON."""

    def __init__(self, module: str, *args: object) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", f"bench.room_load.{module}", *map(str, args)],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        self._module = module
        self._told = cast("TextIO", self._process.stdin)
        self._said = cast("TextIO", self._process.stdout)
        self.pid = self._process.pid

    async def answer(self) -> Any:  # noqa: ANN401 - JSON
        """The next line it says."""
        line = await asyncio.to_thread(self._said.readline)
        if not line:
            raise RuntimeError(f"the {self._module} process has ended")
        return json.loads(line)

    def say(self, line: str) -> None:
        """Tell it something."""
        self._told.write(line + "\n")
        self._told.flush()

    def end(self) -> None:
        """End it."""
        self._process.kill()
        self._process.communicate()


class Room:
    """One server with its tables, and the guests that play there."""

    def __init__(self, tables: int, args: argparse.Namespace, folder: Path) -> None:
        self.tables, self.folder = tables, folder
        self.seats, self.seconds = args.seats, args.seconds
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        self.address = f"127.0.0.1:{port}"
        self.server = Process("server", port, folder, tables, self.seats)
        many = min(args.crowds, tables)
        self.crowds = [Process("crowd", self.address, self.seats) for _ in range(many)]
        self.memory: list[int] = []

    async def open(self) -> None:
        """Wait until all tables are open, all guests there, and all seats taken."""
        began = time.perf_counter()
        opened = await self.server.answer()
        shared = list(opened["cookies"].items())
        for n, crowd in enumerate(self.crowds):
            crowd.say(json.dumps(dict(shared[n :: len(self.crowds)])))
        self.memory = [opened["bare"], memory(self.server.pid)]
        await self.tell("come")
        self.memory.append(memory(self.server.pid))
        await self.tell("sit")
        seats, took = self.tables * self.seats, time.perf_counter() - began
        print(f"{seats} guests at {self.tables} tables have sat down in {took:.0f} s", flush=True)

    async def tell(self, word: str) -> list[Any]:
        """Tell all crowds, and wait for what they answer."""
        for each in self.crowds:
            each.say(word)
        return list(await asyncio.gather(*(each.answer() for each in self.crowds)))

    async def measure(self, pace: float, beside: str) -> float:
        """Play at a pace, and print what it costs. The 99th percentile in milliseconds."""
        await self.tell(f"pace {pace}")
        await asyncio.sleep(SETTLE + 3 * pace)
        await self.tell("begin")
        pids = [self.server.pid, *(each.pid for each in self.crowds)]
        before, began = [cpu(each) for each in pids], time.perf_counter()
        going_on = asyncio.create_task(disturb(beside, self.address, self.folder, self.seconds))
        await asyncio.sleep(self.seconds)
        heard = await self.tell("end")
        seconds = time.perf_counter() - began
        spent = [cpu(each) - one for each, one in zip(pids, before, strict=True)]
        self.memory[3:] = [memory(self.server.pid)]
        await going_on
        acts = sum(each["acts"] for each in heard)
        refused = sum(each["refused"] for each in heard)
        took = sorted(one for each in heard for one in each["took"]) or [0.0]
        cuts = quantiles(took, n=100) if len(took) > 1 else took * 99
        steps = [b - a for a, b in zip(self.memory, self.memory[1:], strict=False)]
        empty, sockets, play = (each / self.tables / 1024 for each in steps)
        print(
            f"{self.tables:6} tables  {acts / seconds:7.1f} acts/s  "
            f"p50 {cuts[49] * 1000:6.1f} ms  p99 {cuts[98] * 1000:6.1f} ms  "
            f"longest {took[-1] * 1000:6.1f} ms  "
            f"CPU {spent[0] / seconds * 100:5.1f} %  "
            f"{spent[0] / max(acts, 1) * 1e6:5.0f} CPU-µs an act  "
            f"KB a table: {empty:.0f} open, {sockets:.0f} its {self.seats} sockets, "
            f"{play:.0f} its play  (guests: {max(spent[1:]) / seconds * 100:.0f} % CPU)"
            + (f"  refused: {refused}" if refused else "")
            + (f"  beside {beside}" if beside != "nothing" else ""),
            flush=True,
        )
        return float(cuts[98] * 1000)

    def close(self) -> None:
        """End all processes."""
        for each in (*self.crowds, self.server):
            each.end()


async def measure(tables: int, besides: list[str], args: argparse.Namespace) -> None:
    """All that is asked for with one number of tables."""
    with tempfile.TemporaryDirectory() as folder:
        room = Room(tables, args, Path(folder))
        try:
            await room.open()
            paces = [float(each) for each in args.pace.split(",")]
            for pace in paces:
                p99 = await room.measure(pace, "nothing")
                if p99 > STALLED_MS and pace != paces[-1]:
                    print(f"        the knee is before {tables / pace:.0f} acts/s", flush=True)
            for beside in besides:
                await room.measure(paces[0], beside)
        finally:
            room.close()


def main() -> None:
    """Measure each number of tables, one after the other."""
    parser = argparse.ArgumentParser(description="Load one server process with real sockets.")
    parser.add_argument("--tables", default="1,100,300")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", default="5")
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--crowds", type=int, default=1)
    parser.add_argument("--beside", default="", help=", ".join(list(KINDS)[1:]))
    args = parser.parse_args()
    sizes = [int(each) for each in args.tables.split(",")]
    besides = [each for each in args.beside.split(",") if each]
    for tables in sizes:
        asyncio.run(measure(tables, besides if tables == max(sizes) else [], args))


if __name__ == "__main__":
    main()
