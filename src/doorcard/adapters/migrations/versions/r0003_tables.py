"""Tables that players open and close; pots of hands; grants by the day."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003_tables"
down_revision = "0002_accounts"


def upgrade() -> None:
    """Add when a table was closed, what a hand's pot was, and what was granted in a day."""
    op.add_column("tables", sa.Column("closed_ms", sa.BigInteger))
    op.add_column("hands", sa.Column("pot", sa.BigInteger))
    op.create_index("hands_ended", "hands", ["table_id", "ended_ms"])
    op.create_table(
        "grant_days",
        sa.Column("day", sa.Integer, primary_key=True),
        sa.Column("share", sa.Text, primary_key=True),
        sa.Column("chips", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
