"""Protections: how often a day a lost line is treated as all-in.

They are counted for each player and day (UTC) over all tables of the room.
Source: rule book, part 2, 4 and 5; case K11.
"""

from __future__ import annotations

from dataclasses import dataclass

from doorcard.room.policy import RoomPolicy
from doorcard.stud.choices import AbsenceAction
from doorcard.stud.house_rules import HouseRules


@dataclass(frozen=True, slots=True)
class Protection:
    """A protection that was used."""

    used: int
    """Which one of its player's day, from 1."""
    of: int | None
    """How many a day the house gives; ``None`` for no limit."""


def protects(rules: HouseRules) -> bool:
    """Does a lost line protect anybody from folding in this house?

    >>> protects(HouseRules()), protects(HouseRules(disconnect_action=AbsenceAction.ALLIN))
    (False, True)
    """
    return rules.disconnect_action is not AbsenceAction.CHECK_FOLD


def protection_left(policy: RoomPolicy, used: int) -> Protection | None:
    """The next protection of somebody who has used so many today; ``None`` if none is left.

    >>> protection_left(RoomPolicy(allin_protections_per_day=2), 1)
    Protection(used=2, of=2)
    >>> protection_left(RoomPolicy(allin_protections_per_day=2), 2)
    >>> protection_left(RoomPolicy(), 40)
    Protection(used=41, of=None)
    """
    most = policy.allin_protections_per_day
    return None if most is not None and used >= most else Protection(used + 1, most)
