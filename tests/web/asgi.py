"""Drives the application in process: a browser's requests and sockets without a network."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any
from uuid import uuid4

from litestar.types import ASGIApp

from tests.web.documented import asking

HOST = "room.test"
PATIENCE_S = 10.0

Frame = dict[str, Any]


async def until(holds: Callable[[], bool]) -> None:
    """Let the room run until something holds. The test's own time limit is the limit."""
    while not holds():  # noqa: ASYNC110 - the room sets no event for what it has done
        await asyncio.sleep(0.01)


class Hangup(Exception):
    """The server closed the socket."""

    def __init__(self, code: int) -> None:
        self.code = code
        super().__init__(f"closed with {code}")


class Browser:
    """One visitor: a cookie jar, requests, sockets."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.http = asking(app, f"http://{HOST}")

    async def sign_in(self, name: str) -> str:
        """Come in as a guest; the player's id."""
        answer = await self.http.post("/api/session", json={"name": name})
        assert answer.status_code == 200, answer.text
        player: str = answer.json()["player"]["id"]
        return player

    @asynccontextmanager
    async def watching(
        self, table: str, *, origin: str | None = f"http://{HOST}", token: str | None = None
    ) -> AsyncIterator[Socket]:
        """A socket at a table, closed in the end."""
        headers = [(b"host", HOST.encode())]
        if origin is not None:
            headers.append((b"origin", origin.encode()))
        if token is not None:
            headers.append((b"authorization", f"Bearer {token}".encode()))
        cookies = "; ".join(f"{each.name}={each.value}" for each in self.http.cookies.jar)
        if cookies:
            headers.append((b"cookie", cookies.encode()))
        socket = Socket(self.app, f"/ws/tables/{table}", headers)
        try:
            await socket.connect()
            yield socket
        finally:
            await socket.close()


class Socket:
    """The browser's end of a socket. Every line ever heard is kept in ``heard``."""

    def __init__(self, app: ASGIApp, path: str, headers: list[tuple[bytes, bytes]]) -> None:
        self._to_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._from_server: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: list[str] = []
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "ws",
            "server": (HOST, 80),
            "client": ("127.0.0.1", 50000),
            "root_path": "",
            "path": path,
            "raw_path": path.encode(),
            "query_string": b"",
            "headers": headers,
            "subprotocols": [],
            "state": {},
            "extensions": {},
        }
        self._task = asyncio.ensure_future(
            app(scope, self._to_server.get, self._from_server.put)  # type: ignore[arg-type]
        )

    async def connect(self) -> None:
        """Shake hands."""
        await self._to_server.put({"type": "websocket.connect"})
        opened = await self._next()
        assert opened["type"] == "websocket.accept", opened

    async def close(self) -> None:
        """Hang up, and wait until the server has noticed."""
        await self._to_server.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(self._task, PATIENCE_S)

    async def say(self, line: str | bytes) -> None:
        """Send one line as it is."""
        kind = "text" if isinstance(line, str) else "bytes"
        await self._to_server.put({"type": "websocket.receive", kind: line})

    async def hear(self) -> Frame:
        """The next frame. Raises ``Hangup`` when the server has closed."""
        event = await self._next()
        if event["type"] == "websocket.close":
            raise Hangup(event["code"])
        assert event["type"] == "websocket.send", event
        self.heard.append(event["text"])
        frame: Frame = json.loads(event["text"])
        return frame

    async def hear_until(self, **wanted: object) -> Frame:
        """The first frame from here on that has all these values."""
        while True:
            frame = await self.hear()
            if all(frame.get(name) == value for name, value in wanted.items()):
                return frame

    async def ask(self, t: str, **wish: object) -> Frame:
        """Put a request and wait for its answer."""
        wish.setdefault("id", uuid4().hex)
        await self.say(json.dumps({"t": t, **wish}))
        return await self.hear_until(t="answer", id=wish["id"])

    async def _next(self) -> dict[str, Any]:
        return await asyncio.wait_for(self._from_server.get(), PATIENCE_S)
