"""The HTTP API of a host's work on players."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from doorcard.service.host.office import HostOffice
from doorcard.web.given import TheAccounts, TheOffice, TheSigned
from doorcard.web.host_shapes import host_player
from doorcard.wire.host_answers import (
    BanFor,
    Because,
    GiveChips,
    HostPlayer,
    HostPlayerList,
    SilenceFor,
    Unsilence,
)

_Name = Annotated[str, QueryParameter(max_length=40)]
_Limit = Annotated[int, QueryParameter(ge=1, le=200)]


class HostPlayersApi(Controller):
    """Players. Everything here raises ``host.only``, ``player.unknown``; deeds ``why.missing``."""

    path = "/api/host/players"

    @get()
    async def find(
        self, signed: TheSigned, office: TheOffice, name: _Name = "", limit: _Limit = 50
    ) -> HostPlayerList:
        """Players whose name has that in it; the newest if it is empty."""
        signed.require_host()
        found = await office.players.find(name, limit)
        return HostPlayerList(tuple(map(host_player, found)))

    @get("/{player:str}")
    async def player(
        self, player: FromPath[str], signed: TheSigned, office: TheOffice
    ) -> HostPlayer:
        """One player."""
        signed.require_host()
        return await _shown(office, player)

    @post("/{player:str}/chips", status_code=200)
    async def chips(
        self,
        player: FromPath[str],
        data: JSONBody[GiveChips],
        signed: TheSigned,
        office: TheOffice,
    ) -> HostPlayer:
        """Give play chips, or take some back. ``chips.none``, ``chips.not_enough``."""
        host = signed.require_host()
        await office.players.give(host, player, data.chips, data.why, data.request)
        return await _shown(office, player)

    @post("/{player:str}/ban", status_code=200)
    async def ban(
        self,
        player: FromPath[str],
        data: JSONBody[BanFor],
        signed: TheSigned,
        office: TheOffice,
    ) -> HostPlayer:
        """Bar a player from play. ``player.is_host``."""
        await office.players.ban(signed.require_host(), player, data.minutes, data.why)
        return await _shown(office, player)

    @post("/{player:str}/unban", status_code=200)
    async def unban(
        self,
        player: FromPath[str],
        data: JSONBody[Because],
        signed: TheSigned,
        office: TheOffice,
    ) -> HostPlayer:
        """Let a player play again. ``player.not_banned``."""
        await office.players.unban(signed.require_host(), player, data.why)
        return await _shown(office, player)

    @post("/{player:str}/silence", status_code=200)
    async def silence(
        self,
        player: FromPath[str],
        data: JSONBody[SilenceFor],
        signed: TheSigned,
        office: TheOffice,
    ) -> HostPlayer:
        """Take a player's right to write. ``table.unknown``."""
        await office.players.silence(
            signed.require_host(), player, table=data.table, minutes=data.minutes, why=data.why
        )
        return await _shown(office, player)

    @post("/{player:str}/unsilence", status_code=200)
    async def unsilence(
        self,
        player: FromPath[str],
        data: JSONBody[Unsilence],
        signed: TheSigned,
        office: TheOffice,
    ) -> HostPlayer:
        """Give it back."""
        host = signed.require_host()
        await office.players.unsilence(host, player, table=data.table, why=data.why)
        return await _shown(office, player)

    @delete("/{player:str}/sessions", status_code=200)
    async def end_sessions(
        self,
        player: FromPath[str],
        data: JSONBody[Because],
        signed: TheSigned,
        accounts: TheAccounts,
        office: TheOffice,
    ) -> HostPlayer:
        """Sign a player out in every browser, their sockets closed. ``player.no_session``."""
        await accounts.end_sessions(signed.require_host(), player, data.why)
        return await _shown(office, player)


async def _shown(office: HostOffice, player: str) -> HostPlayer:
    return host_player(await office.players.file(player))
