"""Chips of a recorded hand, counted from what each seat put in. No rule is asked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from doorcard.histories.record import HandRecord
from doorcard.stud import Bet, BringIn, Call, Chips, Complete, Fold, Pot, Raise, SeatNo
from doorcard.stud.pots import lay_pots, uncalled


@dataclass(frozen=True, slots=True)
class Count:
    """Who put in what, by seats of the record."""

    paid: Mapping[SeatNo, Chips]
    """In the pot, less what came back uncalled."""
    returned: Mapping[SeatNo, Chips]
    """What came back, seats without any left out."""
    live: tuple[SeatNo, ...]
    """Who had not folded at the end, by seat number."""
    pots: tuple[Pot, ...]
    """Main pot first, with the seats that can win each."""

    @property
    def contested(self) -> Chips:
        """All that is in the pots."""
        return sum(self.paid.values())


def count(record: HandRecord) -> Count:
    """The chips of a hand, street by street."""
    paid: dict[SeatNo, Chips] = {each.seat: 0 for each in record.players}
    returned: dict[SeatNo, Chips] = {}
    for ante in record.antes or ():
        paid[ante.seat] += ante.chips
    folded: set[SeatNo] = set()
    for street in record.streets:
        wagers = dict.fromkeys(paid, 0)
        for move in record.moves:
            if move.street is street:
                match move.action:
                    case BringIn(to) | Call(to) | Complete(to) | Bet(to) | Raise(to):
                        wagers[move.seat] = to
                    case Fold():
                        folded.add(move.seat)
                    case _:
                        pass
        back = uncalled(wagers)
        for seat, to in wagers.items():
            paid[seat] += to
        if back is not None:
            paid[back.seat] -= back.chips
            returned[back.seat] = returned.get(back.seat, 0) + back.chips
    _return_excess(record, paid, returned)
    live = tuple(seat for seat in paid if seat not in folded)
    pots = lay_pots(paid, live, max(paid)) if live else ()
    return Count(paid, returned, live, _joined(pots))


def _return_excess(
    record: HandRecord, paid: dict[SeatNo, Chips], returned: dict[SeatNo, Chips]
) -> None:
    """An ante that nobody could match goes back in some rooms; else it is a pot of its own."""
    second, first = sorted(paid.values())[-2:]
    seat = max(paid, key=paid.__getitem__)
    told = sum(each.chips for each in record.returned or () if each.seat == seat)
    if first > second and told == returned.get(seat, 0) + first - second:
        returned[seat] = told
        paid[seat] = second


def _joined(pots: tuple[Pot, ...]) -> tuple[Pot, ...]:
    """Pots of the same contenders are one."""
    found: list[Pot] = []
    for pot in pots:
        if found and found[-1].contenders == pot.contenders:
            found[-1] = Pot(found[-1].chips + pot.chips, pot.contenders)
        else:
            found.append(pot)
    return tuple(found)
