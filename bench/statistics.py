"""Statistics of 100,000 hands: read the first time, remembered after that.

Run it with ``make bench ARGS=statistics``. The hands are played by chance, written as
PokerStars text and copied under other numbers, in twenty files.
"""

from __future__ import annotations

import os
import re
import tempfile
import time
from pathlib import Path
from random import Random

from doorcard.cli.gathered import gathered
from doorcard.cli.progress_bar import ProgressBar
from doorcard.histories.statistics import leaks, report
from doorcard.histories.statistics.report import ratios
from doorcard.histories.told import Circumstances, record_of
from doorcard.histories.writers import pokerstars
from doorcard.stud import HouseRules
from tests.histories.played import seen_by, some_hand

PLAYED, FILES, COPIES = 1_000, 20, 5
NAMES = {seat: f"Player {seat}" for seat in range(1, 9)}


def text_of(number: int) -> str:
    random = Random(number)
    events = some_hand(random, HouseRules(max_players=7), stacks=(4000, 8000))
    known = Circumstances(hand=str(10**9 + number), names=NAMES, viewer=1, table="T")
    return pokerstars.write(record_of(seen_by(events, 1), known))


def renumbered(text: str, copy: int) -> str:
    return re.sub(r"Hand #(\d+)", lambda found: f"Hand #{int(found[1]) + copy * 10**7}", text)


def main() -> None:
    played = "".join(map(text_of, range(PLAYED)))
    with tempfile.TemporaryDirectory() as place:
        os.environ["XDG_CACHE_HOME"] = str(Path(place, "cache"))
        folder = Path(place, "hands")
        folder.mkdir()
        for file in range(FILES):
            copies = [
                renumbered(played, copy) for copy in range(file * COPIES, (file + 1) * COPIES)
            ]
            (folder / f"{file:02}.txt").write_text("".join(copies), encoding="utf-8")
        hands = PLAYED * FILES * COPIES
        for what in ("read", "remembered"):
            began, busy = time.perf_counter(), sum(os.times()[:4])
            with ProgressBar(what) as bar:
                facts = gathered([folder], bar)
            mine = [each for each in facts if each.hero]
            told = report(mine)
            found = leaks(told.ratios, ratios(each for each in facts if not each.hero))
            print(
                f"{hands:,} hands {what}: {time.perf_counter() - began:.1f} s, of the processors "
                f"{sum(os.times()[:4]) - busy:.1f} s; {told.hands:,} of the player's, "
                f"{len(found)} differences"
            )


if __name__ == "__main__":
    main()
