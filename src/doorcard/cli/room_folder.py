"""Which room a command is about."""

from __future__ import annotations

import argparse
from pathlib import Path

from doorcard.config import find_settings


def add_folder(parser: argparse.ArgumentParser) -> None:
    """Add the flag that names the room's folder."""
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        help="the folder the room is kept in (as for doorcard serve)",
    )


def folder_of(args: argparse.Namespace) -> Path:
    """The folder that was named, or that a room would be opened in."""
    return Path(args.data) if args.data is not None else find_settings().settings.data
