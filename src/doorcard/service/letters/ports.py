"""What the store keeps of the room's letters to a player. Never a card: those stay sealed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from doorcard.room.ids import HandId, PlayerId
from doorcard.stud import SeatNo


class About(StrEnum):
    """What a letter is about."""

    HISTORY = "history"
    """The history of a hand, with the called hands that were mucked. (001, item 40)"""
    ASKED = "asked"
    """Somebody has asked for the hand that the player mucked."""


class Way(StrEnum):
    """How a letter goes, besides the page of messages, where all of them are read."""

    MAIL = "mail"
    OUTBOX = "outbox"
    """Into a folder of the room, which has no mail server."""
    PAGE = "page"
    """To the page alone: the player has no address that answered."""


class Fate(StrEnum):
    """How far a letter has come."""

    WAITING = "waiting"
    """It is tried again and again."""
    CARRIED = "carried"
    REFUSED = "refused"
    """The mail server takes none for this address."""
    GIVEN_UP = "given_up"
    """The mail server could not be reached for too long."""


@dataclass(frozen=True, slots=True, kw_only=True)
class RoomLetter:
    """A letter of the room to a player. Its text is made when it is read."""

    player: PlayerId
    """To whom it is."""
    about: About
    hand: HandId
    number: int
    """The table's count of hands."""
    seat: SeatNo | None = None
    """Which seat's hand was asked for."""
    by: PlayerId = ""
    """Who has asked for it."""
    way: Way = Way.PAGE
    fate: Fate = Fate.CARRIED
    at_ms: int
    """Wall time."""
    fate_ms: int | None = None
    """When (wall time) its fate was known."""
    read_ms: int | None = None
    id: int = 0


class LetterStore(Protocol):
    """The room's letters to players."""

    async def add(self, letter: RoomLetter) -> RoomLetter | None:
        """Keep a letter; the same with its number, or ``None`` if it was written before."""

    async def fated(self, letter: int, fate: Fate, at_ms: int) -> None:
        """Note how far it has come."""

    async def waiting(self) -> list[RoomLetter]:
        """All that have still to be carried, in order."""

    async def letter(self, letter: int) -> RoomLetter | None:
        """A letter, or ``None``."""

    async def history(self, hand: HandId, player: PlayerId) -> RoomLetter | None:
        """The letter with that hand's history, or ``None``."""

    async def page(self, player: PlayerId, before: int | None, limit: int) -> list[RoomLetter]:
        """The latest letters of a player, the latest first; those before a letter's number."""

    async def unread(self, player: PlayerId) -> int:
        """How many the player has not read."""

    async def read(self, player: PlayerId, at_ms: int) -> None:
        """The player has read all of them."""
