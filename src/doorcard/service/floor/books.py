"""An audit: do the books balance, and does every table hold what they say?"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

from doorcard.records import told_to_rail
from doorcard.room.cage import Account, book_problems, pot_account, reserve, seat_account
from doorcard.room.table import TableId
from doorcard.service.ports import Books, StoredHand, StoredTable
from doorcard.service.table.snapshot import read_table
from doorcard.service.table.table_state import HandInPlay, TableState
from doorcard.stud import Chips, Refusal, replay
from doorcard.stud.problems import Problem, problem

_LOG: Final = logging.getLogger("doorcard.audit")


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that is wrong."""

    problem: Problem
    table: TableId | None = None
    """Whose books it is about; ``None`` if it is no table's."""
    everywhere: bool = False
    """Can no table be dealt while it is so?"""

    @property
    def sentence(self) -> str:
        """The finding in words."""
        return self.problem.sentence


@dataclass(frozen=True, slots=True)
class Audit:
    """What an audit came to."""

    accounts: int
    transfers: int
    findings: tuple[Finding, ...] = ()
    tables: tuple[TableId, ...] = field(default=())
    """The tables that were compared with the books."""
    at_ms: int = 0
    """When (wall time) the books were read."""

    @property
    def balanced(self) -> bool:
        """Is nothing wrong?"""
        return not self.findings

    def against(self, table: TableId) -> list[str]:
        """Why this table must not be dealt; nothing if it may."""
        return [each.sentence for each in self.findings if each.everywhere or each.table == table]


def audit_books(books: Books) -> Audit:
    """The books alone: each balance against its postings, each transfer, and the sum of all."""
    findings = [
        *_unbalanced(books.balances, books.posted),
        *(
            Finding(
                problem(
                    "books.transfer",
                    f"transfer {each.id} sums to {each.total}, not to zero",
                    transfer=each.id,
                    chips=each.total,
                ),
                each.table,
            )
            for each in books.odd
        ),
        *(Finding(wrong, everywhere=True) for wrong in book_problems(books.balances)),
    ]
    return Audit(len(books.balances), books.upto, tuple(findings))


def _unbalanced(
    balances: Mapping[Account, Chips], posted: Mapping[Account, Chips]
) -> Iterator[Finding]:
    for account in sorted(balances.keys() | posted.keys()):
        held, sums = balances.get(account, 0), posted.get(account, 0)
        if held != sums:
            wrong = problem(
                "books.postings",
                f"{account} is at {held}, and its postings sum to {sums}",
                account=account,
                chips=held,
                posted=sums,
            )
            yield Finding(wrong, table_of(account))


def table_of(account: Account) -> TableId | None:
    """Whose account it is, if it is a table's.

    >>> table_of("seat:casino:3"), table_of("pot:casino"), table_of("wallet:ann")
    ('casino', 'casino', None)
    """
    kind, _, rest = account.partition(":")
    if kind == "pot":
        return rest
    if kind in ("seat", "reserve"):
        return rest.rpartition(":")[0]
    return None


def state_of(stored: StoredTable, open_hand: StoredHand | None) -> TableState:
    """A stored table with the hand that is being played on it, without its clock and cards."""
    table = read_table(stored.state)
    if open_hand is None or not open_hand.events:
        return TableState(table)
    events = tuple(told_to_rail(each).event for each in open_hand.events)
    play = HandInPlay(open_hand.id, open_hand.number, replay(events), dict(open_hand.seats), events)
    return TableState(table, play)


def expected_at(state: TableState) -> dict[Account, Chips]:
    """What the accounts of a table must hold, by what lies on it."""
    table, play = state.table, state.open_play
    expected = {pot_account(table.id): 0 if play is None else play.hand.pot}
    for number in range(1, table.rules.max_players + 1):
        seat = table.at(number)
        expected[seat_account(table.id, number)] = 0 if seat is None else state.behind(number)
        expected[reserve(table.id, number)] = 0 if seat is None else seat.reserved
    return expected


def differences(state: TableState, balances: Mapping[Account, Chips]) -> list[Problem]:
    """Everything in which the books and the table differ."""
    return [
        problem(
            "books.differ",
            f"{account} is {balances.get(account, 0)} in the books and {chips} at the table",
            account=account,
            chips=balances.get(account, 0),
            at_table=chips,
        )
        for account, chips in expected_at(state).items()
        if balances.get(account, 0) != chips
    ]


def with_tables(
    audit: Audit, balances: Mapping[Account, Chips], states: Iterable[TableState]
) -> Audit:
    """The audit, with every table compared to the books; chips at no table are found too."""
    findings, tables, known = list(audit.findings), list(audit.tables), set[Account]()
    for state in states:
        tables.append(state.table.id)
        known |= expected_at(state).keys()
        findings += [Finding(wrong, state.table.id) for wrong in differences(state, balances)]
    findings += [no_seat(each, balances[each]) for each in without_seat(balances, known)]
    return Audit(audit.accounts, audit.transfers, tuple(findings), tuple(tables))


def without_seat(balances: Mapping[Account, Chips], known: Collection[Account]) -> list[Account]:
    """Accounts of tables that hold chips and are none of those known."""
    held = (each for each, chips in balances.items() if chips and each not in known)
    return sorted(each for each in held if table_of(each) is not None)


def no_seat(account: Account, chips: Chips) -> Finding:
    """That chips lie where nobody can sit. The table whose account it is must not be dealt."""
    wrong = problem(
        "books.no_seat",
        f"{account} holds {chips} chips, and there is no such seat",
        account=account,
        chips=chips,
    )
    return Finding(wrong, table_of(account))


def unbalanced(name: str, table: TableId, wrong: Sequence[object]) -> Refusal:
    """That a table must not be dealt. What is wrong is for the host's log, not for the table."""
    for sentence in wrong:
        _LOG.error("%s", sentence, extra={"table": table})
    return Refusal(
        "books.unbalanced",
        f"the books of {name} do not balance, so it is not dealt: what was played is kept, and "
        "the host finds in the log what is wrong",
        table=table,
    )
