"""Answers about a player's results."""

from __future__ import annotations

from msgspec import Struct

from doorcard.stud import Game


class RatioSign(Struct, frozen=True):
    """How often, out of how often it could have been."""

    hits: int
    of: int
    low: float | None
    """Between these two shares the true one lies, 95 times out of 100; ``null`` without any."""
    high: float | None


class WinningsSign(Struct, frozen=True):
    """What hands brought, in big bets."""

    hands: int
    total: float
    per_hundred: float | None
    low: float | None
    """Between these two rates the true one lies, 95 times out of 100; ``null`` for few hands."""
    high: float | None


class StakeResult(Struct, frozen=True):
    """Results at one game and stake."""

    game: Game
    small_bet: int
    big_bet: int
    currency: str | None
    per_unit: int
    tournament: bool
    net: int
    winnings: WinningsSign


class PlaceResult(Struct, frozen=True):
    """Results at one position to the bring-in, or with so many seats."""

    place: int
    winnings: WinningsSign
    completion: RatioSign
    showdown: RatioSign


class DoorResult(Struct, frozen=True):
    """Steals and defences with one door card."""

    door: int
    steal: RatioSign
    defence: RatioSign


class RatioResult(Struct, frozen=True):
    """One ratio beside that of everybody else in the same hands."""

    name: str
    mine: RatioSign
    field: RatioSign


class LeakSign(Struct, frozen=True):
    """A ratio that differs from everybody else's."""

    name: str
    certainty: float
    """How sure it is that they differ, 0 to 1."""
    more: bool
    """Is it done more often than the others do it?"""


class PlayerResults(Struct, frozen=True):
    """All figures over the hands that were asked for."""

    hands: int
    left_out: int
    winnings: WinningsSign
    stakes: tuple[StakeResult, ...]
    ratios: tuple[RatioResult, ...]
    leaks: tuple[LeakSign, ...]
    positions: tuple[PlaceResult, ...]
    seats: tuple[PlaceResult, ...]
    doors: tuple[DoorResult, ...]
    graph: tuple[tuple[int, float], ...]
    """Hands so far, and big bets won so far."""
