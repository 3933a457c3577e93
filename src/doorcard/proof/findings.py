"""What a verifier finds: a stable code, how grave it is, and the step it belongs to."""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final


class Step(StrEnum):
    """The steps of a check, in their order."""

    FILE = "file"
    OPENING = "opening"
    SEEDS = "seeds"
    DECKS = "decks"
    CARDS = "cards"
    PLAY = "play"
    CLOSING = "closing"
    CHAIN = "chain"
    COMPARE = "compare"


class Level(StrEnum):
    """How grave a finding is."""

    BROKEN = "broken"
    """Something is false."""
    MARKED = "marked"
    """Nothing is false, and a player should know it all the same."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that a verifier found."""

    code: str
    facts: dict[str, Any] = field(default_factory=dict)

    @property
    def step(self) -> Step:
        """The step that it belongs to."""
        return CODES[self.code]

    @property
    def level(self) -> Level:
        """How grave it is."""
        return Level.MARKED if self.code.startswith("mark.") else Level.BROKEN

    def plain(self) -> dict[str, Any]:
        """Its JSON."""
        return {
            "code": self.code,
            "level": self.level.value,
            "step": self.step.value,
            "facts": self.facts,
        }


def found(code: str, **facts: object) -> Finding:
    """A finding. ``KeyError`` for a code that no step has."""
    return Finding(code, facts) if code in CODES else _no_such(code)


def _no_such(code: str) -> Finding:
    raise KeyError(code)


CODES: Final[dict[str, Step]] = {
    "file.malformed": Step.FILE,
    "mixed.malformed": Step.FILE,
    "card.malformed": Step.FILE,
    "receipt.malformed": Step.FILE,
    "closing.malformed": Step.FILE,
    "opening.malformed": Step.OPENING,
    "signature.opening": Step.OPENING,
    "key.changed": Step.OPENING,
    "opening.changed": Step.OPENING,
    "signature.receipt": Step.OPENING,
    "commitment.mine": Step.OPENING,
    "seed.missing": Step.SEEDS,
    "seed.uncommitted": Step.SEEDS,
    "seed.wrong": Step.SEEDS,
    "seed.mine": Step.SEEDS,
    "mark.unchecked": Step.SEEDS,
    "mark.not_mine": Step.SEEDS,
    "deck.unopened": Step.DECKS,
    "deck.wrong": Step.DECKS,
    "deck.leaves": Step.DECKS,
    "card.unopened": Step.CARDS,
    "card.wrong": Step.CARDS,
    "card.place": Step.CARDS,
    "card.repeated": Step.CARDS,
    "card.extra": Step.CARDS,
    "reclaim.order": Step.CARDS,
    "started.hand": Step.PLAY,
    "started.seats": Step.PLAY,
    "started.dealer": Step.PLAY,
    "started.rules": Step.PLAY,
    "play.gap": Step.PLAY,
    "play.illegal": Step.PLAY,
    "signature.closing": Step.CLOSING,
    "play.closing": Step.CLOSING,
    "void.unfounded": Step.CLOSING,
    "void.mine": Step.CLOSING,
    "void.decks": Step.CLOSING,
    "void.mixed": Step.CLOSING,
    "mark.unfinished": Step.CLOSING,
    "mark.blamed": Step.CLOSING,
    "chain.gap": Step.CHAIN,
    "chain.previous": Step.CHAIN,
    "chain.silent": Step.CHAIN,
    "mark.void": Step.CHAIN,
    "compare.opening": Step.COMPARE,
    "compare.closing": Step.COMPARE,
    "compare.key": Step.COMPARE,
    "compare.root": Step.COMPARE,
    "compare.notices": Step.COMPARE,
    "compare.card": Step.COMPARE,
    "compare.chain": Step.COMPARE,
}
"""Every code with its step."""
