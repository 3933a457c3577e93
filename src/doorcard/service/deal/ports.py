"""What the fair deal needs from the world, as protocols."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from doorcard.cards import Deck
from doorcard.records import DealLine
from doorcard.stud import Refusal


class RandomnessFailed(Refusal):
    """The random source is broken: no card may come from it. Code ``random.failing``."""


class Randomness(Protocol):
    """The one source of chance for what is dealt."""

    def draw(self, count: int) -> bytes:
        """So many random bytes. Raises :class:`RandomnessFailed`."""

    def examine(self) -> None:
        """Test the source. Raises :class:`RandomnessFailed` if it is broken."""


@dataclass(frozen=True, slots=True)
class Shuffle:
    """What :func:`doorcard.stud.start` takes: a deck order and a reclaim order."""

    deck: Deck = field(repr=False)
    reclaim: tuple[int, ...] = field(repr=False)


class Shuffler(Protocol):
    """Where deck orders come from."""

    def shuffle(self) -> Shuffle:
        """A deck order and a reclaim order, uniform, drawn anew. (000, items 2 to 5)"""

    def cut(self) -> Deck:
        """A deck order from which the first dealer button is drawn; it serves nothing else."""


@dataclass(frozen=True, slots=True)
class DealAppend:
    """Lines for the log of one fair deal, to be stored after line ``after``."""

    after: int
    lines: tuple[DealLine, ...]
    secret: bytes | None = field(default=None, repr=False)
    """What is known to the room alone from now on; empty destroys it, ``None`` leaves it."""


@dataclass(frozen=True, slots=True)
class StoredDeal:
    """A fair deal as the store has it."""

    lines: tuple[DealLine, ...] = ()
    secret: bytes | None = field(default=None, repr=False)
    """The seeds of its decks; when the hand is over, the openings of the cards dealt."""
