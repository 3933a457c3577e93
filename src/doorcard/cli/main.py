"""The entry point: finds the command, imports it alone and runs it."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from collections.abc import Mapping, Sequence
from typing import Final

from doorcard import __version__

COMMANDS: Final[Mapping[str, str]] = {
    "serve": "open the room and serve it to browsers",
    "settings": "list the settings, and where each comes from",
    "audit": "check the books of a room",
    "backup": "copy a room, also while it is open",
    "restore": "put a backup in the place of a room",
    "storagekey": "name the key that closed cards are encrypted with, or go on without a lost one",
    "hostlink": "make a one-time link for the host's account",
    "play": "play against house bots in this terminal",
    "houses": "read the rules of the houses, each with its source",
    "replay": "go through a stored hand step by step",
    "verify": "check saved hands: the shuffle, the cards and the play",
    "histories": "check hand histories of any room",
    "rank": "tell what a hand is worth",
    "equity": "tell what hands are worth against each other",
    "contract": "print what the room speaks, for programs to read",
    "judge": "play the adjudication cases of a file and compare",
    "perft": "count the betting lines of positions and compare",
}
"""Every command with its line in the help; its module has the same name."""

CANNOT: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Run ``doorcard`` with these arguments; the process's own when ``None``.

    Gives the exit status: 0 when all is well, 2 for what cannot be done as asked, with
    a sentence on stderr. ``--help``, ``--version`` and wrong arguments raise
    ``SystemExit``, as argparse does.
    """
    words = list(sys.argv[1:] if argv is None else argv)
    named = next((word for word in words if not word.startswith("-")), None)
    arguments = _parser(named).parse_args(words)
    try:
        return int(arguments.run(arguments))
    except KeyboardInterrupt:
        print(file=sys.stderr)
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read the output has seen enough; nothing may be flushed to it at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except ValueError as wrong:
        from doorcard.stud.refusals import Refusal

        if not isinstance(wrong, Refusal):
            raise
        print(f"doorcard {arguments.command}: {wrong}", file=sys.stderr)
        return CANNOT


def _parser(named: str | None) -> argparse.ArgumentParser:
    """The parser: complete for the command that was named, a line for each of the others."""
    parser = argparse.ArgumentParser(
        prog="doorcard",
        description="A card room for seven-card stud, for play chips.",
        epilog="doorcard COMMAND --help tells more about a command.",
    )
    parser.add_argument("--version", action="version", version=f"doorcard {__version__}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for name, line in COMMANDS.items():
        if name == named:
            importlib.import_module(f"doorcard.cli.{name}").add_parser(commands)
        else:
            commands.add_parser(name, help=line)
    return parser


if __name__ == "__main__":
    raise SystemExit(main())
