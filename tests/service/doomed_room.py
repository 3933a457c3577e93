"""A real room in a process of its own, on a real disk, told on standard output.

``python -m tests.service.doomed_room FOLDER [STEP NTH]``: each line is one thing a
watcher was told. With a step it kills itself there, as ``kill -9`` does.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from doorcard.adapters.randomness import SystemRandomness
from doorcard.adapters.sqlite import open_store
from doorcard.adapters.system import SystemClock, SystemShuffler
from doorcard.fairness import SigningKey
from doorcard.records import notice_json
from doorcard.service import Floor, Pace
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.table.tellings import NoticeTold, TableTold
from doorcard.stud import Action, HouseRules, Options, SeatNo
from doorcard.views import Notice
from tests.service.small_room import calm


class CallingBot:
    def told(self, notice: Notice) -> None:
        """It plays without looking."""

    def choose(self, options: Options) -> Action:
        return calm(options)


class CallingBots:
    styles = ("calling",)

    def make(self, style: str, seat: SeatNo, rules: HouseRules) -> CallingBot:
        assert style in self.styles, (seat, rules)
        return CallingBot()


def doom(step: str, nth: int) -> Callable[[str], None]:
    reached: Counter[str] = Counter()

    def reach(here: str) -> None:
        reached[here] += 1
        if here == step and reached[here] == nth:
            sys.stdout.flush()
            os.kill(os.getpid(), signal.SIGKILL)

    return reach


async def run(folder: Path, fault: Callable[[str], None], bots: int) -> None:
    floor = Floor(
        open_store(folder),
        SystemClock(),
        SystemShuffler(),
        bots=CallingBots(),
        pace=Pace(pause_ms=0, think_ms=(0, 0), bots_per_table=bots),
        houses=["reference"],
        fair=FairDesk(SigningKey(bytes(32)), SystemRandomness()),
        fault=fault,
    )
    await floor.open()
    async for telling in floor.table("reference").watch(None):
        match telling:
            case TableTold(hand=hand):
                print("table", "-" if hand is None else f"{hand.id} {hand.version}", flush=True)  # noqa: T201 - the parent reads it
            case NoticeTold():
                line = notice_json(telling.notice).decode()
                print("notice", telling.hand, telling.v, line, flush=True)  # noqa: T201 - the same
            case _:
                pass


if __name__ == "__main__":
    _, where, *when = sys.argv
    if when:
        # Two alone: nobody sits down in mid-hand, and each order counted is one of the hand.
        asyncio.run(run(Path(where), doom(when[0], int(when[1])), bots=2))
    else:
        asyncio.run(run(Path(where), lambda _: None, bots=4))
