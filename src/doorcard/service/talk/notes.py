"""Notes: what a player writes about another, for themselves alone."""

from __future__ import annotations

from typing import Final

from doorcard.room.ids import PlayerId
from doorcard.room.plain_text import plain_text
from doorcard.service.ports import Clock, Store
from doorcard.service.talk.ports import Note
from doorcard.stud import Refusal

LONGEST_NOTE: Final = 1000
MOST_NOTES: Final = 500


class Notes:
    """Reads and writes a player's notes. Nobody else is given them, the host neither."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def all(self, writer: PlayerId) -> list[Note]:
        """All notes of a player, by the names of those they are about."""
        return await self._store.talk.notes(writer)

    async def about(self, writer: PlayerId, player: PlayerId) -> Note:
        """The note about one; an empty one if there is none. ``player.unknown``."""
        known = await self._store.player(player)
        if known is None:
            raise Refusal("player.unknown", "there is no such player in this room")
        found = [each for each in await self.all(writer) if each.player == player]
        return found[0] if found else Note(player, known.name, "", 0)

    async def write(self, writer: PlayerId, player: PlayerId, text: str) -> Note:
        """Write the note about one anew; an empty text takes it away.

        Raises ``Refusal``: ``player.unknown``, ``note.self``, ``note.too_long``,
        ``note.too_many``.
        """
        if writer == player:
            raise Refusal("note.self", "a note is about another player: choose one")
        old = await self.about(writer, player)
        kept = ""
        if text.strip():
            kept = plain_text(text, about="note", longest=LONGEST_NOTE, lines=True)
        if kept and not old.text and len(await self.all(writer)) >= MOST_NOTES:
            raise Refusal(
                "note.too_many",
                f"you have notes on {MOST_NOTES} players, which is as many as are kept: take one "
                "away",
                most=MOST_NOTES,
            )
        await self._store.talk.write_note(writer, player, kept, self._clock.wall_ms())
        return await self.about(writer, player)
