"""The HTTP API of sessions: come in as a guest, who am I, go."""

from __future__ import annotations

from typing import Any

from litestar import Controller, Request, Response, delete, get, post
from litestar.params import JSONBody

from doorcard.service.accounts.grants import source_of
from doorcard.stud import Refusal
from doorcard.web.account_shapes import entered
from doorcard.web.given import TheCookieRules, TheDesk, TheSigned
from doorcard.wire.answers import Session, SignIn


class SessionApi(Controller):
    """Guests come with a name and keep a cookie."""

    path = "/api/session"

    @get()
    async def session(self, signed: TheSigned) -> Session:
        """Who is signed in."""
        return Session(player=await signed.sign())

    @post(status_code=200)
    async def sign_in(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[SignIn],
        signed: TheSigned,
        desk: TheDesk,
        cookie_rules: TheCookieRules,
    ) -> Response[Session]:
        """Come in under a name. ``name.…``, ``session.present``."""
        if signed.player is not None:
            raise Refusal(
                "session.present",
                f"you are signed in as {signed.player.name}: sign out to come under another name",
                name=signed.player.name,
            )
        place = signed.place
        guest = await desk.sign_in(data.name, place.device, source_of(place))
        answer = await entered(desk, guest, cookie_rules.keep(guest.token, request))
        answer.cookies.append(cookie_rules.know(place.browser, request))
        return answer

    @delete(status_code=200)
    async def sign_out(
        self,
        request: Request[Any, Any, Any],
        signed: TheSigned,
        desk: TheDesk,
        cookie_rules: TheCookieRules,
    ) -> Response[Session]:
        """Go. The session's sockets are closed; what a seat holds stays the player's."""
        if signed.session is not None:
            await desk.sessions.end(signed.session.player, signed.session.id)
        return Response(Session(player=None), cookies=[cookie_rules.forget(request)])
