"""What a host does with tables: open, change between hands, close, pause, empty a seat."""

from __future__ import annotations

from doorcard.room.ids import PlayerId, TableId
from doorcard.service.accounts.tokens import digest_of, new_id, new_token
from doorcard.service.floor.floor import Floor
from doorcard.service.floor.room_switches import PAUSED_BY_HOST, TABLE_PAUSED_BY_HOST, pause_of
from doorcard.service.floor.table_wish import Changes, TableWish, changed
from doorcard.service.floor.tables import Opened, Tables
from doorcard.service.host.book import HostBook, pause_words
from doorcard.service.host.orders import ByHost, Removed
from doorcard.service.host.ports import HostLine
from doorcard.service.ports import Player
from doorcard.service.table.dealer import Dealer
from doorcard.service.table.order import TableOrder
from doorcard.service.table.table_orders import (
    ChangeDoor,
    ChangeRules,
    CloseTable,
    TakeBackRules,
)
from doorcard.stud import Refusal


class HostTables:
    """Each deed is stored with its line in the log of the hosts."""

    def __init__(self, floor: Floor, tables: Tables) -> None:
        self._floor = floor
        self._tables = tables
        self._book = HostBook(floor.clock)

    async def open(self, host: Player, wish: TableWish, why: str) -> Opened:
        """Open a table. Raises as :meth:`Tables.open`."""
        line = self._book.line(
            host,
            "table.opened",
            why,
            after={"name": wish.name, "house": wish.house, "private": wish.private},
        )
        return await self._tables.open(host, wish, line)

    async def announce_rules(
        self, host: Player, table: TableId, rules: Changes, policy: Changes, why: str
    ) -> None:
        """Announce new rules. Raises as :meth:`Tables.announce`."""
        state = self._floor.table(table).state.table
        out = changed(state, rules, policy)
        before = {
            **{each: getattr(state.rules, each) for each in rules},
            **{each: getattr(state.policy, each) for each in policy},
        }
        line = self._book.line(
            host, "table.rules", why, table=table, before=before, after={**rules, **policy}
        )
        order = ChangeRules(host.id, host.name, out.rules, out.policy, host=True)
        await self._ask(host, table, order, line)

    async def take_back_rules(self, host: Player, table: TableId, why: str) -> None:
        """Take announced rules back. Raises as :meth:`Tables.take_back`."""
        line = self._book.line(host, "table.rules_taken_back", why, table=table)
        await self._ask(host, table, TakeBackRules(host.id, host=True), line)

    async def close(self, host: Player, table: TableId, why: str) -> None:
        """Close a table after its hand; all chips go back to the wallets."""
        seats = self._floor.table(table).state.table.seats
        before = {each.player: each.stack + each.reserved for each in seats}
        line = self._book.line(host, "table.closed", why, table=table, before=before)
        await self._ask(host, table, CloseTable(host.id, host=True), line)

    async def invite(self, host: Player, table: TableId, why: str) -> str:
        """A new invite link's token; the old one ends. Raises as :meth:`Tables.invite`."""
        token = new_token()
        line = self._book.line(host, "table.invited", why, table=table)
        await self._ask(host, table, ChangeDoor(host.id, digest_of(token).hex(), host=True), line)
        return token

    async def remove(self, host: Player, table: TableId, player: PlayerId, why: str) -> None:
        """Have a player leave the table after the hand. ``player.not_seated``."""
        seat = self._floor.table(table).state.table.of(player)
        if seat is None:
            raise Refusal("player.not_seated", "that player has no seat at this table")
        line = self._book.line(
            host,
            "player.removed",
            why,
            player=player,
            table=table,
            before={"seat": seat.seat, "stack": seat.stack + seat.reserved},
        )
        await self._ask(host, table, Removed(host.id, player), line)

    async def pause(self, host: Player, table: TableId, sentence: str, why: str) -> None:
        """Deal no new hand there until it is taken back, a restart of the room aside.

        ``sentence``: the host's own words for it, or none.
        """
        dealer = self._floor.table(table)
        told = pause_words(sentence)
        line = self._book.line(host, "table.paused", why, table=table, after=told)
        await self._floor.store.host.switch(pause_of(table), told, line)
        self._floor.paused_tables[table] = told
        dealer.hold(TABLE_PAUSED_BY_HOST, told)

    async def resume(self, host: Player, table: TableId, why: str) -> None:
        """Deal on there: ``table.not_paused``, and ``room.paused`` if the whole room is."""
        dealer = self._floor.table(table)
        before = self._floor.paused_tables.get(table)
        if before is None and self._floor.held(PAUSED_BY_HOST) is not None:
            raise Refusal("room.paused", "the whole room is paused: resume the room")
        if before is None:
            raise Refusal(
                "table.not_paused", f"{dealer.sign.name} is not paused: nothing is to be resumed"
            )
        line = self._book.line(host, "table.resumed", why, table=table, before=before)
        await self._floor.store.host.switch(pause_of(table), None, line)
        self._floor.paused_tables.pop(table, None)
        dealer.release(TABLE_PAUSED_BY_HOST)

    async def _ask(self, host: Player, table: TableId, order: TableOrder, line: HostLine) -> None:
        dealer: Dealer = self._floor.table(table)
        await dealer.ask(ByHost(host.id, order, line), request=new_id())
