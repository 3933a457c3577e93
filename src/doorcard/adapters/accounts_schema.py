"""The tables of people's accounts, and how their sessions are used.

Tokens, links and passwords lie here as digests and hashes alone.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Column, ForeignKey, Index, Integer, LargeBinary, Table, Text

from doorcard.adapters.schema import METADATA

LOGINS = Table(
    "logins",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("name_key", Text, nullable=False),
    Column("password", Text),
    Column("email", Text),
    Column("email_verified_ms", BigInteger),
    Column("created_ms", BigInteger, nullable=False),
    Index("logins_name_key", "name_key", unique=True),
    Index("logins_email", "email"),
)
"""One row makes a player an account. ``password`` is an argon2id hash with its salt."""

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("credential", LargeBinary, primary_key=True),
    Column("id", Text, nullable=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("label", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("used_ms", BigInteger),
    Index("passkeys_player", "player"),
)

API_TOKENS = Table(
    "api_tokens",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("id", Text, nullable=False),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("name", Text, nullable=False),
    Column("scopes", Text, nullable=False),
    Column("created_ms", BigInteger, nullable=False),
    Column("used_ms", BigInteger),
    Column("expires_ms", BigInteger),
    Index("api_tokens_player", "player"),
)
"""Tokens for programs. ``scopes`` are words with blanks between them."""

ACCOUNT_LINKS = Table(
    "account_links",
    METADATA,
    Column("digest", LargeBinary, primary_key=True),
    Column("player", Text, ForeignKey("players.id"), nullable=False),
    Column("purpose", Text, nullable=False),
    Column("address", Text),
    Column("expires_ms", BigInteger, nullable=False),
    Index("account_links_player", "player"),
)
"""Links that were mailed or given by a host. One that was used is gone."""

PREFERENCES = Table(
    "preferences",
    METADATA,
    Column("player", Text, ForeignKey("players.id"), primary_key=True),
    Column("chosen", Text, nullable=False),
    Column("at_ms", BigInteger, nullable=False),
)
"""What a player likes; ``chosen`` is a JSON object."""
