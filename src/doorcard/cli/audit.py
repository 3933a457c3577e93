"""``doorcard audit``: do the books of a room balance?"""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict, dataclass
from typing import TYPE_CHECKING, Final

from doorcard.cli.room_folder import add_folder, folder_of

if TYPE_CHECKING:
    from pathlib import Path

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
        "postings, the sum of all, every table and every hand. A room that is open is told of "
        "what is wrong, audits itself and deals no more where its books do not balance; nothing "
        "else is written.",
    )
    add_folder(parser)
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print what was found. 0 if all balances, 1 if not, 2 if there is no room to look at."""
    from doorcard.adapters.kept_books import read_books

    folder = folder_of(args)
    audit = audit_of(read_books(folder / "room.db"))
    room = None if audit.balanced else _tell_room(folder)
    if args.json:
        print(
            json.dumps(
                {**_as_json(audit), "room": None if room is None else asdict(room)}, indent=2
            )
        )
    else:
        print(_in_words(audit, str(folder / "room.db")))
        if room is not None:
            print(room.sentence)
    return 0 if audit.balanced else UNBALANCED


@dataclass(frozen=True, slots=True)
class OpenRoom:
    """What a room that is open made of it."""

    answered: bool
    stopped: int
    """Tables that are dealt no more."""

    @property
    def sentence(self) -> str:
        """The same in words."""
        if not self.answered:
            return "The room that is open has not answered: stop it before more is played."
        if not self.stopped:
            return "The room that is open has audited itself: its tables balance, and are dealt on."
        tables = "table is" if self.stopped == 1 else "tables are"
        return f"The room that is open has audited itself: {self.stopped} {tables} dealt no more."


def _tell_room(folder: Path) -> OpenRoom | None:
    """Have the room that is open audit itself, and wait for it. ``None`` if none is."""
    from doorcard.adapters.audit_ask_rows import answer_beside, ask_beside
    from doorcard.adapters.system import SystemClock

    asked_ms = SystemClock().wall_ms()
    if not ask_beside(folder, asked_ms):
        return None
    stopped = answer_beside(folder, asked_ms)
    return OpenRoom(stopped is not None, stopped or 0)


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
