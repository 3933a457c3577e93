"""The table as one viewer knows it, folded from the notices of a hand."""

from __future__ import annotations

from typing import NamedTuple

from doorcard.cards import Card
from doorcard.stud.choices import ShortBringInCall
from doorcard.stud.events import (
    AntesPosted,
    BetsSwept,
    BroughtIn,
    Called,
    Checked,
    Folded,
    HandEnded,
    HandStarted,
    Lapsed,
    Mucked,
    OpenerNamed,
    OpenerReason,
    Pot,
    PotAwarded,
    PotShare,
    PotUndecided,
    ShowdownOpened,
    Shown,
    StreetDealt,
    TreatedAllIn,
    UncalledReturned,
    Wagered,
)
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import Chips, SeatNo, Street
from doorcard.views.redact import Notice
from doorcard.views.seat_view import SeatView


class TableView(NamedTuple):
    """All that a player at the table may know of a hand. Immutable.

    An empty view waits for a hand to start; whose turn it is is told apart from the
    notices.

    >>> from doorcard.stud.events import Entrant
    >>> from doorcard.views.redact import redact
    >>> start = HandStarted(HouseRules(), 1, (Entrant(2, 1000), Entrant(1, 800)), (), ())
    >>> view = TableView().follow(redact(start, None))
    >>> view.at(1).stack, view.version
    (800, 1)
    """

    rules: HouseRules = HouseRules()
    dealer: SeatNo | None = None
    """The seat of the dealer button; ``None`` before the first hand."""
    seats: tuple[SeatView, ...] = ()
    """The seats dealt in, in order from the dealer's left."""
    version: int = 0
    """How many notices of this hand have been followed."""
    street: Street | None = None
    """The street last dealt; ``None`` before the first cards."""
    opener: SeatNo | None = None
    """Who acts first on this street, once it is settled."""
    why: OpenerReason | None = None
    """Why that seat."""
    last_wager: Wagered | BroughtIn | None = None
    """The highest wager of this street; it stays when the wagers are swept."""
    to_match: Chips = 0
    """The street total that keeps a seat in the hand."""
    bets: int = 0
    """Completions, bets and raises on this street, short all-ins included."""
    common: Card | None = None
    """The one card for all when the deck ran out."""
    pots: tuple[Pot, ...] = ()
    """The pots as last swept, main pot first; awarded ones stay listed."""
    order: tuple[SeatNo, ...] = ()
    """In which order hands are asked to show; empty before the showdown."""
    awards: tuple[PotAwarded | PotUndecided, ...] = ()
    """The pots that have gone so far."""
    ended: bool = False
    """Is the hand over?"""

    def at(self, seat: SeatNo) -> SeatView:
        """The seat with this number. ``KeyError`` if it was not dealt in."""
        for each in self.seats:
            if each.seat == seat:
                return each
        raise KeyError(f"seat {seat} was not dealt into this hand")

    @property
    def live(self) -> tuple[SeatView, ...]:
        """The seats that have not folded."""
        return tuple(each for each in self.seats if not each.folded)

    @property
    def pot(self) -> Chips:
        """All chips in, the wagers of this street included, that are not awarded yet."""
        gone = sum(pot.chips for pot in self.pots[: len(self.awards)])
        return sum(each.paid for each in self.seats) - gone

    @property
    def shares(self) -> tuple[PotShare, ...]:
        """What the winners have got so far, main pot first."""
        awarded = (each for each in self.awards if isinstance(each, PotAwarded))
        return tuple(share for each in awarded for share in each.shares)

    @property
    def dead(self) -> tuple[Card, ...]:
        """The up cards of folded seats, from the lowest rank to the highest.

        Source: 003, item 25 (players use what folded up cards tell).
        """
        return tuple(sorted(card for each in self.seats if each.folded for card in each.up))

    @property
    def seen(self) -> frozenset[Card]:
        """Every face that the viewer has seen in this hand."""
        faces = {card for each in self.seats for card in (*each.down, *each.up)}
        if self.common is not None:
            faces.add(self.common)
        return frozenset(card for card in faces if card.is_known)

    def held_by(self, seat: SeatNo, down: tuple[Card, ...]) -> TableView:
        """The rail's view as the seat has it that was dealt these down cards.

        Folding the notices of that seat comes to the same: nothing else in them differs.
        """
        return self._replace(seats=self._with(self.at(seat)._replace(down=down)))

    def follow(self, notice: Notice) -> TableView:
        """The view after ``notice``, which must be the next of the hand.

        A notice that a hand has started begins anew, whatever came before. Raises
        ``KeyError`` for a seat that is not in the hand.
        """
        event = notice.event
        if isinstance(event, HandStarted):
            seats = tuple(SeatView(each.seat, each.stack) for each in event.seats)
            return TableView(event.rules, event.dealer, seats, version=1)
        return self._after(event)._replace(version=self.version + 1)

    def _after(self, event: _Later) -> TableView:
        """No default case: an event that no view follows fails the type check."""
        match event:
            case AntesPosted(posts):
                return self._replace(
                    seats=self._with(*(self.at(post.seat).antes(post.chips) for post in posts)),
                )
            case StreetDealt():
                return self._dealt(event)
            case OpenerNamed(seat, why):
                return self._replace(opener=seat, why=why)
            case BroughtIn(seat, to):
                actual = self.rules.short_bring_in_call is ShortBringInCall.ACTUAL
                owed = to if actual else self.rules.bring_in
                seats = self._with(self.at(seat).wagers(to))
                return self._replace(seats=seats, last_wager=event, to_match=owed)
            case Wagered(seat, to):
                return self._replace(
                    seats=self._with(self.at(seat).wagers(to)),
                    last_wager=event,
                    to_match=to,
                    bets=self.bets + 1,
                )
            case Called(seat, to):
                return self._replace(seats=self._with(self.at(seat).wagers(to)))
            case Checked():
                return self
            case Folded(seat):
                return self._replace(seats=self._with(self.at(seat)._replace(folded=True)))
            case Lapsed(seat, cause):
                return self._replace(seats=self._with(self.at(seat)._replace(lapsed=cause)))
            case TreatedAllIn(seat):
                return self._replace(seats=self._with(self.at(seat)._replace(treated_all_in=True)))
            case UncalledReturned(seat, chips):
                each = self.at(seat)
                return self._replace(seats=self._with(each.wagers(each.wager - chips)))
            case BetsSwept(_, pots):
                seats = tuple(each._replace(wager=0) for each in self.seats)
                return self._replace(seats=seats, pots=pots, to_match=0, bets=0)
            case ShowdownOpened(order):
                return self._replace(order=order)
            case Shown(seat, cards):
                return self._replace(seats=self._with(self.at(seat).turns_up(cards)))
            case Mucked(seat):
                return self._replace(seats=self._with(self.at(seat)._replace(mucked=True)))
            case PotAwarded():
                return self._awarded(event)
            case PotUndecided():
                return self._replace(awards=(*self.awards, event))
            case HandEnded():
                return self._replace(ended=True)

    def _dealt(self, event: StreetDealt) -> TableView:
        dealt = [
            self.at(cards.seat)._replace(
                down=self.at(cards.seat).down + cards.down,
                up=self.at(cards.seat).up + cards.up,
            )
            for cards in event.cards
        ]
        return self._replace(
            seats=self._with(*dealt),
            street=event.street,
            opener=None,
            why=None,
            last_wager=None,
            common=self.common if event.common is None else event.common,
        )

    def _awarded(self, event: PotAwarded) -> TableView:
        won = {share.seat: 0 for share in event.shares}
        for share in event.shares:
            won[share.seat] += share.chips
        paid = [self.at(seat)._replace(stack=self.at(seat).stack + won[seat]) for seat in won]
        return self._replace(seats=self._with(*paid), awards=(*self.awards, event))

    def _with(self, *changed: SeatView) -> tuple[SeatView, ...]:
        by_seat = {each.seat: each for each in changed}
        return tuple(by_seat.get(each.seat, each) for each in self.seats)


_Later = (
    AntesPosted
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
"""What a hand may bring after its start."""
