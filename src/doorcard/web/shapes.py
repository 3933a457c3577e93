"""The room's dataclasses in the shapes of the wire."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from doorcard.room.lobby import TableSign
from doorcard.service.table.tellings import SeatSign, You
from doorcard.stud import SeatNo
from doorcard.views import Made, Outs, Readout
from doorcard.wire import messages, readouts, signs


def table_sign(sign: TableSign) -> signs.TableSign:
    """A table's sign."""
    return msgspec.convert(sign, signs.TableSign, from_attributes=True)


def seat_signs(seats: Iterable[SeatSign]) -> tuple[signs.SeatSign, ...]:
    """The signs of the taken seats."""
    return msgspec.convert(tuple(seats), tuple[signs.SeatSign, ...], from_attributes=True)


def you_shape(you: You | None) -> messages.You:
    """Who the viewer is; nobody in particular without a session."""
    if you is None:
        return messages.You(player=None, seat=None)
    return messages.You(
        player=signs.PlayerSign(
            id=you.player, name=you.name, wallet=you.wallet, role=you.role.value
        ),
        seat=you.seat,
    )


def readout_shape(readout: Readout | None) -> readouts.Readout | None:
    """A readout, its cards as text."""
    if readout is None:
        return None
    return readouts.Readout(high=_made(readout.high), low=_made(readout.low))


def readouts_by_seat(showing: Mapping[SeatNo, Readout]) -> dict[str, readouts.Readout]:
    """The readouts of the seats, by number: a JSON object's keys are text."""
    return {
        str(seat): readouts.Readout(high=_made(each.high), low=_made(each.low))
        for seat, each in showing.items()
    }


def outs_shape(outs: tuple[Outs, ...] | None) -> tuple[readouts.OutsTold, ...] | None:
    """Live outs, best kind first."""
    if outs is None:
        return None
    return tuple(readouts.OutsTold(each.category, each.live, each.dead) for each in outs)


def _made(made: Made | None) -> readouts.HandTag | None:
    if made is None:
        return None
    return readouts.HandTag(category=made.category, cards=tuple(map(str, made.cards)))
