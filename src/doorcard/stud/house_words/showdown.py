"""Showing hands and splitting pots, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from doorcard.stud.choices import Game, MuckDisclosure, OddChipHigh, OddChipLow, ShowdownOrder
from doorcard.stud.house_rules import HouseRules


def _odd_chip_high(rules: HouseRules) -> str:
    match rules.odd_chip_high:
        case OddChipHigh.LEFT_OF_DEALER:
            return "The odd chip goes to the first of the tied hands left of the dealer."
        case OddChipHigh.SUIT_5:
            return (
                "The odd chip goes to the tied hand with the highest card by rank and suit "
                "among the five that play."
            )
        case OddChipHigh.SUIT_7:
            return (
                "The odd chip goes to the tied hand with the highest card by rank and suit "
                "among all seven."
            )


def _odd_chip_low(rules: HouseRules) -> str:
    if rules.game is not Game.HILO:
        return "Does not arise: the pot is not split between high and low."
    match rules.odd_chip_low:
        case OddChipLow.LEFT_OF_DEALER:
            return "Of tied lows the first left of the dealer gets the odd chip."
        case OddChipLow.HIGH_SUIT_5:
            return (
                "Of tied lows the one with the highest card by rank and suit in the low hand "
                "gets the odd chip, aces being low."
            )
        case OddChipLow.LOW_SUIT_7:
            return (
                "Of tied lows the one with the lowest of all seven cards by rank and suit gets "
                "the odd chip, aces being low."
            )


def _showdown_order(rules: HouseRules) -> str:
    match rules.showdown_order:
        case ShowdownOrder.AGGRESSOR_THEN_CLOCKWISE:
            return (
                "Whoever bet or raised last on the last round shows first; if nobody did, the "
                "first to act; then clockwise."
            )
        case ShowdownOrder.SIDE_POTS_FIRST:
            return (
                "The hands of the last side pot show first, down to the main pot; within a pot "
                "the last to bet or raise, then clockwise."
            )


def _loser_may_muck(rules: HouseRules) -> str:
    if rules.loser_may_muck:
        return "A beaten hand may be mucked unseen; only a hand that was shown can win."
    return "At the showdown every hand still in must be shown."


def _allin_faceup(rules: HouseRules) -> str:
    if rules.allin_faceup:
        return "When no more betting is possible, all hands are turned up while the cards run out."
    return "Hands stay closed while the cards run out, even when no more betting is possible."


def _muck_disclosure(rules: HouseRules) -> str:
    match rules.muck_disclosure:
        case MuckDisclosure.NONE:
            return "A hand mucked at the showdown is told to nobody."
        case MuckDisclosure.DEALT_IN:
            return "A player who was dealt in may ask to see a called hand that was mucked."


SHOWDOWN: Final[Mapping[str, Callable[[HouseRules], str]]] = {
    "odd_chip_high": _odd_chip_high,
    "odd_chip_low": _odd_chip_low,
    "showdown_order": _showdown_order,
    "loser_may_muck": _loser_may_muck,
    "allin_faceup": _allin_faceup,
    "muck_disclosure": _muck_disclosure,
}
"""The sentence of each field of this theme."""
