"""A line of the hosts' log, written in the transaction of the deed that it tells of."""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, insert

from doorcard.adapters.talk_schema import HOST_LOG
from doorcard.service.host.ports import HostLine


def add_host_line(connection: Connection, line: HostLine) -> None:
    """Note a deed, in the transaction that does it."""
    connection.execute(
        insert(HOST_LOG).values(
            at_ms=line.at_ms,
            host=line.host,
            name=line.name,
            what=line.what,
            why=line.why,
            player=line.player,
            table_id=line.table,
            before=_json(line.before),
            after=_json(line.after),
        )
    )


def _json(value: object) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()
