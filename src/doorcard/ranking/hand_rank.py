"""What a hand is worth, with the cards that make it."""

from __future__ import annotations

from dataclasses import dataclass, field

from doorcard.cards import Card, Rank
from doorcard.ranking.category import Category


@dataclass(frozen=True, slots=True, order=True)
class HandRank:
    """The value of the best five cards of a hand, and which they are.

    Hand ranks of one kind (high, eight or better, razz) compare by value alone: equal
    ones split the pot, whatever their suits.
    """

    value: int
    """More is better; see the function of the kind, ``high_value`` and so on."""
    category: Category = field(compare=False)
    cards: tuple[Card, ...] = field(compare=False, repr=False)
    """The five cards, fewer if no more were given: what makes the category first, then
    the kickers, higher ranks before lower, of equal ranks spades before hearts, diamonds
    and clubs. An ace that plays low comes last. Of cards that would do equally well
    those of the higher suits are chosen, for the odd-chip rules that read them. They stay
    out of the repr: they may be closed cards."""

    @property
    def ranks(self) -> tuple[Rank, ...]:
        """The ranks of ``cards``, one for each."""
        return tuple(card.rank for card in self.cards)
