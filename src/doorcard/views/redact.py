"""Who may see what: an event becomes the notice that one viewer is given."""

from __future__ import annotations

from dataclasses import dataclass, replace

from doorcard.cards import UNKNOWN
from doorcard.stud.events import (
    AntesPosted,
    BetsSwept,
    BroughtIn,
    Called,
    Checked,
    DealtCards,
    Event,
    Folded,
    HandEnded,
    HandStarted,
    Lapsed,
    Mucked,
    OpenerNamed,
    PotAwarded,
    PotUndecided,
    ShowdownOpened,
    Shown,
    StreetDealt,
    TreatedAllIn,
    UncalledReturned,
    Wagered,
)
from doorcard.stud.street import SeatNo

Viewer = SeatNo | None
"""A seat dealt in, or ``None`` for the rail."""


@dataclass(frozen=True, slots=True)
class Notice:
    """An event as one viewer is told it: every face they may not see is ``??``.

    Made by :func:`redact`, and by the records when they read one back; nowhere else,
    so that a notice can be sent on without asking again who may see it.
    """

    event: Event
    """The event with its hidden faces covered."""


def redact(event: Event, viewer: Viewer) -> Notice:
    """What ``viewer`` is told of ``event``.

    One notice an event, so that every viewer counts the same versions. A down card is
    its owner's alone until it is shown (000, item 9; 003, item 7); a folded hand goes
    to the dealer unseen (000, item 20) and a mucked one stays closed (001, item 39); a
    burned card is nobody's. There is no default case: an event without a decision here
    fails the type check.

    >>> from doorcard.cards import parse_cards
    >>> from doorcard.stud.street import Street
    >>> dealt = DealtCards(3, down=parse_cards("AhAd"), up=parse_cards("7c"))
    >>> event = StreetDealt(Street.THIRD, (dealt,))
    >>> redact(event, 3).event.cards[0].down, redact(event, None).event.cards[0].down
    ((Ah, Ad), (??, ??))
    """
    match event:
        case HandStarted():
            return Notice(replace(event, deck=(), reclaim=()))
        case StreetDealt():
            return Notice(_covered(event, viewer))
        case (
            AntesPosted()
            | OpenerNamed()
            | BroughtIn()
            | Wagered()
            | Called()
            | Checked()
            | Folded()
            | Lapsed()
            | TreatedAllIn()
            | UncalledReturned()
            | BetsSwept()
            | ShowdownOpened()
            | Shown()
            | Mucked()
            | PotAwarded()
            | PotUndecided()
            | HandEnded()
        ):
            return Notice(event)


def _covered(event: StreetDealt, viewer: Viewer) -> StreetDealt:
    cards = tuple(
        each
        if each.seat == viewer or not each.down
        else DealtCards(each.seat, (UNKNOWN,) * len(each.down), each.up)
        for each in event.cards
    )
    burned = None if event.burned is None else UNKNOWN
    return replace(event, cards=cards, burned=burned)
