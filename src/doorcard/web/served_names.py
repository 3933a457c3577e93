"""The names a room is asked by: a request for any other is not the room's.

Whoever owns a name may point it at this machine (DNS rebinding). A page of that name would
be the room's own to the browser, and could ask a room that only this network reaches.
"""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Collection, Iterable
from typing import Final
from urllib.parse import urlsplit

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Receive, Scope, Send

from doorcard.stud import Refusal
from doorcard.wire.messages import encode_refusal

ANY: Final = "*"
"""A name that stands for all of them."""
_AT_HOME: Final = ("local", "lan", "home.arpa", "internal")
"""Under these nobody can own a name on the internet; routers and machines give theirs there."""
_MISDIRECTED: Final = 421


class ServedNames:
    """Wraps the application: lets pass what asks for the room by an address or a name of it."""

    def __init__(self, app: ASGIApp, names: Collection[str]) -> None:
        self.app = app
        self._names = frozenset(each.lower() for each in names)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 421 ``address.not_served`` to what asks for another; close such a socket."""
        hosts = [value for name, value in scope.get("headers", ()) if name == b"host"]
        asked = hosts[0].decode("latin-1") if len(hosts) == 1 else ""
        if ANY in self._names or serves(self._names, asked):
            await self.app(scope, receive, send)
        elif scope["type"] == ScopeType.HTTP:
            await _refuse(asked, send)
        elif scope["type"] == ScopeType.WEBSOCKET:
            await send({"type": "websocket.close", "code": 1008, "reason": "address.not_served"})


def serves(names: Collection[str], host: str) -> bool:
    """Is this ``Host`` an address, this machine itself, or one of the names?

    An address is nobody's to point elsewhere.

    >>> serves({"cards.example"}, "Cards.Example:443"), serves((), "[::1]:8000")
    (True, True)
    >>> serves({"cards.example"}, "evil.example"), serves((), "")
    (False, False)
    """
    name = _name_of(host)
    if name is None:
        return False
    return name in names or name == "localhost" or name.endswith(".localhost") or _is_address(name)


def names_of(settings: Iterable[str], origins: Iterable[str], listening_on: str) -> set[str]:
    """The names a room is served under: those set, its origins', and this machine's own."""
    own = socket.gethostname().split(".")[0]
    found = {*settings, listening_on, socket.gethostname(), own}
    found |= {f"{own}.{suffix}" for suffix in _AT_HOME}
    found |= {urlsplit(origin).hostname or "" for origin in origins}
    return {each.lower().rstrip(".") for each in found if each}


def _name_of(host: str) -> str | None:
    """The host without its port; ``None`` if it is no host at all."""
    try:
        parts = urlsplit(f"//{host}")
        _ = parts.port
    except ValueError:
        return None
    if parts.netloc != host or parts.username is not None:
        return None
    return (parts.hostname or "").rstrip(".") or None


def _is_address(name: str) -> bool:
    try:
        ipaddress.ip_address(name)
    except ValueError:
        return False
    return True


async def _refuse(asked: str, send: Send) -> None:
    refusal = Refusal(
        "address.not_served",
        f"this room is not served as {asked[:100]!r}: open it by its address, or have the host add "
        "the name to the setting names",
    )
    body = encode_refusal(refusal)
    headers = [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body))]
    await send({"type": "http.response.start", "status": _MISDIRECTED, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
