"""What the hands in view amount to: the viewer's own, and what every seat shows."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from doorcard.stud.street import SeatNo
from doorcard.views.readout import Readout, readout, showing
from doorcard.views.redact import Viewer
from doorcard.views.seat_view import SeatView
from doorcard.views.table_view import TableView


@dataclass(frozen=True, slots=True)
class HandReadouts:
    """The readouts of a hand at one moment, for one viewer."""

    you: Readout | None
    """The viewer's own hand; ``None`` for the rail and after folding."""
    showing: Mapping[SeatNo, Readout]
    """What each seat that has cards and has not folded shows to all."""


def hand_readouts(view: TableView, viewer: Viewer) -> HandReadouts:
    """The readouts of a view, which must be the one of ``viewer``.

    A seat shows its up cards and the common card; once all its down cards lie open,
    its whole hand.
    """
    live = {each.seat: each for each in view.live if each.up}
    own = live.get(viewer) if viewer is not None else None
    return HandReadouts(
        you=None if own is None else readout(own.down, own.up, view.common, view.rules.game),
        showing={seat: _shows(view, each) for seat, each in live.items()},
    )


def _shows(view: TableView, seat: SeatView) -> Readout:
    if seat.shown and len(seat.shown) == len(seat.down):
        return readout(seat.shown, seat.up, view.common, view.rules.game)
    return showing(seat.up, view.common, view.rules.game)
