"""The HTTP API of coming in: with a password, with a passkey, by a link."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, post
from litestar.params import JSONBody
from msgspec import Raw

from doorcard.web.account_shapes import answer_of, entered
from doorcard.web.given import TheAccounts, TheCookieRules, TheDesk, TheSigned
from doorcard.wire.accounts import (
    AskReset,
    LogIn,
    Nothing,
    OpenLink,
    PasskeyAnswer,
    PasskeyAsked,
    Reset,
    Verified,
)
from doorcard.wire.answers import Session


class LoginApi(Controller):
    """What can be done without being signed in."""

    path = "/api"

    @post("/session/login", status_code=200)
    async def log_in(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[LogIn],
        signed: TheSigned,
        desk: TheDesk,
        accounts: TheAccounts,
        cookie_rules: TheCookieRules,
    ) -> Response[Session]:
        """Come in with a password.

        ``login.wrong``, ``login.wait``, ``accounts.busy``, ``session.present``,
        ``account.seated``.
        """
        came = await accounts.entrance.log_in(data.name, data.password, signed.place, signed.guest)
        return await entered(desk, came, cookie_rules.keep(came.token, request))

    @post("/session/passkey/options", status_code=200)
    async def ask_passkey(self, signed: TheSigned, accounts: TheAccounts) -> PasskeyAsked:
        """What the browser is to do to use a passkey. ``passkey.not_here``."""
        asked = accounts.passkeys.ask_to_use(signed.place)
        return PasskeyAsked(asked.ceremony, Raw(asked.options))

    @post("/session/passkey", status_code=200)
    async def log_in_by_passkey(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[PasskeyAnswer],
        signed: TheSigned,
        desk: TheDesk,
        accounts: TheAccounts,
        cookie_rules: TheCookieRules,
    ) -> Response[Session]:
        """Come in with a passkey. ``passkey.…``, ``session.present``, ``account.seated``."""
        came = await accounts.entrance.log_in_by_passkey(
            answer_of(data), signed.place, signed.guest
        )
        return await entered(desk, came, cookie_rules.keep(came.token, request))

    @post("/account/email/verify", status_code=200)
    async def verify(self, data: JSONBody[OpenLink], accounts: TheAccounts) -> Verified:
        """Say that an address is one's own. ``link.unknown``, ``email.taken``."""
        return Verified(await accounts.mail.verify(data.token))

    @post("/account/reset", status_code=202)
    async def ask_reset(
        self, data: JSONBody[AskReset], signed: TheSigned, accounts: TheAccounts
    ) -> Nothing:
        """Ask for a link to a new password; the answer is the same for every address.

        ``email.malformed``, ``accounts.wait``.
        """
        accounts.mail.ask_reset(data.address, signed.place)
        return Nothing()

    @post("/account/reset/finish", status_code=200)
    async def reset(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[Reset],
        signed: TheSigned,
        desk: TheDesk,
        accounts: TheAccounts,
        cookie_rules: TheCookieRules,
    ) -> Response[Session]:
        """Choose a new password by a link, and come in. ``link.unknown``, ``password.…``."""
        came = await accounts.mail.reset(data.token, data.password, signed.place)
        return await entered(desk, came, cookie_rules.keep(came.token, request))
