"""``doorcard histories convert``: hands of files, or of a room, in another notation."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Final, TextIO

if TYPE_CHECKING:
    from doorcard.histories.record import HandRecord
    from doorcard.histories.writers.formats import Format

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it

NOT_ALL: Final = 1


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its flags."""
    parser = subparsers.add_parser(
        "convert",
        help="write hands in another notation",
        description="Write the stud hands of files or folders, or of a room, as PokerStars text, "
        "PHH, Open Hand History or Doorcard JSON lines. Hands of a room are written as --player "
        "saw them, or as the rail did.",
        epilog="Ends with 1 if a hand could not be read or written; the others are written.",
    )
    parser.add_argument("paths", nargs="*", type=Path, metavar="PATH", help="a file or a folder")
    parser.add_argument(
        "--to", required=True, choices=("pokerstars", "phh", "ohh", "doorcard"), help="the notation"
    )
    parser.add_argument("--out", type=Path, metavar="FILE", help="write there, not to the screen")
    parser.add_argument("--data", type=Path, metavar="DIR", help="the hands of the room kept there")
    parser.add_argument("--player", metavar="NAME", help="with --data: as this player saw them")
    parser.add_argument(
        "--currency", metavar="USD", help="call the amounts this, for programs that skip play chips"
    )
    parser.set_defaults(run=run)


@dataclass
class _Counts:
    written: int = 0
    left_out: int = 0


def run(args: argparse.Namespace) -> int:
    """Write all that can be written, and say what could not be."""
    from doorcard.histories.writers.formats import Format
    from doorcard.stud import Refusal

    if not args.paths and args.data is None:
        raise Refusal("histories.nothing", "name files or folders, or a room with --data")
    counts = _Counts()
    form = Format(args.to)
    out = nullcontext(sys.stdout) if args.out is None else args.out.open("w", encoding="utf-8")
    with out as screen:
        for path in args.paths:
            _files(path, form, args.currency, screen, counts)
        if args.data is not None:
            _room(args.data, args.player, form, args.currency, screen, counts)
    print(f"{counts.written} hands written, {counts.left_out} left out", file=sys.stderr)
    return NOT_ALL if counts.left_out else 0


def _files(path: Path, form: Format, currency: str | None, screen: TextIO, counts: _Counts) -> None:
    from doorcard.histories.outcome import Skipped, Unread
    from doorcard.histories.reading import read_histories
    from doorcard.histories.record import Money
    from doorcard.stud import Refusal

    if not path.exists():
        raise Refusal("file.unreadable", f"cannot read {path}: there is no such file or folder")
    for outcome in read_histories(path):
        if isinstance(outcome, Skipped):
            continue
        if isinstance(outcome, Unread):
            counts.left_out += 1
            print(outcome, file=sys.stderr)
            continue
        record = outcome
        if currency is not None:
            record = replace(record, money=Money(currency, record.money.per_unit))
        _write(partial(_one, record, form), screen, counts)


def _one(record: HandRecord, form: Format, number: int) -> str:
    """A record in that notation; Doorcard's own lines come from the hand played through."""
    from doorcard.histories.retold import retold
    from doorcard.histories.writers import doorcard
    from doorcard.histories.writers.course import Unwritable
    from doorcard.histories.writers.formats import Format, written_record

    if form is not Format.DOORCARD:
        return written_record(form, record, number)
    told = retold(record)
    if told.notices is None:
        raise Unwritable(record, doorcard.NAME, told.why)
    return doorcard.write(told.notices, told.known)


def _room(
    folder: Path,
    player: str | None,
    form: Format,
    currency: str | None,
    screen: TextIO,
    counts: _Counts,
) -> None:
    from doorcard.cli.room_hands import seen_hands
    from doorcard.histories.record import Money
    from doorcard.histories.writers.formats import written

    for notices, known in seen_hands(folder, player):
        about = known if currency is None else replace(known, money=Money(currency, 100))
        _write(partial(written, form, notices, about), screen, counts)


def _write(make: Callable[[int], str], screen: TextIO, counts: _Counts) -> None:
    from doorcard.histories.writers.course import Unwritable

    try:
        text = make(counts.written + 1)
    except Unwritable as refusal:
        counts.left_out += 1
        print(refusal, file=sys.stderr)
        return
    counts.written += 1
    screen.write(text)
