"""A hand while it is being read: what each line adds, and the record they make.

Readers speak of names and of amounts as their site counts them; the draft knows who
sits where and what each seat has in on the street, and so turns *by* into *to*.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from datetime import datetime
from decimal import Decimal

from doorcard.cards import UNKNOWN, Card
from doorcard.histories.readers.bad_hand import BadHand, Contradiction
from doorcard.histories.readers.holdings import Holding
from doorcard.histories.record import (
    Damage,
    Site,
    Spoiled,
    Turned,
)
from doorcard.stud import (
    Action,
    Bet,
    Betting,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Game,
    Part,
    Raise,
    SeatNo,
    Street,
)

ZERO = Decimal(0)


@dataclass
class Sitting:
    """A player as the seat lines list them; who is not dealt in is left out at the end."""

    seat: SeatNo
    name: str
    stack: Decimal | None
    holding: Holding = field(default_factory=Holding)
    is_in: bool = False
    """Anted, was dealt to or acted."""
    folded_on: Street | None = None


@dataclass
class Draft:
    """See the module. Every method that reads a line may raise ``BadHand``."""

    site: Site
    file: str
    line: int
    hand: str = ""
    game: Game = Game.HI
    betting: Betting = Betting.FIXED_LIMIT
    small_bet: Decimal | None = None
    big_bet: Decimal | None = None
    ante_size: Decimal | None = None
    bring_in_size: Decimal | None = None
    currency: str | None = None
    table: str | None = None
    tournament: str | None = None
    played_at: datetime | None = None
    max_players: int | None = None
    dealer: SeatNo | None = None
    antes_in_deal_order: bool = False
    returns_are_told: bool = True
    uncalled_in_pot: bool = False
    pot: Decimal | None = None
    pots: list[Decimal] | None = None
    pots_are_net: bool = False
    rake: Decimal | None = None
    common: Card | None = None
    hero: SeatNo | None = None
    seats: dict[SeatNo, Sitting] = field(default_factory=dict)
    antes: list[tuple[SeatNo, Decimal]] = field(default_factory=list)
    streets: list[Street] = field(default_factory=list)
    wagers: dict[SeatNo, Decimal] = field(default_factory=dict)
    opened: bool = False
    """Has a full wager been made on this street?"""
    moves: list[tuple[Street, SeatNo, type[Action], Decimal, bool | None, int]] = field(
        default_factory=list
    )
    returned: list[tuple[SeatNo, Decimal]] = field(default_factory=list)
    turned: list[Turned] = field(default_factory=list)
    awards: list[tuple[SeatNo | None, Decimal, int | None, Part | None, int]] = field(
        default_factory=list
    )
    awards_are_told: bool = True
    repeated: list[tuple[SeatNo, Decimal]] = field(default_factory=list)
    results: dict[SeatNo, Decimal] | None = None
    damage: list[Damage] = field(default_factory=list)
    ended: bool = False
    """Has the part of the file been seen that closes a hand?"""

    # Who sits here

    def sit(self, seat: SeatNo, name: str, stack: Decimal | None, line: int) -> None:
        """A seat line."""
        if not 1 <= seat <= 10:
            raise BadHand(line, f"there is no seat {seat}: seats are 1 to 10")
        if seat in self.seats:
            other = self.seats[seat].name
            raise BadHand(line, f"{other} and {name} both sit in seat {seat}")
        if any(each.name == name for each in self.seats.values()):
            raise BadHand(line, f"two players are called {name!r}")
        self.seats[seat] = Sitting(seat, name, stack)

    @property
    def names(self) -> dict[str, SeatNo]:
        """Everybody listed, by name."""
        return {each.name: each.seat for each in self.seats.values()}

    def sitting(self, seat: SeatNo, line: int) -> Sitting:
        """Who sits there, now known to be in the hand."""
        found = self.seats.get(seat)
        if found is None:
            raise BadHand(line, f"nobody is listed in seat {seat}")
        found.is_in = True
        return found

    # What they put in

    def ante(self, seat: SeatNo, chips: Decimal, line: int) -> None:
        """An ante. A second one of the same seat adds to it."""
        self.sitting(seat, line)
        if self.moves:
            raise BadHand(line, "an ante is posted after the betting has begun")
        self.antes.append((seat, chips))

    def street(self, street: Street, line: int) -> None:
        """A new street begins."""
        if self.streets and street != self.streets[-1] + 1:
            raise BadHand(
                line, f"{street.name.lower()} street follows {self.streets[-1].name.lower()} street"
            )
        if not self.streets and street is not Street.THIRD:
            raise BadHand(line, f"the hand begins on {street.name.lower()} street")
        self.streets.append(street)
        self.wagers = {}
        self.opened = False

    @property
    def now(self) -> Street:
        """The street that is being played."""
        return self.streets[-1] if self.streets else Street.THIRD

    @property
    def in_so_far(self) -> Decimal:
        """All that was put in until now, but what nobody called."""
        total = sum((chips for _, chips in self.antes), ZERO)
        for street in self.streets:
            wagers = dict.fromkeys(self.seats, ZERO)
            for on, seat, _, to, _, _ in self.moves:
                if on is street and to:
                    wagers[seat] = to
            second = sorted([ZERO, *wagers.values()])[-2]
            total += sum((min(to, second) for to in wagers.values()), ZERO)
        return total

    def in_before(self, seat: SeatNo) -> Decimal:
        """What a seat bet on the streets before this one."""
        last = {
            street: to
            for street, mover, _, to, _, _ in self.moves
            if mover == seat and to and street is not self.now
        }
        return sum(last.values(), ZERO)

    @property
    def to_match(self) -> Decimal:
        """The highest street total."""
        return max(self.wagers.values(), default=ZERO)

    def in_by(self, seat: SeatNo) -> Decimal:
        """What a seat has in on this street."""
        return self.wagers.get(seat, ZERO)

    def fold(self, seat: SeatNo, line: int) -> None:
        """The seat folds."""
        sitting = self.sitting(seat, line)
        sitting.folded_on = sitting.folded_on or self.now
        self._move(seat, Fold, ZERO, line)

    def check(self, seat: SeatNo, line: int) -> None:
        """The seat checks."""
        self._move(seat, Check, ZERO, line)

    def bring_in(self, seat: SeatNo, to: Decimal, line: int, *, all_in: bool | None = None) -> None:
        """The seat posts the bring-in."""
        self._move(seat, BringIn, to, line, all_in=all_in)

    def call(self, seat: SeatNo, by: Decimal, line: int, *, all_in: bool | None = None) -> None:
        """The seat adds ``by``."""
        self._move(seat, Call, self.in_by(seat) + by, line, all_in=all_in)

    def wager(self, seat: SeatNo, to: Decimal, line: int, *, all_in: bool | None = None) -> None:
        """The seat completes, bets or raises to a street total."""
        if self.opened:
            kind: type[Action] = Raise
        elif self.now is Street.THIRD:
            kind = Complete
        else:
            kind = Bet
        self.opened = True
        self._move(seat, kind, to, line, all_in=all_in)

    def agree(self, told: Decimal, due: Decimal, what: str, line: int) -> None:
        """Two amounts that the file tells and that must be the same."""
        if told != due:
            raise Contradiction(line, f"{what} is {told}, but by the lines before it is {due}")

    def put_in(self, seat: SeatNo, by: Decimal, line: int, *, all_in: bool | None = None) -> None:
        """The seat adds ``by``: a wager if that lifts the amount to match, else a call."""
        to = self.in_by(seat) + by
        if to > self.to_match:
            self.wager(seat, to, line, all_in=all_in)
        else:
            self.call(seat, by, line, all_in=all_in)

    def _move(
        self,
        seat: SeatNo,
        kind: type[Action],
        to: Decimal,
        line: int,
        *,
        all_in: bool | None = None,
    ) -> None:
        found = self.sitting(seat, line)
        if not self.streets:
            raise BadHand(line, f"{found.name} acts before any street was dealt")
        if kind not in (Fold, Check):
            self.wagers[seat] = to
        self.moves.append((self.now, seat, kind, to, all_in, line))

    # What was seen

    def third(self, seat: SeatNo, cards: Sequence[Card], line: int) -> None:
        """The first three cards, or the door card alone."""
        holding = self.sitting(seat, line).holding
        if len(cards) == 1:
            cards = (UNKNOWN, UNKNOWN, *cards)
        if len(cards) != 3:
            raise BadHand(line, f"{len(cards)} cards are dealt on third street, not three")
        holding.see((*cards[:2],), (cards[2],), line)

    def board(self, seat: SeatNo, up: Sequence[Card], line: int) -> None:
        """All open cards of a seat so far."""
        self.sitting(seat, line).holding.see((), tuple(up), line)

    def next_up(self, seat: SeatNo, card: Card, line: int) -> None:
        """The open card of this street."""
        up = [UNKNOWN] * (self.now - 3) + [card]
        self.board(seat, up, line)

    def river(self, seat: SeatNo, card: Card, line: int) -> None:
        """The last closed card."""
        self.sitting(seat, line).holding.see((UNKNOWN, UNKNOWN, card), (), line)

    def so_far(self, seat: SeatNo, cards: Sequence[Card], line: int) -> None:
        """All cards of a seat in dealing order: two down, up to four up, one down."""
        if len(cards) > 7:
            raise BadHand(line, f"{len(cards)} cards are dealt to one seat")
        down = (*cards[:2], *cards[6:])
        self.sitting(seat, line).holding.see(down, tuple(cards[2:6]), line)

    def shows(self, seat: SeatNo, cards: Sequence[Card], line: int, *, shown: bool = True) -> None:
        """A hand turned up, or told though it was mucked; in no certain order."""
        self.sitting(seat, line).holding.turn(cards, self.common, line)
        if shown or not any(each.seat == seat for each in self.turned):
            self.turned.append(Turned(seat, shown))

    def mucks(self, seat: SeatNo, line: int) -> None:
        """A hand kept closed."""
        self.sitting(seat, line)
        self.turned.append(Turned(seat, shown=False))

    # What they took

    def gives_back(self, seat: SeatNo, chips: Decimal, line: int) -> None:
        """Uncalled chips go back."""
        self.sitting(seat, line)
        self.returned.append((seat, chips))

    def award(
        self,
        seat: SeatNo | None,
        chips: Decimal,
        line: int,
        *,
        pot: int | None = None,
        part: Part | None = None,
    ) -> None:
        """A seat takes chips; ``None`` where its name is scrambled."""
        if seat is None:
            self.spoil(line, "the name of who took the pot is scrambled", Spoiled.AWARDS)
        else:
            self.sitting(seat, line)
        self.awards.append((seat, chips, pot, part, line))

    def spoil(self, line: int, sentence: str, *what: Spoiled) -> None:
        """The file is damaged here."""
        self.damage.append(Damage(line, sentence, frozenset(what)))
