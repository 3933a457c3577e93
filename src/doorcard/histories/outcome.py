"""What reading a file gives, hand by hand: a record, or why there is none."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from doorcard.histories.record import HandRecord, Site


@dataclass(frozen=True, slots=True, kw_only=True)
class Skipped:
    """A hand of a game that is no seven-card stud: hold'em in a HORSE file, say."""

    site: Site
    hand: str
    file: str
    line: int
    game: str
    """The game as the file calls it."""


class Unreadable(StrEnum):
    """Why there is no record."""

    NOT_UNDERSTOOD = "not_understood"
    SCRAMBLED = "scrambled"
    """The file itself shows that somebody scrambled it."""
    CONTRADICTS = "contradicts"
    """Two of its statements cannot both be true."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Unread:
    """A hand, or a whole file, that could not be read."""

    file: str
    hand: str
    """Empty where not even its number could be read."""
    line: int
    """Where reading stopped."""
    reason: str
    """A full sentence."""
    site: Site | None = None
    """``None`` where the format is unknown too."""
    why: Unreadable = Unreadable.NOT_UNDERSTOOD

    def __str__(self) -> str:
        hand = f", hand {self.hand}" if self.hand else ""
        return f"{self.file}{hand}, line {self.line}: {self.reason}"


Outcome = HandRecord | Skipped | Unread
"""One hand of a file. One that cannot be read never spoils the next."""
