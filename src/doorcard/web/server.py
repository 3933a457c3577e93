"""The server process: where it listens, how it treats sockets, how it stops."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from types import FrameType
from typing import Final

import uvicorn
from litestar.types import ASGIApp

from doorcard.service import Floor
from doorcard.stud import Refusal
from doorcard.web.doorstep import Doorstep
from doorcard.web.even_pace import keep_an_even_pace
from doorcard.web.socket_protocol import SocketProtocol
from doorcard.wire.requests import LONGEST_REQUEST

log: Final = logging.getLogger("doorcard.room")

PING_SECONDS: Final = 10.0
"""How often a socket is asked whether it is still there."""
PONG_SECONDS: Final = 5.0
"""How long it may take to say so, before its line is lost."""
KEEP_ALIVE_SECONDS: Final = 75
"""How long a connection is kept for the next request: longer than proxies keep theirs, or a
request of a player could meet the end of it half way."""
LAST_CALL_SECONDS: Final = 5
"""How long answers under way may take when the room closes."""
_STOPPING: Final = (signal.SIGINT, signal.SIGTERM)


def listen(host: str, port: int) -> socket.socket:
    """A socket that listens there; port 0 takes a free one.

    Raises ``Refusal`` with what would do instead: ``port.taken``, ``port.not_allowed``
    or ``host.unknown``.
    """
    try:
        family = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0][0]
        return socket.create_server((host, port), family=family, backlog=1024)
    except OSError as wrong:
        if wrong.errno == errno.EADDRINUSE:
            raise Refusal(
                "port.taken",
                f"port {port} of {host} is taken by another program: stop that one, or "
                f"choose another port with --port",
                port=port,
            ) from None
        if wrong.errno == errno.EACCES:
            raise Refusal(
                "port.not_allowed",
                f"this account may not listen on port {port}: choose one above 1023 with --port",
                port=port,
            ) from None
        raise Refusal(
            "host.unknown",
            f"this machine has no address {host}: use --host 127.0.0.1 for this machine "
            f"alone, or 0.0.0.0 for all its addresses",
            host=host,
        ) from None


class Server(uvicorn.Server):
    """Serves the application of an open floor until SIGINT or SIGTERM.

    It closes the floor before the sockets: watchers hear why, and no seat looks
    disconnected. ``opened`` is called once connections are taken. SIGTERM first lets the
    hands being played end, for ``drain_s`` seconds at most; SIGINT, and a second signal,
    do not wait. Forwarded headers are believed from ``proxies`` alone. Without a
    ``doorstep`` connections are not counted before they ask for something.
    """

    def __init__(
        self,
        app: ASGIApp,
        floor: Floor,
        opened: Callable[[], None],
        *,
        deflate: bool = False,
        drain_s: float = 0,
        proxies: Sequence[str] = (),
        doorstep: Doorstep | None = None,
    ) -> None:
        super().__init__(
            uvicorn.Config(
                app,
                lifespan="off",
                timeout_keep_alive=KEEP_ALIVE_SECONDS,
                http="h11" if doorstep is None else doorstep.protocol(),
                ws=SocketProtocol,
                ws_max_size=4 * LONGEST_REQUEST,  # up to there a refusal says why
                ws_ping_interval=PING_SECONDS,
                ws_ping_timeout=PONG_SECONDS,
                ws_per_message_deflate=deflate,
                log_config=None,
                access_log=False,
                server_header=False,
                proxy_headers=bool(proxies),
                forwarded_allow_ips=list(proxies),
                timeout_graceful_shutdown=LAST_CALL_SECONDS,
            )
        )
        self._floor = floor
        self._opened = opened
        self._drain_s = drain_s
        self._hurry = asyncio.Event()
        self._loop: asyncio.AbstractEventLoop | None = None

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Take connections."""
        self._loop = asyncio.get_running_loop()
        keep_an_even_pace()
        await super().startup(sockets)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Let the hands being played end, close the floor, then every connection."""
        if self._drain_s and not self._hurry.is_set():
            await self._drain()
        await self._floor.close()
        await super().shutdown(sockets)

    async def _drain(self) -> None:
        log.info("room drains", extra={"seconds": self._drain_s})
        draining = asyncio.create_task(self._floor.drain(self._drain_s))
        hurried = asyncio.create_task(self._hurry.wait())
        await asyncio.wait({draining, hurried}, return_when=asyncio.FIRST_COMPLETED)
        for each in (draining, hurried):
            each.cancel()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Take both signals, and do not raise them anew: the store is still to be closed."""
        before = {each: signal.signal(each, self._asked_to_stop) for each in _STOPPING}
        try:
            yield
        finally:
            for each, handler in before.items():
                signal.signal(each, handler)

    def _asked_to_stop(self, number: int, frame: FrameType | None) -> None:
        if self._loop is not None and (number == signal.SIGINT or self.should_exit):
            self._loop.call_soon_threadsafe(self._hurry.set)
        self.handle_exit(number, frame)
