"""What people do with tables from the lobby and the table's own page: a host's deeds are logged."""

from __future__ import annotations

from typing import Final

from doorcard.room.table import TableId
from doorcard.service.accounts.tokens import new_id
from doorcard.service.floor.table_wish import Changes, TableWish
from doorcard.service.floor.tables import Opened, Tables
from doorcard.service.host.tables import HostTables
from doorcard.service.ports import Player

FROM_THE_LOBBY: Final = "from the lobby"
AT_THE_TABLE: Final = "from the table's own page"
"""The reasons in the log: nobody is asked for one there."""


class AtTables:
    """The same deeds for everybody; those of a host are stored with a line of their log."""

    def __init__(self, tables: Tables, hosts: HostTables) -> None:
        self._tables = tables
        self._hosts = hosts

    async def open(self, player: Player, wish: TableWish) -> Opened:
        """Open a table. Raises as :meth:`Tables.open`."""
        if player.host:
            return await self._hosts.open(player, wish, FROM_THE_LOBBY)
        return await self._tables.open(player, wish)

    async def announce(
        self, player: Player, table: TableId, rules: Changes, policy: Changes
    ) -> None:
        """Announce new rules. Raises as :meth:`Tables.announce`."""
        if player.host:
            await self._hosts.announce_rules(player, table, rules, policy, AT_THE_TABLE)
        else:
            await self._tables.announce(player, table, rules, policy, request=new_id())

    async def take_back(self, player: Player, table: TableId) -> None:
        """Take announced rules back. Raises as :meth:`Tables.take_back`."""
        if player.host:
            await self._hosts.take_back_rules(player, table, AT_THE_TABLE)
        else:
            await self._tables.take_back(player, table, request=new_id())

    async def close(self, player: Player, table: TableId) -> None:
        """Close a table after its hand. Raises as :meth:`Tables.close`."""
        if player.host:
            await self._hosts.close(player, table, AT_THE_TABLE)
        else:
            await self._tables.close(player, table, request=new_id())

    async def invite(self, player: Player, table: TableId) -> str:
        """A new invite link's token; the old one ends. Raises as :meth:`Tables.invite`."""
        if player.host:
            return await self._hosts.invite(player, table, AT_THE_TABLE)
        return await self._tables.invite(player, table, request=new_id())
