"""The guests of some tables, in a process of their own; told what to do by bench/room.py.

python -m bench.room_load.crowd HOST SEATS

Reads a line of JSON: the tables, with the cookies of their guests. Then each line read is
answered by one: ``come`` and ``sit`` when all have, ``pace SECONDS``, ``begin``, and
``end`` with what was measured since.
"""

from __future__ import annotations

import asyncio
import gc
import json
import sys
import time

import uvloop

from bench.room_load.guest import Flight, Guest, Load

AT_ONCE = 40
"""So many guests come in at once."""
A_STEP = 0.05
"""Seconds between the tables that sit down, so that they do not all act at one moment."""


async def run(host: str, seats: int) -> None:
    """Do as told until there is no more to read."""
    read = asyncio.get_running_loop().run_in_executor
    cookies: dict[str, list[str]] = json.loads(await read(None, sys.stdin.readline))
    load = Load(pace=5, seats=seats)
    tables = [
        [(Guest(load, flight, table, seat), table, cookie) for seat, cookie in enumerate(own, 1)]
        for table, own in cookies.items()
        for flight in [Flight()]
    ]
    everybody = [each for table in tables for each in table]
    while word := (await read(None, sys.stdin.readline)).split():
        said: object = "done"
        if word[0] == "come":
            for n in range(0, len(everybody), AT_ONCE):
                some = everybody[n : n + AT_ONCE]
                await asyncio.gather(*(guest.come(host, *where) for guest, *where in some))
            gc.freeze()
            gc.disable()
        elif word[0] == "sit":
            for table in tables:
                for guest, *_ in table:
                    guest.sit()
                await asyncio.sleep(A_STEP)
            for guest, *_ in everybody:
                await guest.seated.wait()
        elif word[0] == "pace":
            load.pace = float(word[1])
        elif word[0] == "begin":
            load.took, load.acts, load.refused = [], 0, 0
            load.measuring, load.began = True, time.perf_counter()
        elif word[0] == "end":
            load.measuring = False
            said = {"took": load.took, "acts": load.acts, "refused": load.refused}
        print(json.dumps(said), flush=True)


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        runner.run(run(sys.argv[1], int(sys.argv[2])))
