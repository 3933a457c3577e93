"""Which hole cards a seat may hold, and how likely each pair of them is."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations
from math import isfinite
from typing import Final, NamedTuple

from doorcard.cards import CARDS, Card, Rank, card, parse_cards
from doorcard.cards.card import RANK_LETTERS
from doorcard.equity.refusal import EquityRefusal

Pair = tuple[Card, Card]
Weight = int | float


@dataclass(frozen=True, slots=True)
class HoleRange:
    """Pairs of hole cards, each with its weight: how often it is held, beside the others.

    >>> HoleRange.parse("QQ, AKs:0.5").weights[card("Qh"), card("Qs")]
    1
    """

    weights: Mapping[Pair, Weight]
    """By pair, the lower card first. Weights are positive; only their ratios matter."""

    def __post_init__(self) -> None:
        for pair, weight in self.weights.items():
            if not (isfinite(weight) and weight > 0):
                raise _refused(
                    f"{pair[0]}{pair[1]} has the weight {weight}, and it takes more than 0"
                )
            if not pair[0] < pair[1] < 52:
                raise _refused(
                    f"{pair[0]}{pair[1]} is not two different cards, the lower one first"
                )

    @classmethod
    def parse(cls, text: str) -> HoleRange:
        """The range written as kinds of hole cards with commas between.

        A kind is a pair (``QQ``), two ranks suited, in two suits or either (``AKs``, ``AKo``,
        ``AK``), or two cards (``QsQh``). ``QQ+`` adds the higher pairs, ``A9s+`` the better
        second cards, ``99-66`` and ``A5s-A2s`` are runs, ``random`` is every pair there is. A
        weight may follow a colon; 1 is usual. What comes later replaces what came before.

        Raises ``EquityRefusal`` (``range.unreadable``) for anything else.

        >>> len(HoleRange.parse("QQ+").weights), len(HoleRange.parse("AK").weights)
        (18, 16)
        >>> len(HoleRange.parse("99-66, A5s-A2s:3, KdQd").weights)
        41
        """
        weights: dict[Pair, Weight] = {}
        for entry in filter(None, "".join(text.split()).split(",")):
            kind, colon, number = entry.partition(":")
            weight = _weight(number) if colon else 1
            weights.update(dict.fromkeys(_pairs_of(kind), weight))
        if not weights:
            raise _refused("a range holds at least one pair of hole cards, like 'QQ+, AKs:0.5'")
        return cls(weights)

    def without(self, gone: frozenset[Card] | set[Card]) -> HoleRange:
        """The pairs that hold none of these cards; ``EquityRefusal`` if none are left."""
        left = {pair: w for pair, w in self.weights.items() if gone.isdisjoint(pair)}
        if not left:
            raise _refused("every pair of this range needs a card that is seen elsewhere")
        return HoleRange(left)


def _refused(sentence: str) -> EquityRefusal:
    return EquityRefusal("range.unreadable", sentence)


def _weight(number: str) -> Weight:
    try:
        return int(number)
    except ValueError:
        pass
    try:
        return float(number)
    except ValueError:
        raise _refused(f"{number!r} is no weight: write a number, like 0.5") from None


def _pairs_of(kind: str) -> Iterator[Pair]:
    """Every pair of hole cards of a kind, the lower card first."""
    if kind.lower() in ("random", "any"):
        return combinations(CARDS, 2)
    if "-" in kind:
        first, _, last = kind.partition("-")
        return _run(_shape(first), _shape(last), kind)
    if kind.endswith("+"):
        shape = _shape(kind[:-1])
        top = Rank.ACE if shape.high == shape.low else Rank(shape.high - 1)
        return _run(shape, Shape(top if shape.is_pair else shape.high, top, shape.suits), kind)
    if len(kind.replace("10", "T")) == 4:
        low, high = sorted(_two_cards(kind))
        return iter([(low, high)])
    return _shape(kind).pairs()


def _two_cards(kind: str) -> tuple[Card, Card]:
    try:
        one, other = parse_cards(kind)
    except ValueError as wrong:
        raise _refused(f"{kind!r} is no kind of hole cards: {wrong}") from None
    return one, other


class Shape(NamedTuple):
    """Two ranks, and whether their suits agree (``s``), differ (``o``), or either."""

    high: Rank
    low: Rank
    suits: str

    @property
    def is_pair(self) -> bool:
        """Are both ranks the same?"""
        return self.high == self.low

    def pairs(self) -> Iterator[Pair]:
        """The pairs of cards that have this shape."""
        lows = [each for each in CARDS if each.rank == self.low]
        highs = [each for each in CARDS if each.rank == self.high]
        for low in lows:
            for high in highs:
                same = low.suit == high.suit
                if low < high and (not self.suits or same == (self.suits == "s")):
                    yield low, high


_SUITS: Final = ("", "s", "o")


def _shape(kind: str) -> Shape:
    short = kind.replace("10", "T").upper()
    ranks, suits = short[:2], short[2:].lower()
    if len(ranks) < 2 or any(r not in RANK_LETTERS for r in ranks) or suits not in _SUITS:
        raise _refused(
            f"{kind!r} is no kind of hole cards: write QQ, AKs, AKo, AK, QQ+, A9s+, 99-66 or QsQh"
        )
    low, high = sorted(card(letter + "c").rank for letter in ranks)
    if low == high and suits:
        raise _refused(f"{kind!r} is no kind of hole cards: a pair is never suited, write {ranks}")
    return Shape(high, low, suits)


def _run(one: Shape, other: Shape, kind: str) -> Iterator[Pair]:
    """All shapes between two, both of them included."""
    alike = one.is_pair == other.is_pair and one.suits == other.suits
    if not alike or (not one.is_pair and one.high != other.high):
        raise _refused(f"{kind!r} is no run: its ends differ in more than one rank")
    lowest, highest = sorted((one.low, other.low))
    for low in map(Rank, range(lowest, highest + 1)):
        yield from Shape(low if one.is_pair else one.high, low, one.suits).pairs()
