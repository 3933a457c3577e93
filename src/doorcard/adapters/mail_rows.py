"""Messages to the host in the room's database. One way for both stores."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import Connection, Integer, func, insert, select, update

from doorcard.adapters.account_rows import Run
from doorcard.adapters.host_log_rows import add_host_line
from doorcard.adapters.talk_schema import HOST_MAIL
from doorcard.service.host.ports import HostLine
from doorcard.service.talk.ports import Mail, Thread


class MailRows:
    """Keeps the promises of :class:`doorcard.service.talk.ports.MailStore`."""

    def __init__(self, read: Run, write: Run) -> None:
        self._read = read
        self._write = write

    async def add(self, mail: Mail, log: HostLine | None = None) -> Mail:
        """Keep a message; the same with its number."""
        row = insert(HOST_MAIL).values(
            thread=mail.thread,
            player=mail.player,
            from_host=int(mail.from_host),
            name=mail.name,
            text=mail.text,
            page=mail.page,
            reply_to=mail.reply_to,
            at_ms=mail.at_ms,
        )

        def job(connection: Connection) -> int:
            if log is not None:
                add_host_line(connection, log)
            return int(connection.execute(row).lastrowid)

        return replace(mail, id=await self._write(job))

    async def thread(self, thread: str, before: int | None, limit: int) -> list[Mail]:
        """The latest messages of a thread, the latest first."""
        wanted = select(HOST_MAIL).where(HOST_MAIL.c.thread == thread)
        if before is not None:
            wanted = wanted.where(HOST_MAIL.c.id < before)
        wanted = wanted.order_by(HOST_MAIL.c.id.desc()).limit(limit)
        return await self._read(lambda connection: list(map(_mail, connection.execute(wanted))))

    async def threads(self, limit: int) -> list[Thread]:
        """All conversations: those with something the host has not read first."""
        new = func.sum((HOST_MAIL.c.from_host == 0) & HOST_MAIL.c.read_ms.is_(None), type_=Integer)
        wanted = (
            select(HOST_MAIL.c.thread, func.max(HOST_MAIL.c.id).label("last"), new.label("new"))
            .group_by(HOST_MAIL.c.thread)
            .order_by((new > 0).desc(), func.max(HOST_MAIL.c.id).desc())
            .limit(limit)
        )

        def query(connection: Connection) -> list[Thread]:
            found = list(connection.execute(wanted))
            return [_thread(connection, each.thread, each.last, each.new) for each in found]

        return await self._read(query)

    async def read(self, thread: str, at_ms: int, *, by_host: bool) -> None:
        """Note that one side has read what the other wrote."""
        seen = (
            update(HOST_MAIL)
            .where(
                HOST_MAIL.c.thread == thread,
                HOST_MAIL.c.from_host == int(not by_host),
                HOST_MAIL.c.read_ms.is_(None),
            )
            .values(read_ms=at_ms)
        )
        await self._write(lambda connection: connection.execute(seen))

    async def unread(self, thread: str | None) -> int:
        """What the player has not read of their thread; with ``None``, the host of all."""
        wanted = select(func.count()).where(
            HOST_MAIL.c.from_host == int(thread is not None), HOST_MAIL.c.read_ms.is_(None)
        )
        if thread is not None:
            wanted = wanted.where(HOST_MAIL.c.thread == thread)
        return await self._read(lambda connection: connection.scalar(wanted) or 0)


def _thread(connection: Connection, thread: str, last: int, new: int) -> Thread:
    mail = _mail(connection.execute(select(HOST_MAIL).where(HOST_MAIL.c.id == last)).one())
    theirs = (
        select(HOST_MAIL)
        .where(HOST_MAIL.c.thread == thread, HOST_MAIL.c.from_host == 0)
        .order_by(HOST_MAIL.c.id.desc())
        .limit(1)
    )
    asked = connection.execute(theirs).one_or_none()
    name = mail.name if asked is None else asked.name
    return Thread(mail, name, None if asked is None else asked.reply_to, new)


def _mail(row: Any) -> Mail:  # noqa: ANN401 - a row of HOST_MAIL
    return Mail(
        thread=row.thread,
        from_host=bool(row.from_host),
        name=row.name,
        text=row.text,
        at_ms=row.at_ms,
        player=row.player,
        page=row.page,
        reply_to=row.reply_to,
        read_ms=row.read_ms,
        id=row.id,
    )
