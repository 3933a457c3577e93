"""A socket to the room that costs its own process little: frames are seldom taken apart."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, cast

_TEXT: Final = 0x81
_PING: Final = 0x89
_PONG: Final = 0x8A
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
"""A mask of zeros: the payload stays as it is."""
_KEY: Final = "AAAAAAAAAAAAAAAAAAAAAA=="


class Line(asyncio.Protocol):
    """The client's side of a socket, as far as this room needs it (RFC 6455)."""

    def __init__(self, host: str, path: str, cookie: str, hear: Callable[[bytes], None]) -> None:
        self._asks = (
            f"GET {path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\n"
            f"Cookie: {cookie}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {_KEY}\r\nSec-WebSocket-Version: 13\r\n\r\n"
        )
        self._hear = hear
        self._rest = b""
        self._open = False
        self._transport: asyncio.WriteTransport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        self._transport = cast("asyncio.WriteTransport", transport)
        self._transport.write(self._asks.encode())

    def connection_lost(self, _exc: Exception | None) -> None:
        """Say no more."""
        self._transport = None

    def data_received(self, data: bytes) -> None:
        """Hear every whole message."""
        data = self._rest + data if self._rest else data
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if b" 101 " not in head:
                raise ConnectionError(head.decode())
            self._open = True
        at, end = 0, len(data)
        while end - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                more = 2 if size == 126 else 8
                if end - start < more:
                    break
                size = int.from_bytes(data[start : start + more], "big")
                start += more
            if end - start < size:
                break
            payload = data[start : start + size]
            if data[at] == _TEXT:
                self._hear(payload)
            elif data[at] == _PING:
                self._write(_PONG, payload)
            at = start + size
        self._rest = data[at:]

    def say(self, message: bytes) -> None:
        """Send a message; nothing once the room has hung up."""
        self._write(_TEXT, message)

    def _write(self, kind: int, payload: bytes) -> None:
        size = len(payload)
        if size < 126:
            head = bytes((kind, _MASKED | size))
        else:
            head = bytes((kind, _MASKED | 126)) + size.to_bytes(2, "big")
        if self._transport is not None:
            self._transport.write(head + _NO_MASK + payload)
