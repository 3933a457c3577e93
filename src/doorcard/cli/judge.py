"""``doorcard judge FILE.json``: does the rules core decide these cases as they say?"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Final

from doorcard.cli.judge_compare import ASSERTIONS, compare_options, compare_play, difference
from doorcard.cli.judge_play import ScriptFails, Story, play
from doorcard.cli.judge_reading import BadCase, Json, need, reject_unknown_keys, table, text
from doorcard.cli.judge_rules import alternatives, read_rules
from doorcard.cli.judge_script import read_setting
from doorcard.cli.judge_tables import (
    judge_bring_in,
    judge_deck,
    judge_first_to_act,
    judge_showdown,
)
from doorcard.stud import HouseRules, options
from doorcard.stud.refusals import Refusal

POLICY: Final = "policy"
"""The kind of case that is prose for people; each has a test of its own."""


class NotThisFormat(ValueError):
    """The file is no list of cases."""


def add_parser(subparsers: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add ``doorcard judge``."""
    parser = subparsers.add_parser(
        "judge",
        help="play the adjudication cases of a file and compare",
        description=(
            "Play every case of FILE through the rules and print a line for each that does "
            "not hold. The exit status is 0 if all hold, 1 if some do not, 2 if FILE is no "
            "list of cases."
        ),
    )
    parser.add_argument("file", metavar="FILE.json", type=Path)
    parser.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Judge the file and report on the standard output."""
    try:
        cases = read_cases(arguments.file)
    except NotThisFormat as wrong:
        print(f"doorcard judge: {wrong}", file=sys.stderr)
        return 2
    policies = judged = failing = 0
    for number, case in enumerate(cases, 1):
        if isinstance(case, dict) and case.get("kind") == POLICY:
            policies += 1
            continue
        judged += 1
        complaints = judge_case(case)
        if complaints:
            failing += 1
            print(f"{_label(case, number)}: {'; '.join(complaints)}")
    print(f"{policies} policy cases (prose for people; named tests cover them)")
    print(f"{judged - failing}/{judged} cases hold")
    return 1 if failing else 0


def read_cases(path: Path) -> list[Json]:
    """The cases of a file. Raises ``NotThisFormat`` if it holds no list of cases."""
    try:
        cases = json.loads(path.read_text(encoding="utf-8-sig"))
    except OSError as wrong:
        raise NotThisFormat(f"cannot read {path}: {wrong.strerror or wrong}") from wrong
    except (ValueError, RecursionError) as wrong:
        raise NotThisFormat(f"{path} is not JSON: {wrong}") from wrong
    if not isinstance(cases, list):
        raise NotThisFormat(f"{path} must hold a list of cases")
    return cases


def judge_case(case: Json) -> list[str]:
    """What keeps the case from holding; nothing if it holds.

    A case that cannot be read does not hold. An error inside the rules core is a
    finding of the judge, too, and must not keep the other cases from being judged.
    """
    try:
        return list(_judged(table(case, "a case")))
    except BadCase as wrong:
        return [f"cannot be judged: {wrong}"]
    except (ScriptFails, Refusal) as wrong:
        return [str(wrong)]
    except Exception as wrong:  # noqa: BLE001 - any error of the core is a finding
        return [f"the rules core failed: {type(wrong).__name__}: {wrong}"]


def _judged(case: Mapping[str, Json]) -> Iterator[str]:
    kind = text(need(case, "kind"), "kind")
    if kind not in KINDS:
        raise BadCase(f"kind {kind!r} is unknown: it is one of {', '.join((*KINDS, POLICY))}")
    judge, keys = KINDS[kind]
    reject_unknown_keys(case, keys)
    yield from judge(case)


def judge_options(case: Mapping[str, Json]) -> Iterator[str]:
    """Who is next, and exactly what that seat may do."""
    base = read_rules(need(case, "cfg"))
    yield from _options_under(base, case, need(case, "expect"), "")
    for patch, expect in alternatives(case):
        yield from _options_under(read_rules(patch, base), case, expect, f"with {patch}: ")


def _options_under(
    rules: HouseRules, case: Mapping[str, Json], expect: Json, what: str
) -> Iterator[str]:
    story = play(read_setting(case), rules)
    turn = text(need(case, "turn"), "turn")
    law = options(story.hand)
    came = "nobody" if law is None else story.setting.named(law.seat)
    complaints = list(difference("turn", turn, came))
    if law is not None and not complaints:
        complaints = list(compare_options(expect, law, story))
    yield from (what + complaint for complaint in complaints)


def judge_play(case: Mapping[str, Json]) -> Iterator[str]:
    """Pots, refunds, order of showing, winnings and stacks of a played hand."""
    base = read_rules(need(case, "cfg"))
    yield from compare_play(case, _told(case, base))
    for patch, expect in alternatives(case):
        wanted = table(expect, "what an alt expects")
        if not set(wanted) <= set(ASSERTIONS):
            raise BadCase(f"an alt of a played hand asserts {', '.join(ASSERTIONS)} only")
        story = _told(case, read_rules(patch, base))
        yield from (f"with {patch}: {each}" for each in compare_play(wanted, story))


def _told(case: Mapping[str, Json], rules: HouseRules) -> Story:
    return play(read_setting(case), rules)


KINDS: Final[dict[str, tuple[Callable[[Mapping[str, Json]], Iterator[str]], tuple[str, ...]]]] = {
    "bring_in": (judge_bring_in, ("doors", "expect", "cfg", "alt", "dealer")),
    "first_to_act": (
        judge_first_to_act,
        ("street", "dealer", "ups", "allin", "expect", "alt", "cfg", "common"),
    ),
    "options": (
        judge_options,
        ("cfg", "dealer", "players", "script", "turn", "expect", "alt", "common"),
    ),
    "play": (judge_play, ("cfg", "dealer", "players", "script", "alt", "common", *ASSERTIONS)),
    "showdown": (
        judge_showdown,
        ("dealer", "cfg", "hands", "common", "contrib", "dead", "expect", "alt"),
    ),
    "deck": (judge_deck, ("ns", "four_first", "expect", "cfg")),
}
"""The kinds of case that have a machine form, and the keys each may have."""


def _label(case: Json, number: int) -> str:
    if not isinstance(case, dict):
        return f"case {number}"
    name = case.get("id", f"case {number}")
    title = case.get("title")
    return f"{name} {title}" if isinstance(title, str) else str(name)
