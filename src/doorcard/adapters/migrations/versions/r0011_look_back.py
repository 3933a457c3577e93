"""Looking back: imported hands, notes on hands, links to hands."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011_look_back"
down_revision = "0010_preferences"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "imported_hands",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("hand", sa.Text, nullable=False),
        sa.Column("table_name", sa.Text),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("played_ms", sa.BigInteger),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("notices", sa.LargeBinary, nullable=False),
        sa.Column("facts", sa.LargeBinary, nullable=False),
    )
    op.create_index("imported_hands_once", "imported_hands", ["player", "digest"], unique=True)
    op.create_table(
        "hand_notes",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("hand", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "hand_shares",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("digest", sa.LargeBinary, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("hand", sa.Text, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("hand_shares_digest", "hand_shares", ["digest"], unique=True)
    op.create_index("hand_shares_player", "hand_shares", ["player", "id"])
