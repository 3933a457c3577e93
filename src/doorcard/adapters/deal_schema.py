"""The tables of the fair deal."""

from __future__ import annotations

from typing import Final

from sqlalchemy import BigInteger, Column, ForeignKey, Integer, LargeBinary, Table, Text

from doorcard.adapters.schema import METADATA

DEAL_LINES: Final = Table(
    "deal_lines",
    METADATA,
    Column("hand", Text, ForeignKey("hands.id"), primary_key=True),
    Column("line", Integer, primary_key=True),
    Column("step", Text, nullable=False),
    Column("open", LargeBinary, nullable=False),
    Column("sealed", LargeBinary),
    Column("at_ms", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)
"""The log of each deal, in the order in which it was written."""

DEAL_SECRETS: Final = Table(
    "deal_secrets",
    METADATA,
    Column("hand", Text, ForeignKey("hands.id"), primary_key=True),
    Column("sealed", LargeBinary, nullable=False),
)
"""The seeds of a hand's decks while it is played, then the openings of the cards dealt."""
