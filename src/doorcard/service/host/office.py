"""The host's office: everything a host does, and everything people tell the host."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import asdict
from typing import Final

from doorcard.room.ids import PlayerId
from doorcard.room.names import FORMER_PLAYER
from doorcard.service.accounts.accounts import Accounts
from doorcard.service.accounts.ports import SaidAt
from doorcard.service.floor.floor import Floor
from doorcard.service.floor.tables import Tables
from doorcard.service.host.at_tables import AtTables
from doorcard.service.host.players import HostPlayers
from doorcard.service.host.room import HostRoom
from doorcard.service.host.tables import HostTables
from doorcard.service.ports import Player, PlayerKind
from doorcard.service.talk.contact import Contact
from doorcard.service.talk.notes import Notes

_DAY_MS: Final = 24 * 3600 * 1000
_TIDY_S: Final = 6 * 3600


class HostOffice:
    """Puts the parts together, and keeps what was said for so many days."""

    def __init__(
        self, floor: Floor, tables: Tables, accounts: Accounts | None = None, chat_days: int = 30
    ) -> None:
        self._floor = floor
        self._chat_days = chat_days
        self.room = HostRoom(floor)
        self.tables = HostTables(floor, tables)
        self.at_tables = AtTables(tables, self.tables)
        self.players = HostPlayers(floor)
        self.contact = Contact(floor, None if accounts is None else accounts.post)
        self.notes = Notes(floor.store, floor.clock)
        if accounts is not None:
            accounts.belongings.add("talk", self._export)
            accounts.belongings.add("hosts_log", self._export_log)
            accounts.belongings.erased = self._forget

    async def open(self) -> None:
        """Read what is in force; finish what a kill may have cut short."""
        await self.room.load()
        await self.players.finish_bans()

    async def run(self) -> None:
        """Forget old lines now and then, until cancelled."""
        while True:
            await self.tidy()
            await asyncio.sleep(_TIDY_S)

    async def tidy(self) -> None:
        """Forget lines that are older than they are kept."""
        before = self._floor.clock.wall_ms() - self._chat_days * _DAY_MS
        await self._floor.store.talk.forget_lines(before)

    async def _export(self, player: PlayerId) -> object:
        """What the person wrote, whom they muted, and what a host barred them from."""
        talk, host = self._floor.store.talk, self._floor.store.host
        return {
            "notes": [asdict(each) for each in await talk.notes(player)],
            "muted": sorted(await talk.mutes(player)),
            "lines": [
                {
                    "table": each.line.table,
                    "where": each.line.side,
                    "hand": each.line.hand,
                    "text": each.line.text,
                    "at_ms": each.line.at_ms,
                    "removed_ms": each.removed_ms,
                    "removed_why": each.removed_why or None,
                }
                for each in await talk.lines_of(player)
            ],
            "mail": [asdict(each) for each in await self.contact.thread(player, None, 1000)],
            "bans": [
                {"why": each.why, "at_ms": each.at_ms, "until_ms": each.until_ms}
                for each in await host.bans()
                if each.player == player
            ],
            "silences": [
                {
                    "table": each.table,
                    "why": each.why,
                    "at_ms": each.at_ms,
                    "until_ms": each.until_ms,
                }
                for each in await host.silences()
                if each.player == player
            ],
        }

    async def _export_log(self, player: PlayerId) -> object:
        """What hosts did to the person, and the person did as a host, with the reasons."""
        return [
            {
                "at_ms": each.at_ms,
                "what": each.what,
                "why": each.why,
                "done_by_you": each.host == player,
                "table": each.table,
                "before": each.before,
                "after": each.after,
            }
            for each in await self._floor.store.host.log_of(player)
        ]

    def _forget(self, player: Player, lines: Sequence[SaidAt]) -> None:
        """What the room has in memory of who was erased; who reads of it now is told."""
        self._floor.standing.forget(player.id)
        for dealer in self._floor.dealers():
            table = dealer.state.table.id
            dealer.forget_talk(player.id, [each.line for each in lines if each.table == table])
        if player.kind is PlayerKind.ACCOUNT:  # no two accounts have one name
            self._floor.standing.rename_host(player.name, FORMER_PLAYER)
            self.room.rename_host(player.name, FORMER_PLAYER)
