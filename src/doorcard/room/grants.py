"""Grants: play chips from the bank, on coming in and again when they are nearly gone.

What is given in a day is counted by the player, by the browser and by the address, so
that coming in under another name opens no new source.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from doorcard.stud.refusals import Refusal
from doorcard.stud.street import Chips

DAY_MS: Final = 86_400_000
_NEARLY: Final = 10
"""A tenth of a grant or less is nearly nothing."""


@dataclass(frozen=True, slots=True)
class DayShare:
    """How much of a day's grants one source may take: a player, a browser, an address."""

    key: str
    most: Chips

    @property
    def kind(self) -> str:
        """What kind of source it is.

        >>> DayShare("address:0f", Chips(2000)).kind
        'address'
        """
        return self.key.partition(":")[0]


def day_of(wall_ms: int) -> int:
    """The day (UTC) that a wall time falls on, counted from 1970.

    >>> day_of(86_399_999), day_of(86_400_000)
    (0, 1)
    """
    return wall_ms // DAY_MS


def next_day_ms(wall_ms: int) -> int:
    """The wall time at which the next day begins."""
    return (day_of(wall_ms) + 1) * DAY_MS


def check_broke(name: str, held: Chips, grant: Chips) -> None:
    """Raises ``grant.not_broke`` unless ``held``, at tables and away from them, is nearly nothing.

    >>> check_broke("Ann", 9_999, 100_000)
    """
    if held * _NEARLY >= grant:
        raise Refusal(
            "grant.not_broke",
            f"{name} has {held} chips: more are given to whoever has fewer than "
            f"{grant // _NEARLY}, tables included",
            held=held,
            below=grant // _NEARLY,
        )
