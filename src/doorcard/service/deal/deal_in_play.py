"""The fair deal at a table: from its opening event to its closing event."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Protocol

from doorcard.cards import Card
from doorcard.fairness import CardOpening, ClosingEvent, HandDecks, Mix, OpeningEvent, mix_of
from doorcard.records import KeptDeal, Mixed
from doorcard.room.ids import PlayerId
from doorcard.stud import SeatNo


class Openings(Protocol):
    """Opens the cards that a viewer is told."""

    def open(self, cards: Iterable[Card]) -> tuple[CardOpening, ...]:
        """The openings of exactly these cards, by place."""


@dataclass(frozen=True, slots=True)
class DealInPlay:
    """One fair deal. It stays at the table until the next one is opened."""

    opening: OpeningEvent
    players: Mapping[SeatNo, PlayerId]
    """Who was dealt in where."""
    lines: int
    """Lines of its log that are stored."""
    decks: HandDecks | None = field(default=None, repr=False)
    """Known to the room alone; ``None`` when the hand is over."""
    until_ms: int = 0
    """Until when seeds are waited for, on the clock that only grows."""
    seeds: Mapping[SeatNo, bytes] = field(default_factory=dict, repr=False)
    """Those that have come, by seat."""
    mixed: Mixed | None = None
    """What was told when all were in."""
    closing: ClosingEvent | None = None
    before: tuple[tuple[OpeningEvent, ClosingEvent], ...] = ()
    """The hands before: the voids right before this one, and one that was played."""

    @property
    def waits(self) -> bool:
        """Are seeds still to come?"""
        return self.mixed is None and self.closing is None

    @property
    def missing(self) -> tuple[SeatNo, ...]:
        """The seats whose seeds have not come, in dealing order."""
        return tuple(each.seat for each in self.opening.people if each.seat not in self.seeds)

    @property
    def mix(self) -> Mix:
        """What the seeds come to. Raises ``BadSeed`` while one is missing."""
        return mix_of(self.opening, self.seeds)

    @property
    def unchecked(self) -> bool:
        """Is no person's seed in the mix?"""
        return not self.opening.people

    def seat_of(self, player: PlayerId | None) -> SeatNo | None:
        """Where this player was dealt in, if so."""
        if player is None:
            return None
        return next((seat for seat, each in self.players.items() if each == player), None)

    def closed(self, closing: ClosingEvent) -> DealInPlay:
        """The deal with its end; its decks are known no more."""
        return replace(self, closing=closing, decks=None, lines=self.lines + 1)

    def for_next(self) -> tuple[tuple[OpeningEvent, ClosingEvent], ...]:
        """What the next deal has before it."""
        if self.closing is None:
            return ()
        mine = (self.opening, self.closing)
        return (*self.before, mine) if self.closing.is_void else (mine,)


def resumed(
    kept: KeptDeal, players: Mapping[SeatNo, PlayerId], secret: bytes | None, lines: int
) -> DealInPlay:
    """A deal as it stands in its log. ``ValueError`` if its decks are not there."""
    decks = None
    if kept.closing is None:
        decks = HandDecks.unseal(secret or b"")
    return DealInPlay(
        kept.opening,
        players,
        lines,
        decks=decks,
        seeds=kept.seeds,
        mixed=kept.mixed,
        closing=kept.closing,
    )
