"""``doorcard backup``: a checked copy of a room, also while it is open."""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

from doorcard.cli.room_folder import add_folder, folder_of

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its flags."""
    parser = subparsers.add_parser(
        "backup",
        help="copy a room, also while it is open",
        description="Copy the database of a room to a file, also while it is open, and check the "
        "copy. Closed cards are encrypted in it; what accounts are known by is not: keep it as "
        "safe as the room.",
    )
    add_folder(parser)
    parser.add_argument(
        "--to",
        type=Path,
        metavar="FILE",
        help="the file to make, which must not be there (backups/room-TIME.db in the folder)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Make the copy. 0 if its books balance, 1 if not: it is kept all the same."""
    from doorcard.adapters.copying import copy_database
    from doorcard.adapters.kept_books import read_books
    from doorcard.cli.audit import UNBALANCED, problems_of
    from doorcard.stud.refusals import Refusal

    folder = folder_of(args)
    stamp = time.strftime("%Y%m%dT%H%M%SZ", time.gmtime())
    target: Path = args.to or folder / "backups" / f"room-{stamp}.db"
    source = folder / "room.db"
    if not source.is_file():
        raise Refusal("store.none", f"no room is kept in {folder}: name its folder with --data")
    copy_database(source, target)
    print(f"Copied to {target} ({target.stat().st_size:,} bytes).")
    try:
        wrong = problems_of(read_books(target))
    except Refusal as refusal:
        if refusal.code != "store.schema":
            raise
        print(f"It is sound; its books were not audited: {refusal}.")
        return 0
    for each in wrong:
        print(f"doorcard backup: {each}", file=sys.stderr)
    if wrong:
        print("doorcard backup: the books of the copy do not balance", file=sys.stderr)
        return UNBALANCED
    print("It is sound, and its books balance.")
    return 0
