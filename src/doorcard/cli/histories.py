"""``doorcard histories``: what can be done with hand histories of any room."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from doorcard.cli import histories_check, histories_convert, histories_stats

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it


def add_parser(subparsers: Subparsers) -> None:
    """Add the command, and under it one for each thing that can be done."""
    parser = subparsers.add_parser(
        "histories",
        help="check, convert and count hand histories of any room",
        description="Read hand histories of many rooms.",
    )
    deeds = parser.add_subparsers(dest="deed", metavar="WHAT", required=True)
    histories_check.add_parser(deeds)
    histories_convert.add_parser(deeds)
    histories_stats.add_parser(deeds)
