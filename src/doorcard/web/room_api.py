"""The HTTP API of the room: the lobby, tables and hands that have ended."""

from __future__ import annotations

from litestar import Controller, get
from litestar.params import FromPath

from doorcard.web.given import TheFloor, TheSigned
from doorcard.web.hand_shapes import past_hand
from doorcard.wire.answers import PastHand


class RoomApi(Controller):
    """What can be looked at without a seat."""

    path = "/api"

    @get("/hands/{hand_id:str}")
    async def hand(self, floor: TheFloor, signed: TheSigned, hand_id: FromPath[str]) -> PastHand:
        """A hand that has ended, as far as the asker may see it.

        ``hand.unknown``, ``hand.open``, ``hand.delayed``.
        """
        record = await floor.hand(hand_id, signed.player_id)
        return past_hand(record)
