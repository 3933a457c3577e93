"""``doorcard serve``: open the room."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from doorcard.config import BadSettings, default_folder, read_settings
from doorcard.stud.refusals import Refusal

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it

EPILOG: Final = """\
Every flag can also be set by an environment variable: DOORCARD_PORT for --port,
DOORCARD_LOG_LEVEL for --log-level, and so on; a flag goes before it. Stop the room
with Ctrl-C or SIGTERM: hands in play go on from the same card when it opens again.
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
    where = parser.add_argument_group("where")
    where.add_argument(
        "--host", help="address to listen on (127.0.0.1: this machine alone; 0.0.0.0: any)"
    )
    where.add_argument("--port", type=int, help="port to listen on (8000; 0 takes a free one)")
    where.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help=f"folder the room is kept in ({default_folder()})",
    )
    play = parser.add_argument_group("play")
    play.add_argument(
        "--bots", action=argparse.BooleanOptionalAction, help="house bots fill seats (yes)"
    )
    play.add_argument(
        "--think", type=float, metavar="SECONDS", help="about how long a bot thinks (1; 0 at once)"
    )
    play.add_argument(
        "--pause", type=float, metavar="SECONDS", help="time between two hands of a table (4)"
    )
    net = parser.add_argument_group("behind a proxy")
    net.add_argument(
        "--origin",
        dest="origins",
        action="append",
        metavar="URL",
        help="web address the room is reached at, such as https://cards.example; may be repeated",
    )
    net.add_argument(
        "--secure-cookies",
        action=argparse.BooleanOptionalAction,
        help="send cookies over https alone (no)",
    )
    net.add_argument(
        "--deflate",
        action=argparse.BooleanOptionalAction,
        help="compress the sockets: more work for fewer bytes (no)",
    )
    logs = parser.add_argument_group("log")
    logs.add_argument("--log-level", help="debug, info, warning or error (info)")
    logs.add_argument("--log-format", help="text or json, a line an event (text)")


def run(args: argparse.Namespace) -> int:
    """Serve until told to stop. 0 after a clean end, 2 when the room cannot be opened."""
    flags = dict(vars(args))
    if flags.get("origins") is not None:
        flags["origins"] = tuple(flags["origins"])
    try:
        settings = read_settings(flags)
    except BadSettings as wrong:
        for problem in wrong.problems:
            print(f"doorcard serve: {problem}", file=sys.stderr)
        return 2
    from doorcard.bootstrap import serve

    try:
        serve(settings, announce=_announce)
    except Refusal as refusal:
        print(f"doorcard serve: {refusal}", file=sys.stderr)
        return 2
    return 0


def _announce(address: str) -> None:
    print(f"The room is open at {address} (Ctrl-C closes it)", flush=True)
