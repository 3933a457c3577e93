"""A room under load: real sockets on loopback against one server process.

    python -m bench.room [--tables 1,50,100] [--seconds 20] [--pace 5] [--seats 8]
                         [--beside log-ins,lobby,backup,audit]

For each number of tables a fresh server is started, every seat is taken by a client on a
socket of its own, and all play. ``--pace`` is the time between two actions of a table in
seconds; 0 is as fast as they can. Printed for each: acts answered a second, the time from
a request to its notice at the last of all viewers (median and 99th percentile), the
server's CPU share and CPU time an act, and its memory for each table: open and empty, what
its sockets add, what the play adds. One table is the idle run that the others are held
against. ``--beside`` measures the largest number once more for each, while that goes on.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import quantiles

from bench.room_load.clients import Client, Load
from bench.room_load.disturbances import KINDS, disturb

ROOT = Path(__file__).parents[1]
TICKS = os.sysconf("SC_CLK_TCK")
SETTLE = 10
"""Seconds after all have sat down, and four turns more: then it is measured."""
ARRIVE = 40
"""So many clients come in at once."""


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


class Measured:
    """One server with a number of tables, from the first socket to the last act."""

    def __init__(self, tables: int, args: argparse.Namespace, folder: Path) -> None:
        self.tables, self.args, self.folder = tables, args, folder
        self.load = Load(args.pace, args.seats)
        self.memory: list[int] = []
        self.cpu = self.seconds = 0.0

    async def run(self, beside: str) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        server = subprocess.Popen(  # noqa: ASYNC220 - started before anything else runs
            [
                *(sys.executable, "-m", "bench.room_load.server"),
                *(str(port), str(self.folder), str(self.tables)),
            ],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        try:
            bare = int(await asyncio.to_thread(_first_line, server))
            ids = (await asyncio.to_thread(_first_line, server)).split()
            self.memory = [bare, _memory(server.pid)]
            await self._play(server.pid, f"127.0.0.1:{port}", ids, beside)
        finally:
            server.kill()
            server.wait()

    async def _play(self, pid: int, address: str, ids: list[str], beside: str) -> None:
        load, args = self.load, self.args
        clients = [
            Client(load, address, table, seat) for table in ids for seat in range(1, args.seats + 1)
        ]
        playing = []
        for n in range(0, len(clients), ARRIVE):
            some = clients[n : n + ARRIVE]
            playing += [asyncio.create_task(each.play()) for each in some]
            await asyncio.gather(*(each.ready.wait() for each in some))
        self.memory.append(_memory(pid))
        load.seated.set()
        await asyncio.sleep(SETTLE + 4 * args.pace)
        load.measuring = True
        cpu, began = _cpu(pid), time.perf_counter()
        going_on = asyncio.create_task(disturb(beside, address, self.folder, args.seconds))
        await asyncio.sleep(args.seconds)
        load.measuring = False
        self.seconds = time.perf_counter() - began
        self.cpu = _cpu(pid) - cpu
        self.memory.append(_memory(pid))
        load.stopping = True
        await going_on
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)

    def print(self, beside: str) -> None:
        load = self.load
        took = sorted(load.took) or [0.0]
        cuts = quantiles(took, n=100) if len(took) > 1 else took * 99
        steps = [b - a for a, b in zip(self.memory, self.memory[1:], strict=False)]
        empty, sockets, play = (each / self.tables / 1024 for each in steps)
        print(
            f"{self.tables:6} tables  {load.acts / self.seconds:8.1f} acts/s  "
            f"p50 {cuts[49] * 1000:7.1f} ms  p99 {cuts[98] * 1000:7.1f} ms  "
            f"CPU {self.cpu / self.seconds * 100:5.1f} %  "
            f"{self.cpu / max(load.acts, 1) * 1e6:7.0f} CPU-µs an act  "
            f"KB a table: {empty:.0f} open, {sockets:.0f} its {load.seats} sockets, "
            f"{play:.0f} its play" + (f"  beside {beside}" if beside != "nothing" else ""),
            flush=True,
        )


def main() -> None:
    """Measure each number of tables, one after the other."""
    parser = argparse.ArgumentParser(description="Load one server process with real sockets.")
    parser.add_argument("--tables", default="1,50,100")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--pace", type=float, default=5)
    parser.add_argument("--seats", type=int, default=8)
    parser.add_argument("--beside", default="", help=", ".join(list(KINDS)[1:]))
    args = parser.parse_args()
    sizes = [int(each) for each in args.tables.split(",")]
    runs = [(each, "nothing") for each in sizes]
    runs += [(max(sizes), each) for each in filter(None, args.beside.split(","))]
    for tables, beside in runs:
        with tempfile.TemporaryDirectory() as folder:
            measured = Measured(tables, args, Path(folder))
            asyncio.run(measured.run(beside))
            measured.print(beside)


if __name__ == "__main__":
    main()
