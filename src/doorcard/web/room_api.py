"""The HTTP API of the room: the lobby, tables and hands that have ended."""

from __future__ import annotations

from litestar import Controller, get
from litestar.params import FromPath
from msgspec import Raw

from doorcard.records import notice_json
from doorcard.service.table.tellings import ReadoutsTold
from doorcard.web.fair_shapes import card_openings
from doorcard.web.given import TheFloor, TheSigned
from doorcard.web.shapes import readout_shape, readouts_by_seat
from doorcard.wire.answers import PastHand, PlayerInHand
from doorcard.wire.readouts import HandReadouts


class RoomApi(Controller):
    """What can be looked at without a seat."""

    path = "/api"

    @get("/hands/{hand_id:str}")
    async def hand(self, floor: TheFloor, signed: TheSigned, hand_id: FromPath[str]) -> PastHand:
        """A hand that has ended, as far as the asker may see it.

        ``hand.unknown``, ``hand.open``, ``hand.delayed``.
        """
        record = await floor.hand(hand_id, signed.player_id)
        return PastHand(
            hand=record.hand,
            table=record.table,
            number=record.number,
            seat=record.seat,
            players=tuple(PlayerInHand(each.seat, each.name, each.bot) for each in record.players),
            notices=tuple(Raw(notice_json(each)) for each in record.notices),
            readouts=tuple(map(_readouts, record.readouts)),
            openings=tuple(map(card_openings, record.openings)),
            mucked=record.mucked,
        )


def _readouts(told: ReadoutsTold | None) -> HandReadouts | None:
    if told is None:
        return None
    return HandReadouts(you=readout_shape(told.you), showing=readouts_by_seat(told.showing))
