"""Which pictures there are, and how those of a folder are taken."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final, Protocol

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize, sync_playwright

from scripts.pictures.pages import PAGES
from scripts.pictures.room import Room
from scripts.pictures.scenes import SCENES
from scripts.pictures.ways import LOOKS

FOLDER: Final = Path(__file__).parents[2] / "screenshots"
LANGUAGES: Final = ("en", "fi", "pl", "et")
LIGHT: Final = {"en", "pl"}
"""These see the light colours, the others the dark ones."""
SIZES: Final[dict[str, ViewportSize]] = {
    "desk": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}
SETTLED_MS: Final = 200


class State(Protocol):
    """Something to take a picture of."""

    @property
    def name(self) -> str:
        """As ``ARGS`` calls it."""

    @property
    def whole(self) -> bool:
        """The whole page, or what is in view?"""

    @property
    def who(self) -> str:
        """Who sees it: ``guest``, ``player`` or ``host``."""

    def reach(self, page: Page, room: Room) -> None:
        """Bring the page to it."""


@dataclass(frozen=True)
class Shot:
    """One picture: of what, in which language, size and look."""

    folder: str
    state: State
    language: str
    viewport: ViewportSize
    colours: str
    settings: str | None = None
    """What the browser keeps of its settings, as JSON."""

    def asked_for(self, words: Collection[str]) -> bool:
        """Do the words leave it in? Each kind of word that is there must fit."""
        parts = {*self.folder.split("/"), self.state.name}
        first = set(words) & {*LANGUAGES, "ways"}
        sizes = set(words) & set(SIZES)
        kinds = (first, sizes, set(words) - first - sizes)
        return all(kind & parts for kind in kinds if kind)


def shots() -> Iterator[Shot]:
    """All of them, in the order in which they are taken."""
    states: Sequence[State] = [*PAGES, *SCENES]
    for language in LANGUAGES:
        for size, viewport in SIZES.items():
            colours = "light" if language in LIGHT else "dark"
            for state in states:
                yield Shot(f"{language}/{size}", state, language, viewport, colours)
    for look in LOOKS:
        for state in states:
            if state.name in look.states:
                yield Shot(
                    f"ways/{look.name}", state, "en", look.viewport, look.colours, look.settings
                )


def take(room: Room, folder: str, words: list[str]) -> list[str]:
    """Those of one folder that the words ask for; the names of those that were not reached."""
    taken = [shot for shot in shots() if shot.folder == folder and shot.asked_for(words)]
    with browser_of(room) as browser:
        missed = _take(browser, room, taken)
    print(f"{len(taken)} pictures: {FOLDER / folder}", flush=True)
    return missed


@contextmanager
def browser_of(room: Room) -> Iterator[Browser]:
    """The browser that is seen through."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=room.chromium, args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


def _take(browser: Browser, room: Room, taken: Sequence[Shot]) -> list[str]:
    """Those of one folder: a browser for each who is seen in them, a page for each picture.

    The names of those whose state was not reached come back; their picture shows why.
    """
    missed: list[str] = []
    contexts: dict[str, BrowserContext] = {}
    folder = FOLDER / taken[0].folder
    folder.mkdir(parents=True, exist_ok=True)
    for shot in taken:
        who = shot.state.who
        if who not in contexts:
            contexts[who] = room.come(browser, shot, who)
        page = contexts[who].new_page()
        try:
            shot.state.reach(page, room)
        except Error:
            missed.append(f"{shot.folder}/{shot.state.name}")
        page.mouse.move(0, 0)
        page.wait_for_timeout(SETTLED_MS)
        page.screenshot(path=folder / f"{shot.state.name}.png", full_page=shot.state.whole)
        page.close()
    for each in contexts.values():
        each.close()
    return missed
