"""The room's side of every fair deal: what it draws, and what it signs."""

from __future__ import annotations

from functools import lru_cache

from doorcard.fairness import SIZE, HandDecks, SigningKey
from doorcard.service.deal.ports import Randomness


class FairDesk:
    """Draws decks and house bots' seeds, and signs, for all tables of a room."""

    def __init__(self, key: SigningKey, randomness: Randomness) -> None:
        self._key = key
        self._randomness = randomness
        self._signed = lru_cache(maxsize=4096)(key.sign)

    @property
    def public(self) -> bytes:
        """What players know the room by."""
        return self._key.public

    def decks(self) -> HandDecks:
        """Eight new decks. Raises :class:`RandomnessFailed`."""
        return HandDecks.draw(self._randomness.draw)

    def seed(self) -> bytes:
        """A house bot's seed. Raises :class:`RandomnessFailed`."""
        return self._randomness.draw(SIZE)

    def sign(self, digest: bytes) -> bytes:
        """The room's signature over a digest. The same digest has always the same one."""
        return self._signed(digest)
