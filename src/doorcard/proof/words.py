"""Findings as English sentences, for the terminal. Programs read the codes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doorcard.proof.findings import Finding, Step

TITLES: Final = {
    Step.FILE: "file",
    Step.OPENING: "opening event",
    Step.SEEDS: "seeds",
    Step.DECKS: "decks",
    Step.CARDS: "cards",
    Step.PLAY: "play",
    Step.CLOSING: "end",
    Step.CHAIN: "hands before",
    Step.COMPARE: "compared",
}
"""What the steps are called."""

_SENTENCES: Final = {
    "file.malformed": "{sentence}",
    "mixed.malformed": "{sentence}",
    "card.malformed": "{sentence}",
    "receipt.malformed": "{sentence}",
    "closing.malformed": "{sentence}",
    "opening.malformed": "{sentence}",
    "signature.opening": "the room's signature under the opening event{of_number} is not right",
    "key.changed": "the room signed with key {used:.16}…, and you know it by {known:.16}…",
    "opening.changed": (
        "your seed was given for another opening event: the room changed it afterwards, and "
        "its own receipt proves it"
    ),
    "signature.receipt": "the room's signature under your receipt is not right",
    "commitment.mine": "your commitment does not stand at seat {seat}: your seed was left out",
    "seed.missing": "seat {seat} committed to a seed that is not in the mix: it was dropped",
    "seed.uncommitted": "seat {seat} gave a seed that it had not committed to beforehand",
    "seed.wrong": "the seed of seat {seat} is not the one it committed to",
    "seed.mine": "the seed in the mix for seat {seat} is not yours",
    "mark.unchecked": (
        "no person took part in this shuffle: the room could have chosen it. Unchecked"
    ),
    "mark.not_mine": (
        "no seed of yours is in it: that the shuffle is fair rests on the other players' seeds"
    ),
    "deck.unopened": "not all seven decks that were not played lie open: missing {missing}",
    "deck.wrong": "deck {deck} is not the deck that was fixed in advance",
    "deck.leaves": "the deck that was played is not the one that was fixed in advance",
    "card.unopened": "notice {v}: no proof comes with {card} at place {place}",
    "card.wrong": "notice {v}: {card} is not the card that was fixed for place {place}",
    "card.place": "notice {v}: {card} was dealt at place {place}, and lies at place {told}",
    "card.repeated": "notice {v}: {card} was dealt from place {place} and from place {also}",
    "card.extra": "notice {v}: it opens cards that it does not tell, at places {places}",
    "reclaim.order": (
        "notice {v}: {card} was dealt at place {place} and lies at place {told}: the reclaimed "
        "cards were not dealt in the order that the mix fixed"
    ),
    "started.hand": "hand {opened} was opened, and hand {closed} ended",
    "started.seats": "seats {opened} were fixed in the opening event, and {started} were dealt in",
    "started.dealer": "the button was fixed at seat {opened}, and stood at seat {started}",
    "started.rules": "the hand was played by other house rules than those fixed",
    "play.gap": "notice {v} is missing",
    "play.illegal": "notice {v} ({type}) is against the house rules",
    "signature.closing": "the room's signature under the end of the hand{of_number} is not right",
    "play.closing": "the room signed another course of the hand than you were told",
    "void.unfounded": (
        "hand {number} was voided without a silent seat ({reason}): the room may not do that"
    ),
    "void.mine": "the room called you silent, and it had given you a receipt for your seed",
    "void.decks": "hand {number} is void, and its decks are not all the ones fixed in advance",
    "void.mixed": "the hand was voided after the cards were fixed",
    "mark.blamed": (
        "the room called you silent, and you have a seed but no receipt: it came too late, or "
        "the room says so"
    ),
    "mark.unfinished": "the hand had not ended when it was saved",
    "chain.gap": "hand {number} came after hand {before}: numbers were skipped",
    "chain.previous": "hand {number} does not follow the hand that you know before it",
    "chain.silent": "hand {number} dealt in seats {seats}, which had been silent",
    "mark.void": "hand {number} is void: silent were seats {silent}",
    "compare.opening": (
        "TWO STORIES: the room signed two opening events for one hand of table {table}"
    ),
    "compare.closing": "TWO STORIES: the room signed two ends of hand {number} of table {table}",
    "compare.key": "table {table} is signed with different keys",
    "compare.root": "one deck was used in hands {numbers} of table {table}",
    "compare.notices": "hand {number}: notice {v} was told differently",
    "compare.card": "hand {number}: two different cards were told at place {place}",
    "compare.chain": "hand {number} of table {table} does not follow the hand in the other file",
}


def sentence(finding: Finding) -> str:
    """The finding in words.

    >>> from doorcard.proof.findings import found
    >>> sentence(found("mark.void", number=17, silent=[3, 6]))
    'hand 17 is void: silent were seats 3, 6'
    """
    facts = {name: _spoken(value) for name, value in finding.facts.items()}
    of_number = f" of hand {finding.facts['number']}" if "number" in finding.facts else ""
    return _SENTENCES[finding.code].format_map({"of_number": of_number, **facts})


def _spoken(value: object) -> str:
    if isinstance(value, Sequence) and not isinstance(value, str):
        return ", ".join(map(str, value)) or "none"
    return str(value)
