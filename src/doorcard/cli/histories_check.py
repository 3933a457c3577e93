"""``doorcard histories check``: was each hand of these files played by the rules?"""

from __future__ import annotations

import argparse
import json
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from doorcard.histories.judging import Finding, Judgement
    from doorcard.histories.outcome import Unread
    from doorcard.histories.record import HandRecord

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it

NOT_ALL_RIGHT: Final = 1
UNREAD: Final = {
    "not_understood": ("unread", "unreadable"),
    "scrambled": ("explained", "damaged_file"),
    "contradicts": ("wrong", "contradicts_itself"),
}
"""What a hand without a record comes out as, and why."""
VERDICTS: Final = ("confirmed", "explained", "wrong", "unread")


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its flags."""
    parser = subparsers.add_parser(
        "check",
        help="judge every hand of files or folders",
        description="Replay every stud hand of these files under the house rules that fit its "
        "room, work out pots, rake and winners, and compare. Hands of other games are counted.",
        epilog="Ends with 1 if any hand is wrong or could not be read.",
    )
    parser.add_argument("paths", nargs="+", type=Path, metavar="PATH", help="a file or a folder")
    parser.add_argument("--json", action="store_true", help="a JSON object a line, for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print a line a hand, and how many came out how."""
    from doorcard.histories.judging import judge
    from doorcard.histories.outcome import Skipped, Unread
    from doorcard.histories.reading import read_histories
    from doorcard.stud import Refusal

    counts: Counter[str] = Counter()
    for path in args.paths:
        if not path.exists():
            raise Refusal("file.unreadable", f"cannot read {path}: there is no such file or folder")
        for outcome in read_histories(path):
            if isinstance(outcome, Skipped):
                counts["of other games"] += 1
                continue
            if isinstance(outcome, Unread):
                told = _unread(outcome)
            else:
                told = _judged(outcome, judge(outcome))
            counts[str(told["verdict"])] += 1
            print(json.dumps(told, ensure_ascii=False) if args.json else _line(told))
    print(_summary(counts), file=sys.stderr if args.json else sys.stdout)
    return NOT_ALL_RIGHT if counts["wrong"] or counts["unread"] else 0


def _judged(record: HandRecord, judgement: Judgement) -> dict[str, object]:
    finding = judgement.first
    rake = judgement.rake
    return {
        "file": record.file,
        "hand": record.hand,
        "site": str(record.site),
        "game": str(record.game),
        "verdict": str(judgement.verdict),
        "reason": str(finding.reason) if finding else None,
        "pot": _number(record, judgement.pot),
        "rake": None if rake is None else _number(record, rake),
        "awards": _awards(record, judgement),
        "line": (finding.line if finding else 0) or record.line,
        "sentence": _sentence(finding),
    }


def _unread(unread: Unread) -> dict[str, object]:
    verdict, reason = UNREAD[unread.why]
    return {
        "file": unread.file,
        "hand": unread.hand,
        "site": None if unread.site is None else str(unread.site),
        "game": None,
        "verdict": verdict,
        "reason": reason,
        "pot": None,
        "rake": None,
        "awards": None,
        "line": unread.line,
        "sentence": unread.reason,
    }


def _sentence(finding: Finding | None) -> str | None:
    return finding.sentence if finding else None


def _number(record: HandRecord, chips: int) -> float | int:
    """In units of the file: dollars, or tournament chips."""
    per_unit = record.money.per_unit
    return chips // per_unit if chips % per_unit == 0 else chips / per_unit


def _awards(record: HandRecord, judgement: Judgement) -> dict[str, float | int] | None:
    if judgement.taken is None:
        return None
    return {
        record.player(seat).name: _number(record, chips) for seat, chips in judgement.taken.items()
    }


def _line(told: dict[str, object]) -> str:
    where = f"{told['file']}:{told['line']}"
    what = f"{told['verdict']:9}  {where}  {told['site'] or 'unknown'} {told['hand']}".rstrip()
    return f"{what}: {told['reason']}: {told['sentence']}" if told["reason"] else what


def _summary(counts: Counter[str]) -> str:
    hands = sum(counts[each] for each in VERDICTS)
    parts = ", ".join(f"{counts[each]} {each}" for each in VERDICTS)
    others = counts["of other games"]
    return f"{hands} hands: {parts}" + (f"; {others} of other games left out" if others else "")
