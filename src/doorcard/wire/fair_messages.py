"""Messages of the fair deal."""

from __future__ import annotations

from msgspec import Struct

from doorcard.wire.fair_shapes import (
    ClosingRecord,
    OpeningRecord,
    ReceiptRecord,
    SeedOfDeck,
    SeedOfSeat,
)


class _Message(Struct, frozen=True, tag_field="t"):
    """Every message says in ``t`` what it is."""


class CommitAsked(_Message, frozen=True, tag="commit_asked"):
    """To a seat: commit to a seed for the hand of that number, the next one."""

    number: int
    seat: int
    ms_left: int | None
    """Until it is opened without the seat; ``null`` while too few are there for a hand."""


class Opened(_Message, frozen=True, tag="opened"):
    """A hand is opened: whoever has committed reveals the seed within ``ms_left``."""

    opening: OpeningRecord
    signature: str
    ms_left: int


class ReceiptTold(_Message, frozen=True, tag="receipt"):
    """To a seat: its seed has come, and is written down."""

    hand: str
    receipt: ReceiptRecord
    signature: str


class Mixed(_Message, frozen=True, tag="mixed"):
    """All seeds are in, and the decks that are not played are open."""

    hand: str
    number: int
    seeds: tuple[SeedOfSeat, ...]
    decks: tuple[SeedOfDeck, ...]
    leaves: str


class Closed(_Message, frozen=True, tag="closed"):
    """The hand is over, or void."""

    closing: ClosingRecord
    signature: str


FairMessage = CommitAsked | Opened | ReceiptTold | Mixed | Closed
