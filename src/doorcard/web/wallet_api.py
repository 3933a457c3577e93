"""The HTTP API of a player's chips: the wallet, its lines in the books, and play chips."""

from __future__ import annotations

from typing import Annotated

from litestar import Controller, get, post
from litestar.params import JSONBody, QueryParameter

from doorcard.room.cage import wallet
from doorcard.service.accounts.grants import source_of
from doorcard.web.given import TheDesk, TheFloor, TheSigned
from doorcard.web.ledger_lines import ledger_lines
from doorcard.wire.table_answers import (
    AskGrant,
    Granted,
    GrantSign,
    Wallet,
    WalletLines,
)

_Before = Annotated[int | None, QueryParameter(ge=0, le=2**62)]
_Limit = Annotated[int, QueryParameter(ge=1, le=200)]


class WalletApi(Controller):
    """A player's own chips."""

    path = "/api/wallet"

    @get()
    async def wallet(self, signed: TheSigned, desk: TheDesk, floor: TheFloor) -> Wallet:
        """What the player has, and whether more is given."""
        player = signed.require_player()
        at_tables = floor.chips_of(player.id)
        grant = await desk.grants.sign(player, at_tables, source_of(signed.place))
        refusal = grant.refusal
        return Wallet(
            wallet=await desk.wallet(player.id),
            at_tables=at_tables,
            grant=GrantSign(
                chips=grant.chips,
                may=refusal is None,
                code=None if refusal is None else refusal.code,
                sentence=None if refusal is None else str(refusal),
            ),
        )

    @post("/grant", status_code=200)
    async def ask(
        self, data: JSONBody[AskGrant], signed: TheSigned, desk: TheDesk, floor: TheFloor
    ) -> Granted:
        """Ask for play chips. ``grant.not_broke``, ``grant.limit|address``, ``grant.none``."""
        player = signed.require_player()
        given = await desk.grants.ask(
            player,
            source_of(signed.place),
            at_tables=floor.chips_of(player.id),
            request=data.request,
        )
        chips = await desk.wallet(player.id)
        floor.tell_wallet(player.id, chips)
        return Granted(given=given, wallet=chips)

    @get("/lines")
    async def lines(
        self,
        signed: TheSigned,
        desk: TheDesk,
        floor: TheFloor,
        before: _Before = None,
        limit: _Limit = 50,
    ) -> WalletLines:
        """The wallet's lines in the books, the latest first, ``limit`` at a time."""
        player = signed.require_player()
        found = await desk.lines(wallet(player.id), before, limit + 1)
        page = found[:limit]
        return WalletLines(
            lines=await ledger_lines(page, floor.store),
            next=page[-1].id if len(found) > limit else None,
        )
