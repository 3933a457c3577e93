"""What is kept of a person's lapsed turns and asked-for mucks, to take along."""

from __future__ import annotations

from dataclasses import asdict

from doorcard.room.table import PlayerId
from doorcard.service.ports import Store


class ClockBelongings:
    """A part of :class:`doorcard.service.accounts.belongings.Belongings`."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def export(self, player: PlayerId) -> object:
        """Every turn that ran out, and every hand whose mucked cards were asked for."""
        return {
            "lapses": [asdict(each) for each in await self._store.lapses.of(player)],
            "mucked_hands_asked_for": [
                {"hand": hand, "at_ms": at_ms}
                for hand, at_ms in await self._store.muck_asks.of(player)
            ],
        }
