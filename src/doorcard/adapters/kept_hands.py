"""The hands of a data folder, for reading alone: beside a room that runs, or after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pysqlite3  # type: ignore[import-untyped]  # it ships none
from sqlalchemy import Connection, create_engine, event, select
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import NullPool

from doorcard.adapters import reading
from doorcard.adapters.revisions import revision_of, schema_refusal
from doorcard.adapters.schema import HAND_SEATS, HANDS, HEAD, PLAYERS
from doorcard.adapters.storage_key import StorageKey, storage_key
from doorcard.adapters.vault import Vault
from doorcard.room.table import HandId, PlayerId
from doorcard.service.ports import Player, StoredHand
from doorcard.stud import Refusal


class KeptHands:
    """Reads what a room has stored. Takes no lock and writes nothing.

    Every call raises ``Refusal``: ``store.none`` where no room was kept, ``store.schema``
    if another version of Doorcard wrote the file, ``store.unreadable`` if it is no room's;
    those of hands as :func:`doorcard.adapters.storage_key.storage_key` and
    :meth:`doorcard.adapters.vault.Vault.open` too.
    """

    def __init__(self, folder: Path, key: StorageKey | None = None) -> None:
        """``key``: see :func:`doorcard.adapters.sqlite.open_store`; here none is made."""
        self._file = folder / "room.db"
        self._key = key
        self._engine = create_engine(
            "sqlite+pysqlite://",
            creator=self._connect,
            module=pysqlite3,
            poolclass=NullPool,
        )

        @event.listens_for(self._engine, "connect")
        def _read_only(connection: Any, _record: object) -> None:  # noqa: ANN401 - DB-API, untyped
            connection.execute("PRAGMA query_only=ON")

    def _connect(self) -> Any:  # noqa: ANN401 - DB-API, untyped
        address = f"{self._file.absolute().as_uri()}?mode=ro"
        return pysqlite3.connect(address, uri=True, timeout=5)

    def hand(self, hand: HandId) -> StoredHand:
        """That hand. Raises ``Refusal`` ``hand.unknown`` and says which there are."""
        with self._open() as connection:
            found = reading.hand(connection, hand, self._vault())
            if found is None:
                known = _latest(connection, 5)
                kept = f"the latest are {', '.join(known)}" if known else "there are none yet"
                raise Refusal("hand.unknown", f"no hand {hand!r} is kept here: {kept}", hand=hand)
            return found

    def last(self) -> StoredHand:
        """The hand that was played to its end last. ``Refusal`` ``hand.none`` if none was."""
        with self._open() as connection:
            ended = connection.scalar(
                select(HANDS.c.id)
                .where(HANDS.c.ended_ms.is_not(None), HANDS.c.voided.is_(None))
                .order_by(HANDS.c.ended_ms.desc())
                .limit(1)
            )
            found = None if ended is None else reading.hand(connection, ended, self._vault())
            if found is None:
                raise Refusal("hand.none", f"no hand has been played to its end in {self._file}")
            return found

    def players(self, ids: Sequence[PlayerId]) -> dict[PlayerId, Player]:
        """Those of the players that exist."""
        with self._open() as connection:
            return reading.players(connection, ids)

    def player_named(self, name: str) -> Player:
        """The player of that name. Raises ``Refusal`` ``player.unknown``."""
        with self._open() as connection:
            rows = list(connection.scalars(select(PLAYERS.c.id).where(PLAYERS.c.name == name)))
            found = reading.players(connection, rows)
        if len(found) != 1:
            known = "is none of" if not found else "are several of"
            raise Refusal("player.unknown", f"there {known} the name {name!r} in this room")
        return next(iter(found.values()))

    def ended(self, player: PlayerId | None = None) -> list[HandId]:
        """All hands that were played to their end, in the order they began; one player's or all."""
        wanted = select(HANDS.c.id).where(HANDS.c.ended_ms.is_not(None), HANDS.c.voided.is_(None))
        if player is not None:
            wanted = wanted.join(HAND_SEATS, HAND_SEATS.c.hand == HANDS.c.id).where(
                HAND_SEATS.c.player == player
            )
        with self._open() as connection:
            return list(connection.scalars(wanted.order_by(HANDS.c.started_ms, HANDS.c.id)))

    def _vault(self) -> Vault:
        if self._key is None:
            self._key = storage_key(self._file.parent, make=False)
        return Vault(self._key)

    @contextmanager
    def _open(self) -> Iterator[Connection]:
        if not self._file.is_file():
            raise Refusal(
                "store.none",
                f"no room is kept in {self._file.parent}: name its folder with --data",
                folder=str(self._file.parent),
            )
        try:
            with self._engine.connect() as connection:
                self._check(connection)
                yield connection
        except DBAPIError as wrong:
            raise Refusal(
                "store.unreadable",
                f"{self._file} cannot be read as a room's database: {wrong.orig}",
                file=str(self._file),
            ) from None

    def _check(self, connection: Connection) -> None:
        found = revision_of(connection)
        if found != HEAD:
            raise schema_refusal(
                self._file, found, "open the room once with this version, or use the one it is of"
            )


def _latest(connection: Connection, count: int) -> list[HandId]:
    rows = connection.scalars(select(HANDS.c.id).order_by(HANDS.c.started_ms.desc()).limit(count))
    return list(rows)
