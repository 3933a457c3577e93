"""The HTTP API of the fair deal: what the room is known by, and a hand's proof as one file."""

from __future__ import annotations

import msgspec
from litestar import Controller, Response, get
from litestar.params import FromPath
from msgspec import Raw

from doorcard.records import notice_json
from doorcard.service.deal.hand_file import HandProof, SignedDeal, hand_proof
from doorcard.web.fair_shapes import card_openings
from doorcard.web.given import TheFloor, TheSigned
from doorcard.wire.fair_answers import FileNotice, HandFile, OwnSeed, RoomFairness
from doorcard.wire.fair_shapes import (
    ClosingRecord,
    DealBefore,
    MixedRecord,
    OpeningRecord,
    ReceiptRecord,
)


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


def hand_file(proof: HandProof) -> HandFile:
    """The file as ``doorcard verify`` reads it."""
    record, deal = proof.record, proof.deal
    mine = None
    if proof.receipt is not None:
        signature = proof.receipt_signature
        mine = OwnSeed(
            proof.receipt.seat,
            proof.receipt.seed.hex(),
            msgspec.convert(proof.receipt.plain(), ReceiptRecord) if signature else None,
            None if signature is None else signature.hex(),
        )
    signed = _before(proof.signed)
    mixed = None if deal.mixed is None else msgspec.convert(deal.mixed.plain(), MixedRecord)
    return HandFile(
        doorcard="hand",
        version=1,
        key=deal.opening.key.hex(),
        viewer=record.seat,
        opening=signed.opening,
        signature=signed.signature,
        mine=mine,
        mixed=mixed,
        notices=tuple(
            FileNotice(v, Raw(notice_json(notice)), card_openings(openings))
            for v, (notice, openings) in enumerate(
                zip(record.notices, record.openings, strict=True), start=1
            )
        ),
        closing=signed.closing,
        closing_signature=signed.closing_signature,
        before=tuple(map(_before, proof.before)),
    )


def _before(deal: SignedDeal) -> DealBefore:
    return DealBefore(
        msgspec.convert(deal.opening.plain(), OpeningRecord),
        deal.signature.hex(),
        msgspec.convert(deal.closing.plain(), ClosingRecord),
        deal.closing_signature.hex(),
    )
