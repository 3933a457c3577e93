"""Answers about the fair deal."""

from __future__ import annotations

from msgspec import Raw, Struct

from doorcard.wire.fair_shapes import (
    CardOpened,
    ClosingRecord,
    DealBefore,
    MixedRecord,
    OpeningRecord,
    ReceiptRecord,
)


class RoomFairness(Struct, frozen=True):
    """What players know the room by, and how often it opened hands that were not played."""

    key: str | None
    """The room's public key; ``None`` where hands are dealt without commitments."""
    voids: int
    hands: int
    """Hands that were begun at the tables that are open, voids among them."""


class OwnSeed(Struct, frozen=True):
    """The asker's seed, and the receipt for it."""

    seat: int
    seed: str
    receipt: ReceiptRecord | None
    signature: str | None


class FileNotice(Struct, frozen=True):
    """A notice with its version and the openings of its faces."""

    v: int
    notice: Raw
    openings: tuple[CardOpened, ...]


class HandFile(Struct, frozen=True):
    """One hand with all that proves its deal: ``doorcard verify`` checks it anywhere."""

    doorcard: str
    version: int
    key: str
    viewer: int | None
    opening: OpeningRecord
    signature: str
    mine: OwnSeed | None
    mixed: MixedRecord | None
    notices: tuple[FileNotice, ...]
    closing: ClosingRecord | None
    closing_signature: str | None
    before: tuple[DealBefore, ...]
