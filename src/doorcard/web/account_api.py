"""The HTTP API of one's own account."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.params import JSONBody
from litestar.response import Stream

from doorcard.service.ports import Player
from doorcard.web.account_shapes import account_of, entered, proof_of
from doorcard.web.given import TheAccounts, TheCookieRules, TheDesk, TheSigned
from doorcard.web.signed import Signed
from doorcard.wire.accounts import Account, ChangePassword, DeleteAccount, OpenAccount, SetEmail
from doorcard.wire.answers import Session


class AccountApi(Controller):
    """For whoever is signed in, in a browser."""

    path = "/api/account"

    @get()
    async def account(self, signed: TheSigned, accounts: TheAccounts) -> Account:
        """One's account. ``session.none``, ``account.needed``."""
        return await account_told(accounts, signed)

    @post(status_code=200)
    async def register(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[OpenAccount],
        signed: TheSigned,
        desk: TheDesk,
        accounts: TheAccounts,
        cookie_rules: TheCookieRules,
    ) -> Response[Session]:
        """Open an account; a guest keeps chips, hands and seat.

        ``name.…``, ``password.…``, ``email.malformed``, ``account.present``,
        ``account.seated``, ``accounts.wait``, ``accounts.busy``.
        """
        came = await accounts.register(
            data.name, data.password, data.email, signed.place, signed.guest
        )
        answer = await entered(desk, came, cookie_rules.keep(came.token, request))
        answer.cookies.append(cookie_rules.know(signed.place.browser, request))
        return answer

    @post("/password", status_code=200)
    async def change_password(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[ChangePassword],
        signed: TheSigned,
        desk: TheDesk,
        accounts: TheAccounts,
        cookie_rules: TheCookieRules,
    ) -> Response[Session]:
        """Another password; every other session ends.

        ``password.…``, ``login.wait``, ``account.needed``.
        """
        session, player = signed.require_session()
        came = await accounts.change_password(session, player, data.old, data.new, signed.place)
        return await entered(desk, came, cookie_rules.keep(came.token, request))

    @post("/email", status_code=200)
    async def set_email(
        self, data: JSONBody[SetEmail], signed: TheSigned, accounts: TheAccounts
    ) -> Account:
        """Another address, or none; a link is mailed to it.

        ``email.malformed``, ``accounts.wait``, ``proof.needed``, ``password.wrong``.
        """
        player = signed.require_account()
        await accounts.credentials.prove(player, proof_of(data.confirm), signed.place)
        await accounts.mail.set_address(player, data.address, signed.place)
        return await account_told(accounts, signed)

    @get("/export")
    async def export(self, signed: TheSigned, accounts: TheAccounts) -> Stream:
        """All that the room keeps of the person, as one JSON file.

        ``session.none``, ``accounts.wait``.
        """
        _, player = signed.require_session()
        return Stream(
            accounts.belongings.export(player),
            media_type="application/json",
            headers={"content-disposition": 'attachment; filename="doorcard.json"'},
        )

    @post("/delete", status_code=200)
    async def delete_account(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[DeleteAccount],
        signed: TheSigned,
        accounts: TheAccounts,
        cookie_rules: TheCookieRules,
    ) -> Response[Session]:
        """Delete the account and all that is the person's.

        ``account.seated``, ``host.last``, ``proof.needed``, ``password.wrong``.
        """
        _, player = signed.require_session()
        await accounts.delete(player, proof_of(data.confirm), signed.place)
        return Response(Session(player=None), cookies=[cookie_rules.forget(request)])


async def account_told(accounts: TheAccounts, signed: Signed) -> Account:
    """The account of who asks. Raises ``Refusal``: ``session.none``, ``account.needed``."""
    player: Player = signed.require_account()
    login = await accounts.login(player.id)
    return account_of(player, login, await accounts.passkeys.listed(player.id), signed.place)
