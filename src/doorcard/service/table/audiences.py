"""What each audience of a table is told: redacted here, before it leaves the dealer.

An audience is a seat dealt into the hand, or the rail. What everybody may see alike is
one object for all of them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from doorcard.cards import Card
from doorcard.room.table import HandId
from doorcard.service.table.table_state import HandInPlay
from doorcard.service.table.tellings import HandTold, NoticeTold, ReadoutsTold
from doorcard.stud import (
    BetsSwept,
    BroughtIn,
    Called,
    Checked,
    Event,
    Folded,
    HandStarted,
    Mucked,
    OpenerNamed,
    SeatNo,
    Shown,
    StreetDealt,
    Wagered,
)
from doorcard.views import (
    Notice,
    Outs,
    Readout,
    TableView,
    Viewer,
    cards_told,
    hand_readouts,
    live_outs,
    own_readout,
    redact,
    shown_readouts,
)

_CHANGE_READOUTS: Final = (HandStarted, StreetDealt, Folded, Shown, Mucked)
_LEAVE_CARDS: Final = (OpenerNamed, BroughtIn, Wagered, Called, Checked, BetsSwept)
"""After these every hand amounts to what it did; after a fold, all but the folded one."""
_Own = tuple[Readout | None, tuple[Outs, ...] | None]
"""A seat's own readout, and its live outs."""


class Audiences:
    """The views of the hand on the table, one for each audience that is present."""

    def __init__(self) -> None:
        self._hand: HandId | None = None
        self._rail = TableView()
        self._down: dict[SeatNo, tuple[Card, ...]] = {}
        """What each seat was dealt closed, of the hand that the rail's view is of."""
        self._showing: Mapping[SeatNo, Readout] = {}
        self._told: dict[Viewer, _Own] = {}
        """What was told last of each audience's own hand, while it stays the same."""

    def told(self, play: HandInPlay, viewer: Viewer) -> HandTold:
        """The hand so far, for one audience."""
        notices = tuple(redact(event, viewer) for event in play.events)
        opened = play.openings
        openings = () if opened is None else tuple(opened.open(cards_told(n)) for n in notices)
        return HandTold(play.id, play.number, len(play.events), notices, openings)

    def notices(
        self, play: HandInPlay, events: Sequence[Event], viewers: Sequence[Viewer]
    ) -> dict[Viewer, list[NoticeTold]]:
        """What each of the audiences is told of the latest ``events`` of the hand."""
        told: dict[Viewer, list[NoticeTold]] = {viewer: [] for viewer in viewers}
        first = len(play.events) - len(events) + 1
        for v, event in enumerate(events, start=first):
            rail = redact(event, None)
            for_all = _noticed(play, v, rail)
            hides = rail.event is not event
            for viewer in viewers:
                notice = redact(event, viewer) if hides and viewer is not None else rail
                one = for_all if notice == rail else _noticed(play, v, notice)
                told[viewer].append(one)
        return told

    def readouts(self, play: HandInPlay, viewer: Viewer, *, outs: bool) -> ReadoutsTold:
        """What the hands amount to now, for one audience; with live outs where they are told."""
        self._follow(play)
        own = self._told.get(viewer)
        if own is None:
            own = self._told[viewer] = self._own(viewer, outs=outs)
        return ReadoutsTold(play.id, self._rail.version, own[0], self._showing, own[1])

    def _own(self, viewer: Viewer, *, outs: bool) -> _Own:
        if viewer is None:
            return None, None
        view = self._rail.held_by(viewer, self._down.get(viewer, ()))
        return own_readout(view, viewer), live_outs(view, viewer) if outs else None

    def _follow(self, play: HandInPlay) -> None:
        """Fold what has happened since into the rail's view, once for all audiences."""
        if self._hand != play.id:
            self._hand, self._rail, self._down = play.id, TableView(), {}
            self._told.clear()
        events = play.events[self._rail.version :]
        for event in events:
            self._rail = self._rail.follow(redact(event, None))
            if isinstance(event, Folded):
                self._told.pop(event.seat, None)
            elif not isinstance(event, _LEAVE_CARDS):
                self._told.clear()
            if isinstance(event, StreetDealt):
                for each in event.cards:
                    self._down[each.seat] = self._down.get(each.seat, ()) + each.down
        if events:
            self._showing = shown_readouts(self._rail)


def _noticed(play: HandInPlay, v: int, notice: Notice) -> NoticeTold:
    opened = play.openings
    openings = () if opened is None else opened.open(cards_told(notice))
    return NoticeTold(play.id, play.number, v, notice, openings)


def changes_readouts(events: Sequence[Event]) -> bool:
    """Do the hands in view amount to something else after these events?"""
    return any(isinstance(event, _CHANGE_READOUTS) for event in events)


def readouts_of(
    notices: Sequence[Notice], hand: HandId, viewer: Viewer
) -> list[ReadoutsTold | None]:
    """For each notice of a hand looked at again, the readouts after it, where they change."""
    view = TableView()
    found: list[ReadoutsTold | None] = []
    for v, notice in enumerate(notices, start=1):
        view = view.follow(notice)
        if changes_readouts([notice.event]):
            amount = hand_readouts(view, viewer)
            found.append(ReadoutsTold(hand, v, amount.you, amount.showing))
        else:
            found.append(None)
    return found
