"""A table between hands: its seats, stacks and dealer button."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Self

from doorcard.room.button_draw import DrawnCard, button_of
from doorcard.room.door import Door
from doorcard.room.ids import HandId, PlayerId, TableId, hand_id
from doorcard.room.lines import LinePause
from doorcard.room.policy import DealerRotation, RoomPolicy
from doorcard.room.protections import Protection
from doorcard.room.returning import LeftWith
from doorcard.room.rules_change import RulesChange
from doorcard.room.waiting import Offer, Waiting
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.refusals import Refusal
from doorcard.stud.street import Chips, SeatNo

__all__ = ["HandId", "PlayerId", "Seat", "Table", "TableId", "clockwise", "hand_id"]


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
    out_now: bool = False
    """Sits out at once: folds this hand when its turn comes, and keeps the seat."""
    auto_ante: bool = True
    """Is the ante posted without asking? (001, item 4)"""
    in_for: int = 0
    """The number of the last hand for which the player said "I'm in". (001, item 3)"""
    busted_until_ms: int | None = None
    """Without chips the seat is kept until this wall time."""
    away_since_ms: int | None = None
    """Since when (wall time) the player has taken no part."""
    auto_muck: bool = False
    """Are beaten hands, and uncalled wins, mucked without asking?"""
    silences: int = 0
    """Deals in a row that were void because the seat's seed did not come."""
    silent_in: int | None = None
    """The number of the last such hand: see :func:`doorcard.room.deal_round.kept_out`."""
    voids: int = 0
    """Such hands since the player sat down."""
    protection: Protection | None = None
    """The protection that was used in the hand being played, or the one just over."""

    @property
    def plays(self) -> bool:
        """Would the seat be dealt in, if it antes?"""
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
    drawn: tuple[DrawnCard, ...] = ()
    """The cards drawn for the first button."""
    opener: PlayerId | None = None
    """Who opened the table; ``None`` for the room's own."""
    opener_name: str = ""
    bots: bool = True
    """Are house bots wanted?"""
    door: Door | None = None
    """The door of a private table; ``None`` where everybody may come in."""
    waiting: tuple[Waiting, ...] = ()
    """Who waits for a seat, the first in line first."""
    offers: tuple[Offer, ...] = ()
    """Free seats that are held for somebody in line."""
    left: tuple[LeftWith, ...] = ()
    """What players took away lately."""
    pause: LinePause | None = None
    """The table waits for people whose lines were lost."""
    paused_ms: int | None = None
    """When (wall time) it last began to do so."""
    announced: RulesChange | None = None
    """Rules to come."""
    closing: bool = False
    """Closes as soon as no hand is being played."""
    voids: int = 0
    """Hands that were opened and not played, of all that were begun."""
    played: int = 0
    """The number of the last hand that was played to its end."""
    last_closing: str = ""
    """The digest of the last hand's closing event, in hexadecimal digits; empty before the
    first fair deal."""
    closed: bool = False
    """All chips are back in the wallets, and nobody will sit here again."""

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
    def held(self) -> tuple[SeatNo, ...]:
        """Numbers of the free seats that are held for somebody in line."""
        return tuple(sorted(each.seat for each in self.offers))

    @property
    def is_private(self) -> bool:
        """Must one be let in?"""
        return self.door is not None

    def admits(self, player: PlayerId | None) -> bool:
        """May this player come in? At a private table the opener, the seated and the let in."""
        if self.door is None or player is None:
            return self.door is None
        return player in self.door.guests or player == self.opener or self.of(player) is not None

    @property
    def between_hands(self) -> bool:
        """Is no hand being played?"""
        return not self.in_hand

    @property
    def asked(self) -> tuple[SeatNo, ...]:
        """The seats that are dealt in only if their players say "I'm in". (001, item 3)"""
        return tuple(
            each.seat
            for each in self.seats
            if each.plays and not each.auto_ante and each.in_for != self.hands + 1
        )

    @property
    def ready(self) -> tuple[SeatNo, ...]:
        """The seats that would be dealt in, by number."""
        asked = self.asked
        return tuple(each.seat for each in self.seats if each.plays and each.seat not in asked)

    def with_seat(self, seat: Seat) -> Self:
        """The table with this seat in place of the one of its number."""
        others = [each for each in self.seats if each.seat != seat.seat]
        return replace(self, seats=tuple(sorted([*others, seat], key=lambda each: each.seat)))

    def without_seat(self, seat: SeatNo) -> Self:
        """The table with this seat free."""
        return replace(self, seats=tuple(each for each in self.seats if each.seat != seat))

    def next_dealer(self, among: tuple[SeatNo, ...] | None = None) -> SeatNo:
        """Where the button lies in the next hand: the next seat in, clockwise.

        ``among`` are the seats in; ``None`` for all that are ready. The first time where
        it was drawn; with a fixed dealer it stays where it is. ``ValueError`` if nobody is
        in. Source: rule book, part 2, row 38.
        """
        ready = self.ready if among is None else among
        if not ready:
            raise ValueError(f"nobody at {self.name} is ready to be dealt in")
        if self.dealer is None:
            return button_of(self.drawn) if self.drawn else ready[0]
        if self.policy.dealer_rotation is DealerRotation.FIXED:
            return self.dealer
        return clockwise(ready, self.dealer)[0]


def clockwise(seats: tuple[SeatNo, ...], start: SeatNo) -> tuple[SeatNo, ...]:
    """The seats in clockwise order, first the one to the left of ``start``.

    >>> clockwise((1, 3, 6), 3)
    (6, 1, 3)
    """
    return tuple(sorted(seats, key=lambda seat: (seat <= start, seat)))
