"""Who opens and for how much, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from doorcard.stud.choices import (
    AnteAllinLowCard,
    CommonCardFirst,
    FirstActAllinHigh,
    FirstActTie,
    ShortBringInCall,
)
from doorcard.stud.house_rules import HouseRules

_NO_BRING_IN: Final = "Does not arise: this house plays without a bring-in."


def _bring_in_may_complete(rules: HouseRules) -> str:
    if not rules.bring_in:
        return _NO_BRING_IN
    if rules.bring_in_may_complete:
        return "The low card may open for a full bet instead of the bring-in."
    return "The low card must open with the bring-in and may not open for more."


def _bring_in_counts_as_bet(rules: HouseRules) -> str:
    if not rules.bring_in:
        return _NO_BRING_IN
    if rules.bring_in_counts_as_bet:
        return "The bring-in is the first bet of the round, so completing it is a raise."
    return "The bring-in is not counted as a bet: completing it is the first bet of the round."


def _short_bring_in_call(rules: HouseRules) -> str:
    if not rules.bring_in:
        return _NO_BRING_IN
    match rules.short_bring_in_call:
        case ShortBringInCall.FULL:
            return "When the bring-in is all-in for less, the others still owe the full bring-in."
        case ShortBringInCall.ACTUAL:
            return "When the bring-in is all-in for less, the others owe only what it put in."


def _ante_allin_low_card(rules: HouseRules) -> str:
    if not rules.bring_in:
        return _NO_BRING_IN
    match rules.ante_allin_low_card:
        case AnteAllinLowCard.LEFT_ACTS:
            return (
                "When the low card is all-in for its ante, the player to its left opens, and "
                "may bring in, complete or fold."
            )
        case AnteAllinLowCard.NEXT_LOWEST:
            return (
                "When the low card is all-in for its ante, the next lowest door card with "
                "chips owes the bring-in."
            )


def _first_act_tie(rules: HouseRules) -> str:
    match rules.first_act_tie:
        case FirstActTie.POSITION:
            return "Of equal boards the one nearest to the dealer's left acts first."
        case FirstActTie.SUIT:
            return "Of equal boards the one with the higher suit on its highest card acts first."


def _first_act_allin_high(rules: HouseRules) -> str:
    match rules.first_act_allin_high:
        case FirstActAllinHigh.NEXT_LEFT:
            return (
                "When the best board cannot act, the next player with chips to its left acts first."
            )
        case FirstActAllinHigh.NEXT_HIGH:
            return "When the best board cannot act, the best board among those who can acts first."


def _common_card_first(rules: HouseRules) -> str:
    match rules.common_card_first:
        case CommonCardFirst.SIXTH_STREET_ORDER:
            return (
                "When one common card stands in for the last one, the last round goes in the "
                "order of sixth street."
            )
        case CommonCardFirst.HIGH_WITH_COMMON:
            return (
                "When one common card stands in for the last one, the best board with that "
                "card counted in acts first."
            )


OPENING: Final[Mapping[str, Callable[[HouseRules], str]]] = {
    "bring_in_may_complete": _bring_in_may_complete,
    "bring_in_counts_as_bet": _bring_in_counts_as_bet,
    "short_bring_in_call": _short_bring_in_call,
    "ante_allin_low_card": _ante_allin_low_card,
    "first_act_tie": _first_act_tie,
    "first_act_allin_high": _first_act_allin_high,
    "common_card_first": _common_card_first,
}
"""The sentence of each field of this theme."""
