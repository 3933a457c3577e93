"""The kinds of hand."""

from __future__ import annotations

from enum import StrEnum


class Category(StrEnum):
    """The nine kinds of high hand from worst to best, and the low.

    A royal flush is the best straight flush and no kind of its own; only its name
    differs. The values are the codes that travel on the wire.

    Source: the ranking that all houses share (001, item 41); the low, 002, item 21.
    """

    HIGH_CARD = "high_card"
    PAIR = "pair"
    TWO_PAIR = "two_pair"
    THREE_OF_A_KIND = "three_of_a_kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR_OF_A_KIND = "four_of_a_kind"
    STRAIGHT_FLUSH = "straight_flush"
    LOW = "low"
    """Unpaired cards that count as a low hand; the ace is low."""
