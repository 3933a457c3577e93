"""The HTTP API of the host's role: claim it, share it, help who lost a password."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import FromPath, JSONBody

from doorcard.service.accounts.accounts import Accounts
from doorcard.web.account_shapes import entered
from doorcard.web.given import TheAccounts, TheCookieRules, TheDesk, TheSigned
from doorcard.wire.accounts import Hosts, HostSign, NameHost, OpenLink, ResetLink
from doorcard.wire.answers import Session
from doorcard.wire.host_answers import Because


class HostsApi(Controller):
    """Who runs the room."""

    path = "/api/host"

    @post("/claim", status_code=200)
    async def claim(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[OpenLink],
        signed: TheSigned,
        desk: TheDesk,
        accounts: TheAccounts,
        cookie_rules: TheCookieRules,
    ) -> Response[Session]:
        """Become the host by the one-time link.

        ``host_link.unknown|used|expired``, ``account.needed``.
        """
        session, player = signed.require_session()
        came = await accounts.claim_host(session, player, data.token)
        return await entered(desk, came, cookie_rules.keep(came.token, request))

    @get("/hosts")
    async def hosts(self, signed: TheSigned, accounts: TheAccounts) -> Hosts:
        """Everybody who runs the room. ``host.only``."""
        signed.require_host()
        return await _hosts(accounts)

    @post("/hosts", status_code=200)
    async def name_host(
        self, data: JSONBody[NameHost], signed: TheSigned, accounts: TheAccounts
    ) -> Hosts:
        """Name another.

        ``host.only``, ``why.missing``, ``player.unknown``, ``host.already``,
        ``host.needs_account``.
        """
        await accounts.roles.name_host(signed.require_host(), data.player, data.why)
        return await _hosts(accounts)

    @delete("/hosts/{player:str}", status_code=200)
    async def unname_host(
        self,
        player: FromPath[str],
        data: JSONBody[Because],
        signed: TheSigned,
        accounts: TheAccounts,
    ) -> Hosts:
        """Take the role from one.

        ``host.only``, ``why.missing``, ``player.unknown``, ``host.not_one``, ``host.last``.
        """
        await accounts.roles.unname_host(signed.require_host(), player, data.why)
        return await _hosts(accounts)

    @post("/players/{player:str}/reset-link", status_code=200)
    async def reset_link(
        self,
        player: FromPath[str],
        data: JSONBody[Because],
        signed: TheSigned,
        accounts: TheAccounts,
    ) -> ResetLink:
        """A link to a new password, to hand over.

        ``host.only``, ``why.missing``, ``account.needed``.
        """
        made = await accounts.mail.reset_by_host(signed.require_host(), player, data.why)
        return ResetLink(made.link, made.expires_ms)


async def _hosts(accounts: Accounts) -> Hosts:
    found = await accounts.roles.hosts()
    return Hosts(tuple(HostSign(each.id, each.name) for each in found))
