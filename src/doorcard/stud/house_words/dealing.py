"""How the cards are dealt, in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from doorcard.stud.choices import ShortDeck
from doorcard.stud.house_rules import HouseRules


def _burn_cards(rules: HouseRules) -> str:
    if rules.burn_cards:
        return "A card is burned before each street after the first deal."
    return "No cards are burned."


def _short_deck(rules: HouseRules) -> str:
    common = "otherwise one common card, face up, is everybody's last card."
    match rules.short_deck:
        case ShortDeck.RECLAIM_BURNS:
            return (
                "When the deck is too short for the last street, the rest of it and the burned "
                f"cards are mixed and dealt if they suffice; {common}"
            )
        case ShortDeck.TDA:
            return (
                "The last street is dealt in the ordinary way only if a burn and one undealt "
                "card are to spare; if not, the rest and the burned cards are mixed and dealt "
                f"under the same condition; {common}"
            )
        case ShortDeck.COMMUNITY_ONLY:
            return (
                "When the deck is too short for the last street, one common card, face up, is "
                "everybody's last card; burned cards stay out."
            )


def _four_first(rules: HouseRules) -> str:
    if rules.four_first:
        return (
            "Four cards, two down and two up, are dealt before the first betting round; there "
            "is none on third street."
        )
    return "The first betting round comes after three cards, two down and one up."


DEALING: Final[Mapping[str, Callable[[HouseRules], str]]] = {
    "burn_cards": _burn_cards,
    "short_deck": _short_deck,
    "four_first": _four_first,
}
"""The sentence of each field of this theme."""
