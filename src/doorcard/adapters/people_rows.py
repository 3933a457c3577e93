"""Who comes to the room and who goes for good: each in one transaction, chips and all."""

from __future__ import annotations

from collections.abc import Collection
from typing import Protocol

from sqlalchemy import Connection, select

from doorcard.adapters import grant_rows, link_rows, reading, writing
from doorcard.adapters.account_rows import Run, put_login, put_session
from doorcard.adapters.erasing import erase
from doorcard.adapters.last_host import keep_a_host
from doorcard.adapters.schema import PLAYERS
from doorcard.room.cage import BANK, Why, move, wallet
from doorcard.room.grants import DayShare
from doorcard.room.ids import PlayerId
from doorcard.service.accounts.people_ports import Arrival, DayGrant
from doorcard.service.accounts.ports import SaidAt
from doorcard.service.ports import DayLimit


class Purse(Protocol):
    """The books, as far as comings and goings touch them; part of the transaction."""

    def give(self, connection: Connection, grant: DayGrant, at_ms: int) -> None:
        """Store a grant. Raises ``DayLimit``, and nothing is stored of it."""

    def empty(self, connection: Connection, player: PlayerId, at_ms: int) -> None:
        """Give what is in a wallet back to the house."""


class PeopleRows:
    """Keeps the promises of :class:`doorcard.service.accounts.people_ports.PeopleStore`."""

    def __init__(self, read: Run, write: Run, purse: Purse) -> None:
        self._read = read
        self._write = write
        self._purse = purse

    async def arrive(self, arrival: Arrival, at_ms: int) -> DayShare | None:
        """Let a new player in, with chips, account and session; the share that was used up."""

        def job(connection: Connection) -> DayShare | None:
            writing.add_player(connection, arrival.player, at_ms)
            if arrival.login is not None:
                put_login(connection, arrival.login)
            if arrival.link is not None:
                link_rows.put(connection, arrival.link)
            put_session(connection, arrival.session)
            try:
                if arrival.grant is not None:
                    self._purse.give(connection, arrival.grant, at_ms)
            except DayLimit as taken:
                return taken.share
            return None

        return await self._write(job)

    async def erase(self, player: PlayerId, known_as: str, at_ms: int) -> list[SaidAt]:
        """Forget all but the player's id, which goes by that name from now on; their lines."""

        def job(connection: Connection) -> list[SaidAt]:
            keep_a_host(connection, but=player)
            self._purse.empty(connection, player, at_ms)
            return erase(connection, player, known_as, at_ms)

        return await self._write(job)

    async def erased(self, players: Collection[PlayerId]) -> frozenset[PlayerId]:
        """Which of them have been erased."""
        gone = select(PLAYERS.c.id).where(
            PLAYERS.c.id.in_(list(players)), PLAYERS.c.erased_ms.is_not(None)
        )
        return await self._read(lambda connection: frozenset(connection.scalars(gone)))


class StoredPurse:
    """The books in the same database."""

    def give(self, connection: Connection, grant: DayGrant, at_ms: int) -> None:
        """Store a grant. Raises ``DayLimit``, and nothing is stored of it."""
        grant_rows.take(connection, grant.day, grant.shares, grant.transfer.moved)
        writing.post(connection, (grant.transfer,), at_ms)

    def empty(self, connection: Connection, player: PlayerId, at_ms: int) -> None:
        """Give what is in a wallet back to the house."""
        chips = reading.balance(connection, wallet(player))
        if chips:
            writing.post(connection, (move(Why.LEAVE, wallet(player), BANK, chips),), at_ms)
