"""Why the seat in turn may do what it may: asked by whoever sits there."""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.room.table import HandId, PlayerId
from doorcard.service.table.table_state import TableState
from doorcard.stud import HOUSES, Refusal, SeatNo
from doorcard.stud.house_words.citations import Citation, citations
from doorcard.stud.reasons import Reason, reasons


@dataclass(frozen=True, slots=True)
class WhyTold:
    """The rule behind each option of a decision, with the places where it is written."""

    hand: HandId
    decision: int
    seat: SeatNo
    reasons: tuple[tuple[Reason, tuple[Citation, ...]], ...]


def why(state: TableState, player: PlayerId, hand: HandId, decision: int) -> WhyTold:
    """What may be done at that decision, and why.

    Raises ``Refusal`` ``decision.past`` if it is not the decision that is due, or not the
    player's.
    """
    play = state.open_play
    due = play is not None and play.id == hand and play.hand.decision == decision
    if play is None or not due or play.seat_of(player) != (seat := play.hand.to_act):
        raise Refusal(
            "decision.past",
            f"decision {decision} of hand {hand} is not yours to make now: ask when it is",
            decision=decision,
        )
    assert seat is not None  # noqa: S101 - somebody is to act in an open hand
    table = state.table
    found = reasons(play.hand)
    house = HOUSES[table.house]
    told = tuple((each, citations(each, house, table.rules)) for each in found)
    return WhyTold(hand, decision, seat, told)
