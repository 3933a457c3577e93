"""A room in memory for floods of nonsense: it lives on a loop of its own, from test to test."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from contextlib import AsyncExitStack, contextmanager
from dataclasses import replace
from typing import Any, Protocol, TypeVar

from hypothesis import HealthCheck, settings
from litestar import Litestar

from doorcard.adapters.mail import Pigeonhole
from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import HouseBots, Room, open_room, tools_for
from doorcard.fairness import SigningKey
from doorcard.service import Pace
from doorcard.web.api_document import whole
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.floods import FloodLimits
from tests.service.account_office import PASSWORD, light_hasher
from tests.web.accounts_here import ADDRESS
from tests.web.asgi import Browser
from tests.web.documented import asking

TRIES = int(os.environ.get("DOORCARD_FUZZ_TRIES", "2"))
"""Of each route, each way, by each visitor; twenty times as many on sockets. ``make fuzz`` has
more."""
BOUNDED = settings(
    max_examples=TRIES,
    database=None,
    derandomize=True,
    deadline=None,
    suppress_health_check=list(HealthCheck),
)
ON_SOCKETS = settings(BOUNDED, max_examples=20 * TRIES)
NO_LIMITS = FloodLimits(
    connection_rate=1e9,
    connection_burst=1e9,
    account_rate=1e9,
    account_burst=1e9,
    address_rate=1e9,
    address_burst=1e9,
    account_connections=10**9,
    address_connections=10**9,
)
"""What is sent here is to reach the room, not to be turned away at its door."""


class FuzzedRoom:
    """An open room, its document, and visitors."""

    def __init__(self, runner: asyncio.Runner, room: Room) -> None:
        self.runner = runner
        self.room = room
        self.app = create_app(
            room.floor,
            room.desk,
            ClientFiles({}),
            accounts=room.accounts,
            tables=room.tables,
            office=room.office,
            flood_limits=NO_LIMITS,
        )
        self.guests = 0

    def document(self) -> dict[str, Any]:
        """The API as the room describes it."""
        app = self.app
        while not isinstance(app, Litestar):
            app = app.app  # type: ignore[attr-defined]  # what wraps it keeps it under this name
        return whole(app.openapi_schema.to_schema(), app)

    def visitor(self) -> Browser:
        """Somebody by https, with nothing in the cookie jar."""
        visitor = Browser(self.app)
        visitor.http = asking(self.app, ADDRESS, origin=ADDRESS)
        return visitor

    async def guest(self) -> Browser:
        """A guest of a name that nobody has had."""
        self.guests += 1
        guest = self.visitor()
        answer = await guest.http.post("/api/session", json={"name": f"Guest {self.guests}"})
        assert answer.status_code == 200, answer.text
        return guest

    async def host(self) -> Browser:
        """A new account that is the host's too."""
        self.guests += 1
        host = self.visitor()
        opened = await host.http.post(
            "/api/account", json={"name": f"Host {self.guests}", "password": PASSWORD}
        )
        assert opened.status_code == 200, opened.text
        token = await self.room.host_links.make()
        claimed = await host.http.post("/api/host/claim", json={"token": token})
        assert claimed.status_code == 200, claimed.text
        return host


@contextmanager
def fuzzed_room(*, bots: bool, fair: bool = False) -> Iterator[FuzzedRoom]:
    """Open it. ``runner.run`` lets it live; between runs it stands still.

    A fair deal waits a minute for whoever takes part in it.
    """
    pace = replace(Pace.instant(), commit_ms=60_000, reveal_ms=60_000)
    signing = SigningKey(bytes(32)) if fair else None
    tools = replace(tools_for(Pigeonhole(), ADDRESS), hasher=light_hasher())
    with asyncio.Runner() as runner:
        stack = AsyncExitStack()
        room = runner.run(
            stack.enter_async_context(
                open_room(
                    MemoryStore(),
                    pace,
                    bots=HouseBots() if bots else None,
                    tools=tools,
                    signing=signing,
                )
            )
        )
        try:
            yield FuzzedRoom(runner, room)
        finally:
            runner.run(stack.aclose())


class Gathering(Protocol):
    """Those at a table of a fuzzed room, on sockets that close with the stack."""

    stack: AsyncExitStack

    async def open(self) -> None:
        """All take their places."""


Gathered = TypeVar("Gathered", bound=Gathering)


@contextmanager
def gathered(fuzzed: FuzzedRoom, gathering: Gathered) -> Iterator[Gathered]:
    """Let them come, and go in the end."""
    fuzzed.runner.run(gathering.open())
    try:
        yield gathering
    finally:
        fuzzed.runner.run(gathering.stack.aclose())
