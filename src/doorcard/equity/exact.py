"""Exact equity: every deal there is, counted by the quickest method that can do it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from math import comb, prod
from typing import Final, NamedTuple

from doorcard.cards import Card
from doorcard.equity.hole_range import HoleRange
from doorcard.equity.outcomes import Count, Outcomes
from doorcard.equity.refusal import Cancelled
from doorcard.equity.spot import Spot
from doorcard.equity.work import Part, Terms, results
from doorcard.kernel.chosen import COMPILED, heads_up, multiway

ITEM: Final = 12e-9 if COMPILED else 1.6e-6
"""Seconds, about, to score and compare one multiset of ranks of one seat."""
DEAL: Final = 14e-9 if COMPILED else 4e-6
"""Seconds, about, for one deal of all seats but the last."""
WAY: Final = 60e-6
"""Seconds, about, to set up one choice of hole cards from ranges."""
PIECE: Final = 0.02
"""Seconds that one part of a long calculation should take, about."""
QUICK: Final = 0.005
"""Work of so many seconds is done before threads are started."""


class Method(NamedTuple):
    """How a spot without ranges or a common card to come is counted."""

    seconds: float
    """How long one thread takes, about."""
    parts: Callable[[], Iterator[Part[Outcomes]]]


def method_of(spot: Spot) -> Method | None:
    """The quickest way to count such a spot; ``None`` where no way is known."""
    return _heads_up(spot) if spot.seats == 2 else _multiway(spot)


def is_possible(spot: Spot) -> bool:
    """Whether the ranges leave a pair of hole cards for each seat at once."""
    return next(_with_holes(spot), None) is not None


def estimate(spot: Spot) -> float | None:
    """The seconds that ``count`` takes on one thread, about; ``None`` where it cannot do it.

    The spot must be possible.
    """
    ways = float(prod(len(each.weights) for each in spot.ranges if each))
    _, plain = next(_with_holes(spot))
    if plain.common:
        ways *= len(plain.deck)
        plain = plain.with_common(plain.deck[0])
    method = method_of(plain)
    return (method.seconds + (WAY if ways > 1 else 0)) * ways if method else None


def one_by_one(spot: Spot) -> float:
    """The seconds, about, that it would take to look at every deal by itself.

    What there is no method for would take that long. The spot must be possible.
    """
    cards = len(spot.deck) - 2 * sum(each is not None for each in spot.ranges)
    ways = float(prod(len(each.weights) for each in spot.ranges if each))
    for draws in (int(spot.common), *spot.draws):
        ways *= comb(cards, draws)
        cards -= draws
    return DEAL * ways


def count(spot: Spot, terms: Terms) -> Outcomes:
    """Count all deals of a spot that ``estimate`` has a number for.

    With ranges a deal counts as often as the product of the weights of its hole cards says.
    Raises ``Cancelled`` on demand.
    """
    found: Counter[int] = Counter()
    parts = []
    for weight, plain in _plain_spots(spot):
        if terms.cancelled and terms.cancelled():
            raise Cancelled
        parts += [Part(partial(_weighted, part.do, weight), part.effort) for part in _parts(plain)]
    effort = sum(part.effort for part in parts)
    for outcomes in results(parts, terms, quick=effort < QUICK):
        found.update(outcomes)
    return {seats: n for seats, n in found.items() if n}


def _parts(spot: Spot) -> Iterator[Part[Outcomes]]:
    method = method_of(spot)
    return method.parts() if method else iter(())


def _weighted(do: Callable[[], Outcomes], weight: Count) -> Outcomes:
    return {seats: weight * count for seats, count in do().items()}


def _plain_spots(spot: Spot) -> Iterator[tuple[Count, Spot]]:
    """Every spot that the ranges and the common card to come leave open, and its weight."""
    for weight, held in _with_holes(spot):
        if held.common:
            for card in held.deck:
                yield weight, held.with_common(card)
        else:
            yield weight, held


def _with_holes(spot: Spot) -> Iterator[tuple[Count, Spot]]:
    """Every choice of hole cards for the seats with ranges in which no card comes twice."""
    if not any(spot.ranges):
        yield 1, spot
        return
    for weight, holes in _choices(spot.ranges, frozenset()):
        yield weight, spot.with_holes(holes)


def _choices(
    ranges: Sequence[HoleRange | None], gone: frozenset[Card]
) -> Iterator[tuple[Count, tuple[tuple[Card, ...], ...]]]:
    """The choices for these seats when some cards are gone: the weight, and a pair for each."""
    if not ranges:
        yield 1, ()
        return
    first, *rest = ranges
    if first is None:
        yield from ((weight, ((), *holes)) for weight, holes in _choices(rest, gone))
        return
    for pair, weight in first.weights.items():
        if gone.isdisjoint(pair):
            for others, holes in _choices(rest, gone | set(pair)):
                yield weight * others, (pair, *holes)


def _heads_up(spot: Spot) -> Method:
    """By inclusion and exclusion of the cards that both could draw."""
    swapped = spot.draws[0] > spot.draws[1]
    first, second = sorted((0, 1), key=lambda seat: spot.draws[seat])
    few, many = spot.draws[first], spot.draws[second]
    cards = len(spot.deck)
    items = [1 + _multisets(few - k) + _multisets(many - k) for k in range(few + 1)]
    known = [bytes(spot.known[seat]) for seat in (first, second)]

    def parts() -> Iterator[Part[Outcomes]]:
        deck = bytes(spot.deck)
        for lowest in range(-1, cards if few else 0):
            do = partial(_duel, spot.game, known[0], known[1], deck, lowest, swapped=swapped)
            later = cards - lowest - 1
            sets = [comb(later, k - 1) for k in range(1, few + 1)] if lowest >= 0 else []
            groups = sum(n * per for n, per in zip(sets, items[1:], strict=False))
            yield Part(do, ITEM * (groups if lowest >= 0 else items[0]))

    seconds = ITEM * sum(comb(cards, k) * items[k] for k in range(few + 1))
    return Method(seconds, parts)


def _multisets(draws: int) -> float:
    """About how many cases a tally of so many draws has: multisets of ranks, and flushes."""
    return 1.0 if draws == 0 else 1.7 * comb(12 + draws, draws)


def _duel(
    game: str, first: bytes, second: bytes, deck: bytes, lowest: int, *, swapped: bool
) -> Outcomes:
    counts = heads_up(game, first, second, deck, lowest)
    one, other = (0b10, 0b01) if swapped else (0b01, 0b10)
    high = (one, 0b11, other)
    low = (one, 0b11, other, 0)
    return {high[n // 4] | low[n % 4] << 8: count for n, count in enumerate(counts) if count}


def _multiway(spot: Spot) -> Method | None:
    """All seats but one dealt in turn, and what that one can draw, two cards or fewer, counted."""
    closing = [seat for seat in range(spot.seats) if spot.draws[seat] <= 2]
    if not closing:
        return None
    last = max(closing, key=lambda seat: spot.draws[seat])
    nested = sorted((s for s in range(spot.seats) if s != last), key=lambda s: spot.draws[s])
    cards, deals = len(spot.deck), 1.0
    for seat in nested:
        deals *= comb(cards, spot.draws[seat])
        cards -= spot.draws[seat]
    leads = sum(comb(len(spot.deck), spot.draws[seat]) for seat in nested)
    seconds = DEAL * (deals + 40 * leads) * (1 if COMPILED or spot.game != "hilo" else 3)
    order = (*nested, last)

    def parts() -> Iterator[Part[Outcomes]]:
        known, deck = [bytes(spot.known[seat]) for seat in order], bytes(spot.deck)
        pieces = max(1, min(leads, round(seconds / PIECE)))
        for piece in range(pieces):
            start, stop = leads * piece // pieces, leads * (piece + 1) // pieces
            do = partial(_table, spot.game, known, deck, start, stop, order)
            yield Part(do, seconds / pieces)

    return Method(seconds, parts)


def _table(
    game: str, known: list[bytes], deck: bytes, start: int, stop: int, order: tuple[int, ...]
) -> Outcomes:
    counted = multiway(game, known, deck, start, stop)
    return {_placed(seats, order): count for seats, count in counted.items()}


def _placed(seats: int, order: tuple[int, ...]) -> int:
    """The same seats by their own numbers instead of the places they were counted in."""
    found = 0
    for place, seat in enumerate(order):
        found |= (seats >> place & 1) << seat | (seats >> (8 + place) & 1) << (8 + seat)
    return found
