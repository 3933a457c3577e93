"""The records of the fair deal: each travels exactly as it was hashed and signed.

Hashes, seeds, salts, keys and signatures are lower-case hexadecimal digits. How they are
made and checked stands in docs/fair-deal.md.
"""

from __future__ import annotations

from msgspec import Struct


class SeatInOpening(Struct, frozen=True):
    """A seat that is dealt in, and how it takes part in the shuffle."""

    seat: int
    stack: int
    commitment: str | None
    """A person's or a program's; ``null`` for a house bot."""
    seed: str | None
    """A house bot's, open from the start; ``null`` for everybody else."""


class OpeningRecord(Struct, frozen=True):
    """All that is fixed before any seed is revealed."""

    version: int
    table: str
    hand: str
    number: int
    previous: str
    rules: str
    dealer: int
    seats: tuple[SeatInOpening, ...]
    """In dealing order."""
    roots: tuple[str, ...]
    key: str


class ReceiptRecord(Struct, frozen=True):
    """The room has this seat's seed."""

    version: int
    opening: str
    seat: int
    seed: str


class SeedOfSeat(Struct, frozen=True):
    """A seat's seed."""

    seat: int
    seed: str


class SeedOfDeck(Struct, frozen=True):
    """The seed of a deck that is not played."""

    deck: int
    seed: str


class PlayedRecord(Struct, frozen=True, tag_field="outcome", tag="played"):
    """The hand was played to its end."""

    version: int
    table: str
    hand: str
    number: int
    opening: str
    play: str


class VoidRecord(Struct, frozen=True, tag_field="outcome", tag="void"):
    """The hand that was opened is void."""

    version: int
    table: str
    hand: str
    number: int
    opening: str
    reason: str
    silent: tuple[int, ...]
    seeds: tuple[SeedOfSeat, ...]
    decks: tuple[str, ...] | None


ClosingRecord = PlayedRecord | VoidRecord


class CardOpened(Struct, frozen=True):
    """The opening of one card: its place in the deal, and the salt that proves it."""

    place: int
    salt: str


class SignedReceipt(Struct, frozen=True):
    """A receipt and the room's signature."""

    receipt: ReceiptRecord
    signature: str


class SignedClosing(Struct, frozen=True):
    """A closing event and the room's signature."""

    closing: ClosingRecord
    signature: str


class MixedRecord(Struct, frozen=True):
    """What is told when all seeds are in."""

    seeds: tuple[SeedOfSeat, ...]
    """Of people, in dealing order."""
    decks: tuple[SeedOfDeck, ...]
    leaves: str
    """The 52 leaves of the deck that is played, one after the other."""


class DealBefore(Struct, frozen=True):
    """A hand before: a void, or the one that was played before it."""

    opening: OpeningRecord
    signature: str
    closing: ClosingRecord
    closing_signature: str


class FairDeal(Struct, frozen=True):
    """The fair deal of the hand on the table, as far as it has come."""

    opening: OpeningRecord
    signature: str
    ms_left: int
    """To reveal a seed; 0 when it is mixed or closed."""
    receipt: SignedReceipt | None
    """The viewer's own."""
    mixed: MixedRecord | None
    closed: SignedClosing | None
    before: tuple[DealBefore, ...]
