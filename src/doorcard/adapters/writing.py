"""What the writer does, statement by statement. Each runs inside its transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import Connection, bindparam, insert, select, update
from sqlalchemy.dialects.sqlite import insert as upsert

from doorcard.adapters import deal_rows
from doorcard.adapters.clock_rows import add_lapse
from doorcard.adapters.host_log_rows import add_host_line
from doorcard.adapters.prepared import Prepared
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
from doorcard.room.cage import Account, Transfer, apply, may_owe
from doorcard.room.table import HandId, TableId
from doorcard.service.host.ports import HostLine
from doorcard.service.ports import (
    AlreadyPosted,
    Deed,
    HandAppend,
    NotEnoughChips,
    Player,
    StoredTable,
    VersionConflict,
)
from doorcard.stud import Chips

_ROOM_TO_GROW: Final = 256 * 1024
"""Bytes: more than what one commit of a full house writes."""

_ADVANCING = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("table"), TABLES.c.revision == bindparam("at"))
    .values(revision=TABLES.c.revision + 1, hands_played=TABLES.c.hands_played + bindparam("ended"))
)
_ADVANCE = Prepared(_ADVANCING)
_ADVANCE_WITH_STATE = Prepared(_ADVANCING.values(state=bindparam("new_state")))
_CLOSE = update(TABLES).where(TABLES.c.id == bindparam("table")).values(closed_ms=bindparam("at"))
_GROW = Prepared(
    update(HANDS)
    .where(
        HANDS.c.id == bindparam("hand"),
        HANDS.c.version == bindparam("after"),
        HANDS.c.ended_ms.is_(None),
    )
    .values(
        version=HANDS.c.version + bindparam("more"),
        deadline_ms=bindparam("deadline"),
        ended_ms=bindparam("ended"),
        pot=bindparam("in_pot"),
        voided=bindparam("why_void"),
        bonus=bindparam("had_bonus"),
    )
)
_NEW_HAND = insert(HANDS)
_NEW_SEATS = insert(HAND_SEATS)
_NEW_EVENTS = Prepared(insert(EVENTS), ("hand", "version", "open", "sealed", "at_ms"))
_NEW_TRANSFER = Prepared(insert(TRANSFERS), ("why", "key", "table_id", "hand", "at_ms"))
_NEW_POSTINGS = Prepared(insert(POSTINGS), ("transfer", "account", "chips"))
_BALANCE = Prepared(select(ACCOUNTS.c.chips).where(ACCOUNTS.c.name == bindparam("account")))
_SETTING = upsert(ACCOUNTS)
_SET_ACCOUNT = Prepared(
    _SETTING.on_conflict_do_update(
        index_elements=[ACCOUNTS.c.name], set_={"chips": _SETTING.excluded.chips}
    ),
    ("name", "chips"),
)
_SET_PULSE = upsert(ROOM)
_SET_PULSE = _SET_PULSE.on_conflict_do_update(
    index_elements=[ROOM.c.name],
    set_={"value": _SET_PULSE.excluded.value},
    where=_SET_PULSE.excluded.value > ROOM.c.value,
)


def commit(connection: Connection, deed: Deed, vault: Vault) -> None:
    """Store a deed whole. Raises as :meth:`doorcard.service.ports.Store.commit`."""
    hand = deed.hand
    played = hand is not None and hand.ended and hand.voided is None
    values = {"table": deed.table, "at": deed.revision, "ended": int(played)}
    if deed.state is None:
        advanced = _ADVANCE.run(connection, values)
    else:
        advanced = _ADVANCE_WITH_STATE.run(connection, {**values, "new_state": deed.state})
    if advanced.rowcount != 1:
        at = connection.scalar(select(TABLES.c.revision).where(TABLES.c.id == deed.table))
        where = "not there" if at is None else f"at {at}"
        raise VersionConflict(f"table {deed.table} is {where}, not at {deed.revision}")
    if deed.closed:
        connection.execute(_CLOSE, {"table": deed.table, "at": deed.at_ms})
    if hand is not None:
        _append(connection, deed, hand, vault)
    if deed.lapse is not None:
        add_lapse(connection, deed.lapse)
    if deed.host is not None:
        add_host_line(connection, deed.host)
    _post(connection, deed.transfers, deed.at_ms, deed.table, hand.hand if hand else None)


def _append(connection: Connection, deed: Deed, hand: HandAppend, vault: Vault) -> None:
    at_ms = deed.at_ms
    if hand.after == 0 and hand.seats:
        _open_hand(connection, deed.table, hand, at_ms)
    else:
        grown = _GROW.run(
            connection,
            {
                "hand": hand.hand,
                "after": hand.after,
                "more": len(hand.events),
                "deadline": hand.deadline_ms,
                "ended": at_ms if hand.ended else None,
                "in_pot": hand.pot,
                "why_void": hand.voided,
                "had_bonus": int(hand.bonus),
            },
        )
        if grown.rowcount != 1:
            raise _hand_conflict(connection, hand)
    if hand.deal is not None:
        deal_rows.append(connection, hand.hand, hand.deal, at_ms, vault)
    if not hand.events:
        return
    _NEW_EVENTS.run_each(
        connection,
        [
            {
                "hand": hand.hand,
                "version": version,
                "open": stored.open,
                "sealed": None
                if stored.sealed is None
                else vault.close(stored.sealed, hand.hand, EVENT, version),
                "at_ms": at_ms,
            }
            for version, stored in enumerate(hand.events, start=hand.after + 1)
        ],
    )


def _open_hand(connection: Connection, table: TableId, hand: HandAppend, at_ms: int) -> None:
    if connection.scalar(select(HANDS.c.version).where(HANDS.c.id == hand.hand)) is not None:
        raise _hand_conflict(connection, hand)
    connection.execute(
        _NEW_HAND,
        {
            "id": hand.hand,
            "table_id": table,
            "number": hand.number,
            "version": len(hand.events),
            "started_ms": at_ms,
            "deadline_ms": hand.deadline_ms,
            "ended_ms": at_ms if hand.ended else None,
            "pot": hand.pot,
            "voided": hand.voided,
            "bonus": int(hand.bonus),
        },
    )
    if hand.seats:
        connection.execute(
            _NEW_SEATS,
            [{"hand": hand.hand, "seat": seat, "player": player} for seat, player in hand.seats],
        )


def _hand_conflict(connection: Connection, hand: HandAppend) -> VersionConflict:
    at = connection.scalar(select(HANDS.c.version).where(HANDS.c.id == hand.hand)) or 0
    return VersionConflict(f"{hand.hand} is at {at}, not {hand.after}")


def post(connection: Connection, transfers: Sequence[Transfer], at_ms: int) -> None:
    """Store transfers that belong to no table."""
    _post(connection, transfers, at_ms, None, None)


def _post(
    connection: Connection,
    transfers: Sequence[Transfer],
    at_ms: int,
    table: TableId | None,
    hand: HandId | None,
) -> None:
    if not transfers:
        return
    _refuse_known_keys(connection, transfers)
    _set_balances(connection, transfers)
    for transfer in transfers:
        made = _NEW_TRANSFER.run(
            connection,
            {
                "why": transfer.why.value,
                "key": transfer.key,
                "table_id": table,
                "hand": hand,
                "at_ms": at_ms,
            },
        )
        _NEW_POSTINGS.run_each(
            connection,
            [
                {"transfer": made.lastrowid, "account": each.account, "chips": each.chips}
                for each in transfer.postings
            ],
        )


def _refuse_known_keys(connection: Connection, transfers: Sequence[Transfer]) -> None:
    keys = [each.key for each in transfers if each.key is not None]
    if not keys:
        return
    known = connection.scalars(select(TRANSFERS.c.key).where(TRANSFERS.c.key.in_(keys))).all()
    if known:
        raise AlreadyPosted(f"the books hold {', '.join(map(str, known))} already")


def _set_balances(connection: Connection, transfers: Sequence[Transfer]) -> None:
    touched = {posting.account for transfer in transfers for posting in transfer.postings}
    balances: dict[Account, Chips] = {}
    for account in touched:
        row = _BALANCE.run(connection, {"account": account}).fetchone()
        balances[account] = 0 if row is None else row[0]
    for transfer in transfers:
        apply(balances, (transfer,))
        for posting in transfer.postings:
            after = balances[posting.account]
            if after < 0 and not may_owe(posting.account):
                raise NotEnoughChips(posting.account, -posting.chips, after - posting.chips)
    _SET_ACCOUNT.run_each(
        connection, [{"name": name, "chips": chips} for name, chips in sorted(balances.items())]
    )


def add_table(
    connection: Connection, table: StoredTable, at_ms: int, host: HostLine | None = None
) -> None:
    """Store a new table, with a host's line. ``VersionConflict`` if its id is taken."""
    if connection.scalar(select(TABLES.c.id).where(TABLES.c.id == table.id)) is not None:
        raise VersionConflict(f"table {table.id} is there already")
    connection.execute(
        insert(TABLES).values(
            id=table.id,
            house=table.house,
            name=table.name,
            revision=table.revision,
            state=table.state,
            hands_played=table.hands_played,
            created_ms=at_ms,
        )
    )
    if host is not None:
        add_host_line(connection, host)


def add_player(connection: Connection, player: Player, at_ms: int) -> None:
    """Store a new player. ``VersionConflict`` if the id is taken."""
    if connection.scalar(select(PLAYERS.c.id).where(PLAYERS.c.id == player.id)) is not None:
        raise VersionConflict(f"player {player.id} is there already")
    connection.execute(
        insert(PLAYERS).values(
            id=player.id,
            name=player.name,
            kind=player.kind.value,
            style=player.style,
            created_ms=at_ms,
        )
    )


def probe(connection: Connection, at_ms: int) -> None:
    """:func:`alive`, and a try whether the file may still grow, which is taken back."""
    alive(connection, at_ms)
    connection.exec_driver_sql("SAVEPOINT room_to_grow")
    # Any row that is long enough will do; a column that is added one day does not matter here.
    connection.exec_driver_sql(
        "INSERT INTO room (name, value) VALUES (?, ?)", ("x" * _ROOM_TO_GROW, at_ms)
    )
    connection.exec_driver_sql("ROLLBACK TO room_to_grow")
    connection.exec_driver_sql("RELEASE room_to_grow")


def alive(connection: Connection, at_ms: int) -> None:
    """Note that the room was alive at this wall time."""
    connection.execute(_SET_PULSE, {"name": "pulse", "value": at_ms})
