"""Coming back to a table: with the stack that was taken away from it, or later.

Taking winnings off the table and sitting down again with less is barred for a while:
table stakes would mean little otherwise. (000, item 41; Robert's Rules of Poker, Buy-ins)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from doorcard.room.ids import PlayerId
from doorcard.room.policy import RoomPolicy
from doorcard.stud.street import Chips


@dataclass(frozen=True, slots=True)
class LeftWith:
    """What somebody took away from a table."""

    player: PlayerId
    chips: Chips
    until_ms: int | None = None
    """Wall time from which the player may come back with less; ``None`` until it is set."""


@dataclass(frozen=True, slots=True)
class BuyIn:
    """With how much somebody may sit down."""

    least: Chips
    most: Chips
    owed: LeftWith | None = None
    """Why it is more than the house asks, if it is."""


def buy_in_for(policy: RoomPolicy, left: Sequence[LeftWith], player: PlayerId) -> BuyIn:
    """The buy-in open to a player: the house's, or the stack they left with.

    Whoever left with more than the greatest buy-in comes back with just that stack.

    >>> left = [LeftWith("ann", 5000), LeftWith("ben", 30000)]
    >>> policy = RoomPolicy(buy_in_min=2000, buy_in_max=20000)
    >>> [(b.least, b.most) for b in (buy_in_for(policy, left, p) for p in ("ann", "ben", "cal"))]
    [(5000, 20000), (30000, 30000), (2000, 20000)]
    """
    owed = next((each for each in left if each.player == player), None)
    if owed is None or owed.chips <= policy.buy_in_min:
        return BuyIn(policy.buy_in_min, policy.buy_in_max)
    return BuyIn(owed.chips, max(owed.chips, policy.buy_in_max), owed)
