"""Counted deals by who won what, and what that makes of the pot for each seat."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, fields
from math import sqrt

Count = int | float
"""Deals. Where pairs of hole cards have weights that are no whole numbers, neither are counts."""

Outcomes = Mapping[int, Count]
"""How often each set of seats won the high hand and, eight bits up, each set the low one. Sets
are masks: the first seat is bit 0. No seat in the upper set: there was no low."""


@dataclass(frozen=True, slots=True)
class SeatEquity:
    """What one seat wins. All but ``share`` and ``standard_error`` are numbers of deals.

    In high/low ``win``, ``tie`` and ``lose`` speak of the high hand, in razz of the low one that
    is played for; they add up to all deals.
    """

    share: float
    """Its part of the pot on average, 0 to 1."""
    standard_error: float
    """How far the share is off, as a standard deviation; 0 where it is exact."""
    win: Count
    """Alone with the best hand."""
    tie: Count
    """Together with others."""
    lose: Count
    """Beaten."""
    scoop: Count
    """Alone with the whole pot."""
    quarter: Count
    """With a quarter of the pot or less, but not nothing: one half is shared, the other lost."""
    low_won: Count
    """Alone with the best low."""
    low_tied: Count
    """Together with others with the best low."""
    no_low: Count
    """The deals in which nobody has a low: the same for every seat."""


@dataclass(frozen=True, slots=True)
class Equity:
    """What every seat of a spot wins, in the order in which they were given."""

    game: str
    seats: tuple[SeatEquity, ...]
    deals: Count
    """All deals there are if ``exact``, else those that were drawn."""
    exact: bool
    outcomes: Outcomes

    @property
    def standard_error(self) -> float:
        """The largest of the seats'; 0 if exact."""
        return max(seat.standard_error for seat in self.seats)

    def rates(self, seat: int) -> dict[str, float]:
        """Every number of a seat from 0 to 1: its deals divided by all deals.

        >>> from doorcard.equity import equity
        >>> round(equity(["AhAd7c2d3s4s", "QsQh7d8s9cTd"]).rates(0)["win"], 4)
        0.6013
        """
        names = [field.name for field in fields(SeatEquity)][2:]
        return {name: getattr(self.seats[seat], name) / self.deals for name in names}


def equity_of(
    game: str, seats: int, outcomes: Outcomes, errors: Iterable[float] | None = None
) -> Equity:
    """The equity that counted outcomes make; exact unless there are standard errors.

    >>> two = equity_of("hilo", 2, {0b01 | 0b01 << 8: 5, 0b01 | 0b11 << 8: 3, 0b10: 2})
    >>> two.seats[0].share, two.seats[1].quarter, two.seats[1].scoop
    (0.725, 3, 2)
    """
    deals = sum(outcomes.values())
    by_seat = tuple(errors) if errors is not None else (0.0,) * seats
    return Equity(
        game=game,
        seats=tuple(_seat(1 << n, outcomes, deals, by_seat[n]) for n in range(seats)),
        deals=deals,
        exact=errors is None,
        outcomes=dict(sorted(outcomes.items())),
    )


def _seat(me: int, outcomes: Outcomes, deals: Count, error: float) -> SeatEquity:
    win: Count = 0
    tie: Count = 0
    scoop: Count = 0
    quarter: Count = 0
    low_won: Count = 0
    low_tied: Count = 0
    no_low: Count = 0
    pots: Count = 0
    for seats, count in outcomes.items():
        high, low = seats & 0xFF, seats >> 8
        part = _part(me, high, low)
        pots += part * count
        win += count if high == me else 0
        tie += count if high & me and high != me else 0
        scoop += count if part == WHOLE else 0
        quarter += count if low and 0 < part <= WHOLE // 4 else 0
        low_won += count if low == me else 0
        low_tied += count if low & me and low != me else 0
        no_low += 0 if low else count
    return SeatEquity(
        share=pots / WHOLE / deals,
        standard_error=error,
        win=win,
        tie=tie,
        lose=deals - win - tie,
        scoop=scoop,
        quarter=quarter,
        low_won=low_won,
        low_tied=low_tied,
        no_low=no_low,
    )


WHOLE = 1680
"""The pot in parts that eight seats or fewer share evenly, halves of it too."""


def _part(me: int, high: int, low: int) -> int:
    """What a seat gets of the pot, in parts of 1680."""
    high_pot = WHOLE // 2 if low else WHOLE
    part = high_pot // high.bit_count() if high & me else 0
    return part + (WHOLE // 2 // low.bit_count() if low & me else 0)


def standard_errors(
    outcomes: Outcomes, squares: Iterable[int], shuffles: int, seats: int
) -> tuple[float, ...]:
    """How far sampled shares are off, seat by seat.

    The deals of one shuffle are not independent, but the shuffles are: ``squares`` are sums over
    them of the square of what a seat won in all its deals, in parts of 1680 of a pot.
    """
    deals = sum(outcomes.values())
    found = []
    for seat, square in zip(range(seats), squares, strict=True):
        won = sum(_part(1 << seat, key & 0xFF, key >> 8) * n for key, n in outcomes.items())
        mean = won / shuffles
        variance = max(square / shuffles - mean * mean, 0.0)
        found.append(sqrt(variance / shuffles) / (WHOLE * deals / shuffles))
    return tuple(found)
