"""Talk: chat, mutes, notes on players, messages to the host, announcements, the host's log."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005_talk"
down_revision = "0004_clock"


def upgrade() -> None:
    """Add the tables of talk, of the host's work, and the log of it, which only grows."""
    _talk()
    _mail()
    _host_work()
    _log()


def _talk() -> None:
    op.create_table(
        "talk_lines",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("hand", sa.Text),
        sa.Column("number", sa.Integer),
        sa.Column("side", sa.Text, nullable=False),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("held", sa.Integer, nullable=False, server_default="0"),
        sa.Column("removed_ms", sa.BigInteger),
        sa.Column("removed_by", sa.Text),
        sa.Column("removed_why", sa.Text),
    )
    op.create_index("talk_lines_table", "talk_lines", ["table_id", "side", "id"])
    op.create_index("talk_lines_player", "talk_lines", ["player", "id"])
    op.create_index("talk_lines_at", "talk_lines", ["at_ms"])
    op.create_table(
        "mutes",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("muted", sa.Text, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "player_notes",
        sa.Column("writer", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )


def _mail() -> None:
    op.create_table(
        "host_mail",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("thread", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("from_host", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("page", sa.Text),
        sa.Column("reply_to", sa.Text),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("read_ms", sa.BigInteger),
    )
    op.create_index("host_mail_thread", "host_mail", ["thread", "id"])


def _host_work() -> None:
    op.create_table(
        "bans",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("until_ms", sa.BigInteger),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "silences",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("until_ms", sa.BigInteger),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "announcements",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("by_name", sa.Text, nullable=False),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("until_ms", sa.BigInteger),
        sa.Column("ended_ms", sa.BigInteger),
    )
    op.create_table(
        "room_switches",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )


def _log() -> None:
    op.create_table(
        "host_log",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("at_ms", sa.BigInteger, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("what", sa.Text, nullable=False),
        sa.Column("why", sa.Text, nullable=False),
        sa.Column("player", sa.Text),
        sa.Column("table_id", sa.Text),
        sa.Column("before", sa.Text),
        sa.Column("after", sa.Text),
    )
    op.create_index("host_log_player", "host_log", ["player", "id"])
    op.create_index("host_log_table", "host_log", ["table_id", "id"])
    for deed in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER host_log_no_{deed.lower()} BEFORE {deed} ON host_log "
            "BEGIN SELECT RAISE(ABORT, 'the log of the hosts only grows'); END"
        )
