"""The HTTP API of time and lines: protections, lapsed turns, mucked hands."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import FromPath, QueryParameter

from doorcard.room.grants import day_of, next_day_ms
from doorcard.room.protections import protects
from doorcard.service.letters.hand_post import Asked
from doorcard.web.given import TheFloor, TheHandPost, TheSigned, TheTables
from doorcard.web.shapes import readout_shape
from doorcard.wire import clock_answers as wire

_Before = Annotated[int | None, QueryParameter(ge=0, le=2**62)]
_Limit = Annotated[int, QueryParameter(ge=1, le=200)]


class ClockApi(Controller):
    """Turns that ran out, and what follows from them."""

    path = "/api"

    @get("/tables/{table_id:str}/protections")
    async def protections(
        self, table_id: FromPath[str], signed: TheSigned, tables: TheTables, floor: TheFloor
    ) -> wire.Protections:
        """The player's protections today, at this table. ``session.none``, ``table.…``."""
        player = signed.require_player()
        table = tables.dealer_for(table_id, player).state.table
        now = floor.clock.wall_ms()
        return wire.Protections(
            used=await floor.store.lapses.used(player.id, day_of(now)),
            of=table.policy.allin_protections_per_day,
            protects=protects(table.rules),
            day_ends_ms=next_day_ms(now),
        )

    @post("/hands/{hand_id:str}/mucked", status_code=200)
    async def ask_mucked(
        self, hand_id: FromPath[str], signed: TheSigned, hand_post: TheHandPost
    ) -> wire.MuckedHands:
        """Ask for the mucked hands of a showdown, and for the hand's history in a letter.

        ``mucked.…``, ``hand.…``, ``session.none``.
        """
        return _mucked(await hand_post.ask(hand_id, signed.require_player()))

    @get("/hands/{hand_id:str}/mucked")
    async def read_mucked(
        self, hand_id: FromPath[str], signed: TheSigned, hand_post: TheHandPost
    ) -> wire.MuckedHands:
        """What was told before. ``mucked.…``, ``hand.…``, ``session.none``."""
        return _mucked(await hand_post.read(hand_id, signed.require_player()))

    @get("/host/lapses")
    async def lapses(
        self, signed: TheSigned, floor: TheFloor, before: _Before = None, limit: _Limit = 50
    ) -> wire.LapseLines:
        """Turns that ran out, the latest first, for the host. ``host.only``."""
        signed.require_host()
        lines = await floor.store.lapses.page(before, limit)
        names = await floor.store.players(sorted({each.player for each in lines}))
        tables = await floor.store.table_names({each.table for each in lines})
        return wire.LapseLines(
            lines=tuple(
                wire.LapseLine(
                    id=each.id,
                    at_ms=each.at_ms,
                    table=each.table,
                    table_name=tables.get(each.table),
                    hand=each.hand,
                    seat=each.seat,
                    player=each.player,
                    name=names[each.player].name if each.player in names else None,
                    cause=each.cause,
                    outcome=each.outcome.value,
                    used=each.used,
                    of=each.of,
                )
                for each in lines
            ),
            next=lines[-1].id if len(lines) == limit else None,
        )


def _mucked(asked: Asked) -> wire.MuckedHands:
    record, letter = asked.record, asked.letter
    return wire.MuckedHands(
        hand=record.hand,
        number=record.number,
        asked_ms=record.asked_ms,
        mucked=tuple(
            wire.MuckedHand(
                seat=each.seat,
                name=each.name,
                cards=tuple(map(str, each.cards)),
                readout=readout_shape(each.readout),
            )
            for each in record.mucked
        ),
        letter=wire.LetterWay(letter.id or None, letter.way.value, letter.fate.value),
    )
