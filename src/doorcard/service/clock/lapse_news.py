"""What is noted and told of a turn that ran out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from doorcard.room.protections import Protection, protects
from doorcard.service.clock.ports import LapseLine, Outcome
from doorcard.service.clock.tellings import LapseTold
from doorcard.service.table.table_state import HandInPlay
from doorcard.stud import (
    BroughtIn,
    Checked,
    Event,
    Folded,
    LapseCause,
    Lapsed,
    Mucked,
    SeatNo,
    TreatedAllIn,
)

PROTECTED: Final = (Outcome.ALL_IN, Outcome.POSTED_ALL_IN)
_PLAIN: Final[dict[type[Event], Outcome]] = {
    Checked: Outcome.CHECKED,
    Folded: Outcome.FOLDED,
    TreatedAllIn: Outcome.ALL_IN,
    Mucked: Outcome.MUCKED,
}
_DONE: Final = {
    Outcome.POSTED: "the bring-in was posted",
    Outcome.CHECKED: "the hand was checked",
    Outcome.FOLDED: "the hand was folded",
    Outcome.ALL_IN: "the seat is treated as all-in",
    Outcome.POSTED_ALL_IN: "the bring-in was posted and the seat is treated as all-in",
    Outcome.MUCKED: "the hand was mucked",
}


def outcome_of(events: Sequence[Event]) -> Outcome:
    """What the house did, from the events that a lapse led to. ``ValueError`` if none did."""
    at = next((place for place, each in enumerate(events) if isinstance(each, Lapsed)), None)
    if at is None or at + 1 == len(events):
        raise ValueError("nobody's turn ran out")
    first = events[at + 1]
    if isinstance(first, BroughtIn):
        then = events[at + 2] if at + 2 < len(events) else None
        return Outcome.POSTED_ALL_IN if isinstance(then, TreatedAllIn) else Outcome.POSTED
    return _PLAIN[type(first)]


def lapse_told(
    play: HandInPlay,
    name: str,
    seat: SeatNo,
    cause: LapseCause,
    outcome: Outcome,
    protection: Protection | None,
) -> LapseTold:
    """What the table is told: who, why, what was done, and which protection it was."""
    unprotected = (
        cause is LapseCause.DISCONNECT
        and protection is None
        and protects(play.hand.rules)
        and outcome in (Outcome.CHECKED, Outcome.FOLDED, Outcome.POSTED)
    )
    why = (
        f"{name} lost the connection"
        if cause is LapseCause.DISCONNECT
        else f"{name} ran out of time"
    )
    said = f"{why}: {_DONE[outcome]}"
    if protection is not None:
        of = "" if protection.of is None else f" of {protection.of}"
        said += f" (protection {protection.used}{of} today)"
    return LapseTold(play.id, seat, cause, outcome, protection, unprotected, said)


def line_of(play: HandInPlay, told: LapseTold, table: str, wall_ms: int) -> LapseLine:
    """What the host's log says of it."""
    used = told.protection
    return LapseLine(
        at_ms=wall_ms,
        table=table,
        hand=play.id,
        seat=told.seat,
        player=play.players[told.seat],
        cause=told.cause,
        outcome=told.outcome,
        used=None if used is None else used.used,
        of=None if used is None else used.of,
    )
