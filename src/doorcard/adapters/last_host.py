"""A room keeps one host at least, whoever goes and whoever is unnamed at the same moment."""

from __future__ import annotations

from sqlalchemy import Connection, select

from doorcard.adapters.schema import PLAYERS
from doorcard.room.ids import PlayerId
from doorcard.service.accounts.ports import LastHost


def keep_a_host(connection: Connection, but: PlayerId) -> None:
    """See that somebody else runs the room. Raises :class:`LastHost` if a host alone does.

    It is asked in the transaction that takes the role: two hosts who each saw the other
    would else leave together.
    """
    hosts = select(PLAYERS.c.id).where(PLAYERS.c.host == 1)
    if connection.scalars(hosts.limit(2)).all() == [but]:
        raise LastHost
