"""Counting betting lines: a wrong rule almost always changes a count.

Chess's word for chess's trick. In fixed limit every seat has a handful of options, so
all lines of a round can be counted, and small ones by hand. Wagers of a range (spread,
pot and no limit) are not counted.
"""

from __future__ import annotations

from doorcard.stud.actions import Action, Muck, Options, Show
from doorcard.stud.hand import act
from doorcard.stud.options import options
from doorcard.stud.state import Hand
from doorcard.stud.street import Street


def perft(hand: Hand, depth: int | None = None, last: Street | None = None) -> int:
    """How many betting lines of ``depth`` actions lead on from here.

    Finished lines that are shorter count once. Without a ``depth`` every line is
    followed to its end. A line is finished when the street ``last`` is over (the
    present one if none is given) or the betting is: choices of the showdown are not
    counted. Raises ``ValueError`` where a seat may wager a range.
    """
    end = last or hand.street or Street.THIRD
    law = _betting(hand, end)
    if law is None or depth == 0:
        return 1
    left = None if depth is None else depth - 1
    return sum(perft(act(hand, law.seat, action)[0], left, end) for action in law.actions)


def divide(hand: Hand, depth: int | None = None, last: Street | None = None) -> dict[Action, int]:
    """The lines behind each first action: where two counts differ, this shows where.

    ``depth`` counts the first action too. Empty when no seat is to act.
    """
    end = last or hand.street or Street.THIRD
    law = _betting(hand, end)
    if law is None or depth == 0:
        return {}
    left = None if depth is None else depth - 1
    return {each: perft(act(hand, law.seat, each)[0], left, end) for each in law.actions}


def _betting(hand: Hand, end: Street) -> Options | None:
    """What may be done in the rounds that count; ``None`` when the line is finished."""
    law = options(hand)
    if law is None or hand.street is None or hand.street > end:
        return None
    if law.wagers is not None:
        raise ValueError(f"seat {law.seat} may wager any of a range: such lines are not counted")
    if isinstance(law.actions[-1], Show | Muck):
        return None
    return law
