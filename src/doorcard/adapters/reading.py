"""What the readers ask of the database."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, select

from doorcard.adapters import deal_rows
from doorcard.adapters.schema import (
    ACCOUNTS,
    EVENTS,
    HAND_SEATS,
    HANDS,
    PLAYERS,
    POSTINGS,
    ROOM,
    TABLES,
    TRANSFERS,
)
from doorcard.adapters.vault import EVENT, Vault
from doorcard.records import Stored
from doorcard.room.cage import Account
from doorcard.room.table import HandId, PlayerId, TableId
from doorcard.service.ports import LedgerLine, Player, PlayerKind, StoredHand, StoredTable
from doorcard.stud import Chips


def table_names(connection: Connection, ids: Collection[TableId]) -> dict[TableId, str]:
    """What those of the tables that exist, or did, are called."""
    rows = connection.execute(select(TABLES.c.id, TABLES.c.name).where(TABLES.c.id.in_(ids)))
    return {row.id: row.name for row in rows}


def tables(connection: Connection) -> list[StoredTable]:
    """All tables that are not closed for good, by id."""
    rows = connection.execute(
        select(TABLES).where(TABLES.c.closed_ms.is_(None)).order_by(TABLES.c.id)
    )
    return [
        StoredTable(
            id=row.id,
            house=row.house,
            name=row.name,
            revision=row.revision,
            state=row.state,
            hands_played=row.hands_played,
        )
        for row in rows
    ]


def hand(connection: Connection, wanted: HandId, vault: Vault) -> StoredHand | None:
    """A hand whole, or ``None``. Raises ``Refusal`` as :meth:`Vault.open`."""
    return _hand(connection, HANDS.c.id == wanted, vault)


def open_hand(connection: Connection, table: TableId, vault: Vault | None) -> StoredHand | None:
    """The table's hand that has not ended, if there is one. Raises as :func:`hand`.

    Without a vault, its open parts alone.
    """
    return _hand(connection, (HANDS.c.table_id == table) & HANDS.c.ended_ms.is_(None), vault)


def _hand(
    connection: Connection, which: ColumnElement[bool], vault: Vault | None
) -> StoredHand | None:
    row = connection.execute(select(HANDS).where(which)).one_or_none()
    if row is None:
        return None
    seats = connection.execute(
        select(HAND_SEATS.c.seat, HAND_SEATS.c.player)
        .where(HAND_SEATS.c.hand == row.id)
        .order_by(HAND_SEATS.c.seat)
    )
    events = connection.execute(
        select(EVENTS.c.version, EVENTS.c.open, EVENTS.c.sealed, EVENTS.c.at_ms)
        .where(EVENTS.c.hand == row.id)
        .order_by(EVENTS.c.version)
    ).all()
    return StoredHand(
        id=row.id,
        table=row.table_id,
        number=row.number,
        seats=tuple((each.seat, each.player) for each in seats),
        started_ms=row.started_ms,
        deadline_ms=row.deadline_ms,
        ended_ms=row.ended_ms,
        bonus=bool(row.bonus),
        voided=row.voided,
        deal=deal_rows.deal_of(connection, row.id, vault),
        events=tuple(
            Stored(
                open=each.open,
                sealed=None
                if each.sealed is None or vault is None
                else vault.open(each.sealed, row.id, EVENT, each.version),
            )
            for each in events
        ),
        at_ms=tuple(each.at_ms for each in events),
    )


def last_hand(connection: Connection, table: TableId) -> HandId | None:
    """The table's hand that was played to its end last, if there is one."""
    return connection.scalar(
        select(HANDS.c.id)
        .where(HANDS.c.table_id == table, HANDS.c.ended_ms.is_not(None), HANDS.c.voided.is_(None))
        .order_by(HANDS.c.number.desc())
        .limit(1)
    )


def balance(connection: Connection, account: Account) -> Chips:
    """What an account holds; 0 if it was never used."""
    return connection.scalar(select(ACCOUNTS.c.chips).where(ACCOUNTS.c.name == account)) or 0


def balances(connection: Connection) -> dict[Account, Chips]:
    """Every account that was ever used."""
    return {row.name: row.chips for row in connection.execute(select(ACCOUNTS))}


def players(connection: Connection, ids: Sequence[PlayerId]) -> dict[PlayerId, Player]:
    """Those of the players that exist."""
    return {each.id: each for each in _players(connection, PLAYERS.c.id.in_(ids))}


def bots(connection: Connection) -> list[Player]:
    """All house bots, by id."""
    return _players(connection, PLAYERS.c.kind == PlayerKind.BOT.value)


def _players(connection: Connection, which: ColumnElement[bool]) -> list[Player]:
    rows = connection.execute(select(PLAYERS).where(which).order_by(PLAYERS.c.id))
    return [player_of_row(row) for row in rows]


def player_of_row(row: Any) -> Player:  # noqa: ANN401 - a row of PLAYERS
    """The player in a row."""
    return Player(row.id, row.name, PlayerKind(row.kind), row.style, bool(row.host))


def hands_of(connection: Connection, player: PlayerId) -> list[HandId]:
    """The hands the player was dealt in, in the order they began; void ones left out."""
    return list(
        connection.scalars(
            select(HANDS.c.id)
            .join(HAND_SEATS, HAND_SEATS.c.hand == HANDS.c.id)
            .where(HAND_SEATS.c.player == player, HANDS.c.voided.is_(None))
            .order_by(HANDS.c.started_ms, HANDS.c.id)
        )
    )


def ledger(connection: Connection, account: Account) -> list[LedgerLine]:
    """What moved chips into and out of an account, in order."""
    rows = connection.execute(
        select(TRANSFERS, POSTINGS.c.chips)
        .join(POSTINGS, POSTINGS.c.transfer == TRANSFERS.c.id)
        .where(POSTINGS.c.account == account)
        .order_by(TRANSFERS.c.id)
    )
    return list(map(_line, rows))


def ledger_page(
    connection: Connection, account: Account, before: int | None, limit: int
) -> list[LedgerLine]:
    """The latest movements of an account, the latest first."""
    found = (
        select(TRANSFERS, POSTINGS.c.chips)
        .join(POSTINGS, POSTINGS.c.transfer == TRANSFERS.c.id)
        .where(POSTINGS.c.account == account)
    )
    if before is not None:
        found = found.where(POSTINGS.c.transfer < before)
    return list(map(_line, connection.execute(found.order_by(TRANSFERS.c.id.desc()).limit(limit))))


def _line(row: Any) -> LedgerLine:  # noqa: ANN401 - a row of TRANSFERS with a posting
    return LedgerLine(row.at_ms, row.why, row.chips, row.table_id, row.hand, row.id)


def tempo(
    connection: Connection, table: TableId, since_ms: int, last: int
) -> list[tuple[int, Chips | None]]:
    """When hands ended there lately, and their pots, in order."""
    ended = select(HANDS.c.ended_ms, HANDS.c.pot).where(
        HANDS.c.table_id == table, HANDS.c.ended_ms.is_not(None), HANDS.c.voided.is_(None)
    )
    latest = ended.order_by(HANDS.c.ended_ms.desc())
    rows = connection.execute(latest.where(HANDS.c.ended_ms > since_ms)).all()
    if len(rows) < last:
        rows = connection.execute(latest.limit(last)).all()
    return [(row.ended_ms, row.pot) for row in reversed(rows)]


def last_pulse(connection: Connection) -> int | None:
    """When the room was last known alive: the latest pulse or stored act."""
    pulse = connection.scalar(select(ROOM.c.value).where(ROOM.c.name == "pulse"))
    started = connection.scalar(select(func.max(HANDS.c.started_ms)))
    open_hands = select(HANDS.c.id).where(HANDS.c.ended_ms.is_(None))
    acted = connection.scalar(select(func.max(EVENTS.c.at_ms)).where(EVENTS.c.hand.in_(open_hands)))
    known = [each for each in (pulse, started, acted) if each is not None]
    return max(known, default=None)
