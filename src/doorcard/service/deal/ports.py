"""What the fair deal needs from the world, as protocols."""

from __future__ import annotations

from typing import Protocol

from doorcard.stud import Refusal


class RandomnessFailed(Refusal):
    """The random source is broken: no card may come from it. Code ``random.failing``."""


class Randomness(Protocol):
    """The one source of chance for what is dealt."""

    def draw(self, count: int) -> bytes:
        """So many random bytes. Raises :class:`RandomnessFailed`."""

    def examine(self) -> None:
        """Test the source. Raises :class:`RandomnessFailed` if it is broken."""
