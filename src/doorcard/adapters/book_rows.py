"""What an audit reads: sums over the postings, in one moment's view of the database."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from typing import Final

from sqlalchemy import ColumnElement, Connection, func, literal_column, select

from doorcard.adapters.schema import ACCOUNTS, HANDS, POSTINGS, TABLES, TRANSFERS
from doorcard.room.cage import Account
from doorcard.room.table import TableId
from doorcard.service.ports import Books, OddTransfer
from doorcard.stud import Chips

_NAMED: Final = 20
"""Transfers that are named one by one: the first few tell where to look."""


def books(connection: Connection, since: Books | None = None) -> Books:
    """The books; with ``since``, only later postings are read."""
    after = 0 if since is None else since.upto
    total = func.sum(POSTINGS.c.chips)
    upto = connection.scalar(select(func.max(TRANSFERS.c.id))) or 0
    posted = Counter[str]() if since is None else Counter(since.posted)
    # The sign keeps SQLite from walking through the index of accounts, a page for each posting.
    by_account: ColumnElement[str] = literal_column("+postings.account")
    sums = (
        select(POSTINGS.c.account, total.label("chips"))
        .where(POSTINGS.c.transfer > after)
        .group_by(by_account)
    )
    for row in connection.execute(sums):
        posted[row.account] += row.chips
    unequal = (
        select(POSTINGS.c.transfer, total.label("chips"))
        .where(POSTINGS.c.transfer > after)
        .group_by(POSTINGS.c.transfer)
        .having(total != 0)
        .limit(_NAMED)
        .subquery()
    )
    odd = select(unequal, TRANSFERS.c.table_id).join_from(
        unequal, TRANSFERS, TRANSFERS.c.id == unequal.c.transfer, isouter=True
    )
    return Books(
        balances={row.name: row.chips for row in connection.execute(select(ACCOUNTS))},
        posted=dict(posted),
        odd=tuple(
            OddTransfer(row.transfer, row.table_id, row.chips) for row in connection.execute(odd)
        ),
        upto=upto,
    )


def table_books(
    connection: Connection, table: TableId, accounts: Collection[Account]
) -> tuple[int, dict[Account, Chips]]:
    """The revision a table is at and what those accounts hold."""
    revision = connection.scalar(select(TABLES.c.revision).where(TABLES.c.id == table))
    rows = connection.execute(select(ACCOUNTS).where(ACCOUNTS.c.name.in_(accounts)))
    return revision or 0, {row.name: row.chips for row in rows}


def unpaid_pots(connection: Connection) -> list[str]:
    """Hands that are over and whose pot was not paid out to the last chip."""
    total = func.sum(POSTINGS.c.chips)
    rows = connection.execute(
        select(TRANSFERS.c.hand, total)
        .join_from(POSTINGS, TRANSFERS, TRANSFERS.c.id == POSTINGS.c.transfer)
        .join(HANDS, HANDS.c.id == TRANSFERS.c.hand)
        .where(POSTINGS.c.account.startswith("pot:"), HANDS.c.ended_ms.is_not(None))
        .group_by(TRANSFERS.c.hand)
        .having(total != 0)
        .limit(_NAMED)
    )
    return [f"the pot of {hand} was paid out but for {chips} chips" for hand, chips in rows]
