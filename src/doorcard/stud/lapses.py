"""What becomes of a seat that does not act."""

from __future__ import annotations

from doorcard.stud.choices import AbsenceAction, TimeoutChipsTest
from doorcard.stud.events import (
    BroughtIn,
    Checked,
    Event,
    Folded,
    LapseCause,
    Mucked,
    OpenerReason,
    TreatedAllIn,
)
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.state import Hand, HandSeat, Phase


def absence(
    hand: Hand, seat: HandSeat, cause: LapseCause, *, protected: bool = True
) -> list[Event]:
    """What the house does when the seat in turn does not act.

    A bring-in owed by the low card is posted first, then the house's action applies as
    to a seat with chips in; under ``check_fold`` the seat stays in. The left neighbour
    of a low card that is all-in owes nothing yet: he is folded, or treated as all-in
    under ``allin``, and the duty passes on. At the showdown the hand is mucked.

    Source: 000, items 47 and 50; 001, item 24; TDA 2024, 29 and 30; rule book, part 2,
    2 to 6, and part 4, 6 and 7; case K11 for used-up protections.
    """
    if hand.phase is not Phase.BET:
        return [Mucked(seat.seat)]
    rules, r = hand.rules, hand.round
    action = rules.timeout_action if cause is LapseCause.TIMEOUT else rules.disconnect_action
    if not protected:
        action = AbsenceAction.CHECK_FOLD
    gone = TreatedAllIn(seat.seat)
    if r.owes_bring_in and r.why is not OpenerReason.LEFT_OF_LOW_CARD:
        posted = BroughtIn(seat.seat, min(rules.bring_in, seat.stack))
        stays = action is AbsenceAction.CHECK_FOLD or seat.stack <= rules.bring_in
        return [posted] if stays else [posted, gone]
    match action:
        case AbsenceAction.ALLIN:
            return [gone]
        case AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD:
            return [gone if _has_chips_in(rules, seat) else Folded(seat.seat)]
        case AbsenceAction.CHECK_FOLD:
            free = r.to_match == seat.wager and not r.owes_bring_in
            return [Checked(seat.seat) if free else Folded(seat.seat)]


def _has_chips_in(rules: HouseRules, seat: HandSeat) -> bool:
    """Are chips of this seat in the pot, as the house counts them?

    Source: 000, item 47; rule book, part 2, 3: the ante alone does not count unless
    the house says so.
    """
    match rules.timeout_chips_test:
        case TimeoutChipsTest.ANTE:
            return seat.paid > 0
        case TimeoutChipsTest.BET_THIS_HAND:
            return seat.paid > rules.ante
        case TimeoutChipsTest.BET_THIS_ROUND:
            return seat.wager > 0
