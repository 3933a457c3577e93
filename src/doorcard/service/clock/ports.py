"""What the store keeps of lapsed turns, and of mucked hands that were asked for."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from doorcard.room.ids import HandId, PlayerId, TableId
from doorcard.stud import LapseCause, SeatNo


class ProtectionTaken(Exception):
    """The player has used another protection meanwhile: nothing of the deed was stored."""


class Outcome(StrEnum):
    """What the house did for a seat that did not act."""

    POSTED = "posted"
    """The bring-in was posted; the seat stays in."""
    CHECKED = "checked"
    FOLDED = "folded"
    ALL_IN = "all_in"
    """Treated as all-in for what was in."""
    POSTED_ALL_IN = "posted_all_in"
    """The bring-in was posted, and the seat treated as all-in for it."""
    MUCKED = "mucked"


@dataclass(frozen=True, slots=True)
class LapseLine:
    """A turn that ran out, as the host reads of it."""

    at_ms: int
    """Wall time."""
    table: TableId
    hand: HandId
    seat: SeatNo
    player: PlayerId
    cause: LapseCause
    outcome: Outcome
    used: int | None = None
    """Which protection of the player's day (UTC) it was; ``None`` if it was none."""
    of: int | None = None
    """How many a day the house gives; ``None`` for no limit."""
    id: int = 0
    """Grows with every lapse of the room."""


class LapseStore(Protocol):
    """Every lapsed turn: the host's log, and the count of a day's protections.

    Lapses are stored by :meth:`doorcard.service.ports.Store.commit`, with their hand.
    """

    async def used(self, player: PlayerId, day: int) -> int:
        """How many protections a player has used on a day (UTC, counted from 1970)."""

    async def page(self, before: int | None, limit: int) -> list[LapseLine]:
        """The latest lapses, the latest first; those before a line's id."""

    async def of(self, player: PlayerId) -> list[LapseLine]:
        """All lapses of a player, in order."""


class MuckAskStore(Protocol):
    """Who has asked for the mucked hands of which hand."""

    async def asked(self, hand: HandId, player: PlayerId) -> int | None:
        """When (wall time) the player asked; ``None`` if never."""

    async def ask(
        self, hand: HandId, player: PlayerId, at_ms: int, since_ms: int, most: int
    ) -> bool:
        """Note that the player asks, unless they have already.

        False, and nothing is stored, if they asked for ``most`` hands or more since then.
        """

    async def of(self, player: PlayerId) -> list[tuple[HandId, int]]:
        """All hands a player asked for, and when (wall time), in order."""
