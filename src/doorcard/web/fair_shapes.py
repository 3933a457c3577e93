"""What is told of the fair deal, in the shapes of the wire."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from doorcard.fairness import CardOpening
from doorcard.service.deal.tellings import (
    ClosedTold,
    CommitAskedTold,
    FairTelling,
    FairTold,
    MixedTold,
    OpenedTold,
    ReceiptTold,
)
from doorcard.wire import fair_messages
from doorcard.wire.fair_shapes import (
    CardOpened,
    ClosingRecord,
    DealBefore,
    FairDeal,
    MixedRecord,
    OpeningRecord,
    ReceiptRecord,
    SignedClosing,
    SignedReceipt,
)


def fair_message(told: FairTelling) -> fair_messages.FairMessage:
    """A telling as a message."""
    match told:
        case CommitAskedTold(number, seat, ms_left):
            return fair_messages.CommitAsked(number, seat, ms_left)
        case OpenedTold():
            signature = told.signature.hex()
            return fair_messages.Opened(opening_record(told), signature, told.ms_left)
        case ReceiptTold(hand, receipt, signature):
            record = msgspec.convert(receipt, ReceiptRecord)
            return fair_messages.ReceiptTold(hand, record, signature.hex())
        case MixedTold(hand, number):
            mixed = mixed_record(told)
            return fair_messages.Mixed(hand, number, mixed.seeds, mixed.decks, mixed.leaves)
        case ClosedTold(_, _, signature):
            return fair_messages.Closed(closing_record(told), signature.hex())


def fair_deal(told: FairTold | None) -> FairDeal | None:
    """The fair deal of the hand on the table."""
    if told is None:
        return None
    return FairDeal(
        opening=opening_record(told.opened),
        signature=told.opened.signature.hex(),
        ms_left=told.opened.ms_left,
        receipt=signed_receipt(told.receipt),
        mixed=None if told.mixed is None else mixed_record(told.mixed),
        closed=signed_closing(told.closed),
        before=tuple(map(deal_before, told.before)),
    )


def opening_record(told: OpenedTold) -> OpeningRecord:
    """An opening event."""
    return msgspec.convert(told.opening, OpeningRecord)


def mixed_record(told: MixedTold) -> MixedRecord:
    """What is told when all seeds are in."""
    return msgspec.convert(told.mixed, MixedRecord)


def closing_record(told: ClosedTold) -> ClosingRecord:
    """A closing event."""
    return msgspec.convert(told.closing, ClosingRecord)  # type: ignore[no-any-return]  # a union


def signed_receipt(told: ReceiptTold | None) -> SignedReceipt | None:
    """A receipt, if there is one."""
    if told is None:
        return None
    return SignedReceipt(msgspec.convert(told.receipt, ReceiptRecord), told.signature.hex())


def signed_closing(told: ClosedTold | None) -> SignedClosing | None:
    """A closing event, if there is one."""
    return None if told is None else SignedClosing(closing_record(told), told.signature.hex())


def deal_before(each: tuple[OpenedTold, ClosedTold]) -> DealBefore:
    """A hand before."""
    opened, closed = each
    return DealBefore(
        opening_record(opened),
        opened.signature.hex(),
        closing_record(closed),
        closed.signature.hex(),
    )


def card_openings(openings: Iterable[CardOpening]) -> tuple[CardOpened, ...]:
    """The openings of the faces in a notice."""
    return tuple(CardOpened(each.place, each.salt.hex()) for each in openings)
