"""What players may ask of a table: each wish becomes an order in the dealer's line."""

from __future__ import annotations

from abc import ABC, abstractmethod

from doorcard.room.table import HandId, PlayerId
from doorcard.service.ports import Clock, Player
from doorcard.service.table.order import TableOrder
from doorcard.service.table.orders import Act, Leave, Sit, SitOut, TopUp, Wish
from doorcard.stud import Action, Chips, SeatNo


class Asking(ABC):
    """The side of a dealer at which people ask."""

    _clock: Clock

    @abstractmethod
    async def _ask(self, order: Wish, request: str) -> None:
        """Put the order into the line, and wait until it is done or refused."""

    async def act(
        self, player: PlayerId, hand: HandId, decision: int, action: Action, *, request: str
    ) -> None:
        """Act for the seat of ``player``. Raises ``Refusal``; see :func:`judge.acted`."""
        order = Act(player, hand, decision, action, self._clock.now_ms())
        await self._ask(order, request)

    async def sit(self, player: Player, seat: SeatNo, buy_in: Chips, *, request: str) -> None:
        """Sit down. Raises ``Refusal``: ``seat.*``, ``table.full``, ``buy_in.*``, ``chips.*``."""
        await self._ask(Sit(player, seat, buy_in), request)

    async def leave(self, player: PlayerId, *, request: str, play_on: bool = False) -> None:
        """Give up the seat; in mid-hand when the hand ends. Raises ``Refusal``."""
        await self._ask(Leave(player, play_on), request)

    async def sit_out(
        self,
        player: PlayerId,
        on: bool,  # noqa: FBT001 - the wire says "on"
        *,
        request: str,
        now: bool = False,
    ) -> None:
        """Sit out from the next hand on, or at once, or come back. Raises ``Refusal``."""
        await self._ask(SitOut(player, on, now), request)

    async def ask(self, order: TableOrder, *, request: str) -> None:
        """Ask anything else of the table. Raises ``Refusal``, as the order says."""
        await self._ask(order, request)

    async def top_up(self, player: PlayerId, chips: Chips, *, request: str) -> None:
        """Buy chips; in mid-hand they come when it ends. Raises ``Refusal``."""
        await self._ask(TopUp(player, chips), request)
