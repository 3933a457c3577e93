"""Accounts: passwords, passkeys, sessions with their use, tokens for programs, addresses, roles."""

from __future__ import annotations

revision = "0002_accounts"
down_revision = "0001_room"


def upgrade() -> None:
    """Add what the schema has since then."""
