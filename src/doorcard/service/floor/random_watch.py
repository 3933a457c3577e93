"""Watches over the random source: a room whose source is broken deals no card."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from doorcard.service.deal.ports import Randomness, RandomnessFailed
from doorcard.service.floor.store_watch import Pausable

_LOG: Final = logging.getLogger("doorcard.room")
AGAIN_S: Final = 1
"""How soon a broken source is tried again."""


class RandomWatch:
    """Tests the source when the room opens, and again while it is broken."""

    def __init__(self, randomness: Randomness | None, tables: Pausable) -> None:
        self._randomness = randomness
        self._tables = tables
        self._failing = False

    @property
    def failing(self) -> bool:
        """Is the source broken, as far as is known?"""
        return self._failing

    async def run(self) -> None:
        """Try a broken source again until cancelled."""
        while True:
            await asyncio.sleep(AGAIN_S)
            if self._failing:
                self.look()

    def failed(self, trouble: RandomnessFailed) -> None:
        """The source was found broken: hands being played go on, no new one is dealt."""
        if not self._failing:
            self._failing = True
            _LOG.error("no hand is dealt: %s", trouble, extra={"code": trouble.code})
            self._tables.hold(trouble.code, str(trouble))

    def look(self) -> None:
        """Test the source once: pause or go on by what it is like."""
        if self._randomness is None:
            return
        try:
            self._randomness.examine()
        except RandomnessFailed as trouble:
            self.failed(trouble)
        else:
            if self._failing:
                self._failing = False
                _LOG.warning("hands are dealt again: the random source passes its test")
                self._tables.release("random.failing")
