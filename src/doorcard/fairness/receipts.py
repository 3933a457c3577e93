"""A receipt: the room has this seat's seed, for this opening event."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.fairness.hashing import Json, canonical, digest
from doorcard.fairness.reading import VERSION, Fields


@dataclass(frozen=True, slots=True)
class Receipt:
    """What a seat holds against a room that later calls it silent, or opens anew.

    The room signs it when the seed can no longer be lost.
    """

    opening: bytes
    """The digest of the opening event that the seed was revealed to."""
    seat: int
    seed: bytes

    @property
    def digest(self) -> bytes:
        """What is signed."""
        return digest("receipt", canonical(self.plain()))

    def plain(self) -> dict[str, Json]:
        """Its JSON."""
        return {
            "version": VERSION,
            "opening": self.opening.hex(),
            "seat": self.seat,
            "seed": self.seed.hex(),
        }

    @classmethod
    def read(cls, record: Json) -> Receipt:
        """The receipt in this JSON. Raises ``BadFairRecord``: ``receipt.malformed``."""
        keys = ("version", "opening", "seat", "seed")
        fields = Fields("receipt.malformed", "receipt", record, keys)
        fields.version()
        return cls(fields.raw("opening"), fields.count("seat", 1, 8), fields.raw("seed"))
