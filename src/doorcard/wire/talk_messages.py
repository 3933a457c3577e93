"""Messages about talk, and from the host."""

from __future__ import annotations

from msgspec import Struct

from doorcard.wire.codes import SideCode


class _Message(Struct, frozen=True, tag_field="t"):
    """Every message says in ``t`` what it is."""


class LineSign(Struct, frozen=True):
    """A line of talk."""

    id: int
    where: SideCode
    player: str
    name: str
    text: str
    at_ms: int
    hand: str | None
    """The hand that was being played."""
    number: int | None
    held: bool
    """Kept back until the hand is over, and told to its speaker alone so far."""


class WhyNot(Struct, frozen=True):
    """Why the viewer may not write there."""

    code: str
    sentence: str


class MayWrite(Struct, frozen=True):
    """Where the viewer may write: ``null`` for yes."""

    table: WhyNot | None
    rail: WhyNot | None


class TalkTold(_Message, frozen=True, tag="talk"):
    """All talk as the viewer has it, the oldest line first: after ``table``, and anew."""

    table: tuple[LineSign, ...]
    rail: tuple[LineSign, ...]
    may: MayWrite
    muted: tuple[str, ...]
    """The players whom the viewer does not read."""


class Said(_Message, frozen=True, tag="said"):
    """A line was said; the same again when it is kept back no more."""

    line: LineSign


class Unsaid(_Message, frozen=True, tag="unsaid"):
    """The host took a line down, or who said it deleted their account."""

    line: int


class Announcement(_Message, frozen=True, tag="announcement"):
    """The host announces something to the table or the room; ``over``: takes it down."""

    id: int
    text: str
    by: str
    at_ms: int
    until_ms: int | None
    table: str | None
    """``null`` for the whole room."""
    over: bool


class MailSign(Struct, frozen=True):
    """A message to the host, or an answer."""

    id: int
    from_host: bool
    by: str
    text: str
    at_ms: int
    page: str | None
    read: bool


class HostSays(_Message, frozen=True, tag="host_says"):
    """The host has answered the viewer."""

    message: MailSign


TalkMessage = TalkTold | Said | Unsaid | Announcement | HostSays
