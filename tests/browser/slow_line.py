"""A slow line: everything that passes it, in either direction, comes later.

``python -m tests.browser.slow_line ROOM SECONDS`` prints where it listens.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

PIECE: Final = 65_536
ROOT: Final = Path(__file__).parents[2]


@contextmanager
def slow_line(room: str, seconds: float) -> Iterator[str]:
    """The address of a line to the room, in a process of its own."""
    command = [sys.executable, "-m", "tests.browser.slow_line", room, str(seconds)]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as line:
        assert line.stdout is not None
        try:
            yield line.stdout.readline().strip()
        finally:
            line.kill()


async def listen(room: str, seconds: float) -> None:
    """Pass on what comes, as late as that, until the process is ended."""
    host, port = urlsplit(room).hostname, urlsplit(room).port

    async def joined(near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        far, on = await asyncio.open_connection(host, port)
        await asyncio.gather(passed(near, on), passed(far, back))

    async def passed(source: asyncio.StreamReader, sink: asyncio.StreamWriter) -> None:
        """What waits does not hold up what follows it."""
        later = asyncio.get_running_loop().call_later
        with suppress(ConnectionError):
            while piece := await source.read(PIECE):
                later(seconds, sink.write, piece)
        later(seconds, sink.close)

    server = await asyncio.start_server(joined, "127.0.0.1", 0)
    own = server.sockets[0].getsockname()[1]
    sys.stdout.write(f"http://127.0.0.1:{own}\n")
    sys.stdout.flush()
    await server.serve_forever()


if __name__ == "__main__":
    asyncio.run(listen(sys.argv[1], float(sys.argv[2])))
