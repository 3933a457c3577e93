"""The host's work in the room's database, each deed with its line in the log."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import replace
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, Connection, delete, func, insert, or_, select, update

from doorcard.adapters.account_rows import Run
from doorcard.adapters.host_log_rows import add_host_line
from doorcard.adapters.schema import PLAYERS, SESSIONS
from doorcard.adapters.talk_schema import ANNOUNCEMENTS, BANS, HOST_LOG, ROOM_SWITCHES, SILENCES
from doorcard.room.cage import Transfer
from doorcard.room.ids import PlayerId, TableId
from doorcard.service.host.ports import Announcement, Ban, HostLine, KnownPlayer, Silence
from doorcard.service.ports import PlayerKind

Post = Callable[[Transfer, HostLine], Awaitable[None]]
"""Stores a transfer and the line that says who moved the chips, both or neither."""


class HostRows:
    """Keeps the promises of :class:`doorcard.service.host.ports.HostStore`."""

    def __init__(self, read: Run, write: Run, post: Post) -> None:
        self._read = read
        self._write = write
        self._post = post

    async def log(self, line: HostLine, transfer: Transfer | None = None) -> None:
        """Note a deed, with the chips it moved."""
        if transfer is None:
            await self._write(lambda connection: add_host_line(connection, line))
        else:
            await self._post(transfer, line)

    async def log_page(
        self, before: int | None, limit: int, player: PlayerId | None, table: TableId | None
    ) -> list[HostLine]:
        """The latest deeds, the latest first."""
        wanted = select(HOST_LOG).order_by(HOST_LOG.c.id.desc()).limit(limit)
        if before is not None:
            wanted = wanted.where(HOST_LOG.c.id < before)
        if player is not None:
            wanted = wanted.where(HOST_LOG.c.player == player)
        if table is not None:
            wanted = wanted.where(HOST_LOG.c.table_id == table)
        return await self._read(
            lambda connection: list(map(_host_line, connection.execute(wanted)))
        )

    async def log_of(self, player: PlayerId) -> list[HostLine]:
        """Every deed that a player did as a host, or that was done to them, in order."""
        theirs = or_(HOST_LOG.c.host == player, HOST_LOG.c.player == player)
        wanted = select(HOST_LOG).where(theirs).order_by(HOST_LOG.c.id)
        return await self._read(
            lambda connection: list(map(_host_line, connection.execute(wanted)))
        )

    async def bans(self) -> list[Ban]:
        """All bans, those that are over too."""
        rows = await self._read(lambda connection: list(connection.execute(select(BANS))))
        return [Ban(row.player, row.until_ms, row.why, row.by_name, row.at_ms) for row in rows]

    async def set_ban(self, player: PlayerId, ban: Ban | None, log: HostLine) -> None:
        """Ban a player, or no more."""

        def job(connection: Connection) -> None:
            connection.execute(delete(BANS).where(BANS.c.player == player))
            if ban is not None:
                row = insert(BANS).values(
                    player=player,
                    until_ms=ban.until_ms,
                    why=ban.why,
                    by_name=ban.by,
                    at_ms=ban.at_ms,
                )
                connection.execute(row)
            add_host_line(connection, log)

        await self._write(job)

    async def silences(self) -> list[Silence]:
        """All silences, those that are over too."""
        rows = await self._read(lambda connection: list(connection.execute(select(SILENCES))))
        return [
            Silence(row.player, row.table_id or None, row.until_ms, row.why, row.by_name, row.at_ms)
            for row in rows
        ]

    async def set_silence(
        self, player: PlayerId, table: TableId | None, silence: Silence | None, log: HostLine
    ) -> None:
        """Silence a player there, or no more."""
        there = (SILENCES.c.player == player) & (SILENCES.c.table_id == (table or ""))

        def job(connection: Connection) -> None:
            connection.execute(delete(SILENCES).where(there))
            if silence is not None:
                row = insert(SILENCES).values(
                    player=player,
                    table_id=table or "",
                    until_ms=silence.until_ms,
                    why=silence.why,
                    by_name=silence.by,
                    at_ms=silence.at_ms,
                )
                connection.execute(row)
            add_host_line(connection, log)

        await self._write(job)

    async def announce(self, announcement: Announcement, log: HostLine) -> Announcement:
        """Keep an announcement; the same with its number."""
        row = insert(ANNOUNCEMENTS).values(
            table_id=announcement.table,
            text=announcement.text,
            by_name=announcement.by,
            at_ms=announcement.at_ms,
            until_ms=announcement.until_ms,
        )

        def job(connection: Connection) -> int:
            add_host_line(connection, log)
            return int(connection.execute(row).lastrowid)

        return replace(announcement, id=await self._write(job))

    async def end_announcement(self, announcement: int, at_ms: int, log: HostLine) -> bool:
        """Take one down. False if there is none that stands."""
        over = (
            update(ANNOUNCEMENTS)
            .where(ANNOUNCEMENTS.c.id == announcement, ANNOUNCEMENTS.c.ended_ms.is_(None))
            .values(ended_ms=at_ms)
        )

        def job(connection: Connection) -> bool:
            if connection.execute(over).rowcount != 1:
                return False
            add_host_line(connection, log)
            return True

        return await self._write(job)

    async def announcements(self, limit: int) -> list[Announcement]:
        """The latest announcements, the latest first."""
        wanted = select(ANNOUNCEMENTS).order_by(ANNOUNCEMENTS.c.id.desc()).limit(limit)
        rows = await self._read(lambda connection: list(connection.execute(wanted)))
        return [
            Announcement(
                row.text,
                row.by_name,
                row.at_ms,
                row.until_ms,
                row.table_id,
                row.ended_ms,
                row.id,
            )
            for row in rows
        ]

    async def switches(self) -> dict[str, str]:
        """What the host has set for the whole room."""
        rows = await self._read(lambda connection: list(connection.execute(select(ROOM_SWITCHES))))
        return {row.name: row.value for row in rows}

    async def switch(self, name: str, value: str | None, log: HostLine) -> None:
        """Set it, or no more."""

        def job(connection: Connection) -> None:
            connection.execute(delete(ROOM_SWITCHES).where(ROOM_SWITCHES.c.name == name))
            if value is not None:
                connection.execute(insert(ROOM_SWITCHES).values(name=name, value=value))
            add_host_line(connection, log)

        await self._write(job)

    async def find_players(self, name: str, limit: int) -> list[KnownPlayer]:
        """Players whose name has that in it, the newest first; all if it is empty."""
        which = PLAYERS.c.kind != PlayerKind.BOT.value
        if name:
            which &= PLAYERS.c.name.icontains(name, autoescape=True)
        return await self._read(lambda connection: _known(connection, which, limit))

    async def known(self, player: PlayerId) -> KnownPlayer | None:
        """One of them, or ``None``."""
        found = await self._read(lambda connection: _known(connection, PLAYERS.c.id == player, 1))
        return found[0] if found else None


def _known(connection: Connection, which: ColumnElement[bool], limit: int) -> list[KnownPlayer]:
    sessions = select(func.count()).where(SESSIONS.c.player == PLAYERS.c.id).scalar_subquery()
    wanted = (
        select(PLAYERS.c.id, PLAYERS.c.created_ms, sessions.label("open_sessions"))
        .where(which)
        .order_by(PLAYERS.c.created_ms.desc(), PLAYERS.c.id)
        .limit(limit)
    )
    return [
        KnownPlayer(row.id, row.created_ms, row.open_sessions) for row in connection.execute(wanted)
    ]


def _host_line(row: Any) -> HostLine:  # noqa: ANN401 - a row of HOST_LOG
    return HostLine(
        at_ms=row.at_ms,
        host=row.host,
        name=row.name,
        what=row.what,
        why=row.why,
        player=row.player,
        table=row.table_id,
        before=_value(row.before),
        after=_value(row.after),
        id=row.id,
    )


def _value(line: str | None) -> object:
    return None if line is None else msgspec.json.decode(line)
