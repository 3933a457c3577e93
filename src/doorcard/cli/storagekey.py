"""``doorcard storagekey``: which key a room is kept with, and going on when it is lost."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from doorcard.cli.room_folder import add_folder

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its flags."""
    parser = subparsers.add_parser(
        "storagekey",
        help="name the key that closed cards are encrypted with, or go on without a lost one",
        description="Say which storage key a room is kept with and whether it is here. A key is "
        "known by eight digits that tell nothing of it. Ends with 0 if the key is the right one.",
    )
    add_folder(parser)
    parser.add_argument(
        "--lost",
        action="store_true",
        help="the key is lost for good: open the room with another one from now on. Hands being "
        "played will be void and their chips go back; closed cards of old hands stay closed. The "
        "room must be closed",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Say it. 0 if the key that is here opens the room, 1 if not."""
    from doorcard.adapters.sealing import give_up_key_of, key_name_of
    from doorcard.adapters.storage_key import given_key, storage_key
    from doorcard.adapters.vault import Vault
    from doorcard.config import find_settings
    from doorcard.stud.refusals import Refusal

    settings = find_settings({"data": args.data}).settings
    folder = settings.data
    kept = key_name_of(folder)
    print(f"The room in {folder} is kept with " + (f"key {kept}." if kept else "no key yet."))
    try:
        key = given_key(settings.storage_key) or storage_key(folder, make=False)
        mine = Vault(key).name.hex()
        print(f"The key that is here is {mine}.")
    except Refusal as refusal:
        if refusal.code != "key.none":
            raise
        mine = None
        print("No key is here.")
    if kept in (None, mine):
        return 0
    if not args.lost:
        print("Put the right key back, or say --lost if it is lost for good.")
        return 1
    give_up_key_of(folder)
    print("The room takes the key that is here at its next start, or makes one.")
    return 0
