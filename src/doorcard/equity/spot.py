"""A spot: what is known of all seats, and which cards can still come."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import chain

from doorcard.cards import CARDS, Card
from doorcard.equity.holding import AnyHolding, Holding, cards_from, holding
from doorcard.equity.hole_range import HoleRange
from doorcard.equity.refusal import EquityRefusal

GAMES = ("hi", "hilo", "razz")


@dataclass(frozen=True, slots=True)
class Spot:
    """Seats with known cards, perhaps ranges of hole cards, and cards to come.

    Every card that is not known is as likely at any place, so what is down and unseen and what
    still comes are the same thing: a draw.
    """

    game: str
    known: tuple[tuple[Card, ...], ...]
    ranges: tuple[HoleRange | None, ...]
    draws: tuple[int, ...]
    """How many cards each seat gets besides the known ones, its hole cards of a range, and the
    common card."""
    deck: tuple[Card, ...]
    """The cards that are seen nowhere; those of ranges are among them."""
    common: bool = False
    """One card of the deck will count for every seat, instead of a last one for each."""

    @property
    def seats(self) -> int:
        """How many seats there are."""
        return len(self.known)

    def with_common(self, card: Card) -> Spot:
        """The spot when the common card has been turned."""
        return replace(
            self,
            known=tuple((*cards, card) for cards in self.known),
            deck=tuple(each for each in self.deck if each != card),
            common=False,
        )

    def with_holes(self, holes: Sequence[tuple[Card, ...]]) -> Spot:
        """The spot when the hole cards of the ranges are these; none where there is no range."""
        gone = set(chain.from_iterable(holes))
        return replace(
            self,
            known=tuple(k + h for k, h in zip(self.known, holes, strict=True)),
            ranges=(None,) * self.seats,
            deck=tuple(each for each in self.deck if each not in gone),
        )


def spot(
    holdings: Sequence[AnyHolding],
    *,
    dead: str | Sequence[Card] = (),
    game: str = "hi",
    common: str | Sequence[Card] | Card = (),
) -> Spot:
    """The spot that these holdings and dead cards make.

    Dead cards are those of folded seats and any that were exposed; unknown ones (``??``) matter
    only in that they make the deck shorter. When fewer cards are left than the seats still get,
    the last card of each is replaced by one common card, as 001, items 31 to 33, and 003,
    items 22 to 24, have it; ``common`` is that card when it lies there already, or ``??`` to say
    that there will be one. Burned cards need no mention: unseen, they are as good as in the deck.

    Raises ``EquityRefusal``: ``spot.seats``, ``spot.game``, ``spot.twice``, ``spot.common``,
    ``spot.deck_too_short`` and what ``holding`` raises.

    >>> spot(["AhAd7c", "??7d"], dead="5s").draws
    (4, 6)
    >>> spot(["??Kc", "??Kd", "??Kh", "??Ks", "??Qc", "??Qd", "??Qh", "??Qs"]).common
    True
    """
    if game not in GAMES:
        raise EquityRefusal("spot.game", f"{game!r} is no game: say hi, hilo or razz", game=game)
    seats = tuple(map(holding, holdings))
    if not 2 <= len(seats) <= 8:
        raise EquityRefusal(
            "spot.seats",
            f"there are 2 to 8 seats at a stud table, not {len(seats)}",
            seats=len(seats),
        )
    out = cards_from(dead)
    shared = (common,) if isinstance(common, Card) else cards_from(common)
    if len(shared) > 1:
        raise EquityRefusal("spot.common", "there is one common card at most")
    turned = tuple(card for card in shared if card.is_known)
    seen = _all_different(seats, out, turned)
    deck = tuple(card for card in CARDS if card not in seen)
    ranges = tuple(each.holes.without(seen) if each.holes else None for each in seats)
    known = tuple((*each.known, *turned) for each in seats)
    holes = tuple(2 if each else 0 for each in ranges)
    draws = tuple(7 - len(cards) - hole for cards, hole in zip(known, holes, strict=True))
    if min(draws) < 0:
        raise EquityRefusal(
            "spot.common", "a seat with seven cards of its own has no use for a common card"
        )
    left = len(deck) - sum(not card.is_known for card in out)
    found = Spot(game, known, ranges, draws, deck)
    if (shared and not turned) or sum(draws) + sum(holes) > left:
        found = _with_common_to_come(found, seats)
    needed = sum(found.draws) + sum(holes) + found.common
    if needed > left:
        raise EquityRefusal(
            "spot.deck_too_short",
            f"{needed} cards are still to come and only {left} are left: "
            "name fewer seats, or fewer dead cards",
            needed=needed,
            left=left,
        )
    return found


def _all_different(
    seats: Sequence[Holding], dead: Sequence[Card], common: Sequence[Card]
) -> frozenset[Card]:
    """All cards that are seen somewhere. Raises ``EquityRefusal`` if one is seen twice."""
    seen: set[Card] = set()
    for card in chain(*(each.known for each in seats), dead, common):
        if card.is_known and card in seen:
            raise EquityRefusal("spot.twice", f"{card} is in two places: a deck holds it once")
        seen.add(card)
    return frozenset(card for card in seen if card.is_known)


def _with_common_to_come(found: Spot, seats: Sequence[Holding]) -> Spot:
    if any(each.count > 6 for each in seats) or min(found.draws) < 1:
        raise EquityRefusal(
            "spot.common",
            "the deck is too short for a card each, so the last one must be common, "
            "but a seat has its seven cards already",
        )
    return replace(found, draws=tuple(each - 1 for each in found.draws), common=True)
