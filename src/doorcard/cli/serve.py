"""``doorcard serve``: open the room."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from doorcard.config import CATALOGUE, BadSettings, Setting, read_settings
from doorcard.config.kinds import FOLDER, LIST, NUMBER, WHOLE, YES_NO
from doorcard.stud.refusals import Refusal

if TYPE_CHECKING:
    from doorcard.bootstrap import Opened

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it

EPILOG: Final = """\
Every flag can also be set by an environment variable, DOORCARD_PORT for --port, or in
settings.toml in the data folder; a flag goes before a variable, and that before the file.
"doorcard settings" lists them all. Stop the room with Ctrl-C or SIGTERM: hands in play
go on from the same card when it opens again.
"""


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its flags."""
    parser = subparsers.add_parser(
        "serve",
        help="open the room and serve it to browsers",
        description="Open the room: a table of each house, with house bots, for play chips.",
        epilog=EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.set_defaults(run=run)
    add_flags(parser)


def add_flags(parser: argparse.ArgumentParser) -> None:
    """Add a flag for every setting that has one, and for the settings file."""
    groups: dict[str, Any] = {}
    for setting in CATALOGUE:
        if setting.flag is None:
            continue
        if setting.group not in groups:
            groups[setting.group] = parser.add_argument_group(setting.group)
        unless = setting.unless_set.replace("`", "")
        groups[setting.group].add_argument(
            setting.flag,
            dest=setting.name,
            help=f"{setting.meaning} ({unless})",
            **_reading(setting),
        )
    parser.add_argument(
        "--settings",
        type=Path,
        metavar="FILE",
        help="read settings from this file (settings.toml in the data folder)",
    )


def _reading(setting: Setting) -> dict[str, Any]:
    if setting.kind is YES_NO:
        return {"action": argparse.BooleanOptionalAction}
    if setting.kind is LIST:
        return {"action": "append", "metavar": setting.metavar}
    kinds = {WHOLE.words: int, NUMBER.words: float, FOLDER.words: Path}
    return {"type": kinds.get(setting.kind.words, str), "metavar": setting.metavar}


def flags_of(args: argparse.Namespace) -> dict[str, Any]:
    """The flags as settings are read from."""
    return {k: tuple(v) if isinstance(v, list) else v for k, v in vars(args).items()}


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop. 0 after a clean end, 2 when the room cannot be opened."""
    try:
        settings = read_settings(flags_of(args))
    except BadSettings as wrong:
        for problem in wrong.problems:
            print(f"doorcard serve: {problem}", file=sys.stderr)
        return 2
    from doorcard.adapters.store_trouble import not_opened
    from doorcard.bootstrap import serve
    from doorcard.service.ports import StoreUnavailable

    opened = []

    def announce(room: Opened) -> None:
        opened.append(room)
        _announce(room)

    try:
        serve(settings, announce=announce)
    except Refusal as refusal:
        if isinstance(refusal, StoreUnavailable) and not opened:
            refusal = not_opened(refusal)
        print(f"doorcard serve: {refusal}", file=sys.stderr)
        return 2
    return 0


def _announce(opened: Opened) -> None:
    lines = [f"The room is open at {opened.address} (Ctrl-C closes it)"]
    lines += [f"Others on your network open {each}" for each in opened.for_others]
    if opened.host_link is not None:
        lines.append(f"Its host is whoever opens this link first, once: {opened.host_link}")
    # In one piece: who starts a room by a script may read a line, and listen no longer.
    print("\n".join(lines) + "\n", end="", flush=True)
