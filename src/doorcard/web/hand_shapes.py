"""A hand that has ended in the shape of the wire."""

from __future__ import annotations

from msgspec import Raw

from doorcard.records import notice_json
from doorcard.service.table.past_hands import HandRecord
from doorcard.service.table.tellings import ReadoutsTold
from doorcard.web.fair_shapes import card_openings
from doorcard.web.shapes import readout_shape, readouts_by_seat
from doorcard.wire.answers import PastHand, PlayerInHand
from doorcard.wire.readouts import HandReadouts


def past_hand(record: HandRecord) -> PastHand:
    """The hand as it travels."""
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
