"""Real rooms, one process each, started in a fraction of a second and killed with SIGKILL.

``python -m tests.crash.rooms`` imports the room once; each ``open`` on its standard
input forks a process that runs ``doorcard serve`` with the arguments of that line.
"""

from __future__ import annotations

import importlib
import json
import os
import signal
import socket
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self

ROOT = Path(__file__).parents[2]


def serve_on_demand() -> None:
    """Fork a room for each line of arguments, tell its process id, and reap the dead."""
    for name in ("bootstrap", "web.app", "web.server", "adapters.sqlite", "bots", "cli.serve"):
        importlib.import_module(f"doorcard.{name}")
    from doorcard.cli.main import main

    for line in sys.stdin:
        arguments, log = json.loads(line)
        child = os.fork()
        if child == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            out = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
            os.dup2(out, 1)
            os.dup2(out, 2)
            os._exit(main(["serve", *arguments]))
        _tell(str(child))
        os.waitpid(child, 0)
        _tell("gone")


def _tell(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


class RoomUnderFire:
    """One data folder and port, and a room on them that can be killed and opened again."""

    def __init__(self, folder: Path, *extra: str) -> None:
        self.folder = folder
        self.log = folder / "room.log"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._arguments = ["--port", str(self.port), "--data", str(folder / "room"), *extra]
        self._nursery = subprocess.Popen(
            [sys.executable, "-m", "tests.crash.rooms"],
            cwd=ROOT,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        self._room = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, what: BaseException | None, _: TracebackType | None
    ) -> None:
        if self._room:
            self.kill()
        for pipe in (self._nursery.stdin, self._nursery.stdout):
            if pipe is not None:
                pipe.close()
        self._nursery.wait()

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def open(self, patience: float = 60) -> None:
        """Start the room and wait until it answers."""
        self._say(json.dumps([self._arguments, str(self.log)]))
        self._room = int(self._hear())
        until = time.monotonic() + patience
        while time.monotonic() < until:
            with suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1):
                return
            time.sleep(0.02)
        raise TimeoutError(f"the room did not open:\n{self.log.read_text()[-2000:]}")

    def kill(self) -> None:
        """``kill -9``, at whatever it is doing."""
        os.kill(self._room, signal.SIGKILL)
        self._room = 0
        assert self._hear() == "gone"

    def _say(self, line: str) -> None:
        assert self._nursery.stdin is not None
        self._nursery.stdin.write(line + "\n")
        self._nursery.stdin.flush()

    def _hear(self) -> str:
        assert self._nursery.stdout is not None
        return self._nursery.stdout.readline().strip()


if __name__ == "__main__":
    serve_on_demand()
