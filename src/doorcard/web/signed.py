"""Who asks: the player behind a request's cookie."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from litestar import Request
from litestar.di import NamedDependency

from doorcard.room.table import PlayerId
from doorcard.service import Desk
from doorcard.service.ports import Player
from doorcard.web.session_cookie import token_of
from doorcard.wire.signs import PlayerSign


@dataclass(frozen=True, slots=True)
class Signed:
    """A request's session: its player, or nobody."""

    desk: Desk
    token: str | None
    player: Player | None

    @property
    def player_id(self) -> PlayerId | None:
        """The player's id, or ``None`` for nobody."""
        return None if self.player is None else self.player.id

    async def sign(self) -> PlayerSign | None:
        """The player as the wire shows one."""
        player = self.player
        if player is None:
            return None
        return PlayerSign(id=player.id, name=player.name, wallet=await self.desk.wallet(player.id))


async def provide_signed(request: Request[Any, Any, Any], desk: NamedDependency[Desk]) -> Signed:
    """The session of a request."""
    token = token_of(request)
    player = None if token is None else await desk.player_of(token)
    return Signed(desk, token, player)
