"""A hand opened from fixed numbers, so that every run of the tests is the same."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence

from doorcard.fairness import (
    Entropy,
    HandDecks,
    OpeningEvent,
    SeatOpening,
    SigningKey,
    commitment,
    first_digest,
    rules_digest,
)

TABLE, HAND, NUMBER = "river room", "h-000017", 17
ROOM = SigningKey(bytes(range(32)))


def source(name: str) -> Entropy:
    """Bytes that look drawn and are the same in every run."""
    state = {"n": 0}

    def draw(count: int) -> bytes:
        state["n"] += 1
        return hashlib.shake_256(f"{name} {state['n']}".encode()).digest(count)

    return draw


def seed(name: object) -> bytes:
    """A player's seed of that name."""
    return hashlib.sha256(f"seed {name}".encode()).digest()


def opened(
    decks: HandDecks,
    seeds: Mapping[int, bytes],
    *,
    bots: Mapping[int, bytes] | None = None,
    dealer: int = 8,
    roots: Sequence[bytes] | None = None,
) -> OpeningEvent:
    """An opening event for people with these seeds, and house bots."""
    bots = bots or {}
    order = sorted([*seeds, *bots], key=lambda seat: (seat - dealer - 1) % 8)
    return OpeningEvent(
        TABLE,
        HAND,
        NUMBER,
        first_digest(TABLE),
        rules_digest({"ante": 25}),
        dealer,
        tuple(
            SeatOpening(
                seat,
                1000,
                commitment(TABLE, NUMBER, seat, seeds[seat]) if seat in seeds else None,
                bots.get(seat),
            )
            for seat in order
        ),
        tuple(roots or decks.roots(TABLE, HAND, NUMBER)),
        ROOM.public,
    )
