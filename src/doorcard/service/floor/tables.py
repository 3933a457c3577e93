"""Opening, entering, changing and closing tables: what people do with tables besides playing."""

from __future__ import annotations

import asyncio
import hmac
import os
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final

from doorcard.room.door import Door
from doorcard.room.names import name_key
from doorcard.room.queueing import position
from doorcard.room.table import PlayerId, Table, TableId
from doorcard.room.table_names import table_name
from doorcard.service.accounts.backoff import Backoff, refuse_wait
from doorcard.service.accounts.grants import network_of
from doorcard.service.accounts.ports import PasswordHasher
from doorcard.service.accounts.tokens import digest_of, new_token
from doorcard.service.floor.floor import Floor
from doorcard.service.floor.table_wish import Changes, TableWish, changed, worked_out
from doorcard.service.floor.tidying import may_go
from doorcard.service.host.ports import HostLine
from doorcard.service.ports import Player
from doorcard.service.table.dealer import Dealer
from doorcard.service.table.judge import private
from doorcard.service.table.table_orders import (
    Admit,
    ChangeDoor,
    ChangeRules,
    CloseTable,
    Forget,
    TakeBackRules,
)
from doorcard.stud import HOUSES, Refusal
from doorcard.stud.problems import Problem, problems_of

SHORTEST_PASSWORD: Final = 6
LONGEST_PASSWORD: Final = 128
_MINUTE_MS: Final = 60_000


@dataclass(frozen=True, slots=True)
class Opened:
    """A new table, and what opens its door."""

    dealer: Dealer
    invite: str | None = field(repr=False)
    """The token of the invite link; it is shown once. ``None`` for a public table."""


class Tables:
    """What people do with the tables of the floor."""

    def __init__(self, floor: Floor, hasher: PasswordHasher | None = None) -> None:
        """Without a ``hasher`` a door is opened by its link alone."""
        self._floor = floor
        self._pace = floor.pace
        self._opening = asyncio.Lock()
        self._hasher = hasher
        self._guesses = Backoff(
            floor.clock, free=5, first_ms=2_000, most_ms=5 * _MINUTE_MS, forget_ms=60 * _MINUTE_MS
        )
        # A club types one password on many phones behind one address: who mistypes it must
        # not keep the others out, and who comes again and again under new names must wait.
        self._guesses_from = Backoff(
            floor.clock, free=40, first_ms=2_000, most_ms=5 * _MINUTE_MS, forget_ms=60 * _MINUTE_MS
        )

    def dealer_for(self, table: TableId, player: Player | None) -> Dealer:
        """The dealer of a table, for who may come in.

        Raises ``Refusal``: ``table.unknown``, ``table.private``.
        """
        dealer = self._floor.table(table)
        if not may_enter(dealer.state.table, player):
            raise private(dealer.state.table)
        return dealer

    def check(self, player: Player, wish: TableWish) -> list[Problem]:
        """Everything that keeps the wish from being granted."""
        wrong: list[Problem] = []
        for look in (
            lambda: self._check_may_open(player),
            lambda: self._check_name(wish.name),
            lambda: check_password(wish),
            lambda: worked_out(wish.house, wish.rules, wish.policy),
        ):
            try:
                look()
            except Refusal as refusal:
                wrong += problems_of(refusal)
        return wrong

    async def open(self, player: Player, wish: TableWish, host: HostLine | None = None) -> Opened:
        """Open a table from a house; ``host`` is the line of a host's log, stored with it.

        Raises ``Refusal``: ``table.rules`` with all ``problems``, ``table.host_only``,
        ``table.too_many``, ``table.room_full``, ``table.name_taken``, ``table_name.*``,
        ``door.password``, ``house.unknown``.
        """
        self._check_may_open(player)
        name = self._check_name(wish.name)
        check_password(wish)
        out = worked_out(wish.house, wish.rules, wish.policy)
        door, invite = await self._new_door(wish)
        async with self._opening:
            # Others may have opened tables while the password was hashed.
            self._check_may_open(player)
            self._check_name(name)
            self._make_room()
            table = Table(
                id=f"t{os.urandom(6).hex()}",
                name=name,
                house=wish.house,
                title=HOUSES[wish.house].title,
                rules=out.rules,
                policy=out.policy,
                opener=player.id,
                opener_name=player.name,
                bots=wish.bots,
                door=door,
            )
            line = None if host is None else replace(host, table=table.id)
            return Opened(await self._floor.add(table, line), invite)

    def _make_room(self) -> None:
        """Where there is none left, the empty table that was opened first closes."""
        opened = sum(each.opener is not None for each in self._tables())
        if opened >= self._pace.tables_opened and (spare := self._spare()) is not None:
            spare.tell_itself(CloseTable(None, if_empty=True))

    async def announce(
        self, player: Player, table: TableId, rules: Changes, policy: Changes, *, request: str
    ) -> None:
        """Announce new rules. Raises ``Refusal`` as :class:`ChangeRules`."""
        dealer = self._floor.table(table)
        out = changed(dealer.state.table, rules, policy)
        order = ChangeRules(player.id, player.name, out.rules, out.policy, host=player.host)
        await dealer.ask(order, request=request)

    async def take_back(self, player: Player, table: TableId, *, request: str) -> None:
        """Take announced rules back. Raises ``Refusal`` as :class:`TakeBackRules`."""
        order = TakeBackRules(player.id, host=player.host)
        await self._floor.table(table).ask(order, request=request)

    async def close(self, player: Player, table: TableId, *, request: str) -> None:
        """Close a table after its hand. Raises ``Refusal`` as :class:`CloseTable`."""
        order = CloseTable(player.id, host=player.host)
        await self._floor.table(table).ask(order, request=request)

    async def invite(self, player: Player, table: TableId, *, request: str) -> str:
        """A new invite link's token; the old one ends. Raises as :class:`ChangeDoor`."""
        token = new_token()
        order = ChangeDoor(player.id, digest_of(token).hex(), host=player.host)
        await self._floor.table(table).ask(order, request=request)
        return token

    async def enter(
        self,
        player: Player,
        table: TableId,
        *,
        invite: str | None = None,
        password: str | None = None,
        address: str = "",
        request: str,
    ) -> Dealer:
        """Let a player in who has the link or the password.

        Raises ``Refusal``: ``table.unknown``, ``entry.wrong``, ``entry.wait`` after too
        many wrong ones: a few of one player, some dozens of all at one address.
        """
        dealer = self._floor.table(table)
        door = dealer.state.table.door
        if may_enter(dealer.state.table, player) or door is None:
            return dealer
        tries = (
            (self._guesses, f"{table} {player.id}"),
            (self._guesses_from, f"{table} {network_of(address)}"),
        )
        wait = max(guesses.wait_ms(key) for guesses, key in tries)
        refuse_wait("entry.wait", wait, "too many wrong tries")
        for guesses, key in tries:
            guesses.count(key)
        if not await self._opens(door, invite, password):
            raise Refusal(
                "entry.wrong",
                f"that does not open the door of {dealer.state.table.name}: ask for a new link",
                table=table,
            )
        for guesses, key in tries:
            guesses.refund(key)
        await dealer.ask(Admit(player.id), request=request)
        return dealer

    async def _opens(self, door: Door, invite: str | None, password: str | None) -> bool:
        if invite is not None and hmac.compare_digest(digest_of(invite).hex(), door.invitation):
            return True
        hashed = door.password
        if password is None or hashed is None or len(password) > LONGEST_PASSWORD:
            return False
        return self._hasher is not None and (await self._hasher.check(hashed, password)).right

    async def _new_door(self, wish: TableWish) -> tuple[Door | None, str | None]:
        if not wish.private:
            return None, None
        token = new_token()
        hashed = None
        if wish.password is not None:
            if self._hasher is None:
                raise Refusal("door.password", "a table has an invite link here, and no password")
            hashed = await self._hasher.hashed(wish.password)
        return Door(digest_of(token).hex(), hashed), token

    def _check_may_open(self, player: Player) -> None:
        if player.host:
            return
        if self._pace.tables_by_host_alone:
            raise Refusal("table.host_only", "only the host opens tables in this room: ask for one")
        opened = [each for each in self._tables() if each.opener is not None]
        mine = sum(each.opener == player.id for each in opened)
        if mine >= self._pace.tables_each:
            raise Refusal(
                "table.too_many",
                f"you have opened {mine} tables, which is as many as one player may: close one",
                most=self._pace.tables_each,
            )
        if len(opened) >= self._pace.tables_opened and self._spare() is None:
            raise Refusal(
                "table.room_full",
                f"players have opened {len(opened)} tables, which is all there is room for, and no "
                "empty one is to spare: sit down at one that there is, or ask the host",
                most=self._pace.tables_opened,
            )

    def _spare(self) -> Dealer | None:
        """The table opened first of those that players opened, nobody is at and none will miss."""
        empty = [each for each in self._floor.in_order_of_opening() if each.is_empty]
        return next(iter(may_go(empty, empty)), None)

    def _check_name(self, wish: str) -> str:
        name = table_name(wish)
        key = name_key(name)
        for each in self._tables():
            if name_key(each.name) == key:
                raise Refusal(
                    "table.name_taken",
                    f"there is a table called {each.name} already: choose another name",
                    name=name,
                )
        return name

    def _tables(self) -> Iterable[Table]:
        return (each.state.table for each in self._floor.dealers())

    async def belongings(self, player: PlayerId) -> object:
        """What tables keep of a player: those they opened, and where they wait."""
        tables = list(self._tables())
        return {
            "opened": [each.name for each in tables if each.opener == player],
            "waiting_at": [each.name for each in tables if position(each, player) is not None],
            "let_in_at": [each.name for each in tables if each.door and player in each.door.guests],
        }

    async def forget(self, player: PlayerId) -> None:
        """The player is no more: their tables are the room's, and they wait nowhere."""
        for dealer in self._floor.dealers():
            # A table that has stopped holds nobody up; the next start reads it again.
            with suppress(Refusal):
                await dealer.ask(Forget(player), request=f"forget {player}")

    async def forget_erased(self) -> None:
        """At the start: an erasure is one write, and each table another. Do what was left."""
        for player in await self._floor.store.people.erased(
            {each for table in self._tables() for each in _spoken_of(table)}
        ):
            await self.forget(player)


def _spoken_of(table: Table) -> Iterator[PlayerId]:
    """Those whom :class:`Forget` would forget."""
    if table.opener is not None:
        yield table.opener
    yield from (each.player for each in table.waiting)
    yield from (each.player for each in table.left)
    yield from table.door.guests if table.door is not None else ()
    if table.announced is not None:
        yield table.announced.by


def may_enter(table: Table, player: Player | None) -> bool:
    """May this player come in? The host may, everywhere."""
    return table.admits(None if player is None else player.id) or bool(player and player.host)


def check_password(wish: TableWish) -> None:
    """Raises ``door.password`` for one that is too short, too long, or without a door."""
    if wish.password is None:
        return
    if not wish.private:
        raise Refusal("door.password", "a public table has no door and needs no password")
    if not SHORTEST_PASSWORD <= len(wish.password) <= LONGEST_PASSWORD:
        raise Refusal(
            "door.password",
            f"a table's password has {SHORTEST_PASSWORD} to {LONGEST_PASSWORD} characters",
            shortest=SHORTEST_PASSWORD,
            longest=LONGEST_PASSWORD,
        )
