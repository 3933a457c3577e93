"""A real room in a folder, in which house bots have played some hands."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

from doorcard.adapters.sqlite import open_store
from doorcard.adapters.system import SystemClock, SystemShuffler
from doorcard.bootstrap import HouseBots
from doorcard.service import Floor, Pace


async def _play(folder: Path, hands: int) -> None:
    store = open_store(folder)
    pace = replace(Pace.instant(), bots_play_alone=True)
    floor = Floor(
        store, SystemClock(), SystemShuffler(), bots=HouseBots(), pace=pace, houses=("casino",)
    )
    await floor.open()
    while floor.lobby()[0].hands_played < hands:  # noqa: ASYNC110 - waits for what others do
        await asyncio.sleep(0.005)
    await floor.close()
    await store.close()


def room_of(folder: Path, hands: int = 2) -> Path:
    """The folder of a room that stopped after at least so many hands, in mid-hand or not."""
    asyncio.run(_play(folder, hands))
    return folder
