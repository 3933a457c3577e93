"""Talk: chat, mutes, notes on players, messages to the host, announcements, the host's log."""

from __future__ import annotations

revision = "0005_talk"
down_revision = "0004_clock"


def upgrade() -> None:
    """Add what the schema has since then."""
