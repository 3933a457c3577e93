"""The clock and lost connections: protections by the day, pauses."""

from __future__ import annotations

revision = "0004_clock"
down_revision = "0003_tables"


def upgrade() -> None:
    """Add what the schema has since then."""
