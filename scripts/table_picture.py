"""Takes the README's picture of a table: `make picture`."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

from PIL import Image

from scripts.pictures.room import open_room
from scripts.pictures.scenes import SCENES
from scripts.pictures.taking import SETTLED_MS, browser_of

PICTURE: Final = Path(__file__).parents[1] / "docs" / "images" / "table.png"
SIZE: Final = (1200, 750)
SCENE: Final = "seventh"
"""All cards are out, somebody has bet, and the own turn has come."""


def main() -> None:
    """Set the table in a real room, and take the picture."""
    with open_room() as room, browser_of(room) as browser:
        room.play_some_hands(browser)
        context = browser.new_context(
            viewport={"width": 1440, "height": 900},
            color_scheme="dark",
            reduced_motion="reduce",
            storage_state=room.cookies["player"],
        )
        page = context.new_page()
        next(scene for scene in SCENES if scene.name == SCENE).reach(page, room)
        page.mouse.move(0, 0)
        page.wait_for_timeout(SETTLED_MS)
        shot = Image.open(io.BytesIO(page.screenshot())).convert("RGB")
        shot.resize(SIZE, Image.Resampling.LANCZOS).save(PICTURE, optimize=True)
        context.close()
    print(f"wrote {PICTURE}")


if __name__ == "__main__":
    main()
