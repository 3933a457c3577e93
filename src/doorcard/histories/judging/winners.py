"""Who should have won a pot, as far as the cards are known."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from doorcard.cards import UNKNOWN, Card
from doorcard.histories.record import HandRecord
from doorcard.stud import Chips, HouseRules, Part, Pot, PotAwarded, SeatNo
from doorcard.stud.showdown import award_pot

_PLENTY: Chips = 10**6
"""Chips enough that nobody's share of a split comes to nothing."""


@dataclass(frozen=True, slots=True)
class Winners:
    """Of one pot: the best of the hands that are told, and those that are not."""

    by_part: Mapping[Part, tuple[SeatNo, ...]]
    """Empty when no hand is told."""
    untold: tuple[SeatNo, ...]
    """Contenders whose cards the file does not tell, and that did not muck: they may have
    won too."""


def winners_of(record: HandRecord, rules: HouseRules, pot: Pot) -> Winners:
    """Who wins ``pot``, whose contenders are seats of the record."""
    if len(pot.contenders) == 1:
        return Winners({Part.WHOLE: pot.contenders}, ())
    holdings = {seat: holding(record, seat) for seat in pot.contenders}
    told = tuple(
        seat
        for seat in pot.contenders
        if UNKNOWN not in holdings[seat] and len(holdings[seat]) == 7
    )
    mucked = {each.seat for each in record.turned if not each.shown}
    untold = tuple(seat for seat in pot.contenders if seat not in told and seat not in mucked)
    if not told:
        return Winners({}, untold)
    awarded = award_pot(rules.with_(chip_unit=1), 8, 0, Pot(_PLENTY, told), holdings)
    if not isinstance(awarded, PotAwarded):
        return Winners({}, untold)
    by_part: dict[Part, tuple[SeatNo, ...]] = {}
    for share in awarded.shares:
        by_part[share.part] = (*by_part.get(share.part, ()), share.seat)
    return Winners(by_part, untold)


def holding(record: HandRecord, seat: SeatNo) -> Sequence[Card]:
    """All cards a seat plays with."""
    player = record.player(seat)
    own = (*player.down, *player.up)
    return own if record.common is None else (*own, record.common)
