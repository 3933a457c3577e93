"""Fair deals: their logs, and what the room alone knows of them."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009_deals"
down_revision = "0008_voids"


def upgrade() -> None:
    """Add the logs and the secrets."""
    op.create_table(
        "deal_lines",
        sa.Column("hand", sa.Text, sa.ForeignKey("hands.id"), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("step", sa.Text, nullable=False),
        sa.Column("open", sa.LargeBinary, nullable=False),
        sa.Column("sealed", sa.LargeBinary),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "deal_secrets",
        sa.Column("hand", sa.Text, sa.ForeignKey("hands.id"), primary_key=True),
        sa.Column("sealed", sa.LargeBinary, nullable=False),
    )
