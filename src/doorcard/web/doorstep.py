"""The doorstep: connections that have not asked for anything yet.

A connection costs the room a file of the system before a byte of a request has come, so
who opens hundreds and says nothing could keep everybody else out. An address holds so many
at most, a request's head has to come within some seconds, and some files are always left
for the store. Sockets at tables are counted by :mod:`doorcard.web.floods`, not here.
"""

from __future__ import annotations

import asyncio
import ipaddress
import resource
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from doorcard.stud import Refusal
from doorcard.web.floods import counted_as
from doorcard.wire.messages import encode_refusal

WAITING_AT_ONCE: Final = 400
"""Connections of one address that are at no table. A browser holds six."""
HEAD_SECONDS: Final = 20.0
"""How long the head of a request may take to come. A phone in a tunnel takes a few."""
FILES_KEPT: Final = 128
"""Files of the system that are left for the store and its backups."""

Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def files_to_open() -> int:
    """How many files this process may have open, raised as far as the system allows."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    with suppress(OSError, ValueError):  # a system that names a limit and does not grant it
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
        soft = hard
    return soft if soft != resource.RLIM_INFINITY else 1_000_000


@dataclass(slots=True)
class Doorstep:
    """Who stands on it. ``proxies`` bring everybody's connections, and are not counted."""

    proxies: Sequence[str] = ()
    most_of_an_address: int = WAITING_AT_ONCE
    most_of_all: int = 1_000_000
    head_s: float = HEAD_SECONDS
    _here: Counter[str] = field(default_factory=Counter)
    _networks: tuple[Network, ...] = ()

    def __post_init__(self) -> None:
        self._networks = tuple(ipaddress.ip_network(each, strict=False) for each in self.proxies)

    def come(self, address: str, open_now: int) -> str | None:
        """One more, of so many that are open now. What it is counted as, ``None`` for a proxy's.

        Raises ``Refusal`` ``connections.too_many``.
        """
        if open_now > self.most_of_all:
            raise Refusal(
                "connections.too_many",
                f"this room holds {self.most_of_all} connections, which is the most: try again "
                f"in a while",
                most=self.most_of_all,
            )
        if self._is_proxy(address):
            return None
        name = counted_as(address)
        if self._here[name] >= self.most_of_an_address:
            raise Refusal(
                "connections.too_many",
                f"this address holds {self.most_of_an_address} connections that ask for nothing, "
                f"which is the most: close some first",
                most=self.most_of_an_address,
            )
        self._here[name] += 1
        return name

    def go(self, name: str) -> None:
        """One less."""
        self._here[name] -= 1
        if not self._here[name]:
            del self._here[name]

    def _is_proxy(self, address: str) -> bool:
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._networks)

    def protocol(self) -> type[asyncio.Protocol]:
        """How the server speaks with each connection that stands here."""

        class OnTheDoorstep(_OnTheDoorstep):
            doorstep = self

        return OnTheDoorstep


class _OnTheDoorstep(H11Protocol):
    """Counts a connection until it hangs up or is a socket, and waits so long for it to ask."""

    doorstep: Doorstep

    def __init__(self, *args: Any, **options: Any) -> None:  # noqa: ANN401 - the server's own
        super().__init__(*args, **options)
        self._counted: str | None = None
        self._waiting: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn's
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        try:
            self._counted = self.doorstep.come(address, len(self.connections))
        except Refusal as refusal:
            self._turn_away(refusal)
            return
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        if self._has_asked():
            self._stop_waiting()
        elif self._waiting is None and not self.transport.is_closing():
            self._wait()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def _has_asked(self) -> bool:
        if self.transport.get_protocol() is not self:
            return True
        return self.cycle is not None and not self.cycle.response_complete

    def _wait(self) -> None:
        self._waiting = self.loop.call_later(self.doorstep.head_s, self._hang_up)

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _hang_up(self) -> None:
        self._waiting = None
        if not self.transport.is_closing():
            self.transport.abort()

    def _leave(self) -> None:
        self._stop_waiting()
        if self._counted is not None:
            self.doorstep.go(self._counted)
            self._counted = None

    def _turn_away(self, refusal: Refusal) -> None:
        body = encode_refusal(refusal)
        head = (
            "HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\n"
            f"retry-after: {int(self.doorstep.head_s)}\r\nconnection: close\r\n"
            f"content-length: {len(body)}\r\n\r\n"
        )
        self.transport.write(head.encode() + body)
        self.transport.close()
