"""What each viewer sees of a hand."""

from doorcard.views.cards_told import cards_told
from doorcard.views.hand_readouts import HandReadouts, hand_readouts, own_readout, shown_readouts
from doorcard.views.live_outs import Outs, live_outs
from doorcard.views.readout import Made, MadeCode, Readout, readout, showing
from doorcard.views.redact import Notice, Viewer, redact
from doorcard.views.seat_view import SeatView
from doorcard.views.table_view import TableView

__all__ = [
    "HandReadouts",
    "Made",
    "MadeCode",
    "Notice",
    "Outs",
    "Readout",
    "SeatView",
    "TableView",
    "Viewer",
    "cards_told",
    "hand_readouts",
    "live_outs",
    "own_readout",
    "readout",
    "redact",
    "showing",
    "shown_readouts",
]
