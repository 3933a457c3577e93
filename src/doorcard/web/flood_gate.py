"""The gate before the application: who asks too fast is answered 429 and not heard."""

from __future__ import annotations

from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from doorcard.stud import Refusal
from doorcard.web.askers import Askers
from doorcard.web.floods import Floods
from doorcard.web.signed import token_shown
from doorcard.wire.messages import encode_refusal

_TRY_LATER: Final = 1013
FILES: Final = ("/assets/", "/icons/")
"""Where the files of the client lie."""


class FloodGate:
    """Wraps the application. Opening a socket is asking too: the room has to tell a whole table.

    Whose request it is, is known by what the application found out of earlier ones with the
    same token: the gate itself looks nothing up.
    """

    def __init__(self, app: ASGIApp, floods: Floods) -> None:
        self.app = app
        self.floods = floods
        self.askers = Askers()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let it through, or answer with the time to wait."""
        client = scope.get("client")
        address = client[0] if client else ""
        token = None
        try:
            if scope["path"].startswith(FILES):
                self.floods.ask_file(address)
            else:
                connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
                token = token_shown(connection)
                self.floods.ask(address, self.askers.account_of(token))
        except Refusal as refusal:
            await _turn_away(scope, receive, send, refusal)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self.askers.learn(token, scope)


async def _turn_away(scope: Scope, receive: Receive, send: Send, refusal: Refusal) -> None:
    if scope["type"] == ScopeType.WEBSOCKET:
        await receive()
        await send({"type": "websocket.close", "code": _TRY_LATER, "reason": refusal.code})
        return
    seconds = str(refusal.facts["seconds"]).encode()
    headers = [(b"content-type", b"application/json"), (b"retry-after", seconds)]
    await send({"type": "http.response.start", "status": 429, "headers": headers})
    await send({"type": "http.response.body", "body": encode_refusal(refusal), "more_body": False})
