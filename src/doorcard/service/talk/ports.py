"""What the store keeps of talk: lines, mutes, notes on players, messages to the host."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field
from typing import Protocol

from doorcard.room.ids import PlayerId, TableId
from doorcard.room.talk import Line, Side
from doorcard.service.host.ports import HostLine


@dataclass(frozen=True, slots=True)
class KeptLine:
    """A line as the host reads it."""

    line: Line
    removed_ms: int | None = None
    removed_by: str = ""
    removed_why: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """What one player wrote about another, for themselves alone."""

    player: PlayerId
    name: str
    text: str = field(repr=False)
    at_ms: int


@dataclass(frozen=True, slots=True)
class Mail:
    """A message to the host, or the host's answer."""

    thread: str
    """The player's id; of somebody without a name, one made for the message."""
    from_host: bool
    name: str
    """Of who wrote it."""
    text: str = field(repr=False)
    at_ms: int
    player: PlayerId | None = None
    """Whose thread it is; ``None`` for somebody without a name."""
    page: str | None = None
    """Where in the room it was written."""
    reply_to: str | None = field(default=None, repr=False)
    """An e-mail address for the answer."""
    read_ms: int | None = None
    """When the other side read it."""
    id: int = 0


@dataclass(frozen=True, slots=True)
class Thread:
    """A conversation with the host, as the inbox lists it."""

    last: Mail
    name: str
    reply_to: str | None = field(repr=False)
    unread: int


class TalkStore(Protocol):
    """Lines, mutes and notes."""

    async def add_line(self, line: Line) -> Line | None:
        """Keep a line; the same with its number. ``None`` of who was erased meanwhile."""

    async def recent(self, table: TableId, side: Side, limit: int) -> list[Line]:
        """The latest lines that stand, the oldest first."""

    async def line(self, line: int) -> KeptLine | None:
        """A line, or ``None``."""

    async def lines(
        self, table: TableId | None, player: PlayerId | None, before: int | None, limit: int
    ) -> list[KeptLine]:
        """The latest lines, removed ones too, the latest first."""

    async def remove_line(self, line: int, at_ms: int, by: str, why: str, log: HostLine) -> bool:
        """Take a line down. False if there is none that stands."""

    async def lines_of(self, player: PlayerId) -> list[KeptLine]:
        """All that a player said, in order."""

    async def forget_lines(self, before_ms: int) -> None:
        """Forget lines that are older than that."""

    async def mutes(self, player: PlayerId) -> Collection[PlayerId]:
        """Whom a player does not want to read."""

    async def mute(self, player: PlayerId, muted: PlayerId, at_ms: int, *, on: bool) -> None:
        """Read that one no more, or again."""

    async def notes(self, writer: PlayerId) -> list[Note]:
        """What somebody wrote about others, by name."""

    async def write_note(self, writer: PlayerId, player: PlayerId, text: str, at_ms: int) -> None:
        """Keep a note in place of the old one; an empty one is none."""


class MailStore(Protocol):
    """Messages to the host and answers."""

    async def add(self, mail: Mail, log: HostLine | None = None) -> Mail:
        """Keep a message; the same with its number."""

    async def thread(self, thread: str, before: int | None, limit: int) -> list[Mail]:
        """The latest messages of a thread, the latest first."""

    async def threads(self, limit: int) -> list[Thread]:
        """All conversations: those with something the host has not read first."""

    async def read(self, thread: str, at_ms: int, *, by_host: bool) -> None:
        """Note that one side has read what the other wrote."""

    async def unread(self, thread: str | None) -> int:
        """What the player has not read of their thread; with ``None``, the host of all."""
