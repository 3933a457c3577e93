"""The HTTP API of a player's results."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Controller, get
from litestar.params import QueryParameter

from doorcard.histories.statistics import FactFilter
from doorcard.service.hands.results import Source
from doorcard.stud import Game
from doorcard.web.given import TheResults, TheSigned
from doorcard.web.result_shapes import results_shape
from doorcard.wire.result_answers import PlayerResults

_Source = Annotated[Source, QueryParameter()]
_Game = Annotated[Game | None, QueryParameter()]
_Seats = Annotated[int | None, QueryParameter(ge=2, le=8)]
_Chips = Annotated[int | None, QueryParameter(ge=1, le=2**53)]
_Moment = Annotated[int | None, QueryParameter(ge=0, le=2**53)]


class ResultsApi(Controller):
    """What one's hands brought."""

    path = "/api/account"

    @get("/results")
    async def results(  # noqa: PLR0913 - what a query may hold
        self,
        signed: TheSigned,
        results: TheResults,
        *,
        source: _Source = Source.PLAYED,
        game: _Game = None,
        small_bet: _Chips = None,
        seats_min: _Seats = None,
        seats_max: _Seats = None,
        since_ms: _Moment = None,
        until_ms: _Moment = None,
    ) -> PlayerResults:
        """Figures over the player's own hands. ``session.none``, ``results.too_fast``."""
        wanted: dict[str, Any] = {
            "game": game,
            "small_bet": small_bet,
            "seats_min": seats_min,
            "seats_max": seats_max,
            "since_ms": since_ms,
            "until_ms": until_ms,
        }
        player = signed.require_named()
        return results_shape(await results.results(player, FactFilter(**wanted), source))
