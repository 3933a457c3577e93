"""The parts of a room on their way to the handlers: they come with the request.

The routes know no room, so that one table of them serves every room of the process.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from litestar.di import Provide
from litestar.types import ASGIApp, Receive, Scope, Send

_PARTS: Final = "doorcard_parts"


class WithParts:
    """Wraps the routes: whatever comes this way is for the room that these parts are of."""

    def __init__(self, app: ASGIApp, parts: Mapping[str, object]) -> None:
        self.app = app
        self._parts = parts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Hand it on with the parts."""
        scope.setdefault("state", {})[_PARTS] = self._parts
        await self.app(scope, receive, send)


def part_of(scope: Scope, name: str) -> object:
    """One part of the room that a request came to."""
    return scope["state"][_PARTS][name]


def provided(name: str) -> Provide:
    """What gives a part to the handlers that name it."""

    def provide(scope: Scope) -> object:
        return part_of(scope, name)

    return Provide(provide, sync_to_thread=False)
