"""The mix: what everybody's seeds make of the opening event, and all that follows from it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from doorcard.fairness.bad_fair_record import BadSeed
from doorcard.fairness.commitments import commitment
from doorcard.fairness.deck_order import DECK_SIZE, DECKS
from doorcard.fairness.hashing import digest
from doorcard.fairness.opening_event import OpeningEvent, SeatOpening
from doorcard.fairness.streams import Stream, shuffled

_SPOKEN: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""The symbols of a hand code: none is mistaken for another when it is read out."""


@dataclass(frozen=True)
class Mix:
    """Everything that the seeds decide. It is public."""

    opening: bytes
    """The digest of the opening event."""
    value: bytes

    @cached_property
    def pick(self) -> int:
        """The deck that is played, 0 to 7."""
        return Stream(self.value, "pick").below(DECKS)

    @cached_property
    def places(self) -> tuple[int, ...]:
        """Q: at each place of the deal, the leaf of the deck that is played."""
        return shuffled(Stream(self.value, "places"), DECK_SIZE)

    @cached_property
    def reclaim(self) -> tuple[int, ...]:
        """R: the order in which places are dealt again when the deck runs short.

        Source: 001, item 31.
        """
        return shuffled(Stream(self.value, "reclaim"), DECK_SIZE)

    @cached_property
    def code(self) -> str:
        """Eight symbols that players can read to each other: who reads others was told others."""
        bits = int.from_bytes(digest("code", self.value, self.opening)[:5], "big")
        text = "".join(_SPOKEN[bits >> shift & 31] for shift in range(35, -1, -5))
        return f"{text[:4]} {text[4:]}"


def mix_of(opening: OpeningEvent, seeds: Mapping[int, bytes]) -> Mix:
    """The mix of a hand: of *every* seat that was dealt in, or of none.

    ``seeds`` by seat, of those who committed; a house bot's stands in the opening
    event. Raises ``BadSeed`` for the first seat whose seed is missing, was never
    committed, or is another one.
    """
    for seat in seeds:
        known = opening.seat(seat)
        if known is None or known.commitment is None:
            raise BadSeed(
                "seed.uncommitted", seat, f"seat {seat} has committed to no seed in this hand"
            )
    parts: list[bytes | str | int] = []
    for each in opening.seats:
        parts += (each.seat, _seed(opening, each, seeds))
    return Mix(opening.digest, digest("mix", opening.digest, *parts))


def _seed(opening: OpeningEvent, seat: SeatOpening, seeds: Mapping[int, bytes]) -> bytes:
    if seat.seed is not None:
        return seat.seed
    seed = seeds.get(seat.seat)
    if seed is None:
        raise BadSeed("seed.missing", seat.seat, f"the seed of seat {seat.seat} is missing")
    if commitment(opening.table, opening.number, seat.seat, seed) != seat.commitment:
        raise BadSeed(
            "seed.wrong", seat.seat, f"the seed of seat {seat.seat} is not the one committed to"
        )
    return seed
