"""A room with as many tables as asked for, for bench/room.py: the real server, no bots.

python -m bench.room_load.server PORT FOLDER TABLES

Prints the bytes it takes before it opens a table, then the tables' ids.
"""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

import uvicorn

from doorcard.adapters.sqlite import open_store
from doorcard.bootstrap import open_room
from doorcard.fairness import SigningKey
from doorcard.service import Pace
from doorcard.service.floor.table_wish import TableWish
from doorcard.web.app import create_app
from doorcard.web.client_files import ClientFiles
from doorcard.web.floods import FloodLimits
from doorcard.web.server import Server, listen

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


def _bytes_taken() -> int:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE")


async def run(port: int, folder: Path, count: int) -> None:
    """Open the tables, say so on standard output, and serve until stopped."""
    listening = listen("127.0.0.1", port)
    signing = SigningKey.draw(os.urandom)
    async with open_room(open_store(folder), PACE, bots=None, signing=signing) as room:
        print(_bytes_taken(), flush=True)
        owner = await room.desk.sign_in("The bench")
        ids = []
        for n in range(count):
            wish = TableWish(house="reference", name=f"Bench {n}", rules={}, policy={}, bots=False)
            opened = await room.tables.open(owner.player, wish)
            ids.append(opened.dealer.state.table.id)
        app = create_app(
            room.floor,
            room.desk,
            ClientFiles.read(),
            accounts=room.accounts,
            tables=room.tables,
            flood_limits=NO_LIMITS,
        )
        server = Server(app, room.floor, lambda: print(*ids, flush=True))
        await server.serve(sockets=[listening])


if __name__ == "__main__":
    loop_factory = uvicorn.Config("", loop="auto", log_config=None).get_loop_factory()
    with asyncio.Runner(loop_factory=loop_factory) as runner:
        runner.run(run(int(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])))
