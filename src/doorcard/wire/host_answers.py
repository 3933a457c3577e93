"""What the HTTP API says to a host, and is asked by one. There is no card in any of it."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from doorcard.wire.codes import KindCode, RailCode, RoleCode
from doorcard.wire.signs import TableSign
from doorcard.wire.table_answers import LedgerLine, OpenTable
from doorcard.wire.talk_answers import AnnouncementSign, Pause
from doorcard.wire.talk_messages import LineSign, MailSign

Id = Annotated[str, Meta(min_length=1, max_length=64)]
Minutes = Annotated[int, Meta(ge=1, le=5_256_000)]
_Why = Annotated[str, Meta(max_length=2400)]
_Text = Annotated[str, Meta(max_length=12_000)]


class Because(Struct, frozen=True, forbid_unknown_fields=True):
    """A deed that needs no more than its reason."""

    why: _Why


class PauseFor(Struct, frozen=True, forbid_unknown_fields=True):
    """A pause, and what the tables are told of it."""

    sentence: _Text
    why: _Why


class SetRail(Struct, frozen=True, forbid_unknown_fields=True):
    """The room's own rule of the rail."""

    rail: RailCode
    rail_delay: Annotated[int, Meta(ge=0, le=900)]
    why: _Why


class HostOpens(OpenTable, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A table to be opened, and why."""

    why: _Why


class HostChanges(Struct, frozen=True, forbid_unknown_fields=True):
    """New rules, and why."""

    why: _Why
    rules: dict[str, str | int | bool | None] = {}
    policy: dict[str, str | int | bool | None] = {}


class Remove(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to leave a table, and why."""

    player: Id
    why: _Why


class GiveChips(Struct, frozen=True, forbid_unknown_fields=True):
    """Play chips given, or taken when negative."""

    chips: Annotated[int, Meta(ge=-(10**12), le=10**12)]
    why: _Why
    request: Id


class BanFor(Struct, frozen=True, forbid_unknown_fields=True):
    """A ban: for so many minutes, or for good."""

    why: _Why
    minutes: Minutes | None = None


class SilenceFor(Struct, frozen=True, forbid_unknown_fields=True):
    """A silence: at a table or anywhere, for so many minutes or for good."""

    why: _Why
    table: Id | None = None
    minutes: Minutes | None = None


class Unsilence(Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a silence."""

    why: _Why
    table: Id | None = None


class Announce(Struct, frozen=True, forbid_unknown_fields=True):
    """What is to be announced."""

    text: _Text
    why: _Why
    table: Id | None = None
    minutes: Minutes | None = None


class AnswerPlayer(Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to a message."""

    text: _Text


class FindingSign(Struct, frozen=True):
    """Something that is wrong with the books: a stable code, and the facts in its sentence."""

    code: str
    sentence: str
    facts: dict[str, str | int | bool | None]
    table: str | None


class BooksSign(Struct, frozen=True):
    """What an audit came to."""

    balanced: bool
    findings: tuple[FindingSign, ...]
    accounts: int
    transfers: int
    tables: int
    at_ms: int


class RoomSign(Struct, frozen=True):
    """The room as its host sees it."""

    paused: Pause | None
    draining: bool
    rail: RailCode
    rail_delay: int
    tables: int
    people: int
    watching: int
    hands_open: int
    inbox: int
    books: BooksSign | None


class HostSeat(Struct, frozen=True):
    """A taken seat."""

    seat: int
    player: str
    name: str
    bot: bool
    stack: int
    connected: bool
    sitting_out: bool
    leaving: bool


class HostHand(Struct, frozen=True):
    """Which hand is on the table, and no more of it."""

    id: str
    number: int
    open: bool


class HostTable(Struct, frozen=True):
    """A table as a host sees it."""

    table: TableSign
    seats: tuple[HostSeat, ...]
    hand: HostHand | None
    paused: tuple[Pause, ...]


class HostTableList(Struct, frozen=True):
    """All open tables."""

    tables: tuple[HostTable, ...]


class HostBan(Struct, frozen=True):
    """A ban in force."""

    until_ms: int | None
    why: str
    by: str


class HostSilence(Struct, frozen=True):
    """A silence in force."""

    table: str | None
    until_ms: int | None
    why: str
    by: str


class HostPlayer(Struct, frozen=True):
    """A player as a host sees one."""

    id: str
    name: str
    kind: KindCode
    role: RoleCode
    since_ms: int
    wallet: int
    at_tables: int
    sessions: int
    tables: tuple[str, ...]
    ban: HostBan | None
    silences: tuple[HostSilence, ...]


class HostPlayerList(Struct, frozen=True):
    """Players that were found."""

    players: tuple[HostPlayer, ...]


class Removal(Struct, frozen=True):
    """That a line was taken down."""

    at_ms: int
    by: str
    why: str


class KeptLine(Struct, frozen=True):
    """A line as a host reads it."""

    line: LineSign
    table: str
    table_name: str | None
    removed: Removal | None


class KeptLines(Struct, frozen=True):
    """Lines, the latest first."""

    lines: tuple[KeptLine, ...]
    next: int | None


class Announcements(Struct, frozen=True):
    """Announcements, the latest first."""

    announcements: tuple[AnnouncementSign, ...]


class ThreadSign(Struct, frozen=True):
    """A conversation in the inbox."""

    thread: str
    player: str | None
    name: str
    reply_to: str | None
    last: MailSign
    unread: int


class Inbox(Struct, frozen=True):
    """All conversations, the unread first."""

    threads: tuple[ThreadSign, ...]


class ThreadPage(Struct, frozen=True):
    """A conversation, the oldest message first."""

    thread: str
    player: str | None
    name: str
    reply_to: str | None
    messages: tuple[MailSign, ...]


class Ledger(Struct, frozen=True):
    """Lines of an account, the latest first."""

    account: str
    balance: int
    lines: tuple[LedgerLine, ...]
    next: int | None


class LogLine(Struct, frozen=True):
    """A deed of a host."""

    id: int
    at_ms: int
    host: str
    name: str
    """Of who did it, as it is now, and not when it was done."""
    what: str
    player: str | None
    player_name: str | None
    """As it is now, and not when it was done."""
    table: str | None
    table_name: str | None
    before: object
    after: object
    why: str


class Log(Struct, frozen=True):
    """Deeds of the hosts, the latest first."""

    lines: tuple[LogLine, ...]
    next: int | None
