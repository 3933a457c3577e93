"""``doorcard hostlink``: a one-time link that makes an account the host's."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from doorcard.cli.room_folder import add_folder
from doorcard.config import find_settings

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its flags."""
    parser = subparsers.add_parser(
        "hostlink",
        help="make a one-time link for the host's account",
        description="Make a link that makes the account that opens it the host's: once, within a "
        "day, also while the room is open. Links made before and not used end.",
    )
    add_folder(parser)
    parser.add_argument(
        "--address",
        metavar="URL",
        help="the web address of the room (unless given, the one of the room that is open)",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the link. Raises ``Refusal`` if there is no room or it cannot be written."""
    from doorcard.bootstrap import link_beside

    settings = find_settings({"data": args.data}).settings
    own = settings.origins[0] if settings.origins else f"http://127.0.0.1:{settings.port}"
    print(link_beside(settings.data, args.address, own))
    return 0
