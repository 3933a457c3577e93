"""``doorcard restore``: put a backup in the place of a room."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its flags."""
    parser = subparsers.add_parser(
        "restore",
        help="put a backup in the place of a room",
        description="Check a backup and make it the room of a folder. The room must be closed; "
        "what the folder held is kept in its backups.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="what doorcard backup made")
    parser.add_argument(
        "--data",
        type=Path,
        metavar="DIR",
        required=True,
        help="the folder of the room; made if it is not there",
    )
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Restore. 0 when it is done; raises ``Refusal``, and has changed nothing, if it is not."""
    from doorcard.adapters.restoring import restore
    from doorcard.adapters.sealing import key_name_of
    from doorcard.cli.audit import problems_of

    kept = restore(args.file, args.data, problems_of)
    print(f"The room in {args.data} is now the one of {args.file}; its books balance.")
    if kept is not None:
        print(f"What was there before is in {kept}.")
    needs = key_name_of(args.data)
    if needs is not None and needs != _key_here(args.data):
        print(
            f"It opens with the storage key {needs}, which is not here: copy storage.key of the "
            f"room that the backup is of to {args.data}, or set DOORCARD_STORAGE_KEY."
        )
    return 0


def _key_here(folder: Path) -> str | None:
    """By what the key is known that a room in the folder would be opened with."""
    from doorcard.adapters.storage_key import given_key, storage_key
    from doorcard.adapters.vault import Vault
    from doorcard.config import find_settings
    from doorcard.stud.refusals import Refusal

    try:
        given = given_key(find_settings({"data": folder}).settings.storage_key)
        return Vault(given or storage_key(folder, make=False)).name.hex()
    except Refusal:
        return None
