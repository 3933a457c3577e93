"""Keeping the interpreter from holding up every table at once."""

from __future__ import annotations

import gc
import sys
from typing import Final

SWITCH_SECONDS: Final = 0.0001
"""How long one thread may go on when another wants its turn: the tables', or the storing one."""
GARBAGE: Final = (1_000, 50_000, 10)
"""After how many new objects, young and middle-aged passes Python looks for cycles.

Old objects that go are taken off the count of new ones, so a young pass goes through far
more than a thousand; a middle-aged one goes through all that has lived since the last.
"""


def keep_an_even_pace() -> None:
    """Make pauses short: call it once the tables are open.

    What is there now stays as long as the room does, and is not looked through again.
    New objects are looked through in small parts, all of them seldom: one look through a
    room of a hundred tables takes most of a second, and nobody is answered meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(SWITCH_SECONDS)
