"""Why cards cannot be ranked, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from doorcard.cards import CARDS, UNKNOWN, Card


def unrankable(cards: Sequence[Card], least: int, most: int, what: str) -> ValueError:
    """The error for cards that are not ``least`` to ``most`` different known ones.

    Its sentence names no card: a holding may be hidden, and errors end up in logs.
    """
    count = len(cards)
    if not least <= count <= most:
        span = f"{least} to {most}"
        return ValueError(f"cannot rank {count} cards: {what} has {span}")
    unknown = sum(card == UNKNOWN for card in cards)
    if unknown:
        return ValueError(
            f"cannot rank {what} with unknown cards (??): {unknown} of {count} are "
            "unknown, leave them out or wait until they are shown"
        )
    if any(card not in CARDS for card in cards):
        return ValueError(
            f"cannot rank {what}: a card is a whole number from 0 (2c) to 51 (As), "
            "write doorcard.cards.parse_cards('Ah Td') to get some"
        )
    return ValueError(
        f"cannot rank {what}: of its {count} cards only {len(set(cards))} are different, "
        "and a deck holds each once"
    )
