"""Answers about the room's letters to a player."""

from __future__ import annotations

from msgspec import Struct

from doorcard.wire.codes import AboutCode, FateCode, WayCode


class LetterSign(Struct, frozen=True):
    """A letter of the room, in the list of them."""

    id: int
    about: AboutCode
    """A hand that was asked for, or that yours was asked for."""
    hand: str
    number: int
    by: str | None
    """Who has asked for yours."""
    way: WayCode
    fate: FateCode
    at_ms: int
    read: bool


class LetterSigns(Struct, frozen=True):
    """The letters of the room to the asker, the latest first."""

    letters: tuple[LetterSign, ...]
    unread: int
    next: int | None
    """What to ask for ``before`` to see earlier ones; ``null`` if there are none."""


class LetterText(Struct, frozen=True):
    """A letter, opened."""

    id: int
    subject: str
    text: str
