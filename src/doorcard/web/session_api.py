"""The HTTP API of sessions: sign in as a guest, who am I, sign out."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post

from doorcard.service import Desk
from doorcard.stud import Refusal
from doorcard.web.session_cookie import CookieRules
from doorcard.web.signed import Signed
from doorcard.web.socket import Sockets
from doorcard.wire.answers import Session, SignIn
from doorcard.wire.signs import PlayerSign


class SessionApi(Controller):
    """Guests come with a name and keep a cookie."""

    path = "/api/session"

    @get()
    async def session(self, signed: Signed) -> Session:
        """Who is signed in."""
        return Session(player=await signed.sign())

    @post(status_code=200)
    async def sign_in(
        self, data: SignIn, signed: Signed, desk: Desk, cookies: CookieRules
    ) -> Response[Session]:
        """Come in under a name. ``name.…``, ``session.present``."""
        if signed.player is not None:
            raise Refusal(
                "session.present",
                f"you are signed in as {signed.player.name}: sign out to come under another name",
                name=signed.player.name,
            )
        entered = await desk.sign_in(data.name)
        player = entered.player
        wallet = await desk.wallet(player.id)
        return Response(
            Session(player=PlayerSign(id=player.id, name=player.name, wallet=wallet)),
            cookies=[cookies.keep(entered.token)],
        )

    @delete(status_code=200)
    async def sign_out(
        self, signed: Signed, desk: Desk, sockets: Sockets, cookies: CookieRules
    ) -> Response[Session]:
        """Go. The session's sockets are closed; what a seat holds stays the player's."""
        if signed.token is not None:
            await desk.sign_out(signed.token)
            await sockets.sign_out(signed.token)
        return Response(Session(player=None), cookies=[cookies.forget()])
