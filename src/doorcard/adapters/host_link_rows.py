"""The host's links in the database, statement by statement."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select, update

from doorcard.adapters.host_log_rows import add_host_line
from doorcard.adapters.schema import HOST_LINKS, PLAYERS
from doorcard.service.host.ports import HostLine, HostLink


def add(connection: Connection, digest: bytes, at_ms: int, expires_ms: int) -> None:
    """Remember a link; forget those that nobody used."""
    connection.execute(delete(HOST_LINKS).where(HOST_LINKS.c.used_ms.is_(None)))
    connection.execute(
        insert(HOST_LINKS).values(digest=digest, created_ms=at_ms, expires_ms=expires_ms)
    )


def find(connection: Connection, digest: bytes) -> HostLink | None:
    """What is known of a link, or ``None``."""
    row = connection.execute(select(HOST_LINKS).where(HOST_LINKS.c.digest == digest)).one_or_none()
    return None if row is None else HostLink(row.expires_ms, row.used_ms)


def use(connection: Connection, digest: bytes, log: HostLine) -> bool:
    """Use a link up: its user is a host by it, and the log says so. False if it will not do."""
    used = connection.execute(
        update(HOST_LINKS)
        .where(
            HOST_LINKS.c.digest == digest,
            HOST_LINKS.c.used_ms.is_(None),
            HOST_LINKS.c.expires_ms > log.at_ms,
        )
        .values(used_ms=log.at_ms, used_by=log.host)
    )
    if used.rowcount != 1:
        return False
    connection.execute(update(PLAYERS).where(PLAYERS.c.id == log.host).values(host=1))
    add_host_line(connection, log)
    return True
