"""The HTTP API of the fair deal: what the room is known by, and a hand's proof as one file."""

from __future__ import annotations

from litestar import Controller, Response, get
from litestar.params import FromPath

from doorcard.service.deal.hand_file import hand_proof
from doorcard.web.given import TheFloor, TheSigned
from doorcard.web.hand_files import hand_file
from doorcard.wire.fair_answers import HandFile, RoomFairness


class FairApi(Controller):
    """What lets players check the shuffle."""

    path = "/api"

    @get("/fair")
    async def fairness(self, floor: TheFloor) -> RoomFairness:
        """The room's public key, and how many hands were opened and not played."""
        tables = [dealer.state.table for dealer in floor.dealers()]
        return RoomFairness(
            key=None if floor.fair is None else floor.fair.public.hex(),
            voids=sum(table.voids for table in tables),
            hands=sum(table.hands for table in tables),
        )

    @get("/hands/{hand_id:str}/proof")
    async def proof(
        self, floor: TheFloor, signed: TheSigned, hand_id: FromPath[str]
    ) -> Response[HandFile]:
        """A hand that has ended with all that proves its deal, as far as the asker may see it.

        ``deal.none`` for a hand from before there were fair deals.
        """
        record = await floor.hand(hand_id, signed.player_id)
        found = await hand_proof(floor.store, record, floor.fair)
        name = f'attachment; filename="{record.hand}.doorcard.json"'
        return Response(hand_file(found), headers={"content-disposition": name})
