"""The worth of a start in stud hi: trips, pairs, three to a flush, three to a straight."""

from __future__ import annotations

from doorcard.cards import Card


def high_worth(cards: tuple[Card, ...], doors: tuple[Card, ...], dead: tuple[Card, ...]) -> float:
    """From 0 to 1. The first two cards are down, the third is the door card."""
    ranks = sorted((int(card.rank) for card in cards), reverse=True)
    if ranks[0] == ranks[2]:
        return 0.97 + ranks[0] * 0.002
    if len(set(ranks)) == 2:
        return _pair_worth(cards, doors, dead)
    suited = len({card.suit for card in cards}) == 1
    ladder = ranks[0] - ranks[2] <= 4 or _wheel(ranks)
    if suited:
        return _three_flush_worth(cards, doors, dead, close=ladder)
    if ladder:
        worth = _ladder_worth(ranks, doors + dead)
        if worth > 0.36:
            return worth + (0.03 if len({card.suit for card in cards}) == 2 else 0.0)
    over = sum(1 for rank in ranks if all(rank > door.rank for door in doors))
    if ranks[2] >= 10:
        return 0.40 + 0.03 * over
    return 0.10 + 0.012 * sum(max(rank - 8, 0) for rank in ranks) + 0.02 * max(over - 1, 0)


def _pair_worth(cards: tuple[Card, ...], doors: tuple[Card, ...], dead: tuple[Card, ...]) -> float:
    ranks = [int(card.rank) for card in cards]
    pair = next(rank for rank in ranks if ranks.count(rank) == 2)
    kicker = next(rank for rank in ranks if rank != pair)
    gone = [int(card.rank) for card in doors + dead]
    worth = 0.42 + (pair - 2) / 12 * 0.42
    if cards[0].rank == cards[1].rank:
        worth += 0.04
    worth -= gone.count(pair) * (0.06 if pair >= 10 else 0.10)
    worth -= gone.count(kicker) * 0.02
    over_board = all(kicker > door.rank for door in doors)
    if kicker > pair:
        worth += 0.05 * (kicker - 7) / 7
        if over_board:
            worth += 0.04
    if not over_board:
        worth -= 0.04 * min(sum(1 for door in doors if door.rank > pair), 2)
    return max(worth, 0.0)


def _three_flush_worth(
    cards: tuple[Card, ...], doors: tuple[Card, ...], dead: tuple[Card, ...], *, close: bool
) -> float:
    suit = cards[0].suit
    gone = sum(1 for card in doors + dead if card.suit == suit)
    worth = 0.57 + 0.02 * sum(1 for card in cards if card.rank >= 10)
    worth += 0.02 * sum(1 for card in cards if all(card.rank > door.rank for door in doors))
    return worth + (0.03 if close else 0.0) - 0.055 * gone


def _ladder_worth(ranks: list[int], gone: tuple[Card, ...]) -> float:
    """Three to a straight: the closer, the higher and the livelier, the better."""
    low = 1 if _wheel(ranks) else ranks[2]
    high = max(rank for rank in ranks if rank != 14) if _wheel(ranks) else ranks[0]
    gaps = high - low - 2
    worth = (0.50, 0.40, 0.32)[gaps] + 0.015 * (high - 9)
    wanted = {low - 1, low - 2, high + 1, high + 2, *range(low, high + 1)} - set(ranks)
    return worth - 0.03 * sum(1 for card in gone if card.rank in wanted)


def _wheel(ranks: list[int]) -> bool:
    return ranks[0] == 14 and ranks[1] <= 5
