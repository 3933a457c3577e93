"""Hands of our own making, one file a format, and ways to tamper with them."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from decimal import Decimal
from pathlib import Path

from doorcard.histories.judging import Judgement, Verdict, judge
from doorcard.histories.outcome import Outcome, Skipped, Unread, Unreadable
from doorcard.histories.readers.lines import Line, lines_of
from doorcard.histories.reading import Format, format_of
from doorcard.histories.record import HandRecord

FOLDER = Path(__file__).parent / "hands"
FILES = sorted(each.name for each in FOLDER.iterdir())
_BRACKETS = re.compile(r"\[[^\]]*[cdhs][^\]]*\]")
_NUMBER = re.compile(
    r"(?<![\w.,#:/\-+])[$€]?(\d+(?:\.\d+)?)(?![\w:/\-]|[.,]\d)|(?<=[($€\[+\-])(\d+(?:\.\d+)?)"
)


def told(file: str) -> list[Line]:
    """The lines of one of the files."""
    return list(lines_of(FOLDER / file))


def reader_of(lines: Iterable[Line]) -> Format:
    found = format_of(lines)
    assert found is not None
    return found


def outcomes(lines: list[Line]) -> list[Outcome]:
    return list(reader_of(lines).hands(lines, "some file"))


def hands(file: str) -> list[list[Line]]:
    """The lines of each hand of a text file alone."""
    lines = told(file)
    starts = [each.line for each in outcomes(lines) if isinstance(each, HandRecord)]
    return [
        [line for line in lines if start <= line.number < end]
        for start, end in zip(starts, [*starts[1:], len(lines) + 1], strict=True)
    ]


def records(file: str) -> list[HandRecord]:
    return [each for each in outcomes(told(file)) if isinstance(each, HandRecord)]


def verdict_of(outcome: Outcome) -> Verdict | None:
    """What the check would say; ``None`` for a hand of another game."""
    match outcome:
        case HandRecord():
            return judge(outcome).verdict
        case Unread(why=Unreadable.NOT_UNDERSTOOD):
            return Verdict.UNREAD
        case Unread(why=Unreadable.SCRAMBLED):
            return Verdict.EXPLAINED
        case Unread():
            return Verdict.WRONG
        case Skipped():
            return None


def verdicts(lines: list[Line]) -> list[Verdict | None]:
    return [verdict_of(each) for each in outcomes(lines)]


def judged(lines: list[Line]) -> list[Judgement]:
    return [judge(each) for each in outcomes(lines) if isinstance(each, HandRecord)]


def changed(lines: list[Line], number: int, text: str) -> list[Line]:
    """The same file with another text on one line."""
    return [Line(each.number, text) if each.number == number else each for each in lines]


def replaced(lines: list[Line], old: str, new: str) -> list[Line]:
    """The same file with one word for another; it must have been there."""
    assert any(old in each.text for each in lines), old
    return [Line(each.number, each.text.replace(old, new)) for each in lines]


def one_off(lines: list[Line], meaning: re.Pattern[str], unit: Decimal) -> Iterator[list[Line]]:
    """Every amount on every line that ``meaning`` finds, one chip more and one chip less."""
    for line in lines:
        if not meaning.search(line.text):
            continue
        blank = _BRACKETS.sub(lambda found: "_" * len(found[0]), line.text)
        for found in _NUMBER.finditer(blank):
            group = 1 if found[1] else 2
            for step in (unit, -unit):
                amount = Decimal(found[group]) + step
                if amount >= 0:
                    start, end = found.span(group)
                    yield changed(
                        lines, line.number, line.text[:start] + str(amount) + line.text[end:]
                    )
