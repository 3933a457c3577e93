"""Links that work once, statement by statement. Each runs in the transaction of its deed."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, select

from doorcard.adapters.accounts_schema import ACCOUNT_LINKS
from doorcard.service.accounts.ports import Link, LinkSpent, Purpose

_C = ACCOUNT_LINKS.c


def put(connection: Connection, link: Link) -> None:
    """Remember a link; older ones of the player for the same purpose end."""
    older = (_C.player == link.player) & (_C.purpose == link.purpose.value)
    connection.execute(delete(ACCOUNT_LINKS).where(older))
    row = insert(ACCOUNT_LINKS).values(
        digest=link.digest,
        player=link.player,
        purpose=link.purpose.value,
        address=link.address,
        expires_ms=link.expires_ms,
    )
    connection.execute(row)


def find(connection: Connection, digest: bytes, purpose: Purpose) -> Link | None:
    """The link, or ``None``."""
    which = (_C.digest == digest) & (_C.purpose == purpose.value)
    row = connection.execute(select(ACCOUNT_LINKS).where(which)).one_or_none()
    if row is None:
        return None
    return Link(row.digest, row.player, purpose, row.expires_ms, row.address)


def spend(connection: Connection, link: Link | None) -> None:
    """Use a link up, where there is one. Raises :class:`LinkSpent` if that was done before."""
    if link is None:
        return
    if connection.execute(delete(ACCOUNT_LINKS).where(_C.digest == link.digest)).rowcount != 1:
        raise LinkSpent("the link is there no more")
