"""Messages about turns that ran out, and about mucked hands that are asked for."""

from __future__ import annotations

from msgspec import Struct

from doorcard.stud import LapseCause
from doorcard.wire.codes import OutcomeCode
from doorcard.wire.signs import ProtectionSign


class _Message(Struct, frozen=True, tag_field="t"):
    """Every message says in ``t`` what it is."""


class Lapse(_Message, frozen=True, tag="lapse"):
    """A turn ran out, and what the house did about it."""

    hand: str
    seat: int
    cause: LapseCause
    outcome: OutcomeCode
    protection: ProtectionSign | None
    """The protection that was used, if one was."""
    refused_protection: bool
    """The house protects, but the player has none left for the day."""
    sentence: str


class MuckAsked(_Message, frozen=True, tag="muck_asked"):
    """To whoever mucked a called hand: somebody who was dealt in has asked for it."""

    hand: str
    number: int
    seat: int
    by: str
    """The name of who asked."""


ClockMessage = Lapse | MuckAsked
