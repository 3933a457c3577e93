"""The HTTP API of studying: equities and ranks, with limits, and never at a table's cost.

Who asks for ``application/x-ndjson`` is told how far it is: a line ``{"done": 0.4}`` now and
then, and at last ``{"answer": …}`` or ``{"refusal": …}``. Whoever hangs up stops the work.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from typing import Any, Final, TypeVar

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK
from litestar.types import Receive

from doorcard.service.study.desk import StudyDesk, Watch
from doorcard.service.study.questions import worth, worth_after, worth_by_street
from doorcard.stud import Refusal
from doorcard.web.equity_shapes import (
    by_street_shape,
    equity_shape,
    hand_shape,
    next_card_shape,
    question_of,
    ranked,
)
from doorcard.web.floods import FloodLimits, Floods
from doorcard.web.given import TheFloor, TheHandEquities, TheSigned, TheStudyDesk, TheStudyFloods
from doorcard.web.signed import Signed
from doorcard.wire.equity_answers import (
    AfterNextCard,
    EquityAnswer,
    EquityByStreet,
    EquityOfHand,
    HandsRanked,
    HandsToRank,
    Spot,
    SpotBeforeCard,
    SpotByStreet,
)
from doorcard.wire.messages import refusal_told

Told = Callable[[float], object]
Found = TypeVar("Found")
Answer = TypeVar("Answer")

LINES: Final = "application/x-ndjson"
STUDY_LIMITS: Final = FloodLimits(
    account_rate=2, account_burst=60, address_rate=6, address_burst=240
)
"""Questions a second beside the limits of every request: somebody who clicks cards is far below."""


class EquityApi(Controller):
    """What hands are worth, alone and against each other."""

    path = "/api"

    @post("/equity", status_code=HTTP_200_OK)
    async def equity(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[Spot],
        study_desk: TheStudyDesk,
        study_floods: TheStudyFloods,
        signed: TheSigned,
    ) -> Response[EquityAnswer]:
        """The equity of each of two to eight seats.

        Exact where that is quick, else sampled, unless ``exact`` is said. Refused as
        ``doorcard equity`` does (``spot.twice``, ``exact.too_long`` …), and with
        ``study.out_of_time``, ``study.too_many``, ``study.busy``, ``study.ranges``.
        """
        question = question_of(data)
        asked = _Asked(request, study_desk, study_floods, signed)
        return await asked.answer(
            partial(worth, question), lambda found: equity_shape(data.seats, found)
        )

    @post("/equity/streets", status_code=HTTP_200_OK)
    async def streets(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[SpotByStreet],
        study_desk: TheStudyDesk,
        study_floods: TheStudyFloods,
        signed: TheSigned,
    ) -> Response[EquityByStreet]:
        """The same on each street up to the last that a seat has reached."""
        work = partial(worth_by_street, question_of(data), four_cards_first=data.four_cards_first)
        asked = _Asked(request, study_desk, study_floods, signed)
        return await asked.answer(work, lambda found: by_street_shape(data.seats, found))

    @post("/equity/next", status_code=HTTP_200_OK)
    async def next_card(
        self,
        request: Request[Any, Any, Any],
        data: JSONBody[SpotBeforeCard],
        study_desk: TheStudyDesk,
        study_floods: TheStudyFloods,
        signed: TheSigned,
    ) -> Response[AfterNextCard]:
        """Everybody's share after each card that a seat may get next. ``next.no_card``."""
        question, seat = question_of(data), data.seat - 1
        asked = _Asked(request, study_desk, study_floods, signed)
        return await asked.answer(
            lambda watch: worth_after(question, seat, watch),
            lambda found: next_card_shape(data.seat, found),
        )

    @post("/ranks", status_code=HTTP_200_OK)
    async def ranks(
        self, data: JSONBody[HandsToRank], study_floods: TheStudyFloods, signed: TheSigned
    ) -> HandsRanked:
        """The best five of each hand, and its value. ``rank.cards``."""
        study_floods.ask(signed.place.address, signed.player_id)
        return ranked(data)

    @get("/hands/{hand_id:str}/equity")
    async def hand(
        self,
        request: Request[Any, Any, Any],
        floor: TheFloor,
        hand_equities: TheHandEquities,
        study_floods: TheStudyFloods,
        signed: TheSigned,
        hand_id: FromPath[str],
    ) -> EquityOfHand:
        """What each seat of a hand that has ended was worth, street by street.

        Of the cards that the asker may see, and no others. Refused as the hand itself is
        (``hand.unknown``, ``hand.open``, ``hand.delayed``), and as studying is.
        """
        study_floods.ask(signed.place.address, signed.player_id)
        record = await floor.hand(hand_id, signed.player_id)
        found = await while_there(request.receive, hand_equities.of(record, asker_of(signed)))
        return hand_shape(record.hand, found)


class _Asked:
    """One question to the study desk."""

    def __init__(
        self, request: Request[Any, Any, Any], desk: StudyDesk, floods: Floods, signed: Signed
    ) -> None:
        self._receive = request.receive
        self._in_lines = LINES in request.headers.get("accept", "")
        self._desk = desk
        self._asker = asker_of(signed)
        floods.ask(signed.place.address, signed.player_id)

    async def answer(
        self, work: Callable[[Watch], Found], shaped: Callable[[Found], Answer]
    ) -> Response[Any]:
        """The answer, or its lines."""
        if self._in_lines:
            return Stream(self._lines(work, shaped), media_type=LINES)
        found = await while_there(self._receive, self._desk.ask(self._asker, work))
        return Response(shaped(found))

    async def _lines(
        self, work: Callable[[Watch], Found], shaped: Callable[[Found], Answer]
    ) -> AsyncIterator[bytes]:
        told: asyncio.Queue[float | None] = asyncio.Queue()
        asking = asyncio.ensure_future(self._desk.ask(self._asker, work, told.put_nowait))
        asking.add_done_callback(lambda _: told.put_nowait(None))
        try:
            while (done := await told.get()) is not None:
                yield _line({"done": done})
            try:
                yield _line({"answer": shaped(asking.result())})
            except Refusal as refusal:
                yield _line({"refusal": refusal_told(refusal)})
        finally:
            asking.cancel()


async def while_there(receive: Receive, work: Awaitable[Found]) -> Found:
    """What the work gives; it is cancelled if the one who asked hangs up first."""
    working = asyncio.ensure_future(work)
    leaving = asyncio.ensure_future(_hung_up(receive))
    try:
        await asyncio.wait({working, leaving}, return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise Refusal("request.abandoned", "whoever asked has hung up")
        return working.result()
    finally:
        working.cancel()
        leaving.cancel()


async def _hung_up(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


def asker_of(signed: Signed) -> str:
    """By what the study desk counts who asks."""
    return signed.player_id or signed.place.address


def _line(told: object) -> bytes:
    return msgspec.json.encode(told) + b"\n"
