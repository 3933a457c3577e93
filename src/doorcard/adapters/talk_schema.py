"""The tables of talk and of the host's work."""

from __future__ import annotations

from sqlalchemy import DDL, BigInteger, Column, Index, Integer, Table, Text, event

from doorcard.adapters.schema import METADATA

TALK_LINES = Table(
    "talk_lines",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text, nullable=False),
    Column("hand", Text),
    Column("number", Integer),
    Column("side", Text, nullable=False),
    Column("player", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("held", Integer, nullable=False, server_default="0"),
    Column("removed_ms", BigInteger),
    Column("removed_by", Text),
    Column("removed_why", Text),
    Index("talk_lines_table", "table_id", "side", "id"),
    Index("talk_lines_player", "player", "id"),
    Index("talk_lines_at", "at_ms"),
)
"""``held``: 1 when it was kept back until its hand was over."""

MUTES = Table(
    "mutes",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("muted", Text, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

PLAYER_NOTES = Table(
    "player_notes",
    METADATA,
    Column("writer", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

HOST_MAIL = Table(
    "host_mail",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("thread", Text, nullable=False),
    Column("player", Text),
    Column("from_host", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("page", Text),
    Column("reply_to", Text),
    Column("at_ms", BigInteger, nullable=False),
    Column("read_ms", BigInteger),
    Index("host_mail_thread", "thread", "id"),
)

BANS = Table(
    "bans",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("until_ms", BigInteger),
    Column("why", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)

SILENCES = Table(
    "silences",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("table_id", Text, primary_key=True),
    Column("until_ms", BigInteger),
    Column("why", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)
"""``table_id`` is empty for the whole room."""

ANNOUNCEMENTS = Table(
    "announcements",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("table_id", Text),
    Column("text", Text, nullable=False),
    Column("by_name", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("until_ms", BigInteger),
    Column("ended_ms", BigInteger),
)

ROOM_SWITCHES = Table(
    "room_switches",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""What the host has set for the whole room."""

HOST_LOG = Table(
    "host_log",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("host", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("player", Text),
    Column("table_id", Text),
    Column("before", Text),
    Column("after", Text),
    Index("host_log_player", "player", "id"),
    Index("host_log_table", "table_id", "id"),
)
"""Every deed of a host. It only grows."""

HOST_LOG_ONLY_GROWS = tuple(
    f"CREATE TRIGGER host_log_no_{deed.lower()} BEFORE {deed} ON host_log "
    "BEGIN SELECT RAISE(ABORT, 'the log of the hosts only grows'); END"
    for deed in ("UPDATE", "DELETE")
)
for _trigger in HOST_LOG_ONLY_GROWS:
    event.listen(HOST_LOG, "after_create", DDL(_trigger))  # type: ignore[no-untyped-call]  # SQLAlchemy's
