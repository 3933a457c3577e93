"""One seat of a hand, as it is known at the table."""

from __future__ import annotations

from typing import NamedTuple

from doorcard.cards import Card
from doorcard.stud.events import LapseCause
from doorcard.stud.street import Chips, SeatNo


class SeatView(NamedTuple):
    """One seat of a hand, as it is known at the table. Immutable."""

    seat: SeatNo
    stack: Chips
    """What is left to play with."""
    wager: Chips = 0
    """In on this street."""
    paid: Chips = 0
    """In on this hand, antes included, less what came back uncalled."""
    down: tuple[Card, ...] = ()
    """The viewer's own, and those that were shown; ``??`` for the rest."""
    up: tuple[Card, ...] = ()
    folded: bool = False
    lapsed: LapseCause | None = None
    """Why it did not act for itself, when it last did not."""
    treated_all_in: bool = False
    """Keeps its stack, contests what it has in, acts no more."""
    shown: tuple[Card, ...] = ()
    """The down cards that lie open for all."""
    mucked: bool = False
    """Kept its down cards closed at the showdown."""

    def __repr__(self) -> str:
        """Silent about the down cards: they may be hidden from whoever reads it."""
        held = "folded" if self.folded else f"{len(self.down)} down, up {self.up}"
        return f"SeatView({self.seat}, stack {self.stack}, paid {self.paid}, {held})"

    @property
    def all_in(self) -> bool:
        """In the hand with nothing left to bet, or treated so."""
        return not self.folded and (self.stack == 0 or self.treated_all_in)

    def antes(self, chips: Chips) -> SeatView:
        """The seat after it posted ``chips`` that are no wager."""
        return self._replace(stack=self.stack - chips, paid=self.paid + chips)

    def wagers(self, to: Chips) -> SeatView:
        """The seat with ``to`` in on this street, be that more than before or less."""
        more = to - self.wager
        return self._replace(stack=self.stack - more, wager=to, paid=self.paid + more)

    def turns_up(self, cards: tuple[Card, ...]) -> SeatView:
        """The seat after ``cards`` of its down cards were shown.

        >>> from doorcard.cards import parse_cards
        >>> seat = SeatView(3, 1000, down=parse_cards("?? ?? ??"))
        >>> seat.turns_up(parse_cards("Ah")).down
        (Ah, ??, ??)
        """
        fresh = iter([card for card in cards if card not in self.down])
        down = tuple(card if card.is_known else next(fresh, card) for card in self.down)
        return self._replace(down=down, shown=cards)
