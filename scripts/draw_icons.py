"""Draw the client's PNG icons from the SVG: ``python -m scripts.draw_icons``."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Final

from PIL import Image
from playwright.sync_api import sync_playwright

ICONS: Final = Path(__file__).parents[1] / "client" / "public" / "icons"
COLOURS: Final = 64
SIZES: Final = (180, 192, 512)
"""Apple's touch icon, and the two that browsers want to install a page."""


def draw() -> None:
    """Write one file a size beside the SVG, which fills its square to the edges."""
    found = shutil.which("chromium") or shutil.which("chromium-browser")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=found, args=["--no-sandbox"])
        for size in SIZES:
            page = browser.new_page(viewport={"width": size, "height": size})
            picture = (ICONS / "doorcard.svg").read_text(encoding="utf-8")
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{picture}")
            file = ICONS / f"doorcard-{size}.png"
            page.screenshot(path=file)
            Image.open(file).convert("RGB").quantize(COLOURS).save(file, optimize=True)
        browser.close()


if __name__ == "__main__":
    draw()
