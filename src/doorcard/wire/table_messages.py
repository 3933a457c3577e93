"""Messages about a table besides its hands: antes, the line for a seat, announcements."""

from __future__ import annotations

from msgspec import Struct


class _Message(Struct, frozen=True, tag_field="t"):
    """Every message says in ``t`` what it is."""


class AnteAsked(_Message, frozen=True, tag="ante"):
    """To a seat that antes hand by hand: say "I'm in" to be dealt into this one."""

    number: int
    ms_left: int | None
    """``null`` while too few are in for a hand."""


class AnteOver(_Message, frozen=True, tag="ante_over"):
    """That is asked no more: it was said, or the hand is dealt without the seat."""

    number: int


class Held(Struct, frozen=True):
    """A seat that is held for somebody in line."""

    seat: int
    ms_left: int


class Place(Struct, frozen=True):
    """The viewer's place in line."""

    position: int
    seats: tuple[int, ...]
    """Which they wait for; none for the first that comes free."""
    offer: Held | None


class WaitingTold(_Message, frozen=True, tag="waiting"):
    """The line for a seat: how many wait, and where the viewer stands in it."""

    of: int
    you: Place | None


class OfferTold(_Message, frozen=True, tag="offer"):
    """At another table a seat is held for the viewer."""

    table: str
    name: str
    seat: int
    ms_left: int


class ChangedRule(Struct, frozen=True):
    """One rule, as it is and as it will be."""

    field: str
    before: str | int | bool | None
    after: str | int | bool | None
    text: str


class Announced(Struct, frozen=True):
    """Rules to come."""

    from_hand: int
    changes: tuple[ChangedRule, ...]
    by: str


class AnnouncedTold(_Message, frozen=True, tag="announced"):
    """New rules are announced, taken back or in force, or the table is about to close."""

    code: str
    sentence: str
    announced: Announced | None


class ButtonDrawn(_Message, frozen=True, tag="button"):
    """The first dealer button was drawn: the highest card has it."""

    seat: int
    cards: dict[str, str]
    """By seat number."""


TableMessage = AnteAsked | AnteOver | WaitingTold | OfferTold | AnnouncedTold | ButtonDrawn
