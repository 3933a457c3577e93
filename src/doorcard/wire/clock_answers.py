"""Answers about lines, protections, lapsed turns and mucked hands."""

from __future__ import annotations

from msgspec import Struct

from doorcard.stud import LapseCause
from doorcard.wire.codes import FateCode, OutcomeCode, WayCode
from doorcard.wire.readouts import Readout


class Protections(Struct, frozen=True):
    """How often the asker's lost line was treated as all-in today, and may be."""

    used: int
    of: int | None
    """How many a day the table's house gives; ``null`` for no limit."""
    protects: bool
    """Does a lost line protect anybody in this house?"""
    day_ends_ms: int
    """When (wall time) the day is over: at midnight UTC."""


class MuckedHand(Struct, frozen=True):
    """A hand that was called, beaten and mucked."""

    seat: int
    name: str
    cards: tuple[str, ...]
    """In dealing order."""
    readout: Readout | None


class LetterWay(Struct, frozen=True):
    """How the history of a hand goes to who asked for it."""

    id: int | None
    """Its number on the page of messages; ``null`` if it was asked for before there was one."""
    way: WayCode
    fate: FateCode


class MuckedHands(Struct, frozen=True):
    """The mucked hands of one showdown, for who was dealt in and asked."""

    hand: str
    number: int
    asked_ms: int
    mucked: tuple[MuckedHand, ...]
    letter: LetterWay


class LapseLine(Struct, frozen=True):
    """A turn that ran out."""

    id: int
    at_ms: int
    table: str
    table_name: str | None
    hand: str
    seat: int
    player: str
    name: str | None
    cause: LapseCause
    outcome: OutcomeCode
    used: int | None
    """Which protection of the player's day it was; ``null`` if none."""
    of: int | None


class LapseLines(Struct, frozen=True):
    """Turns that ran out, the latest first."""

    lines: tuple[LapseLine, ...]
    next: int | None
    """What to ask for ``before`` to see earlier ones; ``null`` if there are none."""


class PolicySentence(Struct, frozen=True):
    """One numbered sentence of the policy."""

    id: str
    text: str


class PolicyParameter(Struct, frozen=True):
    """A number or choice that each house has for itself."""

    id: str
    name: str
    unit: str


class HouseParameters(Struct, frozen=True):
    """What a house has set."""

    name: str
    title: str
    values: dict[str, int | str | None]
    words: dict[str, str]
    """What is no number, in the language asked for."""


class DisconnectPolicy(Struct, frozen=True):
    """What becomes of lost connections, in plain sentences."""

    lang: str
    languages: tuple[str, ...]
    title: str
    intro: str
    sentences: tuple[PolicySentence, ...]
    parameters: tuple[PolicyParameter, ...]
    houses: tuple[HouseParameters, ...]
    day: str
