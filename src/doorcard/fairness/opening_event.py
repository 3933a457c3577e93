"""The opening event: all that is fixed before any seed is revealed."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from doorcard.fairness.deck_order import DECKS
from doorcard.fairness.hashing import Json, canonical, digest
from doorcard.fairness.reading import VERSION, Fields

_CODE: Final = "opening.malformed"
_NOUN: Final = "opening event"


@dataclass(frozen=True, slots=True)
class SeatOpening:
    """A seat that is dealt in, and how it takes part in the shuffle."""

    seat: int
    stack: int
    """Before the antes."""
    commitment: bytes | None
    """A person's, or an API client's. ``None`` for a house bot."""
    seed: bytes | None
    """A house bot's, open from the start: the room draws it, so it must not be able to
    keep it back. ``None`` for everybody else."""

    def plain(self) -> dict[str, Json]:
        """Its JSON."""
        return {
            "seat": self.seat,
            "stack": self.stack,
            "commitment": None if self.commitment is None else self.commitment.hex(),
            "seed": None if self.seed is None else self.seed.hex(),
        }


@dataclass(frozen=True)
class OpeningEvent:
    """What the room fixes for one hand. Nothing in it changes afterwards."""

    table: str
    hand: str
    number: int
    """The table's count of hands. It has no gaps."""
    previous: bytes
    """The digest of the closing event of the hand before, or :func:`first_digest`."""
    rules: bytes
    """See :func:`rules_digest`."""
    dealer: int
    """The seat of the button."""
    seats: tuple[SeatOpening, ...]
    """The seats dealt in, first the one left of the dealer, then clockwise."""
    roots: tuple[bytes, ...]
    """One a deck."""
    key: bytes
    """The room's public key."""

    @cached_property
    def digest(self) -> bytes:
        """What is signed, and what everything after it is bound to."""
        return digest("opening", canonical(self.plain()))

    @property
    def people(self) -> tuple[SeatOpening, ...]:
        """The seats that have committed, in dealing order: they are waited for."""
        return tuple(each for each in self.seats if each.commitment is not None)

    def seat(self, number: int) -> SeatOpening | None:
        """The seat of that number, or ``None`` if it is not dealt in."""
        return next((each for each in self.seats if each.seat == number), None)

    def plain(self) -> dict[str, Json]:
        """Its JSON."""
        return {
            "version": VERSION,
            "table": self.table,
            "hand": self.hand,
            "number": self.number,
            "previous": self.previous.hex(),
            "rules": self.rules.hex(),
            "dealer": self.dealer,
            "seats": [each.plain() for each in self.seats],
            "roots": [each.hex() for each in self.roots],
            "key": self.key.hex(),
        }

    @classmethod
    def read(cls, record: Json) -> OpeningEvent:
        """The opening event in this JSON. Raises ``BadFairRecord``: ``opening.malformed``."""
        fields = Fields(_CODE, _NOUN, record, _KEYS)
        fields.version()
        seats = tuple(_seat(each) for each in fields.items("seats"))
        numbers = {each.seat for each in seats}
        if len(numbers) != len(seats) or not 2 <= len(seats) <= 8:
            raise fields.bad("it does not deal 2 to 8 different seats in")
        roots = fields.raws("roots")
        if len(roots) != DECKS or len(set(roots)) != DECKS:
            raise fields.bad(f"it does not hold {DECKS} different roots")
        opening = cls(
            table=fields.text("table"),
            hand=fields.text("hand"),
            number=fields.count("number", 1),
            previous=fields.raw("previous"),
            rules=fields.raw("rules"),
            dealer=fields.count("dealer", 1, 8),
            seats=seats,
            roots=roots,
            key=fields.raw("key"),
        )
        if _out_of_order(opening):
            raise fields.bad("its seats are not in order from the dealer's left")
        return opening


def rules_digest(rules: Json) -> bytes:
    """What stands for the house rules: the ``rules`` object of the hand's first notice."""
    return digest("rules", canonical(rules))


def first_digest(table: str) -> bytes:
    """What stands for the hand before the first fair one of a table."""
    return digest("first", table)


_KEYS: Final[Collection[str]] = (
    "version",
    "table",
    "hand",
    "number",
    "previous",
    "rules",
    "dealer",
    "seats",
    "roots",
    "key",
)


def _seat(record: Json) -> SeatOpening:
    fields = Fields(_CODE, _NOUN, record, ("seat", "stack", "commitment", "seed"))
    seat = SeatOpening(
        fields.count("seat", 1, 8),
        fields.count("stack", 1),
        fields.raw_or_none("commitment"),
        fields.raw_or_none("seed"),
    )
    if (seat.commitment is None) == (seat.seed is None):
        raise fields.bad(f"seat {seat.seat} must have either a commitment or an open seed")
    return seat


def _out_of_order(opening: OpeningEvent) -> bool:
    order = [(each.seat - opening.dealer - 1) % 8 for each in opening.seats]
    return order != sorted(order)
