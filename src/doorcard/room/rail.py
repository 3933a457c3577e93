"""The rail: who may watch a table without a seat, and how late."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from doorcard.room.ids import PlayerId
from doorcard.stud.refusals import Refusal

LONGEST_DELAY: Final = 900
"""Seconds."""


class RailRule(StrEnum):
    """Who is told the hands of a table without having a seat."""

    OPEN = "open"
    """Anybody."""
    PLAYERS = "players"
    """Who has signed in."""
    CLOSED = "closed"
    """Nobody: who has signed in may come to take a seat, and sees who sits."""


_STRICT: Final = tuple(RailRule)


@dataclass(frozen=True, slots=True)
class Rail:
    """What holds at one table, or in the whole room."""

    rule: RailRule = RailRule.OPEN
    delay_seconds: int = 0

    def with_room(self, room: Rail) -> Rail:
        """What holds at a table when the room has its own rule: the stricter of each.

        >>> Rail(RailRule.PLAYERS, 30).with_room(Rail(RailRule.OPEN, 60))
        Rail(rule=<RailRule.PLAYERS: 'players'>, delay_seconds=60)
        """
        return Rail(
            max(self.rule, room.rule, key=_STRICT.index),
            max(self.delay_seconds, room.delay_seconds),
        )

    def refuse(self, table: str, player: PlayerId | None) -> None:
        """Raise ``Refusal`` ``rail.players`` for who has no name where one is needed."""
        if player is None and self.rule is not RailRule.OPEN:
            raise Refusal(
                "rail.players",
                f"{table} is watched only by those who have signed in: sign in with a name",
            )
