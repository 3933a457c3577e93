"""The HTTP API of tables: looking before sitting, opening, entering, changing, closing."""

from __future__ import annotations

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody

from doorcard.service.accounts.tokens import new_id
from doorcard.service.floor.table_wish import TableWish
from doorcard.service.ports import Player
from doorcard.service.table.table_news import waiting_told
from doorcard.service.table.table_orders import StopWaiting, wait_for
from doorcard.web.given import TheFloor, TheOffice, TheSigned, TheTables
from doorcard.web.shapes import table_sign
from doorcard.web.table_page import table_page
from doorcard.web.table_shapes import line_shape
from doorcard.wire.signs import TableSign
from doorcard.wire.table_answers import (
    Entered,
    Entry,
    Invite,
    Line,
    NewRules,
    OpenTable,
    Problems,
    ProblemSign,
    StandInLine,
    TableOpened,
    TablePage,
)


class TablesApi(Controller):
    """What people do with tables besides playing at them."""

    path = "/api/tables"

    @post()
    async def open(
        self, data: JSONBody[OpenTable], signed: TheSigned, office: TheOffice
    ) -> TableOpened:
        """Open a table. ``table.rules`` with all ``problems``, ``table.…``, ``table_name.…``.

        ``house.unknown``.
        """
        opened = await office.at_tables.open(signed.require_player(), _wish(data))
        return TableOpened(table_sign(opened.dealer.sign), opened.invite)

    @post("/check", status_code=200)
    async def check(
        self, data: JSONBody[OpenTable], signed: TheSigned, tables: TheTables
    ) -> Problems:
        """What would keep that table from being opened. Nothing is done."""
        wrong = tables.check(signed.require_player(), _wish(data))
        return Problems(
            tuple(ProblemSign(each.code, each.sentence, dict(each.facts)) for each in wrong)
        )

    @get("/{table_id:str}")
    async def table(self, floor: TheFloor, table_id: FromPath[str]) -> TableSign:
        """One table's sign. ``table.unknown``."""
        return table_sign(floor.table(table_id).sign)

    @get("/{table_id:str}/page")
    async def page(self, table_id: FromPath[str], signed: TheSigned, floor: TheFloor) -> TablePage:
        """A table before one sits down. ``table.unknown``."""
        dealer = floor.table(table_id)
        return table_page(dealer, signed.player, floor.clock.wall_ms())

    @post("/{table_id:str}/rules", status_code=200)
    async def announce(
        self,
        table_id: FromPath[str],
        data: JSONBody[NewRules],
        signed: TheSigned,
        office: TheOffice,
        floor: TheFloor,
    ) -> TablePage:
        """Announce new rules, for who runs the table.

        ``table.not_yours``, ``table.rules``, ``table.no_change``, ``table.closing``.
        """
        player = signed.require_player()
        await office.at_tables.announce(player, table_id, data.rules, data.policy)
        return table_page(floor.table(table_id), player, floor.clock.wall_ms())

    @delete("/{table_id:str}/rules", status_code=200)
    async def take_back(
        self, table_id: FromPath[str], signed: TheSigned, office: TheOffice, floor: TheFloor
    ) -> TablePage:
        """Take announced rules back. ``table.not_yours``, ``table.no_change``."""
        player = signed.require_player()
        await office.at_tables.take_back(player, table_id)
        return table_page(floor.table(table_id), player, floor.clock.wall_ms())

    @delete("/{table_id:str}", status_code=202)
    async def close(self, table_id: FromPath[str], signed: TheSigned, office: TheOffice) -> None:
        """Close a table when its hand is over. ``table.not_yours``."""
        await office.at_tables.close(signed.require_player(), table_id)

    @post("/{table_id:str}/entry", status_code=200)
    async def enter(
        self,
        table_id: FromPath[str],
        data: JSONBody[Entry],
        signed: TheSigned,
        tables: TheTables,
    ) -> Entered:
        """Come in by a link or a password. ``entry.wrong``, ``entry.wait``."""
        dealer = await tables.enter(
            signed.require_player(),
            table_id,
            invite=data.invite,
            password=data.password,
            address=signed.place.address,
            request=new_id(),
        )
        return Entered(table_sign(dealer.sign))

    @post("/{table_id:str}/invite", status_code=200)
    async def invite(self, table_id: FromPath[str], signed: TheSigned, office: TheOffice) -> Invite:
        """A new invite link; the old one ends. ``table.not_yours``, ``table.public``."""
        return Invite(await office.at_tables.invite(signed.require_player(), table_id))

    @post("/{table_id:str}/waiting", status_code=200)
    async def wait(
        self,
        table_id: FromPath[str],
        data: JSONBody[StandInLine],
        signed: TheSigned,
        floor: TheFloor,
    ) -> Line:
        """Stand in line. ``waiting.…``, ``table.private``, ``seat.unknown``."""
        player = signed.require_player()
        order = wait_for(player, data.seats)
        await floor.table(table_id).ask(order, request=new_id())
        return _line(floor, table_id, player)

    @delete("/{table_id:str}/waiting", status_code=200)
    async def stop_waiting(
        self, table_id: FromPath[str], signed: TheSigned, floor: TheFloor
    ) -> Line:
        """Leave the line. ``waiting.not_in_list``."""
        player = signed.require_player()
        await floor.table(table_id).ask(StopWaiting(player.id), request=new_id())
        return _line(floor, table_id, player)


def _wish(data: OpenTable) -> TableWish:
    return TableWish(
        house=data.house,
        name=data.name,
        rules=data.rules,
        policy=data.policy,
        private=data.private,
        password=data.password,
        bots=data.bots,
    )


def _line(floor: TheFloor, table_id: str, player: Player) -> Line:
    table = floor.table(table_id).state.table
    return line_shape(waiting_told(table, player.id, floor.clock.wall_ms()))
