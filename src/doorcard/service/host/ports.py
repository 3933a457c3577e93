"""What the store keeps of the host's work: bans, silences, announcements, switches, the log."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol

from doorcard.room.cage import Transfer
from doorcard.room.ids import PlayerId, TableId


@dataclass(frozen=True, slots=True)
class HostLink:
    """A link that makes an account the host's, once."""

    expires_ms: int
    used_ms: int | None = None


@dataclass(frozen=True, slots=True)
class HostLine:
    """One deed of a host: who did what to whom, why, and what it changed."""

    at_ms: int
    """Wall time."""
    host: PlayerId
    name: str
    what: str
    """Such as ``player.banned``."""
    why: str
    player: PlayerId | None = None
    table: TableId | None = None
    before: object = None
    """What JSON can say; ``None`` where there was nothing."""
    after: object = None
    id: int = 0


@dataclass(frozen=True, slots=True)
class Ban:
    """A player does not play, for a time or for good."""

    player: PlayerId
    until_ms: int | None
    why: str
    by: str
    """The host's name."""
    at_ms: int


@dataclass(frozen=True, slots=True)
class Silence:
    """A player does not write, at one table or anywhere, for a time or for good."""

    player: PlayerId
    table: TableId | None
    until_ms: int | None
    why: str
    by: str
    at_ms: int


@dataclass(frozen=True, slots=True)
class Announcement:
    """What a host tells a table, or the whole room."""

    text: str
    by: str
    at_ms: int
    until_ms: int | None
    """When it is taken down; ``None`` until the host does."""
    table: TableId | None = None
    ended_ms: int | None = None
    id: int = 0


@dataclass(frozen=True, slots=True)
class KnownPlayer:
    """A player as the host finds one."""

    id: PlayerId
    since_ms: int
    sessions: int


class HostStore(Protocol):
    """The host's work. Every deed is stored with its line in the log, or not at all."""

    async def log(self, line: HostLine, transfer: Transfer | None = None) -> None:
        """Note a deed, with the chips it moved. Raises as :meth:`Store.post`."""

    async def log_page(
        self, before: int | None, limit: int, player: PlayerId | None, table: TableId | None
    ) -> list[HostLine]:
        """The latest deeds, the latest first."""

    async def log_of(self, player: PlayerId) -> list[HostLine]:
        """Every deed that a player did as a host, or that was done to them, in order."""

    async def bans(self) -> Collection[Ban]:
        """All bans, those that are over too."""

    async def set_ban(self, player: PlayerId, ban: Ban | None, log: HostLine) -> None:
        """Ban a player, or no more."""

    async def silences(self) -> Collection[Silence]:
        """All silences, those that are over too."""

    async def set_silence(
        self, player: PlayerId, table: TableId | None, silence: Silence | None, log: HostLine
    ) -> None:
        """Silence a player there, or no more."""

    async def announce(self, announcement: Announcement, log: HostLine) -> Announcement:
        """Keep an announcement; the same with its number."""

    async def end_announcement(self, announcement: int, at_ms: int, log: HostLine) -> bool:
        """Take one down. False if there is none that stands."""

    async def announcements(self, limit: int) -> list[Announcement]:
        """The latest announcements, the latest first."""

    async def switches(self) -> dict[str, str]:
        """What the host has set for the whole room."""

    async def switch(self, name: str, value: str | None, log: HostLine) -> None:
        """Set it, or no more."""

    async def find_players(self, name: str, limit: int) -> list[KnownPlayer]:
        """Players whose name has that in it, the newest first; all if it is empty."""

    async def known(self, player: PlayerId) -> KnownPlayer | None:
        """One of them, or ``None``."""
