"""The server's side of a socket, below the application."""

from __future__ import annotations

from typing import Final

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State

from doorcard.web.floods import Bucket
from doorcard.web.joined_frames import JOINED_FRAMES

ASIDE_RATE: Final = 10.0
ASIDE_BURST: Final = 60.0
"""Frames a second, and at once, that are no message: pings, pongs, further parts of a message.

A browser sends one in ten seconds. No limit on asking counts them, and they cost the room as much.
"""


class SocketProtocol(WebSocketsSansIOProtocol):
    """uvicorn's, which also takes frames that are made, and lets go of who never reads or stops.

    Frames are not taken where messages are compressed: each socket has a window of its
    own there.
    """

    _aside: Bucket

    def handle_connect(self, event: Request) -> None:
        """Offer to take frames, before the application begins."""
        self._aside = Bucket(ASIDE_RATE, ASIDE_BURST, self.loop.time())
        super().handle_connect(event)
        if self.response.status_code == 101 and not self.conn.extensions:
            offered = self.scope.setdefault("extensions", {})
            offered[JOINED_FRAMES] = {"write": self.write_frames}

    def handle_ping(self) -> None:
        """As uvicorn, but not without end."""
        if self._may_come():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """As uvicorn, but not without end."""
        if self._may_come():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        """As uvicorn, but not without end: an empty part adds nothing to a message's size."""
        if self._may_come():
            super().handle_cont(event)

    def _may_come(self) -> bool:
        """One more frame aside. The line of who sends too many is cut."""
        if self.transport.is_closing():
            return False
        if self._aside.take(self.loop.time()) > 0:
            self.transport.abort()
            return False
        return True

    async def write_frames(self, made: bytes) -> None:
        """Write them, after a wait for a reader who is behind.

        Raises ``ClientDisconnected`` once either side has hung up.
        """
        await self.writable.wait()
        if self.disconnected or self.conn.state is not State.OPEN:
            raise ClientDisconnected
        self.transport.write(made)

    def keepalive_timeout(self) -> None:
        """Nobody is there: what is still to be written will not be read."""
        super().keepalive_timeout()
        if self.transport.get_write_buffer_size():
            self.transport.abort()

    async def send(self, message: ASGISendEvent) -> None:
        """As uvicorn; a goodbye that is not answered in time ends the connection anyway.

        After it the other side counts as gone: raises ``ClientDisconnected``. Two tasks speak to
        a socket, and neither knows whether the other has closed it.
        """
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)
        if message["type"] == "websocket.close" and self.close_timer is not None:
            self.close_timer.cancel()
            self.close_timer = self.loop.call_later(self.close_timeout, self.transport.abort)
