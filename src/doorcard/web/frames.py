"""Tellings of the service as frames of the socket."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from msgspec import Raw

from doorcard.records import notice_json, options_json
from doorcard.service.clock.tellings import LapseTold, MuckAskedTold
from doorcard.service.deal.tellings import (
    ClosedTold,
    CommitAskedTold,
    MixedTold,
    OpenedTold,
    ReceiptTold,
)
from doorcard.service.table.table_tellings import (
    AnnouncedTold,
    AnteOverTold,
    AnteTold,
    ButtonTold,
    OfferTold,
    WaitingTold,
)
from doorcard.service.table.tellings import (
    ClosingTold,
    HandTold,
    NoticeTold,
    PausedTold,
    ReadoutsTold,
    ResumedTold,
    SeatsTold,
    TableTold,
    Telling,
    TurnTold,
    WalletTold,
)
from doorcard.service.table.why import WhyTold
from doorcard.service.talk.tellings import (
    AnnouncementTold,
    HostSaysTold,
    SaidTold,
    TalkTold,
    UnsaidTold,
)
from doorcard.stud import Event, SeatNo
from doorcard.views import Notice, Readout
from doorcard.web.clock_shapes import clock_message
from doorcard.web.fair_shapes import card_openings, fair_deal, fair_message
from doorcard.web.shapes import (
    outs_shape,
    readout_shape,
    readouts_by_seat,
    seat_signs,
    table_sign,
    you_shape,
)
from doorcard.web.table_shapes import table_message
from doorcard.web.talk_shapes import talk_message
from doorcard.web.why_shapes import why_message
from doorcard.wire import messages
from doorcard.wire.readouts import Readout as ReadoutShape

REMEMBERED: Final = 64
"""Tellings, and events, whose bytes are kept for the next watcher of the table."""


class Frames:
    """Encodes what is told at one table, once for all the watchers who are told the same.

    The service tells one object to a whole audience, and what different audiences are
    told of a public event shares that event: so both are remembered by identity. The
    objects are kept beside their bytes, so that an identity is not taken over by another.
    Soon after, all watchers have been told: then ``later`` makes room in memory.
    """

    def __init__(self, later: Callable[[Callable[[], None]], object] = lambda _: None) -> None:
        """``later`` calls what it is given after a while."""
        self._later = later
        self._will_forget = False
        self._frames: dict[int, tuple[Telling, bytes]] = {}
        self._notices: dict[int, tuple[Event, Raw]] = {}
        self._showing: tuple[Mapping[SeatNo, Readout], dict[str, ReadoutShape]] = ({}, {})

    def of(self, telling: Telling) -> bytes:
        """The telling as a frame."""
        known = self._frames.get(id(telling))
        if known is not None:
            return known[1]
        if not self._will_forget:
            self._will_forget = True
            self._later(self._forget)
        frame = messages.encode(self._message(telling))
        self._frames[id(telling)] = (telling, frame)
        if len(self._frames) > REMEMBERED:
            del self._frames[next(iter(self._frames))]
        return frame

    def _forget(self) -> None:
        self._will_forget = False
        self._frames, self._notices, self._showing = {}, {}, ({}, {})

    def notice(self, notice: Notice) -> Raw:
        """A notice as JSON."""
        event = notice.event
        known = self._notices.get(id(event))
        if known is not None:
            return known[1]
        raw = Raw(notice_json(notice))
        self._notices[id(event)] = (event, raw)
        if len(self._notices) > REMEMBERED:
            del self._notices[next(iter(self._notices))]
        return raw

    def _message(self, telling: Telling) -> messages.Message:
        match telling:
            case NoticeTold(hand, number, v, notice, openings):
                raw = self.notice(notice)
                return messages.Noticed(hand, number, v, raw, card_openings(openings))
            case TurnTold():
                return _turn(telling)
            case ReadoutsTold():
                return self._readouts(telling)
            case WhyTold():
                return why_message(telling)
            case SeatsTold(seats, dealer, watching, held):
                return messages.SeatsTold(seat_signs(seats), dealer, watching, held)
            case TableTold():
                return self._table(telling)
            case WalletTold(wallet):
                return messages.WalletTold(wallet)
            case PausedTold(code, sentence, frozen, ms_left):
                return messages.Paused(code, sentence, frozen, ms_left)
            case ResumedTold(code):
                return messages.Resumed(code)
            case ClosingTold(code, sentence):
                return messages.Closing(code, sentence)
            case (
                AnteTold()
                | AnteOverTold()
                | WaitingTold()
                | OfferTold()
                | AnnouncedTold()
                | ButtonTold()
            ):
                return table_message(telling)
            case CommitAskedTold() | OpenedTold() | ReceiptTold() | MixedTold() | ClosedTold():
                return fair_message(telling)
            case LapseTold() | MuckAskedTold():
                return clock_message(telling)
            case SaidTold() | UnsaidTold() | TalkTold() | AnnouncementTold() | HostSaysTold():
                return talk_message(telling)

    def _table(self, told: TableTold) -> messages.TableTold:
        return messages.TableTold(
            table=table_sign(told.table),
            you=you_shape(told.you),
            seats=seat_signs(told.seats),
            dealer=told.dealer,
            hand=self._hand(told.hand) if told.hand else None,
            turn=_turn(told.turn) if told.turn else None,
            readouts=self._readouts(told.readouts) if told.readouts else None,
            last_hand=told.last_hand,
            watching=told.watching,
            held=told.held,
            delayed=told.delayed,
            fair=fair_deal(told.fair),
        )

    def _readouts(self, told: ReadoutsTold) -> messages.ReadOut:
        return messages.ReadOut(
            hand=told.hand,
            v=told.v,
            you=readout_shape(told.you),
            showing=self._shown(told.showing),
            outs=outs_shape(told.outs),
        )

    def _shown(self, showing: Mapping[SeatNo, Readout]) -> dict[str, ReadoutShape]:
        """What all seats show is one object for all audiences."""
        if self._showing[0] is not showing:
            self._showing = (showing, readouts_by_seat(showing))
        return self._showing[1]

    def _hand(self, hand: HandTold) -> messages.HandTold:
        openings_of = hand.openings or ((),) * len(hand.notices)
        return messages.HandTold(
            id=hand.id,
            number=hand.number,
            version=hand.version,
            notices=tuple(
                messages.NumberedNotice(v, self.notice(notice), card_openings(openings))
                for v, (notice, openings) in enumerate(
                    zip(hand.notices, openings_of, strict=True), start=1
                )
            ),
        )


def _turn(told: TurnTold) -> messages.Turned:
    return messages.Turned(
        hand=told.hand,
        decision=told.decision,
        seat=told.seat,
        ms_left=told.ms_left,
        visible_ms=told.visible_ms,
        options=messages.NONE if told.options is None else Raw(options_json(told.options)),
    )
