"""Asked twice, done once: a request that comes again under its key is told the first answer.

A browser whose line was cut does not know whether it was heard. It asks again under the
same key, and nothing is done twice, also while the first is still being answered.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

from litestar.connection import ASGIConnection
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from doorcard.service import Desk
from doorcard.stud import Refusal
from doorcard.web.floods import counted_as
from doorcard.web.kept_answers import Answer, KeptAnswers, Named
from doorcard.web.keyed import key_of
from doorcard.web.refusals import status_of
from doorcard.web.signed import signed_of
from doorcard.wire.messages import encode_refusal

AGAIN: Final = (b"idempotency-replayed", b"true")
"""The header of an answer that was given before."""


class ToldAgain:
    """Wraps the application. What comes without a key passes as it is."""

    def __init__(self, app: ASGIApp, desk: Desk, longest_body: int) -> None:
        self.app = app
        self._desk = desk
        self._longest_body = longest_body
        self._kept = KeptAnswers()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass on, or tell again what was answered."""
        try:
            key = key_of(scope)
        except Refusal as refusal:
            await _refuse(send, refusal)
            return
        named = None if key is None else await self._named(scope, key)
        if named is None:
            await self.app(scope, receive, send)
            return
        came = await _whole(receive, self._longest_body)
        receive = _again(came, receive)
        if came[-1]["type"] != "http.request" or came[-1].get("more_body"):
            # Cut off, or longer than any honest one: that is the application's to say.
            await self.app(scope, receive, send)
            return
        await self._once(named, _digest(scope, came), scope, receive, send)

    async def _once(
        self, named: Named, of: bytes, scope: Scope, receive: Receive, send: Send
    ) -> None:
        try:
            earlier = await self._kept.earlier(named, of)
        except Refusal as refusal:
            await _refuse(send, refusal)
            return
        if earlier is not None:
            await _tell(send, Answer(earlier.status, (*earlier.headers, AGAIN), earlier.body))
            return
        self._kept.begin(named, of)
        heard = _Heard(send)
        try:
            await self.app(scope, receive, heard.send)
        finally:
            self._kept.end(named, heard.answer)

    async def _named(self, scope: Scope, key: bytes) -> Named | None:
        """``None`` for who shows a token that opens nothing: the application says so."""
        try:
            connection: ASGIConnection[Any, Any, Any, Any] = ASGIConnection(scope)
            signed = await signed_of(connection, self._desk)
        except Refusal:
            return None
        owner = signed.player_id or f"address {counted_as(signed.place.address)}"
        deed = f"{scope.get('method')} {scope['path']}"
        return Named(owner, signed.known_as or "", deed, key)


class _Heard:
    """Passes an answer on, and keeps it in mind."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._status = 0
        self._headers: tuple[tuple[bytes, bytes], ...] = ()
        self._body: list[bytes] = []
        self._whole = False

    async def send(self, message: Message) -> None:
        """One message of it."""
        if message["type"] == "http.response.start":
            self._status = message["status"]
            self._headers = tuple(message["headers"])
        elif message["type"] == "http.response.body":
            self._body.append(message["body"])
            self._whole = not message["more_body"]
        await self._send(message)

    @property
    def answer(self) -> Answer | None:
        """What may be told again: no cookie, and nothing that says "not now"."""
        sets_cookie = any(name.lower() == b"set-cookie" for name, _ in self._headers)
        not_now = self._status in (429, 503)
        if not self._whole or sets_cookie or not_now:
            return None
        return Answer(self._status, self._headers, b"".join(self._body))


async def _whole(receive: Receive, longest: int) -> list[Any]:
    """The messages of a body, until it ends, is too long or the line is cut."""
    came: list[Any] = [await receive()]
    size = len(came[0].get("body", b""))
    while came[-1]["type"] == "http.request" and came[-1].get("more_body") and size <= longest:
        came.append(await receive())
        size += len(came[-1].get("body", b""))
    return came


def _again(came: Sequence[Any], receive: Receive) -> Receive:
    """Receives what came already, then what comes."""
    left = iter(came)

    async def receive_again() -> Any:  # noqa: ANN401 - the server's messages, untyped
        for message in left:
            return message
        return await receive()

    return receive_again


def _digest(scope: Scope, came: Sequence[Any]) -> bytes:
    asked = hashlib.sha256(scope["query_string"] + b"\0")
    for message in came:
        asked.update(message.get("body", b""))
    return asked.digest()


async def _refuse(send: Send, refusal: Refusal) -> None:
    headers = ((b"content-type", b"application/json"),)
    await _tell(send, Answer(status_of(refusal.code), headers, encode_refusal(refusal)))


async def _tell(send: Send, answer: Answer) -> None:
    await send(
        {
            "type": "http.response.start",
            "status": answer.status,
            "headers": list(answer.headers),
        }
    )
    await send({"type": "http.response.body", "body": answer.body, "more_body": False})
