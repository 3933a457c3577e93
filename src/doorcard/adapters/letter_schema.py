"""The table of the room's letters to players."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, Table, Text

from doorcard.adapters.schema import METADATA

ROOM_LETTERS = Table(
    "room_letters",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("player", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("hand", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("seat", Integer, nullable=False, server_default="0"),
    Column("by_player", Text, nullable=False, server_default=""),
    Column("way", Text, nullable=False),
    Column("fate", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
    Column("fate_ms", BigInteger),
    Column("read_ms", BigInteger),
    Index("room_letters_once", "hand", "player", "about", "seat", "by_player", unique=True),
    Index("room_letters_player", "player", "id"),
    Index("room_letters_fate", "fate"),
)
"""``seat`` is 0 and ``by_player`` empty where a letter is about nobody's hand in particular."""
