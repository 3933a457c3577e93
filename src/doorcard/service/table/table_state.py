"""All that the dealer of a table knows, between two orders."""

from __future__ import annotations

from dataclasses import dataclass, field

from doorcard.room.clock import TurnClock
from doorcard.room.deal_round import Commitments
from doorcard.room.table import HandId, PlayerId, Table, hand_id
from doorcard.room.tempo import Tempo
from doorcard.service.deal.deal_in_play import DealInPlay, Openings
from doorcard.stud import Chips, Event, Hand, SeatNo


@dataclass(frozen=True, slots=True)
class HandInPlay:
    """The hand on the table, with what the rules of a hand do not know."""

    id: HandId
    number: int
    hand: Hand = field(repr=False)
    players: dict[SeatNo, PlayerId]
    """Who was dealt in where. It decides who sees which cards, whoever sits there now."""
    events: tuple[Event, ...] = field(repr=False)
    openings: Openings | None = field(default=None, repr=False, compare=False)
    """Opens the cards that a viewer is told; ``None`` for a hand without a fair deal."""

    def seat_of(self, player: PlayerId | None) -> SeatNo | None:
        """The seat this player was dealt in at, or ``None``: the viewer to redact for."""
        if player is None:
            return None
        return next((seat for seat, each in self.players.items() if each == player), None)

    @property
    def total_pot(self) -> Chips:
        """All that was put into the pot, antes included and returned bets not."""
        return sum(each.paid for each in self.hand.seats)

    @property
    def stacks(self) -> dict[SeatNo, Chips]:
        """What each seat dealt in has behind."""
        return {each.seat: each.stack for each in self.hand.seats}


@dataclass(frozen=True, slots=True)
class TableState:
    """A table, the hand on it, and the clock of the seat in turn."""

    table: Table
    play: HandInPlay | None = None
    """The hand being played; between hands the one just over."""
    clock: TurnClock | None = None
    last_hand: HandId | None = None
    """The hand that ended last."""
    tempo: Tempo = field(default_factory=Tempo)
    deal: DealInPlay | None = None
    """The fair deal of the hand that is opened or played; between hands the last one."""
    commitments: Commitments = field(default_factory=dict)
    """Those that have come for the next hand."""

    @property
    def open_play(self) -> HandInPlay | None:
        """The hand being played, or ``None`` between hands."""
        return self.play if self.play is not None and not self.play.hand.is_over else None

    @property
    def awaits_seeds(self) -> bool:
        """Is a hand opened, and are seeds still to come?"""
        return self.deal is not None and self.deal.waits

    @property
    def next_hand(self) -> HandId:
        """What the next hand will be called."""
        return hand_id(self.table.id, self.table.hands + 1)

    def behind(self, seat: SeatNo) -> Chips:
        """What a taken seat has behind right now. ``KeyError`` if it is free."""
        play = self.open_play
        if play is not None and seat in self.table.in_hand:
            return play.hand.at(seat).stack
        taken = self.table.at(seat)
        if taken is None:
            raise KeyError(f"seat {seat} is free")
        return taken.stack
