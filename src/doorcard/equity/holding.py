"""What is known of one seat's cards."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from doorcard.cards import Card, parse_cards
from doorcard.equity.hole_range import HoleRange
from doorcard.equity.refusal import EquityRefusal


@dataclass(frozen=True, slots=True)
class Holding:
    """One seat's cards so far, down cards first, ``??`` where nobody knows.

    An unknown card is any of those that are seen nowhere, as is one that still comes: both are
    dealt alike. With a range the seat's two hole cards are of the range, and ``cards`` are the
    others.
    """

    cards: tuple[Card, ...]
    holes: HoleRange | None = None

    @property
    def known(self) -> tuple[Card, ...]:
        """The cards that have a face."""
        return tuple(card for card in self.cards if card.is_known)

    @property
    def count(self) -> int:
        """The cards dealt so far, known or not."""
        return len(self.cards) + (2 if self.holes else 0)

    def __str__(self) -> str:
        return ("[range] " if self.holes else "") + " ".join(map(str, self.cards))


AnyHolding = Holding | str | Sequence[Card]


def holding(given: AnyHolding) -> Holding:
    """A holding from text or cards.

    Cards may have blanks between; ``??`` is a card nobody knows; a range of hole cards stands
    in brackets before the other cards. Raises ``EquityRefusal``: ``holding.unreadable``,
    ``holding.too_many``, ``range.unreadable``.

    >>> holding("Ah Ad 7c").cards, holding("??7c").known
    ((Ah, Ad, 7c), (7c,))
    >>> len(holding("[QQ+, AKs:0.5] 7d").holes.weights)
    22
    """
    if isinstance(given, Holding):
        found = given
    elif isinstance(given, str):
        found = _parsed(given.strip())
    else:
        found = Holding(tuple(given))
    if found.count > 7:
        raise EquityRefusal(
            "holding.too_many",
            f"{found.count} cards are no stud holding: a seat gets seven at most",
            cards=found.count,
        )
    return found


def _parsed(text: str) -> Holding:
    holes = None
    if text.startswith("["):
        kinds, closed, text = text[1:].partition("]")
        if not closed:
            raise EquityRefusal("holding.unreadable", f"the range '[{kinds}' lacks its ']'")
        holes = HoleRange.parse(kinds)
    return Holding(cards_from(text), holes)


def cards_from(given: str | Sequence[Card]) -> tuple[Card, ...]:
    """Cards from text or as they are. Raises ``EquityRefusal`` (``holding.unreadable``)."""
    if not isinstance(given, str):
        return tuple(given)
    try:
        return parse_cards(given)
    except ValueError as wrong:
        raise EquityRefusal("holding.unreadable", str(wrong)) from None
