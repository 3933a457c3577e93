"""Which cards can be ranked, and the sentence for those that cannot."""

from __future__ import annotations

from collections.abc import Sequence

from doorcard.cards import CARDS, UNKNOWN, Card


def demand_rankable(cards: Sequence[Card], least: int, most: int, what: str) -> None:
    """Raise ``ValueError`` unless these are ``least`` to ``most`` different known cards.

    Its sentence names no card: a holding may be hidden, and errors end up in logs.
    """
    count = len(cards)
    if not least <= count <= most:
        raise ValueError(
            f"{_counted(count)} cannot be ranked as {what}: it takes {least} to {most}"
        )
    unknown = sum(card == UNKNOWN for card in cards)
    if unknown:
        raise ValueError(
            f"{_counted(count)} cannot be ranked as {what} while {unknown} of them "
            f"{'is' if unknown == 1 else 'are'} unknown (??): leave out what nobody has seen"
        )
    if any(card not in CARDS for card in cards):
        raise ValueError(
            f"{_counted(count)} cannot be ranked as {what}: each must be one of "
            "doorcard.cards.CARDS, as parse_cards('Ah Td') gives them"
        )
    different = len(set(cards))
    if different < count:
        raise ValueError(
            f"{_counted(count)} cannot be ranked as {what} when only {different} of them "
            "are different: a deck holds each card once"
        )


def _counted(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"
