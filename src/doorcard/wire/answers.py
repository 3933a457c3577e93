"""Answers: what the HTTP API says."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Raw, Struct

from doorcard.wire.codes import AskedCode
from doorcard.wire.fair_shapes import CardOpened
from doorcard.wire.messages import RefusalTold
from doorcard.wire.readouts import HandReadouts
from doorcard.wire.signs import HouseSign, PlayerSign


class SignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """A guest's wish for a name."""

    name: Annotated[str, Meta(max_length=200)]
    """The room's rules for names are tighter and say what is wrong."""


class Session(Struct, frozen=True, omit_defaults=True):
    """Who is signed in; ``None`` for nobody."""

    player: PlayerSign | None
    no_chips: RefusalTold | None = None
    """Why somebody who has just come for the first time got no play chips."""


class Houses(Struct, frozen=True):
    """All houses by name."""

    houses: tuple[HouseSign, ...]


class PlayerInHand(Struct, frozen=True):
    """Who held a seat when the hand was dealt."""

    seat: int
    name: str
    bot: bool


class PastHand(Struct, frozen=True):
    """A hand that has ended, as far as the asker may see it."""

    hand: str
    table: str
    number: int
    seat: int | None
    """The asker's seat; ``None`` if they were not dealt in."""
    players: tuple[PlayerInHand, ...]
    notices: tuple[Raw, ...]
    readouts: tuple[HandReadouts | None, ...]
    """After each notice; ``None`` where nothing new is to be read."""
    openings: tuple[tuple[CardOpened, ...], ...] = ()
    """Of the faces in each notice; empty where the hand had no fair deal."""
    mucked: AskedCode | None = None
    """``may_ask``: the asker may ask for a mucked called hand; ``asked``: they have."""


class Health(Struct, frozen=True):
    """The room is there."""

    ok: bool
    version: str
    tables: int
