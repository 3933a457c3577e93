"""The tables of lapsed turns and of mucked hands that were asked for."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Index, Integer, Table, Text

from doorcard.adapters.schema import METADATA

LAPSES = Table(
    "lapses",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Column("day", Integer, nullable=False),
    Column("table_id", Text, nullable=False),
    Column("hand", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player", Text, nullable=False),
    Column("cause", Text, nullable=False),
    Column("outcome", Text, nullable=False),
    Column("used", Integer),
    Column("of", Integer),
    Index("lapses_player_day", "player", "day"),
)
"""Turns that ran out. Those with ``used`` are the protections of a player's day (UTC)."""

MUCK_ASKS = Table(
    "muck_asks",
    METADATA,
    Column("hand", Text, primary_key=True),
    Column("player", Text, primary_key=True),
    Column("at_ms", BigInteger, nullable=False),
    Index("muck_asks_player", "player", "at_ms"),
    sqlite_with_rowid=False,
)
"""Who asked to see the mucked hands of which hand, and when."""
