"""May another seat open the street than the replayed hand names?"""

from __future__ import annotations

from typing import Final

from doorcard.cards import UNKNOWN
from doorcard.histories.judging.verdict import Finding, Reason
from doorcard.stud import Hand, SeatNo, Street
from doorcard.stud.opening import board_strength, low_card_seat

LEFT_OPEN: Final = Finding(Reason.SITE_RULE, "")
"""The rules and what is told leave it open: nothing to explain."""


def may_open(hand: Hand, seat: SeatNo, name: str, line: int) -> Finding:
    """Why ``seat`` opens instead of the one named, or that it may not.

    What the record leaves open is granted: a seat whose door card is not told, boards
    that are equal while nobody knows the button, and either way past a best board that
    cannot act. (rule book, part 2, 13, 18 and 19)
    """
    live = {each.seat: each for each in hand.live}
    if seat not in live or not live[seat].is_able:
        return Finding(
            Reason.OUT_OF_TURN, f"{name} opens the street, but cannot act any more", line
        )
    if hand.street is Street.THIRD and hand.rules.bring_in:
        return _third(hand, seat, name, line)
    strengths = {
        each.seat: board_strength(hand.rules, each.up, hand.common) for each in live.values()
    }
    if any(UNKNOWN in each.up for each in live.values()):
        return LEFT_OPEN
    best = [each for each, value in strengths.items() if value == max(strengths.values())]
    if seat in best:
        return LEFT_OPEN
    if all(not live[each].is_able for each in best):
        able = [each for each in live.values() if each.is_able]
        top = max(strengths[each.seat] for each in able)
        if strengths[seat] == top or any(_next_able(hand, each) == seat for each in best):
            return LEFT_OPEN
    elif any(not live[each].is_able and _next_able(hand, each) == seat for each in best):
        return LEFT_OPEN
    return Finding(
        Reason.WRONG_OPENER,
        f"{name} opens {hand.street.name.lower() if hand.street else 'the'} street, "
        f"but a better board lies open",
        line,
    )


def _third(hand: Hand, seat: SeatNo, name: str, line: int) -> Finding:
    doors = {each.seat: each.up[0] for each in hand.live}
    unknown = [each for each, door in doors.items() if not door.is_known]
    if seat in unknown:
        return LEFT_OPEN
    known = {each: door for each, door in doors.items() if door.is_known}
    low = low_card_seat(known, hand.rules.game)
    able = {each: door for each, door in known.items() if hand.at(each).is_able}
    if low == seat or (unknown and not hand.at(low).is_able):
        return LEFT_OPEN
    if not hand.at(low).is_able and low_card_seat(able, hand.rules.game) == seat:
        return Finding(
            Reason.SITE_RULE,
            "when the low card is all-in the next lowest brings in here",
            line,
        )
    if any(not hand.at(each).is_able and _next_able(hand, each) == seat for each in unknown):
        return LEFT_OPEN
    return Finding(
        Reason.WRONG_OPENER,
        f"{name} brings in with {doors[seat]}, but {doors[low]} owes it",
        line,
    )


def _next_able(hand: Hand, seat: SeatNo) -> SeatNo | None:
    order = [each.seat for each in hand.seats]
    i = order.index(seat)
    around = (*order[i + 1 :], *order[:i])
    return next((each for each in around if hand.at(each).is_able), None)
