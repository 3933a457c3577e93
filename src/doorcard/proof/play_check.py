"""Fifth step: the hand was started as it was opened, and played by the house rules.

The rules core is asked at each step what may happen. What depends on cards that the
viewer never saw is taken as told: a hand that was mucked at the showdown has lost.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final

from doorcard.cards import UNKNOWN
from doorcard.fairness import OpeningEvent, rules_digest
from doorcard.proof.findings import Finding, found
from doorcard.proof.following import Faces, with_hindsight
from doorcard.proof.saved_hand import ToldNotice
from doorcard.stud import (
    Action,
    Bet,
    BringIn,
    BroughtIn,
    Call,
    Called,
    Check,
    Checked,
    Chips,
    Complete,
    Event,
    Fold,
    Folded,
    Hand,
    HandStarted,
    Lapsed,
    Mucked,
    Raise,
    Shown,
    ShownWhy,
    StreetDealt,
    Wagered,
    WagerKind,
    evolve,
    options,
)
from doorcard.stud.course import next_event
from doorcard.stud.lapses import absence
from doorcard.stud.state import Phase

_KINDS: Final[Mapping[WagerKind, Callable[[Chips], Action]]] = {
    WagerKind.COMPLETE: Complete,
    WagerKind.BET: Bet,
    WagerKind.RAISE: Raise,
}


def check_start(opening: OpeningEvent, told: ToldNotice) -> Iterator[Finding]:
    """The first notice says what the opening event fixed."""
    event = told.event
    if not isinstance(event, HandStarted):
        yield found("play.gap", v=1)
        return
    if rules_digest(told.notice["rules"]) != opening.rules or event.rules.problems():
        yield found("started.rules")
    if event.dealer != opening.dealer:
        yield found("started.dealer", opened=opening.dealer, started=event.dealer)
    fixed = [(each.seat, each.stack) for each in opening.seats]
    if [(each.seat, each.stack) for each in event.seats] != fixed:
        yield found(
            "started.seats",
            opened=[seat for seat, _ in fixed],
            started=[each.seat for each in event.seats],
        )


class Judge:
    """Follows a hand notice by notice and says of each whether it may come now."""

    def __init__(self, hand: Hand, faces: Faces) -> None:
        self.hand = hand
        self._faces = faces
        self._absent: list[list[Event]] = []
        """What follows a lapse: one list or another, as far as it is still due. The house
        may count the seat as protected or not, and does not tell."""

    def expected_street(self) -> StreetDealt | None:
        """The street that is due, with places for cards; ``None`` if none is."""
        event = next_event(self.hand)
        return event if isinstance(event, StreetDealt) else None

    def allows(self, event: Event) -> bool:
        """May this event come now?"""
        if any(due and due[0] == event for due in self._absent):
            return True
        if self._absent and [] not in self._absent:
            return False
        expected = next_event(self.hand)
        if expected is None or self._is_open(expected):
            return self._decision(event)
        match expected, event:
            case StreetDealt(), StreetDealt():
                return _same_shape(expected, event)
            case _:
                return expected == event

    def follow(self, event: Event) -> None:
        """Take the event as it is told."""
        if isinstance(event, Lapsed):
            self._absent = self._absences(event)
        elif self._absent:
            rest = [due[1:] for due in self._absent if due and due[0] == event]
            self._absent = rest if any(rest) else []
        self.hand = evolve(self.hand, with_hindsight(event, self.hand, self._faces))

    def _is_open(self, expected: Event) -> bool:
        """Is it a decision for who knows the cards, and settled only for who does not?

        The rules core lets an unknown hand be mucked, and asks no unknown winner.
        """
        hand = self.hand
        if hand.phase is Phase.SHOW and isinstance(expected, Mucked):
            return True
        uncalled = hand.phase is Phase.END and not hand.showdown_order
        return uncalled and UNKNOWN in hand.live[0].down and not hand.live[0].has_shown

    def _decision(self, event: Event) -> bool:
        hand = self.hand
        match event:
            case Lapsed(seat=seat):
                return seat == self._asked()
            case Mucked(seat=seat) if hand.phase is Phase.SHOW:
                may = hand.rules.loser_may_muck and seat != hand.showdown_order[0]
                return seat == self._asked() and may
            case Mucked(seat=seat) | Shown(seat=seat, why=ShownWhy.CHOICE):
                return seat == self._asked()
            case _ if (action := _action(event)) is not None:
                law = options(hand)
                return law is not None and law.seat == _seat(event) and action in law
            case _:
                # An uncalled winner that nobody waited for was not asked.
                return event == next_event(hand)

    def _asked(self) -> int | None:
        if self.hand.phase is Phase.END:
            return self.hand.live[0].seat
        return self.hand.to_act

    def _absences(self, event: Lapsed) -> list[list[Event]]:
        hand, cause = self.hand, event.cause
        if hand.phase is not Phase.BET:
            return [[Mucked(event.seat)]]
        seat = hand.at(event.seat)
        return [absence(hand, seat, cause, protected=protected) for protected in (True, False)]


def _same_shape(expected: StreetDealt, event: StreetDealt) -> bool:
    """The same street for the same seats, whatever the faces."""

    def shape(street: StreetDealt) -> StreetDealt:
        return replace(
            street,
            cards=tuple(
                replace(each, down=(UNKNOWN,) * len(each.down), up=(UNKNOWN,) * len(each.up))
                for each in street.cards
            ),
            burned=None if street.burned is None else UNKNOWN,
            common=None if street.common is None else UNKNOWN,
        )

    faces = [card for each in event.cards for card in each.up]
    faces += [] if event.common is None else [event.common]
    return shape(expected) == shape(event) and UNKNOWN not in faces


def _action(event: Event) -> Action | None:
    match event:
        case BroughtIn(to=to):
            return BringIn(to)
        case Wagered(to=to, kind=kind):
            return _KINDS[kind](to)
        case Called(to=to):
            return Call(to)
        case Checked():
            return Check()
        case Folded():
            return Fold()
        case _:
            return None


def _seat(event: Event) -> int | None:
    match event:
        case BroughtIn() | Wagered() | Called() | Checked() | Folded():
            return event.seat
        case _:
            return None
