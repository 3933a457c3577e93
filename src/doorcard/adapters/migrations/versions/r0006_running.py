"""The host's one-time links."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006_running"
down_revision = "0005_talk"


def upgrade() -> None:
    """Add the links."""
    op.create_table(
        "host_links",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
        sa.Column("used_ms", sa.BigInteger),
        sa.Column("used_by", sa.Text, sa.ForeignKey("players.id")),
    )
