"""A room with accounts, in memory, and browsers that ask it by https."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from typing import Any

import httpx
from litestar.types import ASGIApp

from doorcard.adapters.mail import Pigeonhole
from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import Room, open_room, tools_for
from doorcard.service import Pace
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from tests.service.account_office import PASSWORD, light_hasher
from tests.web.asgi import Browser
from tests.web.documented import asking

NAME = "cards.example"
ADDRESS = f"https://{NAME}"


@dataclass(frozen=True)
class Here:
    room: Room
    app: ASGIApp
    letters: Pigeonhole

    def browser(self, agent: str = "Firefox/140.0 Linux") -> Browser:
        """A visitor by https, with nothing in the cookie jar."""
        visitor = Browser(self.app)
        visitor.http = asking(self.app, ADDRESS, **{"origin": ADDRESS, "user-agent": agent})
        return visitor

    async def ann(self) -> Browser:
        """Ann, who has an account and is signed in."""
        ann = self.browser()
        answer = await ann.http.post("/api/account", json={"name": "Ann", "password": PASSWORD})
        assert answer.status_code == 200, answer.text
        return ann

    async def host(self) -> Browser:
        """Ann, who is the host."""
        ann = await self.ann()
        token = await self.room.host_links.make()
        answer = await ann.http.post("/api/host/claim", json={"token": token})
        assert answer.status_code == 200, answer.text
        return ann


@asynccontextmanager
async def a_room() -> AsyncIterator[Here]:
    letters = Pigeonhole()
    tools = replace(tools_for(letters, ADDRESS), hasher=light_hasher())
    async with open_room(MemoryStore(), Pace.instant(), bots=None, tools=tools) as room:
        app = create_app(
            room.floor,
            room.desk,
            ClientFiles({}),
            accounts=room.accounts,
            office=room.office,
        )
        yield Here(room, app, letters)


async def asked(answer: httpx.Response, status: int = 200) -> dict[str, Any]:
    """What was answered, with that status."""
    assert answer.status_code == status, answer.text
    told: dict[str, Any] = answer.json()
    return told
