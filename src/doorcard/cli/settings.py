"""``doorcard settings``: every setting, its value, where that comes from, what it means."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any

from doorcard.config import CATALOGUE, BadSettings, Found, Setting, find_settings

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its flags."""
    parser = subparsers.add_parser(
        "settings",
        help="list the settings, and where each comes from",
        description="List every setting: its value, where it comes from, what it means.",
    )
    parser.add_argument("--data", type=Path, metavar="DIR", help="of the room kept in this folder")
    parser.add_argument("--settings", type=Path, metavar="FILE", help="with this settings file")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the settings that a room would be opened with now. 2 if it could not be."""
    try:
        found = find_settings({"data": args.data, "settings": args.settings})
    except BadSettings as wrong:
        for problem in wrong.problems:
            print(f"doorcard settings: {problem}", file=sys.stderr)
        return 2
    if args.json:
        rows = [_row(setting, found) for setting in CATALOGUE]
        print(json.dumps(rows, indent=2, ensure_ascii=False))
    else:
        print(_table(found))
    return 0


def _row(setting: Setting, found: Found) -> dict[str, Any]:
    value = getattr(found.settings, setting.name)
    if value is None:  # the one setting that follows another
        value = found.settings.grants_for_an_address
    if setting.secret:
        value = "(set)" if value else "(not set)"
    elif isinstance(value, Path):
        value = str(value)
    elif isinstance(value, tuple):
        value = list(value)
    return {
        "name": setting.name,
        "value": value,
        "from": found.sources[setting.name],
        "meaning": setting.meaning,
        "flag": setting.flag,
        "variable": setting.variable,
    }


def _table(found: Found) -> str:
    there = "read" if found.file.is_file() else "not there"
    lines = [f"settings file: {found.file} ({there})", ""]
    for setting in CATALOGUE:
        row = _row(setting, found)
        lines.append(f"{setting.name} = {_words(row['value'])}  (from: {row['from']})")
        lines.append(f"    {setting.meaning}")
    return "\n".join(lines)


def _words(value: object) -> str:
    """A value as a person would write it.

    >>> _words(True), _words(4.0), _words(["a", "b"]), _words([])
    ('yes', '4', 'a, b', 'none')
    """
    match value:
        case bool():
            return "yes" if value else "no"
        case float():
            return f"{value:g}"
        case list():
            return ", ".join(map(str, value)) or "none"
        case _:
            return str(value)
