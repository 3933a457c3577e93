"""The room's letters to players in its database. One way for both stores."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import func, select, update
from sqlalchemy.dialects.sqlite import insert

from doorcard.adapters.account_rows import Run
from doorcard.adapters.letter_schema import ROOM_LETTERS
from doorcard.room.ids import HandId, PlayerId
from doorcard.service.letters.ports import About, Fate, RoomLetter, Way

_C = ROOM_LETTERS.c


class LetterRows:
    """Keeps the promises of :class:`doorcard.service.letters.ports.LetterStore`."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def add(self, letter: RoomLetter) -> RoomLetter | None:
        """Keep a letter; ``None`` if it was written before."""
        row = (
            insert(ROOM_LETTERS)
            .values(
                player=letter.player,
                about=letter.about.value,
                hand=letter.hand,
                number=letter.number,
                seat=letter.seat or 0,
                by_player=letter.by,
                way=letter.way.value,
                fate=letter.fate.value,
                at_ms=letter.at_ms,
                fate_ms=letter.fate_ms,
            )
            .on_conflict_do_nothing()
            .returning(_C.id)
        )
        kept = await self._write(lambda connection: connection.scalar(row))
        return None if kept is None else replace(letter, id=kept)

    async def fated(self, letter: int, fate: Fate, at_ms: int) -> None:
        """Note how far a letter has come."""
        row = update(ROOM_LETTERS).where(_C.id == letter).values(fate=fate.value, fate_ms=at_ms)
        await self._write(lambda connection: connection.execute(row).rowcount)

    async def waiting(self) -> list[RoomLetter]:
        """All that have still to be carried, in order."""
        wanted = (
            select(ROOM_LETTERS).where(_C.fate == Fate.WAITING.value).order_by(_C.id).limit(1000)
        )
        return await self._all(wanted)

    async def letter(self, letter: int) -> RoomLetter | None:
        """A letter, or ``None``."""
        found = await self._all(select(ROOM_LETTERS).where(_C.id == letter))
        return found[0] if found else None

    async def history(self, hand: HandId, player: PlayerId) -> RoomLetter | None:
        """The letter with that hand's history, or ``None``."""
        found = await self._all(
            select(ROOM_LETTERS).where(
                _C.hand == hand, _C.player == player, _C.about == About.HISTORY.value
            )
        )
        return found[0] if found else None

    async def page(self, player: PlayerId, before: int | None, limit: int) -> list[RoomLetter]:
        """The latest letters of a player, the latest first."""
        wanted = select(ROOM_LETTERS).where(_C.player == player)
        if before is not None:
            wanted = wanted.where(_C.id < before)
        return await self._all(wanted.order_by(_C.id.desc()).limit(limit))

    async def unread(self, player: PlayerId) -> int:
        """How many the player has not read."""
        wanted = select(func.count()).where(_C.player == player, _C.read_ms.is_(None))
        return await self._read(lambda connection: connection.scalar(wanted) or 0)

    async def read(self, player: PlayerId, at_ms: int) -> None:
        """The player has read all of them."""
        row = (
            update(ROOM_LETTERS)
            .where(_C.player == player, _C.read_ms.is_(None))
            .values(read_ms=at_ms)
        )
        await self._write(lambda connection: connection.execute(row).rowcount)

    async def _all(self, wanted: Any) -> list[RoomLetter]:  # noqa: ANN401 - any select of the table
        return await self._read(
            lambda connection: [_letter(row) for row in connection.execute(wanted)]
        )


def _letter(row: Any) -> RoomLetter:  # noqa: ANN401 - a row of ROOM_LETTERS
    return RoomLetter(
        player=row.player,
        about=About(row.about),
        hand=row.hand,
        number=row.number,
        seat=row.seat or None,
        by=row.by_player,
        way=Way(row.way),
        fate=Fate(row.fate),
        at_ms=row.at_ms,
        fate_ms=row.fate_ms,
        read_ms=row.read_ms,
        id=row.id,
    )
