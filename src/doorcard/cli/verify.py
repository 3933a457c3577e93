"""``doorcard verify``: is a saved hand what the room says it is?"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from doorcard.proof import Report

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it

BROKEN: Final = 1
UNREADABLE: Final = 2
MARKED: Final = 3
_LARGEST: Final = 4_000_000
"""Bytes. A hand of eight with all its proofs has about 40,000."""


def add_parser(subparsers: Subparsers) -> None:
    """Add ``doorcard verify``."""
    parser = subparsers.add_parser(
        "verify",
        help="check saved hands: the shuffle, the cards and the play",
        description=(
            "Check hands that you saved: that the cards were fixed before anybody could choose "
            "them, that each card you saw lay at its place, and that the hand was played by the "
            "house rules. No room is asked. Several files are also compared: if two players were "
            "told different stories of one hand, their files prove it."
        ),
        epilog=(
            "Status: 0 everything that can be checked holds; 1 something is false; 2 a file "
            "cannot be read; 3 it holds, and there is something to know."
        ),
    )
    parser.add_argument("files", nargs="+", type=Path, metavar="FILE", help="a saved hand")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Check the files and say what was found. Raises ``Refusal`` for a file that is not there."""
    from doorcard.proof import compare, verify_file

    reports = [verify_file(_bytes(file)) for file in arguments.files]
    compared = compare(reports) if len(reports) > 1 else None
    everything = reports if compared is None else [*reports, compared]
    if arguments.json:
        print(json.dumps(_as_json(arguments.files, reports, compared), indent=2))
    else:
        for file, report in zip(arguments.files, reports, strict=True):
            print("\n".join(_in_words(file, report)), end="\n\n")
        if compared is not None:
            print("\n".join(_comparison(compared, len(reports))), end="\n\n")
        print(_verdict(everything))
    return _status(everything)


def _bytes(file: Path) -> bytes:
    from doorcard.stud.refusals import Refusal

    try:
        with file.open("rb") as opened:
            text = opened.read(_LARGEST + 1)
    except OSError as wrong:
        raise Refusal("file.unreadable", f"{file}: {wrong.strerror}") from None
    if len(text) > _LARGEST:
        raise Refusal("file.too_large", f"{file} is no saved hand: it has over {_LARGEST} bytes")
    return text


def _in_words(file: Path, report: Report) -> Iterator[str]:
    from doorcard.proof import Step, Verdict
    from doorcard.proof.words import TITLES, sentence

    hand = report.hand
    if hand is None:
        yield f"{file}"
    else:
        seat = "the rail" if hand.viewer is None else f"seat {hand.viewer}"
        opening = hand.opening
        yield f"{file}: hand {opening.number} ({opening.hand}) of {opening.table}, from {seat}"
        yield f"  room key {hand.key.hex()}"
    for step in Step:
        verdict = report.of(step)
        if verdict is Verdict.NOT_CHECKED:
            continue
        yield f"  {_MARKS[verdict.value]} {TITLES[step]:<14} {_what(step, report)}".rstrip()
        for each in report.findings:
            if each.step is step:
                yield f"        {each.code}: {sentence(each)}"
    if report.code is not None:
        yield f"  hand code {report.code}: the same for everybody who was told the same"


def _what(step: str, report: Report) -> str:
    """What was looked at in a step."""
    hand = report.hand
    if hand is None:
        return ""
    people = len(hand.opening.people)
    played = hand.closing is not None and not hand.closing.is_void
    return {
        "opening": f"signed; eight decks and {len(hand.opening.seats)} seats fixed in it",
        "seeds": f"{people} of people, {len(hand.opening.seats) - people} of house bots",
        "decks": "seven laid open, the eighth fixed by its 52 leaves",
        "cards": f"{len(report.faces)} were told and lay at their places",
        "play": f"{len(hand.notices)} notices, judged by the house rules",
        "closing": "played" if played else "void" if hand.closing else "not ended",
        "chain": f"{len(hand.before)} known",
    }.get(step, "")


def _comparison(compared: Report, count: int) -> Iterator[str]:
    from doorcard.proof.words import sentence

    yield f"{count} files compared"
    if not compared.findings:
        yield "  ok     nothing in them contradicts"
    for each in compared.findings:
        yield f"  FALSE  {each.code}: {sentence(each)}"


def _verdict(reports: Sequence[Report]) -> str:
    proof = (
        "the room's signature in it is the proof"
        if _is_signed(reports)
        else "but no signature of the room is shown to be under what is false, so that it may be "
        "the file's own damage: save the hand anew and check it again"
    )
    return {
        0: "Everything that can be checked holds.",
        BROKEN: f"SOMETHING IS FALSE. Keep the file: {proof}.",
        UNREADABLE: "A file cannot be read as a saved hand.",
        MARKED: "Nothing is false. There is something to know: see the lines marked 'note'.",
    }[_status(reports)]


def _is_signed(reports: Sequence[Report]) -> bool:
    """Is there a false file whose opening event the room has signed, or two that contradict?"""
    from doorcard.proof import Level, Step

    return any(
        any(each.level is Level.BROKEN for each in report.findings)
        and not any(each.code == "signature.opening" for each in report.findings)
        and (report.hand is not None or any(e.step is Step.COMPARE for e in report.findings))
        for report in reports
    )


def _status(reports: Sequence[Report]) -> int:
    from doorcard.proof import Level, Step

    findings = [each for report in reports for each in report.findings]
    broken = {each.step for each in findings if each.level is Level.BROKEN}
    if broken - {Step.FILE}:
        return BROKEN
    if broken:
        return UNREADABLE
    return MARKED if findings else 0


def _as_json(
    files: Sequence[Path], reports: Sequence[Report], compared: Report | None
) -> dict[str, object]:
    made = [
        {"file": str(file), **report.plain()} for file, report in zip(files, reports, strict=True)
    ]
    everything = reports if compared is None else [*reports, compared]
    return {
        "status": _status(everything),
        "files": made,
        "compared": None if compared is None else [each.plain() for each in compared.findings],
    }


_MARKS: Final = {"holds": "ok    ", "marked": "note  ", "broken": "FALSE "}
