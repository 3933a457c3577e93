"""A hand with all that proves its deal, in the shape of the file that is saved."""

from __future__ import annotations

import msgspec
from msgspec import Raw

from doorcard.records import notice_json
from doorcard.service.deal.hand_file import HandProof, SignedDeal
from doorcard.web.fair_shapes import card_openings
from doorcard.wire.fair_answers import FileNotice, HandFile, OwnSeed
from doorcard.wire.fair_shapes import (
    ClosingRecord,
    DealBefore,
    MixedRecord,
    OpeningRecord,
    ReceiptRecord,
)


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
