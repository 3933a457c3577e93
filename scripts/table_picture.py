"""Takes the README's picture of a table out of a real room: `make picture`."""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

from tests.browser.visitor import Visitor

PICTURE = Path(__file__).parents[1] / "docs" / "images" / "table.png"
HOUSE = "common_hilo"
TRIES = 40


def main() -> None:
    """Open a room, play until a street late enough to show something, and take the picture."""
    PICTURE.parent.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("doorcard")), "serve", "--port", "0"]
        command += ["--data", folder, "--think", "0.3", "--pause", "1"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as room:
            try:
                for line in room.stdout or ():
                    if "http://" in line:
                        _visit(line[line.index("http://") :].split()[0])
                        break
            finally:
                room.terminate()
    print(f"wrote {PICTURE}")


def _visit(address: str) -> None:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path="/usr/bin/chromium", args=["--no-sandbox", "--disable-gpu"]
        )
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        visitor = Visitor(page, address)
        visitor.sign_in("Ann")
        visitor.open_table(HOUSE)
        visitor.sit_down()
        for _ in range(TRIES):
            visitor.wait_until("[data-my-turn=true]", "[data-hand-over=true]")
            if _is_worth_a_picture(page, visitor):
                break
            if visitor.told("my-turn") == "true":
                visitor.act("check", "call", "bring_in", "show")
            else:
                visitor.wait_until("[data-hand-over=false]")
        page.mouse.move(0, 0)
        page.wait_for_timeout(800)
        page.screenshot(path=PICTURE)
        browser.close()


def _is_worth_a_picture(page: Page, visitor: Visitor) -> bool:
    """The own turn on a late street, with somebody else still in and somebody folded."""
    seats = "[data-testid=seat][data-taken=true]"
    others = page.locator(f"{seats}[data-folded=false][data-in-hand=true]").count()
    folded = page.locator(f"{seats}[data-folded=true]").count()
    late = visitor.told("street") in ("5", "6")
    return visitor.told("my-turn") == "true" and late and others > 1 and folded > 0


if __name__ == "__main__":
    main()
