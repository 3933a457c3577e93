"""The lobby's board: the signs of all tables, looked at again now and then."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from typing import Final

from doorcard.room.lobby import TableSign
from doorcard.room.lobby_filter import LobbyFilter
from doorcard.service import Dealer, Floor
from doorcard.web.shapes import table_sign
from doorcard.wire.signs import TableSign as SignTold

AT_ONCE: Final = 50
"""So many signs are read, then the tables have their turn: a large room stalls nobody."""


class LobbyBoard:
    """Signs are read off the tables at most twice a second, however many people look."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._signs: list[tuple[TableSign, SignTold]] = []
        self._read_ms: int | None = None
        self._tables = 0
        self._reading = asyncio.Lock()

    async def signs(self, wanted: LobbyFilter) -> list[SignTold]:
        """The signs that the filter lets through, as they are told."""
        async with self._reading:
            dealers = self._floor.dealers()
            now = self._floor.clock.now_ms()
            old = self._read_ms is None or now - self._read_ms >= self._floor.pace.lobby_ms
            if old or len(dealers) != self._tables:
                self._signs = await self._read(dealers)
                self._read_ms, self._tables = now, len(dealers)
        return [told for sign, told in self._signs if wanted.lets_through(sign)]

    @staticmethod
    async def _read(dealers: Sequence[Dealer]) -> list[tuple[TableSign, SignTold]]:
        read = []
        for number, dealer in enumerate(dealers, start=1):
            sign = dealer.sign
            read.append((sign, table_sign(sign)))
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        return read


def etag_of(body: bytes) -> str:
    """By what a browser asks whether an answer has changed.

    >>> etag_of(b"{}") == etag_of(b"{}"), etag_of(b"{}") == etag_of(b"[]")
    (True, False)
    """
    return f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
