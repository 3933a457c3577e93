"""The state of a hand, folded from its events. Immutable, and silent about hidden cards.

These are named tuples: a hand makes about eighty states, and a tuple is built in a
quarter of the time of a frozen dataclass.
"""

from __future__ import annotations

from enum import IntEnum
from typing import Final, NamedTuple

from doorcard.cards import Card, Deck
from doorcard.stud.events import Entrant, OpenerReason, Pot, PotAwarded, PotUndecided
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import Chips, SeatNo, Street

build: Final = tuple.__new__
"""A named tuple from all its fields, without the call that fills in the defaults."""


class HandSeat(NamedTuple):
    """One seat in a hand."""

    seat: SeatNo
    stack: Chips
    """What is left to play with."""
    wager: Chips = 0
    """In on this street."""
    paid: Chips = 0
    """In on this hand, antes included, less what came back uncalled."""
    down: tuple[Card, ...] = ()
    up: tuple[Card, ...] = ()
    folded: bool = False
    treated_all_in: bool = False
    """Keeps its stack, contests what it has in, acts no more."""
    shown: tuple[Card, ...] = ()
    """The down cards that lie open."""
    mucked: bool = False
    acted: int = 0
    """The turn of this round in which it last acted; 0 if it has not."""
    answered: Chips = 0
    """The amount to match when it last acted."""

    @property
    def is_able(self) -> bool:
        """Can it still act in this hand?"""
        return self.stack > 0 and not self.folded and not self.treated_all_in

    @property
    def is_all_in(self) -> bool:
        """In the hand with nothing left to bet, or treated so."""
        return not self.folded and not self.is_able

    @property
    def has_shown(self) -> bool:
        """Has it shown or mucked all it holds?"""
        return self.mucked or len(self.shown) == len(self.down)

    def __repr__(self) -> str:
        left = "folded" if self.folded else f"{len(self.down)} down, up {self.up}"
        return f"HandSeat({self.seat}, stack {self.stack}, paid {self.paid}, {left})"


class Round(NamedTuple):
    """One betting round: the precise state rule of the rule book, part 3."""

    street: Street = Street.THIRD
    opener: int = -1
    """Index of the seat that acts first; -1 where nobody can bet."""
    why: OpenerReason | None = None
    pending: tuple[int, ...] = ()
    """Indices of the seats still to act, in order."""
    turn: int = 0
    """Actions so far."""
    to_match: Chips = 0
    """W: the highest street total."""
    level: Chips = 0
    """L: the last full level."""
    bets: int = 0
    """n: wagers counted against the cap."""
    size: Chips = 0
    """Spread, pot and no limit: the last full bet or raise; 0 before the first."""
    doubled: bool = False
    """Has a double wager been made beside an open pair?"""
    owes_bring_in: bool = False
    """Must the seat in turn post the bring-in first?"""
    incomplete: bool = False
    """Third street with a bring-in, until a full bet has been made."""
    base: Chips = 0
    """B: the bring-in that a completion lifts."""
    reopened: int = 0
    """The turn of the last wager that reopened the betting."""
    aggressor: int = -1
    """Index of the last seat that bet, completed or raised."""
    capped_multiway: bool = False
    """Was the cap reached with three or more seats in?"""


class Phase(IntEnum):
    """What comes next by itself, or who is waited for."""

    ANTE = 0
    DEAL = 1
    """A street's cards are due."""
    OPEN = 2
    """The street is dealt; who acts first is due."""
    BET = 3
    """A seat is to act, or the round is to be closed."""
    SWEEP = 4
    """Nothing more goes back; the wagers are to be swept."""
    SHOWDOWN = 5
    """The order of showing is due."""
    SHOW = 6
    """Hands are shown or mucked in order."""
    AWARD = 7
    CHOICE = 8
    """An uncalled winner may show."""
    END = 9
    OVER = 10


class Setting(NamedTuple):
    """What does not change in a hand."""

    rules: HouseRules
    dealer: SeatNo
    entrants: tuple[Entrant, ...]
    deck: Deck
    reclaim: tuple[int, ...]
    place: tuple[int, ...]
    """The index of each seat number among the seats dealt in; -1 for the others."""

    def __repr__(self) -> str:
        return f"Setting(dealer {self.dealer}, {self.entrants})"


class Hand(NamedTuple):
    """One deal from ante to award, as it stands after ``version`` events."""

    setting: Setting
    seats: tuple[HandSeat, ...]
    """The seats dealt in, in order from the dealer's left."""
    phase: Phase = Phase.ANTE
    street: Street | None = None
    """The street last dealt; ``None`` before the first cards."""
    round: Round = Round()
    version: int = 1
    """How many events have happened."""
    decision: int = 1
    """The number of the decision that is due: it grows with each one made."""
    cursor: int = 0
    """How many places of the deck have been dealt or burned."""
    burns: tuple[int, ...] = ()
    """Places of the burned cards."""
    common: Card | None = None
    """The one card for all when the deck ran out."""
    pots: tuple[Pot, ...] = ()
    """The pots as last swept; awarded ones stay listed."""
    awarded: int = 0
    """How many pots have been awarded."""
    showdown_order: tuple[SeatNo, ...] = ()
    """In which order hands are asked to show; empty before the showdown."""
    awards: tuple[PotAwarded | PotUndecided, ...] = ()
    """What each pot will pay, settled when the showdown opens; empty before."""
    winners: frozenset[SeatNo] = frozenset()
    """At the showdown: the seats that win a share of some pot."""

    @property
    def rules(self) -> HouseRules:
        """The house rules it is played by."""
        return self.setting.rules

    @property
    def dealer(self) -> SeatNo:
        """The seat of the dealer button."""
        return self.setting.dealer

    @property
    def is_over(self) -> bool:
        """Has everything been paid?"""
        return self.phase is Phase.OVER

    @property
    def pot(self) -> Chips:
        """All chips in, the wagers of this street included, that are not awarded yet."""
        gone = sum(pot.chips for pot in self.pots[: self.awarded])
        return sum([each.paid for each in self.seats]) - gone

    @property
    def live(self) -> tuple[HandSeat, ...]:
        """The seats that have not folded."""
        return tuple([each for each in self.seats if not each.folded])

    @property
    def to_act(self) -> SeatNo | None:
        """Whose decision is due; ``None`` when the hand is over."""
        match self.phase:
            case Phase.BET:
                return self.seats[self.round.pending[0]].seat if self.round.pending else None
            case Phase.SHOW:
                waiting = (s for s in self.showdown_order if not self.at(s).has_shown)
                return next(waiting, None)
            case Phase.CHOICE:
                return self.live[0].seat
            case _:
                return None

    def at(self, seat: SeatNo) -> HandSeat:
        """The seat with this number. ``KeyError`` if it was not dealt in."""
        index = self.setting.place[seat] if 0 < seat < len(self.setting.place) else -1
        if index < 0:
            raise KeyError(f"seat {seat} was not dealt into this hand")
        return self.seats[index]

    def holding(self, seat: HandSeat) -> tuple[Card, ...]:
        """All cards a seat plays with, the common card included."""
        own = seat.down + seat.up
        return own if self.common is None else (*own, self.common)

    def __repr__(self) -> str:
        street = self.street.name.lower() if self.street else "no cards yet"
        return f"Hand({street}, version {self.version}, to act {self.to_act}, {self.seats})"
