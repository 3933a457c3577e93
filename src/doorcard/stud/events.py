"""Events: what has happened in a hand. The truth, hidden cards included.

A hand is its events: folding them gives the state. They are past tense and complete;
amounts are street totals (*to*) unless the field says otherwise. Who may see what of
them is decided in :mod:`doorcard.views`, and only there. No event shows a hidden card
in its ``repr``.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum

from doorcard.cards import Card, Deck
from doorcard.stud.actions import WagerKind
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import Chips, SeatNo, Street


@dataclass(frozen=True, slots=True)
class Entrant:
    """A seat with its stack: before the antes when a hand starts, or after it ended."""

    seat: SeatNo
    stack: Chips


@dataclass(frozen=True, slots=True)
class HandStarted:
    """The hand was opened: nothing here changes any more."""

    rules: HouseRules
    dealer: SeatNo
    """The seat of the dealer button; it need not be dealt in."""
    seats: tuple[Entrant, ...]
    """The seats dealt in, first the one left of the dealer, then clockwise."""
    deck: Deck = field(repr=False)
    """The cards in dealing order. Hidden from everybody. Empty in a notice."""
    reclaim: tuple[int, ...] = field(repr=False)
    """The order in which places of the deck are dealt again when it runs short: a
    permutation of 0 … 51. Empty in a notice."""


@dataclass(frozen=True, slots=True)
class Post:
    """A seat's forced ``chips``."""

    seat: SeatNo
    chips: Chips


@dataclass(frozen=True, slots=True)
class AntesPosted:
    """Everybody anted, short stacks what they had. (000, items 6 and 7)"""

    posts: tuple[Post, ...]


@dataclass(frozen=True, slots=True)
class DealtCards:
    """The cards one seat got on one street."""

    seat: SeatNo
    down: tuple[Card, ...] = field(repr=False)
    """Seen by the seat alone."""
    up: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class StreetDealt:
    """A street's cards were dealt, lap by lap from the dealer's left."""

    street: Street
    cards: tuple[DealtCards, ...]
    """In dealing order; empty when one common card served all."""
    burned: Card | None = field(default=None, repr=False)
    """Seen by nobody. ``None`` when no card was burned."""
    common: Card | None = None
    """The one card for all, when the deck ran out. (001, item 32; 003, item 23)"""
    reclaimed: bool = False
    """Were the stub and the burned cards put together first? (001, item 31)"""


class OpenerReason(StrEnum):
    """Why a seat acts first on a street."""

    LOW_CARD = "low_card"
    """Lowest door card: owes the bring-in."""
    LEFT_OF_LOW_CARD = "left_of_low_card"
    """The low card is all-in for its ante: the seat to its left opens."""
    NEXT_LOW_CARD = "next_low_card"
    """The low card is all-in for its ante: the next lowest owes the bring-in."""
    HIGH_CARD = "high_card"
    """Highest door card in a game without bring-in."""
    BEST_BOARD = "best_board"
    """Best up cards."""
    LEFT_OF_BEST_BOARD = "left_of_best_board"
    """The best board cannot act: the next seat with chips to its left."""
    NEXT_BEST_BOARD = "next_best_board"
    """The best board cannot act: the best of those that can."""


@dataclass(frozen=True, slots=True)
class OpenerNamed:
    """It was settled who acts first on the street, and why."""

    seat: SeatNo
    why: OpenerReason


@dataclass(frozen=True, slots=True)
class BroughtIn:
    """The bring-in was posted, ``to`` at most the stack."""

    seat: SeatNo
    to: Chips


@dataclass(frozen=True, slots=True)
class Wagered:
    """A seat completed, bet or raised."""

    seat: SeatNo
    to: Chips
    kind: WagerKind


@dataclass(frozen=True, slots=True)
class Called:
    """A seat matched the wager, or put in the rest of its stack."""

    seat: SeatNo
    to: Chips


@dataclass(frozen=True, slots=True)
class Checked:
    """A seat passed the turn."""

    seat: SeatNo


@dataclass(frozen=True, slots=True)
class Folded:
    """A seat gave up its hand; its cards went to the muck."""

    seat: SeatNo


class LapseCause(StrEnum):
    """Why a seat did not act for itself."""

    TIMEOUT = "timeout"
    DISCONNECT = "disconnect"


@dataclass(frozen=True, slots=True)
class Lapsed:
    """A seat did not act; what the house does about it follows."""

    seat: SeatNo
    cause: LapseCause


@dataclass(frozen=True, slots=True)
class TreatedAllIn:
    """A seat keeps its stack, contests the pot as it stands and acts no more.

    Source: 000, items 47, 50 and 51; 001, item 24.
    """

    seat: SeatNo


@dataclass(frozen=True, slots=True)
class UncalledReturned:
    """The part of a wager that nobody matched went back."""

    seat: SeatNo
    chips: Chips
    """How much went back (an amount, not a total)."""


@dataclass(frozen=True, slots=True)
class Pot:
    """Chips, and the seats that can win them."""

    chips: Chips
    contenders: tuple[SeatNo, ...]
    """Live seats in order from the dealer's left."""


@dataclass(frozen=True, slots=True)
class BetsSwept:
    """A betting round ended and the wagers went to the pots, main pot first."""

    street: Street
    pots: tuple[Pot, ...]


@dataclass(frozen=True, slots=True)
class ShowdownOpened:
    """The betting is over: the hands still in are asked to show in this order."""

    order: tuple[SeatNo, ...]


class ShownWhy(StrEnum):
    """Why cards were turned up."""

    ALL_IN = "all_in"
    """All betting is over: the hands lie open while the cards run out. (TDA 16)"""
    MUST = "must"
    """First to show, or the house lets nobody muck."""
    WINS = "wins"
    """The hand wins a share, and winning needs showing. (000, item 32)"""
    CHOICE = "choice"
    """The player chose to."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A seat's down cards were turned up: all of them, or those an uncalled winner chose."""

    seat: SeatNo
    cards: tuple[Card, ...]
    why: ShownWhy


@dataclass(frozen=True, slots=True)
class Mucked:
    """A seat kept its down cards closed at the showdown."""

    seat: SeatNo


class Part(StrEnum):
    """Which part of a pot a share is of."""

    WHOLE = "whole"
    HIGH = "high"
    LOW = "low"


@dataclass(frozen=True, slots=True)
class PotShare:
    """Chips out of one pot for one seat."""

    seat: SeatNo
    chips: Chips
    part: Part


@dataclass(frozen=True, slots=True)
class PotAwarded:
    """One pot went to its winners. A seat that scoops has a share of each half."""

    pot: int
    """0 is the main pot."""
    shares: tuple[PotShare, ...]


@dataclass(frozen=True, slots=True)
class PotUndecided:
    """A recorded hand does not tell enough cards to say who won this pot."""

    pot: int
    chips: Chips


@dataclass(frozen=True, slots=True)
class HandEnded:
    """The hand is over; these are the stacks."""

    seats: tuple[Entrant, ...]


Event = (
    HandStarted
    | AntesPosted
    | StreetDealt
    | OpenerNamed
    | BroughtIn
    | Wagered
    | Called
    | Checked
    | Folded
    | Lapsed
    | TreatedAllIn
    | UncalledReturned
    | BetsSwept
    | ShowdownOpened
    | Shown
    | Mucked
    | PotAwarded
    | PotUndecided
    | HandEnded
)
