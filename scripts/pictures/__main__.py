"""Takes pictures of the main states in every language and size, to be looked at: `make pictures`.

They lie under ``screenshots/LANGUAGE/SIZE/``, which git ignores. ``ARGS`` names languages, sizes
and states, as ``ARGS="fi phone why"``; nothing named means all. The pages are those of a real room
where some hands were played; what stands on a table is staged, the same in every language.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from typing import Final

from scripts.pictures.room import open_room
from scripts.pictures.taking import browser_of, shots, take

AT_ONCE: Final = 3
"""Folders that are filled at the same time: a browser waits more than it works."""


def main(words: list[str]) -> None:
    """Take those that are asked for."""
    wanted = [shot for shot in shots() if shot.asked_for(words)]
    if not wanted:
        sys.exit(f"no picture is called {' '.join(words)}")
    folders = list(dict.fromkeys(shot.folder for shot in wanted))
    with open_room() as room, ProcessPoolExecutor(AT_ONCE, get_context("spawn")) as takers:
        with browser_of(room) as browser:
            room.play_some_hands(browser)
        taking = [takers.submit(take, room, folder, words) for folder in folders]
        missed = [name for each in taking for name in each.result()]
    if missed:
        sys.exit(f"as far as it came: {', '.join(missed)}")


if __name__ == "__main__":
    main(sys.argv[1:])
