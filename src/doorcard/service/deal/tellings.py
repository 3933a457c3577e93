"""What a watcher is told of the fair deal. All of it is for everybody but the receipt."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from doorcard.fairness import Json
from doorcard.room.ids import HandId
from doorcard.stud import SeatNo

Plain = Mapping[str, Json]
"""An object exactly as it was hashed and signed."""


@dataclass(frozen=True, slots=True)
class CommitAskedTold:
    """To a seat: commit to a seed for the next hand."""

    number: int
    seat: SeatNo
    ms_left: int | None
    """Until the hand is opened without it; ``None`` while too few are there for a hand."""


@dataclass(frozen=True, slots=True)
class OpenedTold:
    """A hand is opened: reveal the seed that was committed to."""

    hand: HandId
    opening: Plain
    signature: bytes
    ms_left: int


@dataclass(frozen=True, slots=True)
class ReceiptTold:
    """To a seat: its seed has come, and is written down."""

    hand: HandId
    receipt: Plain
    signature: bytes


@dataclass(frozen=True, slots=True)
class MixedTold:
    """All seeds are in, and the decks that are not played are open."""

    hand: HandId
    number: int
    mixed: Plain


@dataclass(frozen=True, slots=True)
class ClosedTold:
    """The hand is over, or void."""

    hand: HandId
    closing: Plain
    signature: bytes


@dataclass(frozen=True, slots=True)
class FairTold:
    """The fair deal of the hand on the table, as far as it has come."""

    opened: OpenedTold
    receipt: ReceiptTold | None
    mixed: MixedTold | None
    closed: ClosedTold | None
    before: tuple[tuple[OpenedTold, ClosedTold], ...]
    """The hands before: voids, and one that was played."""


FairTelling = CommitAskedTold | OpenedTold | ReceiptTold | MixedTold | ClosedTold
