"""The lobby's board: the signs of all tables, looked at again now and then."""

from __future__ import annotations

import hashlib

from doorcard.room.lobby import TableSign
from doorcard.room.lobby_filter import LobbyFilter
from doorcard.service import Floor


class LobbyBoard:
    """Signs are read off the tables at most twice a second, however many people look."""

    def __init__(self, floor: Floor) -> None:
        self._floor = floor
        self._signs: tuple[TableSign, ...] = ()
        self._read_ms: int | None = None
        self._tables = 0

    def signs(self, wanted: LobbyFilter) -> list[TableSign]:
        """The signs that the filter lets through."""
        now, tables = self._floor.clock.now_ms(), len(self._floor.dealers())
        old = self._read_ms is None or now - self._read_ms >= self._floor.pace.lobby_ms
        if old or tables != self._tables:
            self._signs = tuple(self._floor.lobby())
            self._read_ms, self._tables = now, tables
        return [sign for sign in self._signs if wanted.lets_through(sign)]


def etag_of(body: bytes) -> str:
    """By what a browser asks whether an answer has changed.

    >>> etag_of(b"{}") == etag_of(b"{}"), etag_of(b"{}") == etag_of(b"[]")
    (True, False)
    """
    return f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
