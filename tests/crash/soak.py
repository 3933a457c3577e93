"""All of it at once, for as long as asked: joins, leaves, kills, broken lines, chat.

``python -m tests.crash.soak MINUTES``. Books and tellings are checked after every kill,
the whole log at the end.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from tests.crash.fire import FLAGS, TABLES, Outcome, books_problems
from tests.crash.rooms import RoomUnderFire
from tests.crash.verdict import hand_problems, kept, telling_problems
from tests.crash.witness import Witness


class Restless(Witness):
    """A witness who also talks, leaves and comes back, and whose line breaks at times."""

    async def _act(self, line: ClientConnection, turn: dict[str, object]) -> None:
        await super()._act(line, turn)
        chance = self._draw.random()
        if chance < 0.03:
            await self._ask(line, t="leave")
        elif chance < 0.06:
            await self._ask(line, t="sit_out", on=True)
        elif chance < 0.12:
            await self._ask(line, t="say", where="table", text=f"nice hand, said {self.name}")
        elif chance < 0.14:
            await self._ask(line, t="resync")
        elif chance < 0.16:
            line.transport.abort()  # a cable pulled out: no farewell


async def soak(folder: Path, minutes: float, seed: int = 7) -> Outcome:
    """Play, break and mend for so long."""
    draw = random.Random(seed)
    outcome = Outcome()
    end = time.monotonic() + minutes * 60
    with RoomUnderFire(folder, *FLAGS) as room:
        witnesses = [
            Restless(room.address, table, f"Restless {i}{n}", seed * 100 + 10 * i + n)
            for i, table in enumerate(TABLES)
            for n in range(3)
        ]
        room.open()
        playing = [asyncio.create_task(each.play()) for each in witnesses]
        while time.monotonic() < end:
            await asyncio.sleep(draw.uniform(2, 12))
            await asyncio.to_thread(room.kill)
            outcome.kills += 1
            outcome.wrong += await asyncio.to_thread(books_problems, folder / "room")
            await asyncio.to_thread(room.open)
            outcome.wrong += [fault for each in witnesses for fault in each.wrong]
            if outcome.wrong:
                break
        for each in witnesses:
            each.stop()
        await asyncio.to_thread(room.kill)
        await asyncio.wait_for(asyncio.gather(*playing), 30)
    outcome.wrong += books_problems(folder / "room")
    hands = kept(folder / "room")
    for stored in hands:
        outcome.wrong += hand_problems(stored)
    outcome.wrong += telling_problems(witnesses, hands)
    outcome.hands = len(hands)
    outcome.told = sum(len(told) for each in witnesses for told in each.told.values())
    outcome.decisions = sum(each.decisions for each in witnesses)
    return outcome


def main() -> int:
    """Say what came of it, and end with 0 only if nothing is wrong."""
    minutes = float(sys.argv[1]) if len(sys.argv) > 1 else 10
    with tempfile.TemporaryDirectory() as folder:
        outcome = asyncio.run(soak(Path(folder), minutes))
    sys.stdout.write(f"{minutes:g} minutes: {outcome.summary()}\n")
    sys.stdout.write("".join(f"{fault}\n" for fault in outcome.wrong[:20]))
    return 1 if outcome.wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
