"""Tables that players open: invitations, waiting lists, grants by the day, what seats left with."""

from __future__ import annotations

revision = "0003_tables"
down_revision = "0002_accounts"


def upgrade() -> None:
    """Add what the schema has since then."""
