"""Do amounts taken fit the pots and their winners?

Nobody knows the button of a recorded hand, so that an odd chip among equal hands may
go to any of them, one each; the odd chip of a split pot belongs to the high half.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from doorcard.histories.judging.winners import Winners
from doorcard.stud import Chips, Part, Pot, SeatNo

Span = tuple[Chips, Chips]
"""The least and the most that a seat can have taken."""


def fits(
    pots: Sequence[Pot],
    winners: Sequence[Winners],
    taken: Mapping[SeatNo, Chips],
    unattributed: Chips,
    *,
    odd_low: bool,
    raked: Chips = 0,
) -> bool:
    """Can these seats have taken these amounts from these pots?

    ``raked``: so much was taken from the pots together, nobody knows from which.

    ``unattributed`` chips went to somebody whose name the file does not tell.
    ``odd_low``: the odd chip of a split pot may have gone to the low half.
    """
    least: dict[SeatNo, Chips] = {}
    most: dict[SeatNo, Chips] = {}
    for pot, won in zip(pots, winners, strict=True):
        for seat, (low, high) in _spans(pot, won, odd_low=odd_low).items():
            least[seat] = least.get(seat, 0) + max(0, low - raked)
            most[seat] = most.get(seat, 0) + high
    if sum(taken.values()) + unattributed != sum(pot.chips for pot in pots) - raked:
        return False
    short = sum(max(0, low - taken.get(seat, 0)) for seat, low in least.items())
    if short > unattributed:
        return False
    return all(chips <= most.get(seat, 0) for seat, chips in taken.items())


def _spans(pot: Pot, won: Winners, *, odd_low: bool) -> dict[SeatNo, Span]:
    if not won.by_part or won.untold:
        least = 0 if won.untold or len(pot.contenders) > 1 else pot.chips
        able = {*won.untold, *(seat for seats in won.by_part.values() for seat in seats)}
        return dict.fromkeys(able or set(pot.contenders), (least, pot.chips))
    spans: dict[SeatNo, Span] = {}
    for part, seats in won.by_part.items():
        least, most = _part(pot.chips, part, odd_low=odd_low)
        for seat in seats:
            low, high = spans.get(seat, (0, 0))
            spans[seat] = (low + least // len(seats), high - (-most // len(seats)))
    return spans


def _part(chips: Chips, part: Part, *, odd_low: bool) -> Span:
    if part is Part.WHOLE:
        return chips, chips
    smaller, larger = chips // 2, chips - chips // 2
    if odd_low:
        return smaller, larger
    return (larger, larger) if part is Part.HIGH else (smaller, smaller)
