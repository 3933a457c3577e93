"""The HTTP API of sessions: sign in as a guest, who am I, sign out."""

from __future__ import annotations

from litestar import Controller, Response, delete, get, post
from litestar.params import JSONBody

from doorcard.stud import Refusal
from doorcard.web.given import TheCookieRules, TheDesk, TheSigned, TheSockets
from doorcard.wire.answers import Session, SignIn
from doorcard.wire.signs import PlayerSign


class SessionApi(Controller):
    """Guests come with a name and keep a cookie."""

    path = "/api/session"

    @get()
    async def session(self, signed: TheSigned) -> Session:
        """Who is signed in."""
        return Session(player=await signed.sign())

    @post(status_code=200)
    async def sign_in(
        self, data: JSONBody[SignIn], signed: TheSigned, desk: TheDesk, cookie_rules: TheCookieRules
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
            cookies=[cookie_rules.keep(entered.token)],
        )

    @delete(status_code=200)
    async def sign_out(
        self, signed: TheSigned, desk: TheDesk, sockets: TheSockets, cookie_rules: TheCookieRules
    ) -> Response[Session]:
        """Go. The session's sockets are closed; what a seat holds stays the player's."""
        if signed.token is not None:
            await desk.sign_out(signed.token)
            await sockets.sign_out(signed.token)
        return Response(Session(player=None), cookies=[cookie_rules.forget()])
