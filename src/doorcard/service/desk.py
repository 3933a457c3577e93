"""The front desk: guests sign in with a name, and get play chips."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from doorcard.room.cage import BANK, Transfer, Why, move, wallet
from doorcard.room.names import name_key, player_name
from doorcard.room.table import PlayerId
from doorcard.service.pace import Pace
from doorcard.service.ports import AlreadyPosted, Clock, Player, PlayerKind, Store
from doorcard.stud import Chips, Refusal

_TOKEN_BYTES: Final = 32


@dataclass(frozen=True, slots=True)
class SignedIn:
    """A player, and the token that proves it from now on."""

    player: Player
    token: str = field(repr=False)


class Desk:
    """Knows players by their sessions. The token itself is stored nowhere."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        pace: Pace,
        present: Callable[[], Iterable[Player]] = tuple,
    ) -> None:
        """``present`` gives the players who are in the room now, bots included."""
        self._store = store
        self._clock = clock
        self._pace = pace
        self._present = present

    async def sign_in(self, wish: str) -> SignedIn:
        """A new guest of that name, with play chips.

        Raises ``Refusal``: ``name.taken`` while somebody of that name is in the room,
        and as :func:`doorcard.room.names.player_name`.
        """
        name = player_name(wish)
        self._refuse_taken(name)
        now = self._clock.wall_ms()
        player = Player(os.urandom(8).hex(), name, PlayerKind.GUEST)
        token = os.urandom(_TOKEN_BYTES).hex()
        await self._store.add_player(player, now)
        await self._grant(player.id, now)
        await self._store.add_session(_digest(token), player.id, now)
        return SignedIn(player, token)

    def _refuse_taken(self, name: str) -> None:
        for each in self._present():
            if name_key(each.name) == name_key(name):
                raise Refusal(
                    "name.taken",
                    f"{each.name} is in the room already: choose another name",
                    name=name,
                )

    async def _grant(self, player: PlayerId, now_ms: int) -> None:
        """Play chips, once for each player, however often it is asked."""
        if self._pace.grant:
            try:
                await self._store.post((grant(player, self._pace.grant, "welcome"),), now_ms)
            except AlreadyPosted:
                return

    async def player_of(self, token: str) -> Player | None:
        """Whose session it is, or ``None``."""
        player = await self._store.session(_digest(token))
        return None if player is None else await self._store.player(player)

    async def sign_out(self, token: str) -> None:
        """End the session; no complaint if there is none."""
        await self._store.end_session(_digest(token))

    async def wallet(self, player: PlayerId) -> Chips:
        """What the player has away from the tables."""
        return await self._store.balance(wallet(player))


def grant(player: PlayerId, chips: Chips, occasion: str) -> Transfer:
    """Play chips from the bank, once for each player and occasion."""
    return move(Why.GRANT, BANK, wallet(player), chips, f"grant:{player}:{occasion}")


def _digest(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
