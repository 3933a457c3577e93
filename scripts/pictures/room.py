"""The room that pictures are taken of, and who is seen in it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import httpx
from playwright.sync_api import Browser, BrowserContext

from tests.browser.visitor import Visitor
from tests.conftest import CHROMIUMS

if TYPE_CHECKING:
    from scripts.pictures.taking import Shot

WORDS: Final = "a wheel is a straight too"
HOUSE: Final = "common_hi"
WAIT_MS: Final = 10_000


@dataclass
class Room:
    """A room with a player who has a past, a host, a guest, and a private table."""

    address: str
    chromium: str
    host_link: str
    cookies: dict[str, Any] = field(default_factory=dict)
    """How each of them is known, for a browser to take over. A visitor is a player without an
    account: whose settings are those of the browser alone."""
    hand: str = ""
    """A hand of the player's."""
    private: str = ""
    """A table that only a link opens."""

    def play_some_hands(self, browser: Browser) -> None:
        """Make the past: an account that has played, a host who was written to."""
        token = self.host_link.partition("#")[2]
        host = {"name": "Raili", "password": WORDS}
        player = {"name": "Maarja", "password": WORDS}
        self._signed_in("host", ("/api/account", host), ("/api/host/claim", {"token": token}))
        self._signed_in("visitor", ("/api/session", {"name": "Anneli"}))
        self._signed_in("player", ("/api/account", player))
        context = browser.new_context(storage_state=self.cookies["player"])
        context.set_default_timeout(WAIT_MS)
        visitor = Visitor(context.new_page(), self.address)
        visitor.page.goto(self.address)
        visitor.test_id("contact-host").click()
        visitor.test_id("contact-text").fill("Could we have a hi/lo table at half the stakes?")
        visitor.test_id("contact-send").click()
        visitor.test_id("contact-sent").wait_for()
        visitor.open_own_table("Friends on Friday", {}, door="link")
        self.private = visitor.told("table")
        visitor.page.goto(self.address)
        visitor.open_table(HOUSE)
        visitor.sit_down()
        self.hand = visitor.play_until_showdown()
        visitor.play_hand()
        visitor.leave_no_seat_behind()
        context.close()

    def _signed_in(self, who: str, *asked: tuple[str, dict[str, str]]) -> None:
        with httpx.Client(base_url=self.address) as asking:
            for path, body in asked:
                asking.post(path, json=body).raise_for_status()
            self.cookies[who] = _kept(asking)

    def come(self, browser: Browser, shot: Shot, who: str) -> BrowserContext:
        """A browser of the guest, the player or the host, for pictures like this one."""
        context = browser.new_context(
            locale=shot.language,
            viewport=shot.viewport,
            reduced_motion="reduce",
            color_scheme="light" if shot.colours == "light" else "dark",
            storage_state=self.cookies.get("visitor" if shot.settings and who == "player" else who),
        )
        context.set_default_timeout(WAIT_MS)
        if who == "newcomer":
            name = shot.folder.replace("/", " ")
            context.request.post(f"{self.address}/api/session", data={"name": name})
        if shot.settings is not None:
            kept = json.dumps(shot.settings)
            context.add_init_script(f"localStorage.setItem('doorcard.settings', {kept})")
        return context


def _kept(asking: httpx.Client) -> dict[str, Any]:
    """The cookies of a client, as a browser keeps them."""
    host = asking.base_url.host
    cookies = [
        {"name": name, "value": value, "domain": host, "path": "/", "expires": -1}
        | {"httpOnly": True, "secure": False, "sameSite": "Strict"}
        for name, value in asking.cookies.items()
    ]
    return {"cookies": cookies, "origins": []}


@contextmanager
def open_room() -> Iterator[Room]:
    """Served by the real command; its bots hardly think."""
    found = next(filter(None, map(shutil.which, CHROMIUMS)))
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("doorcard")), "serve", "--port", "0"]
        command += ["--data", folder, "--think", "0.05", "--pause", "0.5"]
        command += ["--grants-per-address", "0"]
        with (
            (Path(folder) / "log").open("w") as log,
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True) as room,
        ):
            try:
                said = (line for line in room.stdout or () if "http://" in line)
                address, link = (line[line.index("http://") :].split()[0] for line in _two(said))
                yield Room(address, found, link)
            finally:
                room.terminate()


def _two(said: Iterator[str]) -> Iterator[str]:
    yield next(said)
    yield next(said)
