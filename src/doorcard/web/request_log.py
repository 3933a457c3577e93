"""The log of requests: which route, how it ended, how long it took, and no more.

No body, cookie, address, query or card is ever logged, and a path only as its route:
ids in it could be what a link keeps secret.
"""

from __future__ import annotations

import logging
from time import perf_counter
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

log: Final = logging.getLogger("doorcard.web")
QUIET: Final = frozenset({"/healthz", "/{path}", "/"})
"""Routes logged only when they fail: asked all the time, and of no interest."""


class RequestLog:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, and note how it ended."""
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        began = perf_counter()
        ended_as = 500

        async def send_and_note(message: Message) -> None:
            nonlocal ended_as
            if message["type"] == "http.response.start":
                ended_as = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_and_note)
        finally:
            route = str(scope.get("path_template") or "?")
            level = logging.DEBUG if route in QUIET and ended_as < 400 else logging.INFO
            log.log(
                level,
                "request",
                extra={
                    "method": scope.get("method"),
                    "route": route,
                    "ended_as": ended_as,
                    "ms": round((perf_counter() - began) * 1000, 1),
                },
            )
