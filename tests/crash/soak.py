"""All of it at once, for as long as asked: joins, leaves, kills, broken lines, chat.

``python -m tests.crash.soak MINUTES``. Books, hands, deals and tellings are checked after every
kill, and some seconds after every start while the room is played in; all of it again at the end.
"""

from __future__ import annotations

import asyncio
import random
import sys
import tempfile
import time
from pathlib import Path

from websockets.asyncio.client import ClientConnection

from tests.crash.fire import FLAGS, TABLES, Outcome
from tests.crash.inspector import Inspector
from tests.crash.rooms import RoomUnderFire
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
        inspector = Inspector(folder / "room", witnesses)
        room.open()
        playing = [asyncio.create_task(each.play()) for each in witnesses]
        while time.monotonic() < end:
            await asyncio.sleep(draw.uniform(2, 12))
            outcome.wrong += await inspector.look(open_now=True)
            await asyncio.sleep(draw.uniform(0, 1))
            await asyncio.to_thread(room.kill)
            outcome.kills += 1
            outcome.wrong += await inspector.look()
            await asyncio.to_thread(room.open)
            if outcome.wrong:
                break
        for each in witnesses:
            each.stop()
        await asyncio.to_thread(room.kill)
        await asyncio.wait_for(asyncio.gather(*playing), 30)
    outcome.wrong += await inspector.look(whole=True)
    outcome.hands, outcome.looks = inspector.hands, inspector.looks
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
