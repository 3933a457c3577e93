"""The board of a large room: read once for all who look, and a little at a time."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace
from typing import cast

from doorcard.bootstrap import Room
from doorcard.room.lobby import TableSign
from doorcard.room.lobby_filter import LobbyFilter
from doorcard.service import Floor
from doorcard.web.lobby_board import AT_ONCE, LobbyBoard


class Hung:
    """A table's sign, and how often it was read."""

    def __init__(self, sign: TableSign) -> None:
        self._sign = sign
        self.read = 0

    @property
    def sign(self) -> TableSign:
        self.read += 1
        return self._sign


class TestTheBoardOfALargeRoom:
    async def test_is_read_once_for_all_and_leaves_the_tables_their_turns(self, room: Room) -> None:
        hung = [Hung(room.floor.lobby()[0]) for _ in range(3 * AT_ONCE)]
        floor = SimpleNamespace(
            dealers=lambda: hung, clock=room.floor.clock, pace=SimpleNamespace(lobby_ms=60_000)
        )
        board = LobbyBoard(cast("Floor", floor))
        read_by_then: list[int] = []

        async def table() -> None:
            while not looking.done():
                read_by_then.append(sum(each.read for each in hung))
                await asyncio.sleep(0)

        looking = asyncio.gather(*(board.signs(LobbyFilter()) for _ in range(5)))
        await table()

        assert [len(each) for each in await looking] == [len(hung)] * 5
        assert {each.read for each in hung} == {1}
        assert {AT_ONCE, 2 * AT_ONCE} <= set(read_by_then)
