"""The best five cards of a hand, and their category."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from doorcard.cards import Card, Rank, Suit
from doorcard.ranking.ace_low import ACE_LOW
from doorcard.ranking.category import Category
from doorcard.ranking.hand_rank import HandRank
from doorcard.ranking.high import board_value, high_value
from doorcard.ranking.low import low_value
from doorcard.ranking.rankable import demand_rankable
from doorcard.ranking.razz import low_board_value, lowest_five, razz_value

_HIGH_CATEGORIES: Final = tuple(Category)[:9]
_BEST_OF_CATEGORY: Final = (1277, 4137, 4995, 5853, 5863, 7140, 7296, 7452, 7462)
"""The highest ``high_value`` in each of them."""

_CATEGORY_BY_REPEATS: Final = {
    (4,): Category.FOUR_OF_A_KIND,
    (3, 2): Category.FULL_HOUSE,
    (3,): Category.THREE_OF_A_KIND,
    (2, 2): Category.TWO_PAIR,
    (2,): Category.PAIR,
    (): Category.HIGH_CARD,
}
"""What ranks held more than once make, by how many of their cards count."""
_REPEATS: Final = {category: repeats for repeats, category in _CATEGORY_BY_REPEATS.items()}


def best_high(cards: Sequence[Card]) -> HandRank:
    """The best high hand in one to seven cards.

    Of fewer than five cards it is what they show so far: four or three of a kind, two
    pair, a pair or high cards, and its value is ``board_value``. Raises ``ValueError``
    for no cards or more than seven, an unknown card, or a card that comes twice.

    Source: 000, items 33 and 37 to 39; 003, item 16.

    >>> from doorcard.cards import parse_cards
    >>> best_high(parse_cards("Kc Kd 9h 9s Ad Qc 2h")).cards
    (Kd, Kc, 9s, 9h, Ad)
    >>> best_high(parse_cards("9c 9d Ah")).category
    <Category.PAIR: 'pair'>
    """
    falling = sorted(cards, reverse=True)
    if len(cards) < 5:
        value = board_value(cards)
        category = _category_of_repeats(falling)
    else:
        value = high_value(cards)
        category = _HIGH_CATEGORIES[bisect_left(_BEST_OF_CATEGORY, value)]
    match category:
        case Category.STRAIGHT_FLUSH:
            made = _run(_suited(falling))
        case Category.FLUSH:
            made = _suited(falling)[:5]
        case Category.STRAIGHT:
            made = _run(falling)
        case _:
            made = _repeats_and_kickers(falling, _REPEATS[category])
    return HandRank(value, category, tuple(made))


def best_low(cards: Sequence[Card]) -> HandRank | None:
    """The best low of eight or better in one to seven cards, or ``None``.

    The higher suit is taken of a rank held twice. Fewer than five cards are no low
    yet. Raises ``ValueError`` as ``best_high`` does.

    Source: 002, items 21 to 23; rule book, part 4, 11.

    >>> from doorcard.cards import parse_cards
    >>> low = best_low(parse_cards("8s 6d 4h 3c Ad Kc 4s"))
    >>> low and low.cards
    (8s, 6d, 4s, 3c, Ad)
    """
    if len(cards) < 5:
        demand_rankable(cards, 1, 7, "a low hand")
        return None
    value = low_value(cards)
    if not value:
        return None
    return HandRank(value, Category.LOW, tuple(reversed(lowest_five(cards))))


def best_razz(cards: Sequence[Card]) -> HandRank:
    """The best razz hand in one to seven cards.

    Unpaired cards are a low. With a pair or worse the category says so, and the
    repeated ranks come first, the worse (higher) before the better. Of fewer than five
    cards it is what they show so far, and its value is ``low_board_value``. Raises
    ``ValueError`` as ``best_high`` does.

    Source: Robert's Rules of Poker, Razz.

    >>> from doorcard.cards import parse_cards
    >>> best_razz(parse_cards("Kc 8d 8h 5s 4c 2c Ad")).cards
    (8h, 5s, 4c, 2c, Ad)
    >>> best_razz(parse_cards("Ac Ad 4h 4s 2c")).cards
    (4s, 4h, Ad, Ac, 2c)
    """
    value = low_board_value(cards) if len(cards) < 5 else razz_value(cards)
    falling = sorted(lowest_five(cards), key=lambda card: (ACE_LOW[card], card), reverse=True)
    category = _category_of_repeats(falling)
    made = _repeats_and_kickers(falling, _REPEATS[category])
    if category is Category.HIGH_CARD:
        category = Category.LOW
    return HandRank(value, category, tuple(made))


def _groups(falling: Sequence[Card]) -> list[list[Card]]:
    """The cards by rank, larger groups first, then in the order given."""
    by_rank: dict[Rank, list[Card]] = {}
    for card in falling:
        by_rank.setdefault(card.rank, []).append(card)
    return sorted(by_rank.values(), key=len, reverse=True)


def _category_of_repeats(falling: Sequence[Card]) -> Category:
    """The category of up to five cards, straights and flushes aside."""
    repeats = (len(group) for group in _groups(falling) if len(group) > 1)
    return _CATEGORY_BY_REPEATS[tuple(repeats)]


def _repeats_and_kickers(falling: Sequence[Card], repeats: Sequence[int]) -> list[Card]:
    """The cards that make the category, and the first of the others up to five."""
    groups = _groups(falling)
    made = [card for group, count in zip(groups, repeats, strict=False) for card in group[:count]]
    return [*made, *(card for card in falling if card not in made)][:5]


def _suited(falling: Sequence[Card]) -> list[Card]:
    """The cards of the suit held most often."""
    by_suit = [[card for card in falling if card.suit is suit] for suit in Suit]
    return max(by_suit, key=len)


def _run(falling: Sequence[Card]) -> list[Card]:
    """The highest straight in the cards, its highest card first; the ace may be low."""
    ranks: dict[int, Card] = {}
    for card in falling:
        ranks.setdefault(card.rank, card)
    if Rank.ACE in ranks:
        ranks[1] = ranks[Rank.ACE]
    top = next(top for top in ranks if all(top - down in ranks for down in range(5)))
    return [ranks[top - down] for down in range(5)]
