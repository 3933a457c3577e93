"""The lobby's board: the signs of all tables, looked at again now and then."""

from __future__ import annotations

import asyncio
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import msgspec

from doorcard.room.ids import TableId
from doorcard.room.lobby import TableSign
from doorcard.room.lobby_filter import LobbyFilter
from doorcard.service import Dealer, Floor
from doorcard.web.shapes import table_sign

AT_ONCE: Final = 50
"""So many signs are read, then the tables have their turn: a large room stalls nobody."""


@dataclass(frozen=True, slots=True)
class _Hung:
    """A sign, and its JSON as everybody is told it."""

    sign: TableSign
    told: msgspec.Raw


class LobbyBoard:
    """Signs are read off the tables at most twice a second, however many people look.

    One that says what it said before is left as it hangs: it is not written out anew, and
    Python's look for garbage finds nothing new in it.
    """

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._hung: dict[TableId, _Hung] = {}
        self._read_ms: int | None = None
        self._tables = 0
        self._reading = asyncio.Lock()

    async def signs(self, wanted: LobbyFilter) -> list[msgspec.Raw]:
        """The signs that the filter lets through, each the JSON of a :class:`TableSign`."""
        async with self._reading:
            dealers = self._floor.dealers()
            now = self._floor.clock.now_ms()
            old = self._read_ms is None or now - self._read_ms >= self._floor.pace.lobby_ms
            if old or len(dealers) != self._tables:
                self._hung = await self._read(dealers)
                self._read_ms, self._tables = now, len(dealers)
        return [each.told for each in self._hung.values() if wanted.lets_through(each.sign)]

    async def _read(self, dealers: Sequence[Dealer]) -> dict[TableId, _Hung]:
        read = {}
        for number, dealer in enumerate(dealers, start=1):
            sign = dealer.sign
            hung = self._hung.get(sign.id)
            if hung is None or hung.sign != sign:
                hung = _Hung(sign, msgspec.Raw(msgspec.json.encode(table_sign(sign))))
            read[sign.id] = hung
            if number % AT_ONCE == 0:
                await asyncio.sleep(0)
        return read


def etag_of(body: bytes) -> str:
    """By what a browser asks whether an answer has changed.

    >>> etag_of(b"{}") == etag_of(b"{}"), etag_of(b"{}") == etag_of(b"[]")
    (True, False)
    """
    return f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
