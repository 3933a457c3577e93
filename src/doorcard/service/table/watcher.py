"""Those who are told what happens at a table."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable
from typing import Protocol

from doorcard.room.table import PlayerId
from doorcard.service.ports import Player
from doorcard.service.table.tellings import ClosingTold, TableTold, Telling, WalletTold
from doorcard.stud import Chips


class Listener(Protocol):
    """Whoever is told. ``hear`` neither waits nor raises."""

    @property
    def player(self) -> Player | None:
        """Who listens; ``None`` for one who has not signed in."""

    @property
    def is_person(self) -> bool:
        """Is it a person's? Only for people are hands dealt, and readouts made."""

    @property
    def is_closed(self) -> bool:
        """Does it listen no more?"""

    def hear(self, telling: Telling) -> None:
        """Take it in."""


class Watcher:
    """One viewer's outbox: bounded, and closed when it overflows.

    Whoever is too slow is dropped, not waited for, and may watch again: the first
    thing told is always the whole table.
    """

    def __init__(
        self,
        player: Player | None,
        limit: int,
        leave: Callable[[Watcher], None],
        again: Callable[[Watcher], None],
    ) -> None:
        self._player = player
        self._limit = limit
        self._leave = leave
        self._again = again
        self._outbox: deque[Telling] = deque()
        self._filled = asyncio.Event()
        self._closed = False
        self.wallet: Chips = 0
        """The wallet of the player as last told."""

    @property
    def player(self) -> Player | None:
        """Who watches; ``None`` for one who has not signed in."""
        return self._player

    @property
    def player_id(self) -> PlayerId | None:
        """The id of the player, if there is one."""
        return None if self._player is None else self._player.id

    @property
    def is_person(self) -> bool:
        """A watcher is a person's, or a program's in a person's name."""
        return True

    @property
    def lag(self) -> int:
        """Tellings that wait."""
        return len(self._outbox)

    @property
    def is_closed(self) -> bool:
        """Will nothing more be told than what waits?"""
        return self._closed

    def hear(self, telling: Telling) -> None:
        """Put a telling into the outbox; nothing after the closing one."""
        if self._closed:
            return
        if isinstance(telling, TableTold):
            self._outbox.clear()
            self.wallet = 0 if telling.you is None else telling.you.wallet
        elif isinstance(telling, WalletTold):
            self.wallet = telling.wallet
        self._outbox.append(telling)
        if isinstance(telling, ClosingTold):
            self._closed = True
        elif len(self._outbox) > self._limit:
            self._outbox.clear()
            self._outbox.append(
                ClosingTold(
                    "watch.slow",
                    f"more than {self._limit} messages were waiting for you: "
                    "watch again to see the table as it is",
                )
            )
            self._closed = True
            self._leave(self)
        self._filled.set()

    async def next(self) -> Telling:
        """The next telling, waited for. Raises ``StopAsyncIteration`` after the closing one."""
        while not self._outbox:
            if self._closed:
                raise StopAsyncIteration
            self._filled.clear()
            await self._filled.wait()
        return self._outbox.popleft()

    async def all_waiting(self) -> list[Telling]:
        """All that waits to be told, once there is something; nothing after the closing one."""
        try:
            tellings = [await self.next()]
        except StopAsyncIteration:
            return []
        tellings += self._outbox
        self._outbox.clear()
        return tellings

    def resync(self) -> None:
        """Ask for the whole table again; what waits before it is dropped."""
        self._again(self)

    def close(self) -> None:
        """Watch no more."""
        if not self._closed:
            self._closed = True
            self._outbox.clear()
            self._leave(self)
        self._filled.set()

    async def __aiter__(self) -> AsyncIterator[Telling]:
        while True:
            try:
                telling = await self.next()
            except StopAsyncIteration:
                return
            yield telling
