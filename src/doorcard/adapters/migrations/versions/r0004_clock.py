"""The clock and lost connections: bonus of a turn, lapsed turns, asked-for mucks."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004_clock"
down_revision = "0003_tables"


def upgrade() -> None:
    """Add whether a turn had its bonus, every lapsed turn, and who asked for mucked hands."""
    op.add_column("hands", sa.Column("bonus", sa.Integer, nullable=False, server_default="0"))
    op.create_table(
        "lapses",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("day", sa.Integer, nullable=False),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("hand", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("cause", sa.Text, nullable=False),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("used", sa.Integer),
        sa.Column("of", sa.Integer),
    )
    op.create_index("lapses_player_day", "lapses", ["player", "day"])
    op.create_table(
        "muck_asks",
        sa.Column("hand", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("muck_asks_player", "muck_asks", ["player", "at_ms"])
