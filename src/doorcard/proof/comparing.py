"""Several saved hands beside each other: what one file cannot show."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations

from doorcard.fairness import ClosingEvent, OpeningEvent, canonical
from doorcard.proof.closing_check import rail
from doorcard.proof.findings import Finding, found
from doorcard.proof.report import Report
from doorcard.proof.saved_hand import SavedHand


def compare(reports: Sequence[Report]) -> Report:
    """What does not go together in these hands.

    Files of one table by any viewers, of one hand or of several. Hands that have
    nothing to do with each other have nothing to find.
    """
    read = [report for report in reports if report.hand is not None]
    findings: list[Finding] = []
    for one, other in combinations(read, 2):
        findings += _pair(one, other)
    unique = {canonical(each.plain()): each for each in findings}
    return Report(None, tuple(unique.values()))


def _pair(one: Report, other: Report) -> Iterator[Finding]:
    here, there = one.hand, other.hand
    if here is None or there is None:
        return
    if here.opening.table == there.opening.table and here.key != there.key:
        yield found("compare.key", table=here.opening.table)
    for opening, closing in _hands(here):
        for opening_2, closing_2 in _hands(there):
            yield from _openings(opening, opening_2)
            if _same(opening, opening_2) and closing is not None and closing_2 is not None:
                yield from _closings(closing, closing_2)
            yield from _follows(opening, opening_2, closing_2)
            yield from _follows(opening_2, opening, closing)
    if _same(here.opening, there.opening):
        yield from _same_hand(one, other, here, there)


def _hands(hand: SavedHand) -> Iterator[tuple[OpeningEvent, ClosingEvent | None]]:
    """The hand itself, and those before it."""
    yield hand.opening, hand.closing
    for link in hand.before:
        yield link.opening, link.closing


def _same(one: OpeningEvent, other: OpeningEvent) -> bool:
    return (one.table, one.number) == (other.table, other.number)


def _openings(one: OpeningEvent, other: OpeningEvent) -> Iterator[Finding]:
    """Two signed openings of one number; or two numbers, or hands, with one deck."""
    if _same(one, other):
        if one.digest != other.digest:
            yield found("compare.opening", table=one.table, number=one.number)
        return
    if set(one.roots) & set(other.roots):
        numbers = sorted((one.number, other.number))
        yield found("compare.root", table=one.table, numbers=numbers)
    if one.hand == other.hand:
        yield found("compare.opening", table=one.table, hand=one.hand)


def _closings(one: ClosingEvent, other: ClosingEvent) -> Iterator[Finding]:
    if one.digest != other.digest:
        yield found("compare.closing", table=one.table, number=one.number)


def _follows(
    after: OpeningEvent, before: OpeningEvent, closing: ClosingEvent | None
) -> Iterator[Finding]:
    """A hand holds the digest of how the one before it ended."""
    next_one = (before.table, before.number + 1)
    if closing is None or (after.table, after.number) != next_one:
        return
    if after.previous != closing.digest:
        yield found("compare.chain", table=after.table, number=after.number)


def _same_hand(one: Report, other: Report, here: SavedHand, there: SavedHand) -> Iterator[Finding]:
    """Two viewers of one hand: what both may know must be the same."""
    for place in sorted(one.faces.keys() & other.faces.keys()):
        if one.faces[place] != other.faces[place]:
            yield found("compare.card", number=here.opening.number, place=place)
    told = zip(rail(here.notices), rail(there.notices), strict=False)
    for v, (mine, theirs) in enumerate(told, start=1):
        if canonical(mine) != canonical(theirs):
            yield found("compare.notices", number=here.opening.number, v=v)
            return
