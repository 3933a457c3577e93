"""Talk in the room's database, statement by statement. One way for both stores."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from doorcard.adapters.account_rows import Run
from doorcard.adapters.host_log_rows import add_host_line
from doorcard.adapters.schema import PLAYERS
from doorcard.adapters.talk_schema import MUTES, PLAYER_NOTES, TALK_LINES
from doorcard.room.ids import PlayerId, TableId
from doorcard.room.talk import Line, Side
from doorcard.service.host.ports import HostLine
from doorcard.service.talk.ports import KeptLine, Note


class TalkRows:
    """Keeps the promises of :class:`doorcard.service.talk.ports.TalkStore`."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def add_line(self, line: Line) -> Line | None:
        """Keep a line; the same with its number. ``None`` of who was erased meanwhile."""
        values = {
            "table_id": line.table,
            "hand": line.hand,
            "number": line.number,
            "side": line.side.value,
            "player": line.player,
            "name": line.name,
            "text": line.text,
            "at_ms": line.at_ms,
            "held": int(line.held),
        }
        erased = select(PLAYERS.c.erased_ms).where(PLAYERS.c.id == line.player)

        def job(connection: Connection) -> int | None:
            if connection.scalar(erased) is not None:
                return None
            return int(connection.execute(insert(TALK_LINES).values(values)).lastrowid)

        made = await self._write(job)
        return None if made is None else replace(line, id=made)

    async def recent(self, table: TableId, side: Side, limit: int) -> list[Line]:
        """The latest lines that stand, the oldest first."""
        wanted = (
            select(TALK_LINES)
            .where(
                TALK_LINES.c.table_id == table,
                TALK_LINES.c.side == side.value,
                TALK_LINES.c.removed_ms.is_(None),
            )
            .order_by(TALK_LINES.c.id.desc())
            .limit(limit)
        )
        rows = await self._read(lambda connection: list(connection.execute(wanted)))
        return [_line(row) for row in reversed(rows)]

    async def line(self, line: int) -> KeptLine | None:
        """A line, or ``None``."""
        wanted = select(TALK_LINES).where(TALK_LINES.c.id == line)
        row = await self._read(lambda connection: connection.execute(wanted).one_or_none())
        return None if row is None else _kept(row)

    async def lines(
        self, table: TableId | None, player: PlayerId | None, before: int | None, limit: int
    ) -> list[KeptLine]:
        """The latest lines, removed ones too, the latest first."""
        wanted = select(TALK_LINES).order_by(TALK_LINES.c.id.desc()).limit(limit)
        if table is not None:
            wanted = wanted.where(TALK_LINES.c.table_id == table)
        if player is not None:
            wanted = wanted.where(TALK_LINES.c.player == player)
        if before is not None:
            wanted = wanted.where(TALK_LINES.c.id < before)
        return await self._read(lambda connection: list(map(_kept, connection.execute(wanted))))

    async def remove_line(self, line: int, at_ms: int, by: str, why: str, log: HostLine) -> bool:
        """Take a line down. False if there is none that stands."""
        down = (
            update(TALK_LINES)
            .where(TALK_LINES.c.id == line, TALK_LINES.c.removed_ms.is_(None))
            .values(removed_ms=at_ms, removed_by=by, removed_why=why)
        )

        def job(connection: Connection) -> bool:
            if connection.execute(down).rowcount != 1:
                return False
            add_host_line(connection, log)
            return True

        return await self._write(job)

    async def lines_of(self, player: PlayerId) -> list[KeptLine]:
        """All that a player said, in order."""
        wanted = select(TALK_LINES).where(TALK_LINES.c.player == player).order_by(TALK_LINES.c.id)
        return await self._read(lambda connection: list(map(_kept, connection.execute(wanted))))

    async def forget_lines(self, before_ms: int) -> None:
        """Forget lines that are older than that."""
        old = delete(TALK_LINES).where(TALK_LINES.c.at_ms < before_ms)
        await self._write(lambda connection: connection.execute(old))

    async def mutes(self, player: PlayerId) -> Sequence[PlayerId]:
        """Whom a player does not want to read."""
        wanted = select(MUTES.c.muted).where(MUTES.c.player == player).order_by(MUTES.c.at_ms)
        return await self._read(lambda connection: list(connection.scalars(wanted)))

    async def mute(self, player: PlayerId, muted: PlayerId, at_ms: int, *, on: bool) -> None:
        """Read that one no more, or again."""
        if on:
            row = upsert(MUTES).values(player=player, muted=muted, at_ms=at_ms)
            await self._write(lambda connection: connection.execute(row.on_conflict_do_nothing()))
        else:
            gone = delete(MUTES).where(MUTES.c.player == player, MUTES.c.muted == muted)
            await self._write(lambda connection: connection.execute(gone))

    async def notes(self, writer: PlayerId) -> list[Note]:
        """What somebody wrote about others, by name."""
        wanted = (
            select(PLAYER_NOTES, PLAYERS.c.name)
            .join(PLAYERS, PLAYERS.c.id == PLAYER_NOTES.c.player)
            .where(PLAYER_NOTES.c.writer == writer)
            .order_by(PLAYERS.c.name, PLAYERS.c.id)
        )
        rows = await self._read(lambda connection: list(connection.execute(wanted)))
        return [Note(row.player, row.name, row.text, row.at_ms) for row in rows]

    async def write_note(self, writer: PlayerId, player: PlayerId, text: str, at_ms: int) -> None:
        """Keep a note in place of the old one; an empty one is none."""
        gone = delete(PLAYER_NOTES).where(
            PLAYER_NOTES.c.writer == writer, PLAYER_NOTES.c.player == player
        )

        def job(connection: Connection) -> None:
            connection.execute(gone)
            if text:
                connection.execute(
                    insert(PLAYER_NOTES).values(
                        writer=writer, player=player, text=text, at_ms=at_ms
                    )
                )

        await self._write(job)


def _line(row: Any) -> Line:  # noqa: ANN401 - a row of TALK_LINES
    return Line(
        id=row.id,
        table=row.table_id,
        side=Side(row.side),
        player=row.player,
        name=row.name,
        text=row.text,
        at_ms=row.at_ms,
        hand=row.hand,
        number=row.number,
        held=bool(row.held),
    )


def _kept(row: Any) -> KeptLine:  # noqa: ANN401 - a row of TALK_LINES
    return KeptLine(_line(row), row.removed_ms, row.removed_by or "", row.removed_why or "")
