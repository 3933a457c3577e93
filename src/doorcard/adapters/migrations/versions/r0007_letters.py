"""The room's letters to players."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007_letters"
down_revision = "0006_running"


def upgrade() -> None:
    """Add the letters."""
    op.create_table(
        "room_letters",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("about", sa.Text, nullable=False),
        sa.Column("hand", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False, server_default="0"),
        sa.Column("by_player", sa.Text, nullable=False, server_default=""),
        sa.Column("way", sa.Text, nullable=False),
        sa.Column("fate", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("fate_ms", sa.BigInteger),
        sa.Column("read_ms", sa.BigInteger),
    )
    op.create_index(
        "room_letters_once",
        "room_letters",
        ["hand", "player", "about", "seat", "by_player"],
        unique=True,
    )
    op.create_index("room_letters_player", "room_letters", ["player", "id"])
    op.create_index("room_letters_fate", "room_letters", ["fate"])
