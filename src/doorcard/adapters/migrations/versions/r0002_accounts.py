"""Accounts: passwords, passkeys, sessions with their use, tokens for programs, addresses, roles."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002_accounts"
down_revision = "0001_room"


def upgrade() -> None:
    """Add the tables of accounts, the use of sessions, and who is a host."""
    op.add_column("players", sa.Column("host", sa.Integer, nullable=False, server_default="0"))
    op.add_column("players", sa.Column("erased_ms", sa.BigInteger))
    for column in ("id", "device"):
        op.add_column("sessions", sa.Column(column, sa.Text, nullable=False, server_default=""))
    op.add_column(
        "sessions", sa.Column("seen_ms", sa.BigInteger, nullable=False, server_default="0")
    )
    op.create_index("sessions_player", "sessions", ["player"])
    _logins()
    _keys_and_tokens()
    op.create_table(
        "account_links",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("address", sa.Text),
        sa.Column("expires_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("account_links_player", "account_links", ["player"])
    _take_over_sessions()


def _logins() -> None:
    op.create_table(
        "logins",
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), primary_key=True),
        sa.Column("name_key", sa.Text, nullable=False),
        sa.Column("password", sa.Text),
        sa.Column("email", sa.Text),
        sa.Column("email_verified_ms", sa.BigInteger),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
    )
    op.create_index("logins_name_key", "logins", ["name_key"], unique=True)
    op.create_index("logins_email", "logins", ["email"])


def _keys_and_tokens() -> None:
    op.create_table(
        "passkeys",
        sa.Column("credential", sa.LargeBinary, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("sign_count", sa.Integer, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("used_ms", sa.BigInteger),
    )
    op.create_index("passkeys_player", "passkeys", ["player"])
    op.create_table(
        "api_tokens",
        sa.Column("digest", sa.LargeBinary, primary_key=True),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("player", sa.Text, sa.ForeignKey("players.id"), nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("created_ms", sa.BigInteger, nullable=False),
        sa.Column("used_ms", sa.BigInteger),
        sa.Column("expires_ms", sa.BigInteger),
    )
    op.create_index("api_tokens_player", "api_tokens", ["player"])


def _take_over_sessions() -> None:
    """Sessions from before have no name to be ended by, and count as seen when they began."""
    op.execute("UPDATE sessions SET seen_ms = created_ms, id = lower(hex(randomblob(8)))")
