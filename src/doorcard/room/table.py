"""A table between hands: its seats, stacks and dealer button."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from doorcard.room.policy import DealerRotation, RoomPolicy
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.refusals import Refusal
from doorcard.stud.street import Chips, SeatNo

PlayerId = str
TableId = str
HandId = str


def hand_id(table: TableId, number: int) -> HandId:
    """The name of a table's hand.

    >>> hand_id("casino", 12)
    'casino-12'
    """
    return f"{table}-{number}"


@dataclass(frozen=True, slots=True)
class Seat:
    """A taken seat."""

    seat: SeatNo
    player: PlayerId
    name: str
    stack: Chips
    """Between hands all the seat has; during a hand what it had at its start."""
    reserved: Chips = 0
    """Bought during a hand; added when it ends. (000, item 42)"""
    sitting_out: bool = False
    """Not dealt in: by choice, or because a turn ran out."""
    absent: bool = False
    """Not dealt in until the player is back: a turn ran out while disconnected."""
    leaving: bool = False
    """Leaves when the hand ends."""
    gone: bool = False
    """Left in mid-hand: folds when its turn comes."""

    @property
    def plays(self) -> bool:
        """Would the seat be dealt in?"""
        return self.stack > 0 and not (self.sitting_out or self.absent or self.leaving)


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """One table. Immutable: a transition gives a new one (:mod:`doorcard.room.seating`)."""

    id: TableId
    name: str
    house: str
    title: str
    rules: HouseRules
    policy: RoomPolicy
    seats: tuple[Seat, ...] = ()
    """Taken seats by number."""
    dealer: SeatNo | None = None
    """Where the dealer button lies. ``None`` before the first hand."""
    hands: int = 0
    """Hands begun."""
    in_hand: tuple[SeatNo, ...] = field(default=())
    """Seats dealt into the hand now played; empty between hands."""

    def at(self, seat: SeatNo) -> Seat | None:
        """The taken seat of that number, or ``None``. Refused if there is no such seat."""
        if not 1 <= seat <= self.rules.max_players:
            raise Refusal(
                "seat.unknown",
                f"there is no seat {seat} at {self.name}: seats are numbered 1 to "
                f"{self.rules.max_players}",
                seat=seat,
                seats=self.rules.max_players,
            )
        return next((taken for taken in self.seats if taken.seat == seat), None)

    def of(self, player: PlayerId) -> Seat | None:
        """The seat of that player, or ``None``."""
        return next((taken for taken in self.seats if taken.player == player), None)

    @property
    def free(self) -> tuple[SeatNo, ...]:
        """Numbers of the free seats."""
        taken = {each.seat for each in self.seats}
        return tuple(n for n in range(1, self.rules.max_players + 1) if n not in taken)

    @property
    def between_hands(self) -> bool:
        """Is no hand being played?"""
        return not self.in_hand

    @property
    def ready(self) -> tuple[SeatNo, ...]:
        """The seats that would be dealt in, by number."""
        return tuple(each.seat for each in self.seats if each.plays)

    def with_seat(self, seat: Seat) -> Self:
        """The table with this seat in place of the one of its number."""
        others = [each for each in self.seats if each.seat != seat.seat]
        return replace(self, seats=tuple(sorted([*others, seat], key=lambda each: each.seat)))

    def without_seat(self, seat: SeatNo) -> Self:
        """The table with this seat free."""
        return replace(self, seats=tuple(each for each in self.seats if each.seat != seat))

    def next_dealer(self) -> SeatNo:
        """Where the button lies in the next hand: the next seat in, clockwise.

        With a fixed dealer it stays where it is. ``ValueError`` if nobody is ready.
        Source: rule book, part 2, row 38.
        """
        ready = self.ready
        if not ready:
            raise ValueError(f"nobody at {self.name} is ready to be dealt in")
        if self.dealer is None:
            return ready[0]
        if self.policy.dealer_rotation is DealerRotation.FIXED:
            return self.dealer
        return clockwise(ready, self.dealer)[0]


def clockwise(seats: tuple[SeatNo, ...], start: SeatNo) -> tuple[SeatNo, ...]:
    """The seats in clockwise order, first the one to the left of ``start``.

    >>> clockwise((1, 3, 6), 3)
    (6, 1, 3)
    """
    return tuple(sorted(seats, key=lambda seat: (seat <= start, seat)))
