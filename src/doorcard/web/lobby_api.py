"""The HTTP API of the lobby: the tables one looks for, cheap to ask for again and again."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import msgspec
from litestar import Controller, MediaType, Request, Response, get
from litestar.params import FromQuery, QueryParameter
from litestar.status_codes import HTTP_304_NOT_MODIFIED

from doorcard.room.lobby_filter import LobbyFilter
from doorcard.room.table import PlayerId
from doorcard.service import Floor
from doorcard.service.table.table_news import place_of
from doorcard.stud.choices import Betting, Game
from doorcard.web.given import TheBoard, TheFloor, TheSigned
from doorcard.web.lobby_board import etag_of
from doorcard.web.table_shapes import place_shape
from doorcard.wire.table_answers import Lobby, WaitingAt

_Bet = Annotated[int | None, QueryParameter(ge=0, le=10**12)]
_House = Annotated[str | None, QueryParameter(max_length=40)]


class LobbyApi(Controller):
    """What there is to play."""

    path = "/api/lobby"

    @get()
    async def lobby(  # noqa: PLR0913, PLR0917 - each is a parameter of the query
        self,
        request: Request[Any, Any, Any],
        floor: TheFloor,
        board: TheBoard,
        signed: TheSigned,
        house: _House = None,
        game: FromQuery[Game | None] = None,
        betting: FromQuery[Betting | None] = None,
        free: FromQuery[bool | None] = None,
        bots: FromQuery[bool | None] = None,
        private: FromQuery[bool | None] = None,
        least_bet: _Bet = None,
        most_bet: _Bet = None,
    ) -> Response[Lobby]:
        """The tables that pass, who is looking, and where they wait.

        With ``If-None-Match`` the answer is 304, and empty, if nothing has changed.
        """
        wanted = LobbyFilter(
            house=house,
            game=game,
            betting=betting,
            free=free,
            bots=bots,
            private=private,
            least_bet=least_bet,
            most_bet=most_bet,
        )
        lobby = Lobby(
            tables=tuple(await board.signs(wanted)),  # type: ignore[arg-type]  # each is its JSON
            player=await signed.sign(),
            waiting=tuple(_waiting(floor, signed.player_id)),
        )
        body = msgspec.json.encode(lobby)
        etag = etag_of(body)
        if request.headers.get("if-none-match") == etag:
            return Response(
                None,  # type: ignore[arg-type]  # nothing has changed, and nothing is said
                status_code=HTTP_304_NOT_MODIFIED,
                media_type=MediaType.TEXT,
                headers={"etag": etag},
            )
        return Response(body, media_type=MediaType.JSON, headers={"etag": etag})  # type: ignore[arg-type]  # written out


def _waiting(floor: Floor, player: PlayerId | None) -> Iterator[WaitingAt]:
    if player is None:
        return
    now = floor.clock.wall_ms()
    for dealer in floor.dealers():
        table = dealer.state.table
        place = place_of(table, player, now) if table.waiting else None
        if place is not None:
            shape = place_shape(place)
            yield WaitingAt(table.id, shape.position, len(table.waiting), shape.offer)
