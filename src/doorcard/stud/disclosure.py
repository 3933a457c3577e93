"""Which hands may be told after the showdown to those who ask."""

from __future__ import annotations

from doorcard.cards import Card
from doorcard.stud.choices import MuckDisclosure
from doorcard.stud.refusals import Refusal
from doorcard.stud.state import Hand
from doorcard.stud.street import SeatNo


def disclosed(hand: Hand, asker: SeatNo | None) -> dict[SeatNo, tuple[Card, ...]]:
    """The cards of everybody who stayed to the showdown, mucked ones too, in dealing order.

    For a seat that was dealt in, whether it folded or not, and only when the hand is
    over. Hands folded before the showdown are never told, nor is an uncalled winner's.
    Raises ``Refusal``: ``disclosure.hand_open``, ``disclosure.not_dealt_in`` or
    ``disclosure.not_in_this_house``.

    Source: 001, item 40; rule book, part 2, 33; case I08.
    """
    if not hand.is_over:
        raise Refusal("disclosure.hand_open", "this hand is not over: no closed hand is told yet")
    if hand.rules.muck_disclosure is MuckDisclosure.NONE:
        raise Refusal(
            "disclosure.not_in_this_house",
            "this house tells nobody a hand that was mucked at the showdown",
        )
    if all(each.seat != asker for each in hand.seats):
        raise Refusal(
            "disclosure.not_dealt_in",
            "only a player who was dealt into this hand may ask for the hands of its showdown",
        )
    seats = (hand.at(seat) for seat in hand.showdown_order)
    return {each.seat: (*each.down[:2], *each.up, *each.down[2:]) for each in seats}


def mucked_by_others(hand: Hand, asker: SeatNo | None) -> tuple[SeatNo, ...]:
    """The seats whose called hands were mucked and of which the ``asker`` may be told.

    None for who was not dealt in, before the hand is over, or where the house tells none.

    Source: 001, item 40; rule book, part 2, 33.
    """
    if not hand.is_over or hand.rules.muck_disclosure is MuckDisclosure.NONE:
        return ()
    if all(each.seat != asker for each in hand.seats):
        return ()
    order = (hand.at(seat) for seat in hand.showdown_order)
    return tuple(each.seat for each in order if each.mucked and each.seat != asker)
