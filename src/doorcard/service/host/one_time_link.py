"""The host's one-time link: whoever holds it makes their account the host's."""

from __future__ import annotations

import hashlib
import os
from dataclasses import dataclass, field
from typing import Final

from doorcard.service.host.ports import HostLine
from doorcard.service.ports import Clock, Player, Store
from doorcard.stud import Refusal

_TOKEN_BYTES: Final = 32
VALID_HOURS: Final = 24
_OPENED: Final = "opened the room's one-time link"
_HOUR_MS: Final = 3_600_000


class HostLinks:
    """Makes links and takes them in. The token itself is stored nowhere."""

    def __init__(self, store: Store, clock: Clock) -> None:
        self._store = store
        self._clock = clock

    async def make(self) -> str:
        """A new token, good once and for a day. Those made before and not used end."""
        link = new_link(self._clock.wall_ms())
        await self._store.add_host_link(link.digest, link.made_ms, link.expires_ms)
        return link.token

    async def redeem(self, token: str, player: Player) -> None:
        """Use the link up: ``player`` is a host by it, and the log of the hosts says so.

        Raises ``Refusal``: ``host_link.unknown``, ``host_link.used``, ``host_link.expired``.
        """
        digest, now = digest_of(token), self._clock.wall_ms()
        line = HostLine(now, player.id, player.name, "host.claimed", _OPENED, player.id)
        if await self._store.use_host_link(digest, line):
            return
        known = await self._store.host_link(digest)
        again = "start the room anew, or run doorcard hostlink, for another"
        if known is None:
            raise Refusal(
                "host_link.unknown",
                f"this is no link of this room, or a later one has taken its place: {again}",
            )
        if known.used_ms is not None:
            raise Refusal("host_link.used", f"this link has been used: {again}")
        raise Refusal("host_link.expired", f"this link was good for a day: {again}")


@dataclass(frozen=True, slots=True)
class NewLink:
    """A link that was just made: the only time that its token is known."""

    token: str = field(repr=False)
    made_ms: int
    expires_ms: int

    @property
    def digest(self) -> bytes:
        """What is stored of it."""
        return digest_of(self.token)


def new_link(now_ms: int) -> NewLink:
    """A link made now, good for a day."""
    return NewLink(os.urandom(_TOKEN_BYTES).hex(), now_ms, now_ms + VALID_HOURS * _HOUR_MS)


def digest_of(token: str) -> bytes:
    """What is stored in place of a token."""
    return hashlib.sha256(token.encode()).digest()
