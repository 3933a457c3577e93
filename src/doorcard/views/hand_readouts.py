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
    """The readouts of a view, which must be the one of ``viewer``."""
    return HandReadouts(you=own_readout(view, viewer), showing=shown_readouts(view))


def own_readout(view: TableView, viewer: Viewer) -> Readout | None:
    """What the viewer's own hand amounts to; ``None`` for the rail and after folding."""
    own = next((each for each in view.live if each.seat == viewer), None)
    if own is None or not own.up:
        return None
    return readout(own.down, own.up, view.common, view.rules.game)


def shown_readouts(view: TableView) -> dict[SeatNo, Readout]:
    """What each live seat shows, which is the same in everybody's view.

    A seat shows its up cards and the common card; once all its down cards lie open,
    its whole hand.
    """
    return {each.seat: _shows(view, each) for each in view.live if each.up}


def _shows(view: TableView, seat: SeatView) -> Readout:
    if seat.shown and len(seat.shown) == len(seat.down):
        return readout(seat.shown, seat.up, view.common, view.rules.game)
    return showing(seat.up, view.common, view.rules.game)
