"""What players like."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010_preferences"
down_revision = "0009_deals"


def upgrade() -> None:
    """Add the preferences of accounts."""
    op.create_table(
        "preferences",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("chosen", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
