"""The HTTP API of a host's work on tables."""

from __future__ import annotations

from litestar import Controller, get, post
from litestar.params import FromPath, JSONBody

from doorcard.service.floor.table_wish import TableWish
from doorcard.web.given import TheFloor, TheOffice, TheSigned
from doorcard.web.host_shapes import host_table
from doorcard.wire.host_answers import (
    Because,
    HostChanges,
    HostOpens,
    HostTable,
    HostTableList,
    PauseFor,
    Remove,
)


class HostTablesApi(Controller):
    """All open tables. Everything here raises ``host.only``; deeds ``why.missing``."""

    path = "/api/host/tables"

    @get()
    async def tables(self, signed: TheSigned, floor: TheFloor) -> HostTableList:
        """Who sits where with what, and which hand it is: not a card."""
        signed.require_host()
        return HostTableList(tuple(map(host_table, floor.dealers())))

    @post()
    async def open(
        self, data: JSONBody[HostOpens], signed: TheSigned, office: TheOffice
    ) -> HostTable:
        """Open a table. ``table.…``, ``table_name.…``, ``house.unknown``, ``why.missing``."""
        wish = TableWish(
            house=data.house,
            name=data.name,
            rules=data.rules,
            policy=data.policy,
            private=data.private,
            password=data.password,
            bots=data.bots,
        )
        opened = await office.tables.open(signed.require_host(), wish, data.why)
        return host_table(opened.dealer)

    @post("/{table_id:str}/rules", status_code=200)
    async def rules(
        self,
        table_id: FromPath[str],
        data: JSONBody[HostChanges],
        signed: TheSigned,
        floor: TheFloor,
        office: TheOffice,
    ) -> HostTable:
        """Announce new rules: they hold from a later hand on. ``table.rules``."""
        host = signed.require_host()
        await office.tables.announce_rules(host, table_id, data.rules, data.policy, data.why)
        return host_table(floor.table(table_id))

    @post("/{table_id:str}/rules/withdraw", status_code=200)
    async def withdraw(
        self,
        table_id: FromPath[str],
        data: JSONBody[Because],
        signed: TheSigned,
        floor: TheFloor,
        office: TheOffice,
    ) -> HostTable:
        """Take announced rules back. ``table.no_change``."""
        await office.tables.take_back_rules(signed.require_host(), table_id, data.why)
        return host_table(floor.table(table_id))

    @post("/{table_id:str}/close", status_code=202)
    async def close(
        self,
        table_id: FromPath[str],
        data: JSONBody[Because],
        signed: TheSigned,
        office: TheOffice,
    ) -> None:
        """Close the table when its hand is over; all chips go back to the wallets."""
        await office.tables.close(signed.require_host(), table_id, data.why)

    @post("/{table_id:str}/pause", status_code=200)
    async def pause(
        self,
        table_id: FromPath[str],
        data: JSONBody[PauseFor],
        signed: TheSigned,
        floor: TheFloor,
        office: TheOffice,
    ) -> HostTable:
        """Deal no new hand there."""
        await office.tables.pause(signed.require_host(), table_id, data.sentence, data.why)
        return host_table(floor.table(table_id))

    @post("/{table_id:str}/resume", status_code=200)
    async def resume(
        self,
        table_id: FromPath[str],
        data: JSONBody[Because],
        signed: TheSigned,
        floor: TheFloor,
        office: TheOffice,
    ) -> HostTable:
        """Deal on there. ``room.paused``, ``table.not_paused``."""
        await office.tables.resume(signed.require_host(), table_id, data.why)
        return host_table(floor.table(table_id))

    @post("/{table_id:str}/remove", status_code=200)
    async def remove(
        self,
        table_id: FromPath[str],
        data: JSONBody[Remove],
        signed: TheSigned,
        floor: TheFloor,
        office: TheOffice,
    ) -> HostTable:
        """Have a player leave when the hand is over. ``player.not_seated``."""
        await office.tables.remove(signed.require_host(), table_id, data.player, data.why)
        return host_table(floor.table(table_id))
