"""Tables, hands and their events, the books, players and their sessions."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001_room"
down_revision = None


def upgrade() -> None:
    """Make the tables of the first room."""
    _room_and_players()
    _hands()
    _books()


def _room_and_players() -> None:
    op.create_table(
        "room",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("style", sa.Text),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
    )


def _hands() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("house", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("hands_played", sa.Integer, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "hands",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("started_ms", sa.BigInteger, nullable=False),
        sa.Column("deadline_ms", sa.BigInteger),
        sa.Column("ended_ms", sa.BigInteger),
        sa.UniqueConstraint("table_id", "number"),
    )
    op.create_table(
        "hand_seats",
        sa.Column("hand", sa.Text, sa.ForeignKey("hands.id"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
    )
    op.create_index("hand_seats_player", "hand_seats", ["player"])
    op.create_table(
        "events",
        sa.Column("hand", sa.Text, sa.ForeignKey("hands.id"), primary_key=True),
        sa.Column("version", sa.Integer, primary_key=True),
        sa.Column("open", sa.LargeBinary, nullable=False),
        sa.Column("sealed", sa.LargeBinary),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def _books() -> None:
    op.create_table(
        "accounts",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("chips", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "transfers",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("key", sa.Text, unique=True),
        sa.Column("table_id", sa.Text),
        sa.Column("hand", sa.Text),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "postings",
        sa.Column("transfer", sa.Integer, sa.ForeignKey("transfers.id"), primary_key=True),
        sa.Column("account", sa.Text, primary_key=True),
        sa.Column("chips", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("postings_account", "postings", ["account"])
