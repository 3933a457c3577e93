"""A real room and a real Chromium for all browser tests that one process runs."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from tests.browser.visitor import PATIENCE_MS, Visitor
from tests.conftest import CHROMIUMS

CHROMIUM_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]

DESK: ViewportSize = {"width": 1280, "height": 800}


@dataclass(frozen=True)
class OpenRoom:
    """A room that is served, and the link to its host's role."""

    address: str
    host_link: str


@pytest.fixture(scope="session")
def open_room(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenRoom]:
    """A room served by the real command; its bots do not think."""
    folder = tmp_path_factory.mktemp("room")
    command = [
        *(str(Path(sys.executable).with_name("doorcard")), "serve"),
        *("--port", "0", "--data", str(folder / "data")),
        *("--think", "0", "--pause", "1.5", "--drain", "1"),
        *("--grants-per-address", "0"),  # everybody comes from one machine here
    ]
    with (folder / "log").open("w") as log:
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True)
    assert server.stdout is not None
    try:
        said = [server.stdout.readline() for _ in ("address", "host")]
        assert all("http://" in line for line in said), (folder / "log").read_text()
        yield OpenRoom(*(line[line.index("http://") :].split()[0] for line in said))
    finally:
        server.send_signal(signal.SIGTERM)
        ended = server.wait(timeout=20)
        server.stdout.close()
    assert ended == 0, (folder / "log").read_text()
    assert "Traceback" not in (folder / "log").read_text()


@pytest.fixture(scope="session")
def room(open_room: OpenRoom) -> str:
    """The room's address."""
    return open_room.address


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """The machine's own Chromium, headless.

    While it lives its event loop runs, and tests that are coroutines could not run theirs:
    they all come before (``pytest_collection_modifyitems``).
    """
    found = os.environ.get("DOORCARD_CHROMIUM") or next(filter(None, map(shutil.which, CHROMIUMS)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=CHROMIUM_FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def come(room: str, chromium: Browser) -> Iterator[Callable[..., Visitor]]:
    """People with a fresh browser each, whose pages must work without a single fault.

    Which language the browser asks for and how large it is may be said.
    """
    here: list[Visitor] = []

    def come(locale: str = "en-US", size: ViewportSize = DESK) -> Visitor:
        context = chromium.new_context(viewport=size, locale=locale, reduced_motion="reduce")
        context.set_default_timeout(PATIENCE_MS)
        here.append(Visitor(context.new_page(), room))
        return here[-1]

    yield come
    for each in here:
        each.leave_no_seat_behind()
        each.page.context.close()
    assert [each.faults for each in here] == [[] for _ in here]


@pytest.fixture
def visitor(come: Callable[[], Visitor]) -> Visitor:
    """Somebody who came alone."""
    return come()


@pytest.fixture
def page(chromium: Browser) -> Iterator[Page]:
    """A page for a stage: the test plays the room's end of its socket."""
    context = chromium.new_context(
        viewport={"width": 1280, "height": 800}, reduced_motion="reduce", color_scheme="dark"
    )
    context.set_default_timeout(PATIENCE_MS)
    yield context.new_page()
    context.close()
