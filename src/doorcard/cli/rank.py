"""``doorcard rank CARDS…``: what a hand is worth."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from doorcard.cards import Card
    from doorcard.ranking import HandRank


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``doorcard rank``."""
    parser = subparsers.add_parser(
        "rank",
        help="tell what a hand is worth",
        description=(
            "Tell the best five of each hand of one to seven cards, and its value: more is better, "
            "equal values split the pot. A hand is one argument, AhKhQhJhTh2c3d, or all of them "
            "together when each is a single card."
        ),
    )
    parser.add_argument("hands", metavar="CARDS", nargs="+")
    parser.add_argument("--game", choices=["hi", "hilo", "razz"], default="hi")
    parser.add_argument("--json", action="store_true", help="print it for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Rank and print. Raises ``Refusal`` (``rank.cards``) for what is no hand."""
    from doorcard.cards import parse_cards
    from doorcard.stud.refusals import Refusal

    try:
        held = [parse_cards(text) for text in arguments.hands]
        if all(len(cards) == 1 for cards in held):
            held = [tuple(card for cards in held for card in cards)]
        found = [_ranked(cards, arguments.game) for cards in held]
    except ValueError as wrong:
        empty = not all(text.strip() for text in arguments.hands)
        without = "a hand without cards has no rank: name one to seven, such as AhKhQh"
        raise Refusal("rank.cards", without if empty else str(wrong)) from None
    if arguments.json:
        json.dump({"game": arguments.game, "hands": found}, sys.stdout, indent=2)
        print()
        return 0
    for hand in found:
        print(" ".join(hand["cards"]))
        for kind in ("high", "low"):
            if kind in hand:
                print(f"  {kind:5}{_line(hand[kind])}")
    return 0


def _ranked(cards: Sequence[Card], game: str) -> dict[str, Any]:
    from doorcard.ranking import best_high, best_low, best_razz

    hand: dict[str, Any] = {"cards": [str(card) for card in cards]}
    if game == "razz":
        return {**hand, "low": _told(best_razz(cards))}
    hand["high"] = _told(best_high(cards))
    if game == "hilo":
        hand["low"] = _told(best_low(cards))
    return hand


def _told(rank: HandRank | None) -> dict[str, Any] | None:
    from doorcard.ranking import hand_name

    if rank is None:
        return None
    return {
        "value": rank.value,
        "category": rank.category.value,
        "name": hand_name(rank),
        "cards": [str(card) for card in rank.cards],
    }


def _line(told: dict[str, Any] | None) -> str:
    if told is None:
        return "none"
    return f"{told['name']} ({' '.join(told['cards'])}), value {told['value']}"
