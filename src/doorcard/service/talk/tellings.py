"""What a watcher is told of talk, and by the host."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.room.ids import PlayerId
from doorcard.room.talk import Line
from doorcard.service.host.ports import Announcement
from doorcard.service.talk.ports import Mail


@dataclass(frozen=True, slots=True)
class SaidTold:
    """A line was said; again when it is kept back no more."""

    line: Line
    """``line.held``: kept back, and told to its speaker alone so far."""


@dataclass(frozen=True, slots=True)
class UnsaidTold:
    """A line was taken down by the host, or went with the account of who said it."""

    line: int


@dataclass(frozen=True, slots=True)
class WhyNot:
    """Why the watcher may not write there."""

    code: str
    sentence: str


@dataclass(frozen=True, slots=True)
class TalkTold:
    """All talk as the watcher has it: after the table, and when it is another one."""

    table: tuple[Line, ...]
    rail: tuple[Line, ...]
    may_table: WhyNot | None
    may_rail: WhyNot | None
    muted: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class AnnouncementTold:
    """The host announces something, or takes it down."""

    announcement: Announcement
    over: bool = False


@dataclass(frozen=True, slots=True)
class HostSaysTold:
    """The host has answered this player."""

    mail: Mail


TalkTelling = SaidTold | UnsaidTold | TalkTold | AnnouncementTold | HostSaysTold
