"""The board of a large room: read once for all who look, and a little at a time."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from types import SimpleNamespace
from typing import cast

import msgspec

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

    def change(self, **what: int) -> None:
        self._sign = replace(self._sign, **what)  # type: ignore[arg-type]  # a sign's numbers


def tables_of(room: Room, number: int) -> list[Hung]:
    sign = room.floor.lobby()[0]
    return [Hung(replace(sign, id=f"t{n}")) for n in range(number)]


def board_of(room: Room, hung: list[Hung], *, lobby_ms: int) -> LobbyBoard:
    floor = SimpleNamespace(
        dealers=lambda: hung, clock=room.floor.clock, pace=SimpleNamespace(lobby_ms=lobby_ms)
    )
    return LobbyBoard(cast("Floor", floor))


class TestTheBoardOfALargeRoom:
    async def test_is_read_once_for_all_and_leaves_the_tables_their_turns(self, room: Room) -> None:
        hung = tables_of(room, 3 * AT_ONCE)
        board = board_of(room, hung, lobby_ms=60_000)
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

    async def test_leaves_a_sign_as_it_hangs_until_it_says_something_else(self, room: Room) -> None:
        hung = tables_of(room, 3)
        board = board_of(room, hung, lobby_ms=0)
        before = await board.signs(LobbyFilter())
        hung[1].change(taken=5)

        after = await board.signs(LobbyFilter())

        assert [one is other for one, other in zip(before, after, strict=True)] == [
            True,
            False,
            True,
        ]
        assert msgspec.json.decode(after[1])["taken"] == 5
        hung.pop(0)
        assert await board.signs(LobbyFilter()) == after[1:]
