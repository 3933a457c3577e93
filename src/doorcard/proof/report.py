"""The whole check of one saved hand."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

from doorcard.cards import Card
from doorcard.fairness import BadFairRecord, Mix
from doorcard.proof.cards_check import PlaceBook
from doorcard.proof.closing_check import check_chain, check_closing
from doorcard.proof.decks_check import check_decks
from doorcard.proof.findings import Finding, Level, Step, found
from doorcard.proof.following import begun, shown_later
from doorcard.proof.opening_check import check_opening, check_seeds
from doorcard.proof.play_check import Judge, check_start
from doorcard.proof.saved_hand import SavedHand, read_saved_hand
from doorcard.stud import HandStarted


class Verdict(StrEnum):
    """What a check comes to."""

    HOLDS = "holds"
    """Everything that can be checked holds."""
    MARKED = "marked"
    """It holds, and there is something to know."""
    BROKEN = "broken"
    """Something is false."""
    NOT_CHECKED = "not_checked"
    """A step for which there was nothing to look at."""


@dataclass(frozen=True)
class Report:
    """What was found in one saved hand, or by comparing several."""

    hand: SavedHand | None
    """``None`` when the file could not be read, or for a comparison."""
    findings: tuple[Finding, ...]
    code: str | None = None
    """The hand code, where there is a mix."""
    faces: dict[int, Card] = field(default_factory=dict)
    """The cards that the viewer was told, by place."""
    checked: frozenset[Step] = frozenset()
    """The steps for which there was something to look at."""

    @property
    def verdict(self) -> Verdict:
        """What it all comes to."""
        return _verdict(self.findings)

    def of(self, step: Step) -> Verdict:
        """What one step comes to."""
        findings = [each for each in self.findings if each.step is step]
        return _verdict(findings) if findings or step in self.checked else Verdict.NOT_CHECKED

    def plain(self) -> dict[str, Any]:
        """Its JSON."""
        opening = None if self.hand is None else self.hand.opening
        return {
            "table": opening and opening.table,
            "hand": opening and opening.hand,
            "number": opening and opening.number,
            "viewer": self.hand and self.hand.viewer,
            "code": self.code,
            "verdict": self.verdict.value,
            "steps": {
                step.value: self.of(step).value
                for step in Step
                if self.of(step) is not Verdict.NOT_CHECKED
            },
            "cards": len(self.faces),
            "notices": 0 if self.hand is None else len(self.hand.notices),
            "findings": [each.plain() for each in self.findings],
        }


def _verdict(findings: tuple[Finding, ...] | list[Finding]) -> Verdict:
    levels = {each.level for each in findings}
    if Level.BROKEN in levels:
        return Verdict.BROKEN
    return Verdict.MARKED if levels else Verdict.HOLDS


def verify_file(text: bytes) -> Report:
    """The check of a file's bytes. A file that cannot be read is a broken one."""
    try:
        hand = read_saved_hand(text)
    except BadFairRecord as wrong:
        return Report(None, (found(wrong.code, sentence=str(wrong)),))
    return verify(hand)


def verify(hand: SavedHand) -> Report:
    """Check a saved hand: the deal and, as far as its viewer saw, the play."""
    findings = list(check_opening(hand))
    checked = {Step.OPENING, Step.CLOSING}
    seeds, mix = check_seeds(hand)
    findings += seeds
    book: PlaceBook | None = None
    if hand.mixed is not None:
        checked.add(Step.SEEDS)
        if mix is not None:
            checked |= {Step.DECKS, Step.CARDS}
            findings += check_decks(hand.opening, hand.mixed, mix)
            book = PlaceBook(hand.opening, mix, hand.mixed.leaves)
    if hand.notices:
        checked.add(Step.PLAY)
        findings += _check_notices(hand, mix, book)
    findings += check_closing(hand)
    if hand.before:
        checked.add(Step.CHAIN)
        findings += check_chain(hand)
    return Report(
        hand,
        tuple(findings),
        code=None if mix is None else mix.code,
        faces=book.faces if book is not None else {},
        checked=frozenset(checked),
    )


def _check_notices(hand: SavedHand, mix: Mix | None, book: PlaceBook | None) -> Iterator[Finding]:
    """Cards and play together: a card's place depends on who has folded before it."""
    first, *rest = hand.notices
    if hand.mixed is None:
        yield found("play.gap", v=first.v)
        return
    started = first.event
    yield from check_start(hand.opening, first)
    if not isinstance(started, HandStarted):
        return
    if first.v != 1:
        yield found("play.gap", v=first.v)
    faces = shown_later(each.event for each in hand.notices)
    reclaim = mix.reclaim if mix is not None else tuple(range(52))
    judge = Judge(begun(started, reclaim), faces)
    for v, told in enumerate(rest, start=2):
        if told.v != v:
            yield found("play.gap", v=v)
            return
        try:
            allowed = judge.allows(told.event)
            if book is not None:
                yield from book.check(told, judge.expected_street())
            if not allowed:
                yield found("play.illegal", v=v, type=str(told.notice["type"]))
                return
            judge.follow(told.event)
        except (LookupError, ValueError):
            yield found("play.illegal", v=v, type=str(told.notice["type"]))
            return
    if hand.closing is not None and not hand.closing.is_void and not judge.hand.is_over:
        yield found("play.gap", v=len(hand.notices) + 1)
