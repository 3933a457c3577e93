"""A hand with all that proves its deal, for one viewer, out of the store."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from doorcard.fairness import ClosingEvent, OpeningEvent, Receipt
from doorcard.records import KeptDeal, read_deal
from doorcard.room.table import hand_id
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.ports import Store
from doorcard.service.table.past_hands import HandRecord
from doorcard.stud import Refusal

_FARTHEST: Final = 100
"""Voids in a row that are looked back over."""


@dataclass(frozen=True, slots=True)
class SignedDeal:
    """A deal that is over, with both signatures."""

    opening: OpeningEvent
    signature: bytes
    closing: ClosingEvent
    closing_signature: bytes


@dataclass(frozen=True, slots=True)
class HandProof:
    """All that a viewer can take away of a hand's deal."""

    record: HandRecord
    deal: KeptDeal = field(repr=False)
    signed: SignedDeal
    receipt: Receipt | None
    receipt_signature: bytes | None
    """``None`` where the room has another key by now: whoever played has the receipt."""
    before: tuple[SignedDeal, ...]


async def hand_proof(store: Store, record: HandRecord, desk: FairDesk | None) -> HandProof:
    """What proves the deal of a hand that is over.

    Raises ``Refusal`` ``deal.none`` for a hand that was dealt without commitments.
    """
    deal = record.deal
    signed = None if deal is None else _signed(deal)
    if deal is None or signed is None:
        raise Refusal(
            "deal.none",
            f"hand {record.hand} was dealt before this room dealt fairly: there is nothing to "
            "prove it by",
            hand=record.hand,
        )
    receipt = receipt_signature = None
    seat = record.seat
    if seat is not None and seat in deal.seeds:
        receipt = Receipt(deal.opening.digest, seat, deal.seeds[seat])
        if desk is not None and desk.public == deal.opening.key:
            receipt_signature = desk.sign(receipt.digest)
    before = await _before(store, record)
    return HandProof(record, deal, signed, receipt, receipt_signature, before)


async def _before(store: Store, record: HandRecord) -> tuple[SignedDeal, ...]:
    """The voids right before a hand, and the hand that was played before them."""
    found: list[SignedDeal] = []
    for number in range(record.number - 1, max(0, record.number - _FARTHEST), -1):
        stored = await store.hand(hand_id(record.table, number))
        if stored is None or stored.deal is None:
            break
        signed = _signed(read_deal(stored.deal.lines))
        if signed is None:
            break
        found.insert(0, signed)
        if not signed.closing.is_void:
            break
    return tuple(found)


def _signed(deal: KeptDeal) -> SignedDeal | None:
    if deal.closing is None or deal.signature is None or deal.closing_signature is None:
        return None
    return SignedDeal(deal.opening, deal.signature, deal.closing, deal.closing_signature)
