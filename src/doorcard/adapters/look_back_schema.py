"""The tables of looking back: imported hands, notes on hands, links to hands."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, LargeBinary, Table, Text

from doorcard.adapters.schema import METADATA

IMPORTED_HANDS = Table(
    "imported_hands",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("player", Text, nullable=False),
    Column("digest", LargeBinary, nullable=False),
    Column("site", Text, nullable=False),
    Column("hand", Text, nullable=False),
    Column("table_name", Text),
    Column("game", Text, nullable=False),
    Column("played_ms", BigInteger),
    Column("at_ms", BigInteger, nullable=False),
    Column("notices", LargeBinary, nullable=False),
    Column("facts", LargeBinary, nullable=False),
    Index("imported_hands_once", "player", "digest", unique=True),
)

HAND_NOTES = Table(
    "hand_notes",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("hand", Text, primary_key=True),
    Column("text", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""``hand``: the id of one of the room's, or ``imported-7``."""

HAND_SHARES = Table(
    "hand_shares",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("digest", LargeBinary, nullable=False),
    Column("player", Text, nullable=False),
    Column("hand", Text, nullable=False),
    Column("seat", Integer),
    Column("at_ms", BigInteger, nullable=False),
    Index("hand_shares_digest", "digest", unique=True),
    Index("hand_shares_player", "player", "id"),
)
