"""What the judge may say of a hand: a closed list."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from doorcard.stud import Chips, Event, HouseRules, SeatNo


class Verdict(StrEnum):
    """How a hand came out."""

    CONFIRMED = "confirmed"
    """Legal at every point, and every amount and winner right."""
    EXPLAINED = "explained"
    """It differs from the rules in a way that is known and named."""
    WRONG = "wrong"
    """It breaks the rules or does not add up, and nothing explains that."""
    UNREAD = "unread"
    """It could not be read."""


class Reason(StrEnum):
    """Why a hand was not simply confirmed."""

    DAMAGED_FILE = "damaged_file"
    SITE_RULE = "site_rule"
    ROUNDING = "rounding"
    NET_VERSUS_GROSS = "net_versus_gross"
    CONTRADICTS_ITSELF = "contradicts_itself"
    WRONG_STAKES = "wrong_stakes"
    WRONG_ANTE = "wrong_ante"
    WRONG_STACK = "wrong_stack"
    WRONG_OPENER = "wrong_opener"
    OUT_OF_TURN = "out_of_turn"
    ILLEGAL_ACTION = "illegal_action"
    UNFINISHED = "unfinished"
    WRONG_RETURN = "wrong_return"
    WRONG_POT = "wrong_pot"
    WRONG_RAKE = "wrong_rake"
    WRONG_AWARD = "wrong_award"
    WRONG_WINNER = "wrong_winner"
    WRONG_RESULT = "wrong_result"
    UNREADABLE = "unreadable"

    @property
    def explains(self) -> bool:
        """Is this an explanation, and no error?"""
        return self in EXPLANATIONS


EXPLANATIONS = frozenset(
    {Reason.DAMAGED_FILE, Reason.SITE_RULE, Reason.ROUNDING, Reason.NET_VERSUS_GROSS}
)


@dataclass(frozen=True, slots=True)
class Finding:
    """One point at which a hand is not as the rules have it."""

    reason: Reason
    sentence: str
    line: int = 0
    """The line of the file; 0 where it concerns the hand as a whole."""

    def __str__(self) -> str:
        return f"line {self.line}: {self.sentence}" if self.line else self.sentence


@dataclass(frozen=True, slots=True, kw_only=True)
class Judgement:
    """What became of one record."""

    verdict: Verdict
    findings: tuple[Finding, ...]
    """Errors first, then explanations."""
    rules: HouseRules | None
    """The house rules that were inferred; ``None`` where none fit."""
    pot: Chips
    """All that was contested, worked out from what was put in."""
    rake: Chips | None
    """As told, or what the awards leave of the pot."""
    taken: Mapping[SeatNo, Chips] | None
    """What each seat of the record took from the pots, as told; ``None`` where it is not."""
    seats: Mapping[SeatNo, SeatNo]
    """The seats of the record as seats of the replayed hand."""
    events: tuple[Event, ...]
    """The hand replayed, as far as it was legal."""

    @property
    def first(self) -> Finding | None:
        """The finding that decides the verdict."""
        return self.findings[0] if self.findings else None
