"""``doorcard perft FILE…``: count the betting lines of positions and compare."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from doorcard.cli.judge_play import ScriptFails, play
from doorcard.cli.judge_reading import BadCase, Json
from doorcard.cli.judge_rules import patch_from_text, read_rules
from doorcard.cli.judge_script import read_setting
from doorcard.stud import Hand, Street
from doorcard.stud.perft import perft
from doorcard.stud.refusals import Refusal


@dataclass(slots=True)
class Position:
    """A position of a table: what leads to it, and how many lines lead on."""

    name: str
    cfg: dict[str, Json] = field(default_factory=dict)
    dealer: int = 8
    players: list[str] = field(default_factory=list)
    script: dict[str, Json] = field(default_factory=dict)
    last: Street | None = None
    """Lines are followed to the end of this street; of the position's own if none."""
    counts: list[tuple[int | None, int]] = field(default_factory=list)
    """Depth and lines; every line there is at depth ``None``."""

    def hand(self) -> Hand:
        """The hand in this position. Raises ``BadCase`` or ``ScriptFails``."""
        case: dict[str, Json] = {
            "players": "\n".join(self.players),
            "dealer": self.dealer,
            "script": self.script,
        }
        return play(read_setting(case), read_rules(self.cfg)).hand


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``doorcard perft``."""
    parser = subparsers.add_parser(
        "perft",
        help="count the betting lines of positions and compare",
        description=(
            "Count the betting lines of every position of each FILE, print them beside the "
            "numbers of the file, and tell in the exit status whether all agree."
        ),
    )
    parser.add_argument("files", metavar="FILE.perft", type=Path, nargs="+")
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Count and report. 0 if all counts agree, 1 if some do not, 2 for an unreadable file."""
    differ = 0
    for path in arguments.files:
        try:
            for position in read_table(path.read_text(encoding="utf-8")):
                hand = position.hand()
                for depth, expected in position.counts:
                    came = perft(hand, depth, position.last)
                    differ += came != expected
                    told = "ok" if came == expected else f"expected {expected}"
                    print(f"{position.name} {depth or 'all'} {came} {told}")
        except (OSError, UnicodeDecodeError, BadCase, ScriptFails, Refusal) as wrong:
            print(f"doorcard perft: {path}: {wrong}", file=sys.stderr)
            return 2
    return 1 if differ else 0


def read_table(text: str) -> list[Position]:
    """The positions of a table. Raises ``BadCase`` for a line it cannot read.

    A position begins with ``id NAME``; then ``cfg field=value …``, ``dealer SEAT``, a
    ``player`` a line, the script (``3 Ann bring, Ben call``), perhaps ``last STREET``,
    and its counts (``perft DEPTH LINES``; ``all`` for every line there is).

    >>> [position] = read_table("id x" + chr(10) + "perft 2 9  # by hand")
    >>> position.name, position.counts
    ('x', [(2, 9)])
    """
    positions: list[Position] = []
    for line in _lines(text):
        word, _, rest = line.partition(" ")
        if word == "id":
            positions.append(Position(rest))
        elif not positions:
            raise BadCase(f"a position begins with its id, not {line!r}")
        else:
            _read_line(positions[-1], word, rest.strip())
    return positions


def _lines(text: str) -> Iterator[str]:
    for line in text.splitlines():
        told = line.partition("#")[0].strip()
        if told:
            yield told


def _read_line(position: Position, word: str, rest: str) -> None:
    numbers = rest.split()
    if word == "cfg":
        for change in numbers:
            position.cfg |= patch_from_text(change)
    elif word == "player":
        position.players.append(rest)
    elif word in "34567":
        position.script[word] = rest
    elif word == "dealer" and rest.isdigit():
        position.dealer = int(rest)
    elif word == "last" and rest in "34567":
        position.last = Street(int(rest))
    elif word == "perft" and len(numbers) == 2 and numbers[1].isdigit():
        if numbers[0] != "all" and not numbers[0].isdigit():
            raise BadCase(f"cannot read perft {rest!r}: a depth is a number, or all")
        depth = None if numbers[0] == "all" else int(numbers[0])
        position.counts.append((depth, int(numbers[1])))
    else:
        raise BadCase(f"cannot read {word} {rest!r}")
