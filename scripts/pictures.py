"""Takes pictures of the main states in every language and size, to be looked at: `make pictures`.

They lie under ``screenshots/LANGUAGE/SIZE/``, which git ignores. The room is a real one; its hands
are staged, so that a picture shows the same hand in every language.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, ViewportSize, sync_playwright

from doorcard.stud import Fold
from tests.browser.staged import Stage, StagedHand
from tests.browser.visitor import Visitor

FOLDER: Final = Path(__file__).parents[1] / "screenshots"
LANGUAGES: Final = ("en", "fi", "pl", "et")
SIZES: Final[dict[str, ViewportSize]] = {
    "desk": {"width": 1440, "height": 900},
    "tablet": {"width": 1024, "height": 768},
    "phone": {"width": 390, "height": 844},
}
PAGES: Final = {
    "lobby": ("/", "lobby-row"),
    "wallet": ("/wallet", "wallet-line"),
    "account": ("/account", "role"),
    "settings": ("/settings", "settings"),
    "policy": ("/policy/disconnects", "policy"),
    "rules": ("/table/casino/about", "house-rules"),
    "study": ("/study", "study"),
}
LIGHT: Final = {"en", "pl"}
"""These see the light colours, the others the dark ones."""


def main(wanted: list[str]) -> None:
    """Take them all, or those of the languages that are named."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    with _room() as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=found, args=["--no-sandbox", "--disable-gpu"]
        )
        for language in wanted or LANGUAGES:
            for size in SIZES:
                taken = _Taker(browser, address, language, size).all()
                print(f"{taken} pictures: {FOLDER / language / size}")
        browser.close()


@contextmanager
def _room() -> Iterator[str]:
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("doorcard")), "serve", "--port", "0"]
        command += ["--data", folder, "--think", "1", "--grants-per-address", "0"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as room:
            try:
                line = next(line for line in room.stdout or () if "http://" in line)
                yield line[line.index("http://") :].split()[0]
            finally:
                room.terminate()


class _Taker:
    """One language at one size."""

    def __init__(self, browser: Browser, address: str, language: str, size: str) -> None:
        self._address = address
        self._name = f"Kaja {language[:2]}{size[:2]}"
        self._folder = FOLDER / language / size
        self._folder.mkdir(parents=True, exist_ok=True)
        context = browser.new_context(
            locale=language,
            viewport=SIZES[size],
            reduced_motion="reduce",
            color_scheme="light" if language in LIGHT else "dark",
        )
        self._page = context.new_page()
        self._taken = 0

    def all(self) -> int:
        """Every state in turn; how many pictures were taken."""
        self._page.goto(self._address)
        self._page.get_by_test_id("lobby-row").first.wait_for()
        self._take("door", whole=True)
        Visitor(self._page, self._address).sign_in(self._name)
        for name, (path, there) in PAGES.items():
            self._page.goto(self._address + path)
            self._page.get_by_test_id(there).first.wait_for()
            self._take(name, whole=True)
        self._dialogs()
        self._hands()
        self._page.context.close()
        return self._taken

    def _dialogs(self) -> None:
        page = self._page
        page.goto(self._address)
        page.get_by_test_id("open-a-table").click()
        page.get_by_test_id("open-rules").click()
        self._take("open-a-table")
        page.goto(f"{self._address}/table/common_hilo")
        Visitor(page, self._address).wait_until("[data-connection=open]")
        page.get_by_test_id("sit").first.click()
        page.get_by_test_id("buy-in-confirm").wait_for()
        self._take("buy-in")

    def _hands(self) -> None:
        asked = self._page.request
        player = asked.get(f"{self._address}/api/session").json()["player"]
        sign = asked.get(f"{self._address}/api/tables/partypoker").json()
        staged = Stage(self._page, sign, player)
        hand = StagedHand()
        hand.stay(until=1)
        self._table(staged, hand, "bring-in")
        hand.act(hand.stays())
        for _ in range(3):
            hand.act(Fold())
        hand.stay(until=1, streets=5)
        self._table(staged, hand, "middle")
        hand.stay(streets=9)
        self._table(staged, hand, "showdown")

    def _table(self, staged: Stage, hand: StagedHand, name: str) -> None:
        """The table as it stands, with nobody's own words on it."""
        staged.set_table(hand)
        self._page.goto(f"{self._address}/table/partypoker")
        Visitor(self._page, self._address).wait_until(f"[data-version='{hand.told}']")
        self._take(name)

    def _take(self, name: str, *, whole: bool = False) -> None:
        _settle(self._page)
        self._page.screenshot(path=self._folder / f"{name}.png", full_page=whole)
        self._taken += 1


def _settle(page: Page) -> None:
    page.mouse.move(0, 0)
    page.wait_for_timeout(350)


if __name__ == "__main__":
    main(sys.argv[1:])
