"""What the HTTP API says of talk, notes and messages to the host, and is asked."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from doorcard.wire.talk_messages import MailSign

_Id = Annotated[str, Meta(min_length=1, max_length=64)]


class Known(Struct, frozen=True):
    """A player by name."""

    id: str
    name: str


class Mutes(Struct, frozen=True):
    """Whom a player does not read."""

    muted: tuple[Known, ...]


class SetMute(Struct, frozen=True, forbid_unknown_fields=True):
    """Read a player no more, or again."""

    player: _Id
    on: bool


class NoteSign(Struct, frozen=True):
    """A note on a player, for its writer alone."""

    player: str
    name: str
    text: str
    at_ms: int


class NoteSigns(Struct, frozen=True):
    """All notes of a player."""

    notes: tuple[NoteSign, ...]


class WriteNote(Struct, frozen=True, forbid_unknown_fields=True):
    """A note anew; an empty one takes it away."""

    text: Annotated[str, Meta(max_length=8000)]


class WriteHost(Struct, frozen=True, forbid_unknown_fields=True):
    """A message to the host."""

    text: Annotated[str, Meta(max_length=12_000)]
    page: Annotated[str, Meta(max_length=200)] | None = None
    reply_to: Annotated[str, Meta(max_length=254)] | None = None


class MailPage(Struct, frozen=True):
    """Messages to the host and answers, the latest first."""

    messages: tuple[MailSign, ...]
    unread: int
    next: int | None


class Unread(Struct, frozen=True):
    """How many answers were not read yet."""

    unread: int


class AnnouncementSign(Struct, frozen=True):
    """What the host announces."""

    id: int
    text: str
    by: str
    at_ms: int
    until_ms: int | None
    table: str | None
    over: bool


class Pause(Struct, frozen=True):
    """Why nothing is dealt."""

    code: str
    sentence: str


class BanSign(Struct, frozen=True):
    """That the host has barred the player."""

    until_ms: int | None
    why: str


class News(Struct, frozen=True):
    """What there is to know beside the tables."""

    announcements: tuple[AnnouncementSign, ...]
    unread: int
    paused: Pause | None
    ban: BanSign | None
