"""The tables of the room's database."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

HEAD: Final = "0011_look_back"
"""The last of :mod:`doorcard.adapters.migrations`: what stands below is the schema after it."""

METADATA: Final = MetaData()

REVISION = Table(
    "alembic_version",
    METADATA,
    Column("version_num", String(32), primary_key=True),
)
"""One row: the migration after which the file is as it is."""

ROOM = Table(
    "room",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", BigInteger, nullable=False),
)
"""``pulse``: when the room was last known alive.

``audit_asked``: when another process last asked for an audit; ``audit_answered``: when it asked
for the one that was made last; ``audit_stopped``: how many tables that one stopped.
"""

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("kind", Text, nullable=False),
    Column("style", Text),
    Column("created_ms", BigInteger, nullable=False),
    Column("host", Integer, nullable=False, server_default="0"),
    Column("erased_ms", BigInteger),
)
"""``host``: 1 for who runs the room. ``erased_ms``: when a person's data were deleted."""

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("id", Text, nullable=False, server_default=""),
    Column("device", Text, nullable=False, server_default=""),
    Column("seen_ms", BigInteger, nullable=False, server_default="0"),
    Index("sessions_player", "player"),
)
"""Sessions by the digest of their token; the token itself is nowhere."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("house", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("state", LargeBinary, nullable=False),
    Column("hands_played", Integer, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("closed_ms", BigInteger),
)

HANDS = Table(
    "hands",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("version", Integer, nullable=False),
    Column("started_ms", BigInteger, nullable=False),
    Column("deadline_ms", BigInteger),
    Column("ended_ms", BigInteger),
    Column("pot", BigInteger),
    Column("bonus", Integer, nullable=False, server_default="0"),
    Column("voided", Text),
    UniqueConstraint("table_id", "number"),
    Index("hands_ended", "table_id", "ended_ms"),
)
"""``bonus``: 1 when the seat in turn has had the bonus of its turn. ``voided``: why a hand that
was opened was not played to its end, all chips given back."""

HAND_SEATS = Table(
    "hand_seats",
    METADATA,
    Column("hand", Text, ForeignKey("hands.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Index("hand_seats_player", "player"),
)
"""Who was dealt in where: the key to who may see which cards."""

EVENTS = Table(
    "events",
    METADATA,
    Column("hand", Text, ForeignKey("hands.id"), primary_key=True),
    Column("version", Integer, primary_key=True),
    Column("open", LargeBinary, nullable=False),
    Column("sealed", LargeBinary),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""The truth. ``sealed`` holds the hidden faces, ``open`` what everybody may see."""

ACCOUNTS = Table(
    "accounts",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("chips", BigInteger, nullable=False),
)
"""What the postings of each account sum to."""

TRANSFERS = Table(
    "transfers",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("why", Text, nullable=False),
    Column("key", Text, unique=True),
    Column("table_id", Text),
    Column("hand", Text),
    Column("at_ms", BigInteger, nullable=False),
)

POSTINGS = Table(
    "postings",
    METADATA,
    Column("transfer", Integer, ForeignKey("transfers.id"), primary_key=True),
    Column("account", Text, primary_key=True),
    Column("chips", BigInteger, nullable=False),
    Index("postings_account", "account"),
    sqlite_with_rowid=False,
)
"""Each transfer's postings sum to zero."""

HOST_LINKS = Table(
    "host_links",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("created_ms", BigInteger, nullable=False),
    Column("expires_ms", BigInteger, nullable=False),
    Column("used_ms", BigInteger),
    Column("used_by", Text, ForeignKey("players.id")),
)
"""One-time links that make an account the host's, by the digest of their token."""
