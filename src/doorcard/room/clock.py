"""The clock of a turn, as a function of now. All times in milliseconds."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Self

from doorcard.room.policy import RoomPolicy


@dataclass(frozen=True, slots=True)
class TurnClock:
    """How long a seat may think over one decision.

    >>> clock = TurnClock(deadline_ms=10_000, visible_ms=10_000, grace_ms=1_000)
    >>> clock.in_time(10_000), clock.in_time(10_400), clock.in_time(11_001)
    (True, True, False)
    """

    deadline_ms: int
    visible_ms: int
    """How long before the deadline the timer is shown. (000, item 46)"""
    grace_ms: int
    """What a wish may take to travel. Not shown to the player. (case K12)"""
    bonus_given: bool = False

    def left(self, now_ms: int) -> int:
        """Time until the deadline, never below 0."""
        return max(0, self.deadline_ms - now_ms)

    def in_time(self, received_ms: int) -> bool:
        """Does a wish that came now count? A tie goes to the player. (TDA 29)"""
        return received_ms <= self.deadline_ms + self.grace_ms

    @property
    def lapse_ms(self) -> int:
        """The first moment at which no wish can count any more."""
        return self.deadline_ms + self.grace_ms + 1

    def lapse_at(self, *, line_stands: bool) -> int:
        """When the house acts for the seat: nothing travels on a line that is lost. (case K10)"""
        return self.lapse_ms if line_stands else self.deadline_ms + 1

    def reconnected(self, now_ms: int, policy: RoomPolicy) -> Self:
        """The clock after the seat in turn came back: the bonus, once a turn.

        It is added to the old deadline, and only if some seconds are left.
        Source: 000, item 49; rule book, part 4, 8; case K09.
        """
        enough = self.left(now_ms) >= policy.reconnect_min_left_seconds * 1000
        bonus = policy.reconnect_bonus_seconds * 1000
        if self.bonus_given or not enough or not bonus:
            return self
        return replace(self, deadline_ms=self.deadline_ms + bonus, bonus_given=True)

    def shifted(self, by_ms: int) -> Self:
        """The clock moved on: by the time the room was down, or to another time base."""
        return replace(self, deadline_ms=self.deadline_ms + by_ms)


def turn_clock(policy: RoomPolicy, now_ms: int) -> TurnClock:
    """The clock of a betting decision that begins now. (000, item 46; 001, item 23)"""
    return TurnClock(
        deadline_ms=now_ms + policy.turn_seconds * 1000,
        visible_ms=policy.timer_visible_seconds * 1000,
        grace_ms=policy.network_grace_ms,
    )


def show_clock(policy: RoomPolicy, now_ms: int) -> TurnClock:
    """The clock of show or muck. Its seconds are ours: no source names any."""
    return TurnClock(
        deadline_ms=now_ms + policy.show_seconds * 1000,
        visible_ms=policy.show_seconds * 1000,
        grace_ms=policy.network_grace_ms,
    )
