"""``doorcard audit``: do the books of a room balance?"""

from __future__ import annotations

import argparse
import json
from typing import TYPE_CHECKING, Final

from doorcard.cli.room_folder import add_folder, folder_of

if TYPE_CHECKING:
    from doorcard.adapters.kept_books import KeptBooks
    from doorcard.service.floor.books import Audit

    Subparsers = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001 - argparse has no public name for it

UNBALANCED: Final = 1


def add_parser(subparsers: Subparsers) -> None:
    """Add the command and its flags."""
    parser = subparsers.add_parser(
        "audit",
        help="check the books of a room",
        description="Check the books of a room, open or closed: every account against its "
        "postings, the sum of all, every table and every hand. Nothing is written.",
    )
    add_folder(parser)
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what was found. 0 if all balances, 1 if not, 2 if there is no room to look at."""
    from doorcard.adapters.kept_books import read_books

    file = folder_of(args) / "room.db"
    audit = audit_of(read_books(file))
    if args.json:
        print(json.dumps(_as_json(audit), indent=2))
    else:
        print(_in_words(audit, str(file)))
    return 0 if audit.balanced else UNBALANCED


def audit_of(kept: KeptBooks) -> Audit:
    """The audit of books that were read from a file."""
    from dataclasses import replace

    from doorcard.service.floor.books import Finding, audit_books, state_of, with_tables
    from doorcard.stud.problems import problem

    states = [state_of(table, kept.open_hands.get(table.id)) for table in kept.tables]
    audit = with_tables(audit_books(kept.books), kept.books.balances, states)
    faults = (Finding(problem("books.file", each)) for each in kept.faults)
    return replace(audit, findings=(*faults, *audit.findings))


def problems_of(kept: KeptBooks) -> list[str]:
    """What the audit finds wrong, as sentences."""
    return [each.sentence for each in audit_of(kept).findings]


def _in_words(audit: Audit, file: str) -> str:
    looked = (
        f"{audit.accounts} accounts, {audit.transfers} transfers, {len(audit.tables)} tables in "
        f"{file}"
    )
    if audit.balanced:
        return f"The books balance: {looked}."
    lines = [f"THE BOOKS DO NOT BALANCE: {looked}."]
    for each in audit.findings:
        where = f"table {each.table}: " if each.table else ""
        lines.append(f"  {where}{each.sentence}")
    return "\n".join(lines)


def _as_json(audit: Audit) -> dict[str, object]:
    return {
        "balanced": audit.balanced,
        "accounts": audit.accounts,
        "transfers": audit.transfers,
        "tables": list(audit.tables),
        "findings": [{"table": each.table, "sentence": each.sentence} for each in audit.findings],
    }
