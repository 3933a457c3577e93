"""Somebody who asks the application in bytes, and hears bytes: no client library in between."""

from __future__ import annotations

import asyncio
import json
from typing import Any
from urllib.parse import unquote

from litestar.types import ASGIApp

from tests.web.accounts_here import ADDRESS, NAME
from tests.web.asgi import Socket


class Ear(Socket):
    """A socket whose messages are taken as they come, by whoever comes to look."""

    def lines(self) -> list[bytes]:
        """What was said since the last time, one message each."""
        found = []
        while not self._from_server.empty():
            event = self._from_server.get_nowait()
            found.append(str(event.get("text") or event).encode())
        return found


class Visitor:
    """Cookies or a token, and an address of their own."""

    def __init__(self, app: ASGIApp, name: str, address: str, token: str | None = None) -> None:
        self.name = name
        self._app = app
        self._address = address
        self._token = token
        self._cookies: dict[str, str] = {}

    async def ask(self, method: str, target: str, body: object = None) -> bytes:
        """The whole answer: status, headers and body."""
        path, _, query = target.partition("?")
        sent = b"" if body is None else json.dumps(body).encode()
        scope: dict[str, Any] = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "method": method,
            "scheme": "https",
            "server": (NAME, 443),
            "client": (self._address, 50000),
            "root_path": "",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "headers": self._headers([(b"content-type", b"application/json")]),
            "state": {},
        }
        asked, heard, whole = [sent], [], asyncio.Event()

        async def receive() -> dict[str, Any]:
            if asked:
                return {"type": "http.request", "body": asked.pop(), "more_body": False}
            await whole.wait()  # nobody hangs up before
            return {"type": "http.disconnect"}

        async def send(message: Any) -> None:  # noqa: ANN401 - a message of the interface
            if message["type"] == "http.response.start":
                heard.append(b"%d\n" % message["status"])
                heard.extend(b"%b: %b\n" % each for each in message["headers"])
                self._keep([value for key, value in message["headers"] if key == b"set-cookie"])
            else:
                heard.append(message.get("body", b""))
                if not message.get("more_body"):
                    whole.set()

        await self._app(scope, receive, send)  # type: ignore[arg-type]  # a scope made by hand
        return b"".join(heard)

    async def told(self, method: str, target: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """What is in an answer that grants what was asked."""
        answer = await self.ask(method, target, body)
        assert answer[:1] == b"2", answer
        return json.loads(answer[answer.index(b"\n{") :])

    async def watch(self, table: str) -> Ear:
        """A socket at a table."""
        ear = Ear(self._app, f"/ws/tables/{table}", self._headers([]))
        await ear.connect()
        return ear

    def _headers(self, more: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
        found = [(b"host", NAME.encode()), *more]
        if self._token is not None:
            return [*found, (b"authorization", f"Bearer {self._token}".encode())]
        found.append((b"origin", ADDRESS.encode()))
        cookies = "; ".join(f"{name}={value}" for name, value in self._cookies.items())
        return [*found, (b"cookie", cookies.encode())] if cookies else found

    def _keep(self, cookies: list[bytes]) -> None:
        for each in cookies:
            name, _, value = each.decode().partition(";")[0].partition("=")
            self._cookies[name] = value
