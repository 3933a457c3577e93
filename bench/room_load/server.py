"""A room with as many tables as asked for, for bench/room.py: the real server, no bots.

python -m bench.room_load.server PORT FOLDER TABLES SEATS

Prints a line of JSON: the bytes it takes before it opens the tables, and for each table
the cookies of the guests who will sit there. They are signed in by the desk itself: coming
in over HTTP is not what is measured.
"""

from __future__ import annotations

import asyncio
import gc
import json
import os
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import uvicorn

from doorcard.adapters.sqlite import open_store
from doorcard.bootstrap import Room, open_room
from doorcard.fairness import SigningKey
from doorcard.service import Pace
from doorcard.service.floor.table_wish import TableWish
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.floods import FloodLimits
from doorcard.web.server import Server, listen
from doorcard.web.session_cookie import COOKIE

Result = TypeVar("Result")
PACE = Pace(
    pause_ms=0,
    bots_per_table=0,
    tables_each=100_000,
    tables_opened=100_000,
    grants_a_day_player=None,
    grants_a_day_device=None,
    grants_a_day_address=None,
)
NO_LIMITS = FloodLimits(
    address_rate=1e9, address_burst=1e9, address_connections=10**6, account_connections=10**6
)
"""All clients come from one address here."""
AT_ONCE = 64


def bytes_taken() -> int:
    """The memory of this process."""
    gc.collect()
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def some_at_once(work: list[Coroutine[Any, Any, Result]]) -> list[Result]:
    """Do it all, so many at a time that the store commits them together."""
    done: list[Result] = []
    for n in range(0, len(work), AT_ONCE):
        done += await asyncio.gather(*work[n : n + AT_ONCE])
    return done


async def tables_and_guests(room: Room, tables: int, seats: int) -> dict[str, list[str]]:
    """Open the tables; the cookies of the guests for each."""
    owner = (await room.desk.sign_in("The bench")).player
    wishes = [
        TableWish(house="reference", name=f"Bench {n}", rules={}, policy={}, bots=False)
        for n in range(tables)
    ]
    opened = await some_at_once([room.tables.open(owner, each) for each in wishes])
    names = [f"Guest {n}" for n in range(tables * seats)]
    guests = await some_at_once([room.desk.sign_in(each) for each in names])
    cookies = [f"{COOKIE}={each.token}" for each in guests]
    return {
        each.dealer.state.table.id: cookies[n * seats : (n + 1) * seats]
        for n, each in enumerate(opened)
    }


async def run(port: int, folder: Path, tables: int, seats: int) -> None:
    """Open the tables, say so on standard output, and serve until stopped."""
    listening = listen("127.0.0.1", port)
    signing = SigningKey.draw(os.urandom)
    async with open_room(open_store(folder), PACE, bots=None, signing=signing) as room:
        app = create_app(
            room.floor,
            room.desk,
            ClientFiles.read(),
            accounts=room.accounts,
            tables=room.tables,
            flood_limits=NO_LIMITS,
        )
        bare = bytes_taken()
        cookies = await tables_and_guests(room, tables, seats)
        said = json.dumps({"bare": bare, "cookies": cookies})
        server = Server(app, room.floor, lambda: print(said, flush=True))
        await server.serve(sockets=[listening])


if __name__ == "__main__":
    loop_factory = uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        port, folder, tables, seats = sys.argv[1:5]
        runner.run(run(int(port), Path(folder), int(tables), int(seats)))
