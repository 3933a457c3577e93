"""Play at several tables and kill the room again and again.

``python -m tests.crash.fire N [SEED]`` kills N times and prints what came of it.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from dataclasses import dataclass, field
from pathlib import Path

from tests.crash.inspector import Inspector
from tests.crash.rooms import RoomUnderFire
from tests.crash.witness import Witness

TABLES = ("partypoker", "common_hilo", "casino", "celebpoker")
FLAGS = (
    *("--think", "0", "--pause", "0.05", "--drain", "0"),
    *("--grant", "100000", "--grants-per-address", "0"),  # all come from one machine here
)


@dataclass
class Outcome:
    """What N kills came to."""

    kills: int = 0
    kills_in_mid_hand: int = 0
    hands: int = 0
    told: int = 0
    decisions: int = 0
    looks: int = 1
    """How often all that must be true was looked at."""
    wrong: list[str] = field(default_factory=list)

    def summary(self) -> str:
        """One line for people."""
        return (
            f"{self.kills} kills, {self.hands} hands, {self.decisions} decisions, "
            f"{self.told} notices told, {self.looks} inspections, {len(self.wrong)} faults"
        )


async def under_fire(folder: Path, kills: int, seed: int = 1) -> Outcome:
    """Kill a room that many times at random moments while people and bots play."""
    draw = random.Random(seed)
    outcome = Outcome()
    with RoomUnderFire(folder, *FLAGS) as room:
        witnesses = [
            Witness(room.address, table, f"Witness {i}{n}", seed * 100 + 10 * i + n)
            for i, table in enumerate(TABLES)
            for n in range(2)
        ]
        room.open()
        playing = [asyncio.create_task(each.play()) for each in witnesses]
        for _ in range(kills):
            before = sum(each.reconnected for each in witnesses)
            await _until(lambda b=before: sum(w.reconnected for w in witnesses) > b + 3)
            await asyncio.sleep(draw.uniform(0, 0.5))
            await asyncio.to_thread(room.kill)
            outcome.kills += 1
            outcome.kills_in_mid_hand += any(
                told and told[-1]["type"] != "hand_ended"
                for each in witnesses
                for told in list(each.told.values())[-1:]
            )
            await asyncio.to_thread(room.open)
        await asyncio.sleep(1)
        for each in witnesses:
            each.stop()
        await asyncio.to_thread(room.kill)
        for task in playing:
            await asyncio.wait_for(task, 20)
    inspector = Inspector(folder / "room", witnesses)
    outcome.wrong += await inspector.look(whole=True)
    outcome.hands = inspector.hands
    outcome.told = sum(len(told) for each in witnesses for told in each.told.values())
    outcome.decisions = sum(each.decisions for each in witnesses)
    return outcome


async def _until(true: object, patience: float = 300) -> None:
    end = time.monotonic() + patience
    while not true():  # type: ignore[operator]
        if time.monotonic() > end:
            raise TimeoutError("the witnesses did not come back")
        await asyncio.sleep(0.02)


def main() -> int:
    """Kill as often as asked, say what came of it, and end with 0 only if nothing is wrong."""
    kills = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else kills
    began = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(under_fire(Path(folder), kills, seed))
    sys.stdout.write(
        f"{outcome.summary()} ({outcome.kills_in_mid_hand} kills in mid-hand, "
        f"{time.monotonic() - began:.0f} s)\n"
    )
    sys.stdout.write("".join(f"{fault}\n" for fault in outcome.wrong[:20]))
    return 1 if outcome.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
