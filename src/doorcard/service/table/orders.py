"""What a dealer is asked to do, one after the other."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.room.table import HandId, PlayerId
from doorcard.service.ports import Player
from doorcard.service.table.order import TableOrder
from doorcard.stud import Action, Chips, SeatNo


@dataclass(frozen=True, slots=True)
class Act:
    """A player acts. ``decision`` is the one the player had in view."""

    player: PlayerId
    hand: HandId
    decision: int
    action: Action
    received_ms: int


@dataclass(frozen=True, slots=True)
class Sit:
    """A player wants a seat."""

    player: Player
    seat: SeatNo
    buy_in: Chips


@dataclass(frozen=True, slots=True)
class Leave:
    """A player gives up the seat."""

    player: PlayerId
    play_on: bool = False
    """Play the hand to its end first?"""


@dataclass(frozen=True, slots=True)
class SitOut:
    """A player sits out, or comes back."""

    player: PlayerId
    on: bool
    now: bool = False
    """In a hand, fold as soon as it is the seat's turn?"""


@dataclass(frozen=True, slots=True)
class TopUp:
    """A player buys more chips."""

    player: PlayerId
    chips: Chips


Wish = Act | Sit | Leave | SitOut | TopUp | TableOrder
"""What players ask for: it has an answer."""


@dataclass(frozen=True, slots=True)
class Begin:
    """The pause is over: deal the next hand, if two are ready."""


@dataclass(frozen=True, slots=True)
class ClockRan:
    """The time for a decision is over."""

    hand: HandId
    decision: int
    used: int = 0
    """Protections the seat in turn has used today; counted when the order is taken up."""


@dataclass(frozen=True, slots=True)
class Came:
    """A player who has a seat is connected again."""

    player: PlayerId


Order = Wish | Begin | ClockRan | Came
