"""What players like, in the room's database. One way for both stores."""

from __future__ import annotations

import msgspec
from sqlalchemy import select
from sqlalchemy.dialects.sqlite import insert

from doorcard.adapters.account_rows import Run
from doorcard.adapters.accounts_schema import PREFERENCES
from doorcard.room.ids import PlayerId
from doorcard.service.accounts.ports import Chosen


class PreferenceRows:
    """Keeps the promises of :class:`doorcard.service.accounts.ports.PreferenceStore`."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def of(self, player: PlayerId) -> Chosen:
        """What the player has chosen; empty if nothing."""
        wanted = select(PREFERENCES.c.chosen).where(PREFERENCES.c.player == player)
        kept = await self._read(lambda connection: connection.scalar(wanted))
        return {} if kept is None else msgspec.json.decode(kept, type=dict[str, str | bool])

    async def keep(self, player: PlayerId, chosen: Chosen, at_ms: int) -> None:
        """Keep these in place of the old ones."""
        values = {"chosen": msgspec.json.encode(chosen).decode(), "at_ms": at_ms}
        row = insert(PREFERENCES).values(player=player, **values)
        anew = row.on_conflict_do_update(index_elements=["player"], set_=values)
        await self._write(lambda connection: connection.execute(anew).rowcount)
