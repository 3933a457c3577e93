"""A room in memory, at once and without pauses, and visitors for it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from litestar.types import ASGIApp

from doorcard.adapters.memory import MemoryStore
from doorcard.bootstrap import HouseBots, Room, open_room
from doorcard.service import Pace
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from tests.web.asgi import Browser


@pytest.fixture
def client_folder(tmp_path: Path) -> Path:
    """A client as small as can be."""
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>a room</title>")
    (tmp_path / "assets" / "index-abc123.js").write_text("go();" * 200)
    return tmp_path


@pytest.fixture
async def room() -> AsyncIterator[Room]:
    """A room with house bots that neither think nor pause."""
    async with open_room(MemoryStore(), Pace.instant(), bots=HouseBots()) as opened:
        yield opened


@pytest.fixture
async def empty_room() -> AsyncIterator[Room]:
    """A room without house bots."""
    async with open_room(MemoryStore(), Pace.instant(), bots=None) as opened:
        yield opened


@pytest.fixture
def app(room: Room, client_folder: Path) -> ASGIApp:
    return create_app(room.floor, room.desk, ClientFiles.read(client_folder))


@pytest.fixture
def empty_app(empty_room: Room, client_folder: Path) -> ASGIApp:
    return create_app(empty_room.floor, empty_room.desk, ClientFiles.read(client_folder))


@pytest.fixture
def ann(app: ASGIApp) -> Browser:
    """A visitor of the room with bots; not signed in yet."""
    return Browser(app)


@pytest.fixture
def ben(app: ASGIApp) -> Browser:
    """Another one."""
    return Browser(app)
