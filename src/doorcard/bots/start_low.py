"""The worth of a start where the low counts: in hi/lo and in razz."""

from __future__ import annotations

from doorcard.bots.start_high import high_worth
from doorcard.cards import Card


def low_rank(card: Card) -> int:
    """The rank with the ace as 1."""
    return 1 if card.rank == 14 else int(card.rank)


def split_worth(cards: tuple[Card, ...], doors: tuple[Card, ...], dead: tuple[Card, ...]) -> float:
    """Hi/lo: low starts that can win both ways are best, one-way highs are poor.

    >>> from doorcard.cards import parse_cards
    >>> doors = parse_cards("7d Kc 4s")
    >>> [round(split_worth(parse_cards(held), doors, ()), 2)
    ...  for held in ("Ah 3h 4h", "As 2d 6c", "Jd Jh 4d", "9c Tc Jd")]
    [0.96, 0.77, 0.39, 0.22]
    """
    lows = {low_rank(card) for card in cards if low_rank(card) <= 8}
    ranks = [int(card.rank) for card in cards]
    suited = len({card.suit for card in cards}) == 1
    if len(set(ranks)) == 1:
        return 1.0 if lows else 0.9
    if len(set(ranks)) == 2:
        return _split_pair_worth(cards, doors, dead)
    if len(lows) == 3:
        worth = 0.62 + (0.0, 0.05, 0.09, 0.12)[min(8 - max(lows), 3)]
        worth += 0.08 if 1 in lows else 0.0
        worth += 0.12 if suited else 0.0
        worth += 0.04 if max(lows) - min(lows) <= 4 else 0.0
        crowd = sum(1 for card in doors + dead if low_rank(card) <= 8)
        return min(worth - 0.012 * crowd, 0.97)
    if suited:
        high = high_worth(cards, doors, dead)
        return high - (0.04 if len(lows) == 2 else 0.14)
    two = 0.24 if len(lows) == 2 and max(lows) <= 5 else 0.16
    return two + (0.06 if 1 in lows and len(lows) == 2 else 0.0) + 0.06 * (min(ranks) >= 9)


def _split_pair_worth(
    cards: tuple[Card, ...], doors: tuple[Card, ...], dead: tuple[Card, ...]
) -> float:
    ranks = [int(card.rank) for card in cards]
    pair = next(rank for rank in ranks if ranks.count(rank) == 2)
    kicker = next(card for card in cards if card.rank != pair)
    if pair == 14:
        return 0.90 if low_rank(kicker) <= 8 else 0.74
    gone = sum(1 for card in doors + dead if card.rank == pair)
    if pair <= 8:
        low_kicker = low_rank(kicker) <= 8
        base = 0.56 if kicker.rank == 14 else 0.44 if low_kicker else 0.34
        return base + 0.01 * pair - 0.05 * gone
    worth = {13: 0.56, 12: 0.50, 11: 0.42, 10: 0.38}.get(pair, 0.32)
    ahead = sum(1 for door in doors if door.rank > pair)
    return worth - 0.06 * ahead - 0.05 * gone + (0.03 if low_rank(kicker) <= 8 else 0.0)


def low_worth(cards: tuple[Card, ...], doors: tuple[Card, ...], dead: tuple[Card, ...]) -> float:
    """Razz: three low cards, the smoother the better; pairs and high cards are poor."""
    lows = sorted({low_rank(card) for card in cards})
    if len(lows) < 3:
        return 0.16 if lows[-1] <= 8 else 0.08
    worth = (0.94, 0.88, 0.80, 0.70, 0.58, 0.44)[min(max(lows[2] - 4, 0), 5)]
    if lows[2] > 9:
        worth = 0.30 if lows[1] <= 5 else 0.12
    worth += 0.03 if lows[1] <= 4 else 0.0
    higher = sum(1 for door in doors if low_rank(door) > lows[2])
    paired = sum(1 for card in doors + dead if low_rank(card) in lows)
    return min(max(worth + 0.02 * higher - 0.01 * len(doors) + 0.01 * paired, 0.0), 1.0)
