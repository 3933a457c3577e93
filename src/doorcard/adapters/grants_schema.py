"""The table of what was granted in a day."""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, Integer, Table, Text

from doorcard.adapters.schema import METADATA

GRANT_DAYS = Table(
    "grant_days",
    METADATA,
    Column("day", Integer, primary_key=True),
    Column("share", Text, primary_key=True),
    Column("chips", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""How much of a day's grants each source has had. Addresses and browsers only as digests."""
