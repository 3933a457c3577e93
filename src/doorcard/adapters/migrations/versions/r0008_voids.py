"""Hands that were opened and not played to their end."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008_voids"
down_revision = "0007_letters"


def upgrade() -> None:
    """Add why a hand is void."""
    op.add_column("hands", sa.Column("voided", sa.Text))
