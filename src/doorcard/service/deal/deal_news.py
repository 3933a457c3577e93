"""What is told of a fair deal: signed when it is stored, and not before."""

from __future__ import annotations

from collections.abc import Iterator

from doorcard.fairness import Receipt
from doorcard.room.table import PlayerId
from doorcard.service.deal.deal_in_play import DealInPlay
from doorcard.service.deal.fair_desk import FairDesk
from doorcard.service.deal.tellings import (
    ClosedTold,
    FairTold,
    MixedTold,
    OpenedTold,
    ReceiptTold,
)
from doorcard.service.table.table_state import TableState
from doorcard.service.table.verdict import ToTell
from doorcard.stud import SeatNo


def before_the_cards(
    before: TableState, after: TableState, desk: FairDesk, now_ms: int
) -> Iterator[ToTell]:
    """What is told before the notices of an order: opening, receipt, mix."""
    old, new = before.deal, after.deal
    if new is None:
        return
    if old is None or old.opening is not new.opening:
        yield ToTell(None, opened_told(new, desk, now_ms))
    known = {} if old is None or old.opening is not new.opening else old.seeds
    for seat in new.seeds.keys() - known.keys():
        yield ToTell(new.players[seat], receipt_told(new, seat, desk))
    if new.mixed is not None and (old is None or old.mixed is not new.mixed):
        yield ToTell(None, mixed_told(new))


def after_the_cards(before: TableState, after: TableState, desk: FairDesk) -> Iterator[ToTell]:
    """What is told after the notices of an order: that the hand is closed."""
    old, new = before.deal, after.deal
    if new is None or new.closing is None:
        return
    if old is None or old.closing is not new.closing:
        yield ToTell(None, closed_told(new, desk))


def fair_told(deal: DealInPlay, player: PlayerId | None, desk: FairDesk, now_ms: int) -> FairTold:
    """The deal as far as it has come, for one viewer."""
    seat = deal.seat_of(player)
    receipt = None
    if seat is not None and seat in deal.seeds:
        receipt = receipt_told(deal, seat, desk)
    return FairTold(
        opened_told(deal, desk, now_ms),
        receipt,
        None if deal.mixed is None else mixed_told(deal),
        None if deal.closing is None else closed_told(deal, desk),
        tuple(
            (
                OpenedTold(opening.hand, opening.plain(), desk.sign(opening.digest), 0),
                ClosedTold(opening.hand, closing.plain(), desk.sign(closing.digest)),
            )
            for opening, closing in deal.before
        ),
    )


def opened_told(deal: DealInPlay, desk: FairDesk, now_ms: int) -> OpenedTold:
    """That the hand is opened."""
    opening = deal.opening
    left = max(0, deal.until_ms - now_ms) if deal.waits else 0
    return OpenedTold(opening.hand, opening.plain(), desk.sign(opening.digest), left)


def receipt_told(deal: DealInPlay, seat: SeatNo, desk: FairDesk) -> ReceiptTold:
    """That a seat's seed has come."""
    receipt = Receipt(deal.opening.digest, seat, deal.seeds[seat])
    return ReceiptTold(deal.opening.hand, receipt.plain(), desk.sign(receipt.digest))


def mixed_told(deal: DealInPlay) -> MixedTold:
    """That all seeds are in. ``ValueError`` if they are not."""
    if deal.mixed is None:
        raise ValueError(f"hand {deal.opening.hand} is not mixed")
    return MixedTold(deal.opening.hand, deal.opening.number, deal.mixed.plain())


def closed_told(deal: DealInPlay, desk: FairDesk) -> ClosedTold:
    """That the hand is over, or void. ``ValueError`` if it is not."""
    if deal.closing is None:
        raise ValueError(f"hand {deal.opening.hand} is not closed")
    return ClosedTold(deal.opening.hand, deal.closing.plain(), desk.sign(deal.closing.digest))
