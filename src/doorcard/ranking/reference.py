"""The ranking as the rules tell it: slow, without tables, for everybody to check.

The fast evaluator is tested against this file on every kind of hand. Each function
here gives an *order*: a tuple that compares as the hands do, the greater the better.
Nobody at a table calls it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import combinations

from doorcard.cards import Card, Rank
from doorcard.ranking.category import Category

Order = tuple[int, ...]
"""The place of a category, then ranks; compares as the hands do."""

PLACES = {category: place for place, category in enumerate(Category)}
"""Where each category stands among its like, from worst to best."""

_CATEGORY_BY_COUNTS = {
    (4, 1): Category.FOUR_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (3, 1, 1): Category.THREE_OF_A_KIND,
    (2, 2, 1): Category.TWO_PAIR,
    (2, 1, 1, 1): Category.PAIR,
    (1, 1, 1, 1, 1): Category.HIGH_CARD,
    (4,): Category.FOUR_OF_A_KIND,
    (3, 1): Category.THREE_OF_A_KIND,
    (3,): Category.THREE_OF_A_KIND,
    (2, 2): Category.TWO_PAIR,
    (2, 1, 1): Category.PAIR,
    (2, 1): Category.PAIR,
    (2,): Category.PAIR,
    (1, 1, 1, 1): Category.HIGH_CARD,
    (1, 1, 1): Category.HIGH_CARD,
    (1, 1): Category.HIGH_CARD,
    (1,): Category.HIGH_CARD,
}


def high_order(cards: Sequence[Card]) -> Order:
    """How one to five cards compare as a high hand.

    Of equal categories the ranks decide: those held most often first, then the
    higher. Suits never do. Fewer than five cards make neither straight nor flush.

    Source: 000, items 37 to 39; 003, item 16.

    >>> from doorcard.cards import parse_cards
    >>> high_order(parse_cards("Ac 2d 3h 4s 5c")), high_order(parse_cards("Kc 9d 9h"))
    ((4, 5, 4, 3, 2, 1), (1, 9, 13))
    """
    ranks, counts = _by_count(card.rank for card in cards)
    category = _CATEGORY_BY_COUNTS[counts]
    if category is Category.HIGH_CARD and len(cards) == 5:
        flush = len({card.suit for card in cards}) == 1
        if ranks == (14, 5, 4, 3, 2):
            ranks = (5, 4, 3, 2, 1)  # the ace plays low in this one straight
        straight = ranks[0] - ranks[4] == 4
        if straight and flush:
            category = Category.STRAIGHT_FLUSH
        elif flush:
            category = Category.FLUSH
        elif straight:
            category = Category.STRAIGHT
    return (PLACES[category], *ranks)


def eight_or_better_order(cards: Sequence[Card]) -> Order | None:
    """How five cards compare as a low of eight or better; ``None`` when they are none.

    Five unpaired cards, ace to eight, the ace low. The lower top card wins, then the
    next; straights and flushes do not matter.

    Source: 002, items 21 to 23.

    >>> from doorcard.cards import parse_cards
    >>> eight_or_better_order(parse_cards("7c 6d 5h 4s 3c"))
    (-7, -6, -5, -4, -3)
    >>> eight_or_better_order(parse_cards("Ac 2d 2h 3s 8c"))
    """
    ranks = sorted({_ace_low(card) for card in cards}, reverse=True)
    if len(ranks) < 5 or ranks[0] > 8:
        return None
    return tuple(-rank for rank in ranks)


def razz_order(cards: Sequence[Card]) -> Order:
    """How one to five cards compare in razz, where the worst high hand wins.

    The ace is low, straights and flushes do not matter, pairs count against.

    Source: Robert's Rules of Poker, Lowball and Razz (ace-to-five).

    >>> from doorcard.cards import parse_cards
    >>> wheel, kings = razz_order(parse_cards("5c 4d 3h 2s Ac")), razz_order(parse_cards("KhKs"))
    >>> wheel, kings
    ((0, -5, -4, -3, -2, -1), (-1, -13))
    """
    ranks, counts = _by_count(_ace_low(card) for card in cards)
    return (-PLACES[_CATEGORY_BY_COUNTS[counts]], *(-rank for rank in ranks))


def best_five(
    cards: Sequence[Card], order: Callable[[Sequence[Card]], Order | None]
) -> tuple[Card, ...] | None:
    """The five cards that compare best, of equal ranks those of the higher suits.

    ``None`` when no five of them count. They come sorted, the highest card first.

    Source: 000, item 33 (the best five of seven).
    """
    fives = combinations(sorted(cards, reverse=True), 5)
    counted = [(found, five) for five in fives if (found := order(five)) is not None]
    return max(counted)[1] if counted else None


def _ace_low(card: Card) -> int:
    return 1 if card.rank is Rank.ACE else card.rank


def _by_count(ranks: Iterable[int]) -> tuple[Order, Order]:
    """The different ranks, most frequent and then highest first, and their counts."""
    found = sorted(((n, rank) for rank, n in Counter(ranks).items()), reverse=True)
    return tuple(int(rank) for _, rank in found), tuple(n for n, _ in found)
