"""A hand of stud: ``start`` it, read its ``options``, ``act``, ``replay`` it.

A hand is a pure function of house rules, seats, deck order and actions. Nothing here
knows a clock, an id or a random number.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from doorcard.cards import Card, deck_problems
from doorcard.stud.actions import (
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Muck,
    Raise,
    Show,
    WagerKind,
)
from doorcard.stud.course import dealing_order, next_event
from doorcard.stud.events import (
    BroughtIn,
    Called,
    Checked,
    Entrant,
    Event,
    Folded,
    HandStarted,
    LapseCause,
    Lapsed,
    Mucked,
    Shown,
    ShownWhy,
    Wagered,
)
from doorcard.stud.evolve import evolve
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.lapses import absence
from doorcard.stud.options import options
from doorcard.stud.refusals import BadHouseRules, BadStart, IllegalAction
from doorcard.stud.state import Hand
from doorcard.stud.street import SeatNo

Happened = tuple[Hand, tuple[Event, ...]]
"""The hand as it now stands, and what has just happened in it, in order."""


def start(
    rules: HouseRules,
    seats: Sequence[Entrant],
    dealer: SeatNo,
    deck: Sequence[Card],
    reclaim: Sequence[int] = range(52),
) -> Happened:
    """Open a hand and carry it to its first decision.

    ``seats`` with their stacks before the antes, in any order; the ``dealer`` need not
    be among them. ``deck`` holds 52 cards in dealing order, ``??`` where a recorded
    hand does not tell; ``reclaim`` orders the places of the deck for the case that it
    runs short.

    Raises ``BadHouseRules`` and ``BadStart``, both with everything that is wrong.

    >>> from doorcard.cards import FRESH_DECK
    >>> hand, events = start(HouseRules(), [Entrant(1, 500), Entrant(4, 500)], 4, FRESH_DECK)
    >>> [type(event).__name__ for event in events]
    ['HandStarted', 'AntesPosted', 'StreetDealt', 'OpenerNamed']
    >>> hand.to_act
    1
    """
    wrong = _rules_problems(rules)
    if wrong:
        raise BadHouseRules(wrong)
    problems = _start_problems(rules, seats, dealer, deck, reclaim)
    if problems:
        raise BadStart(problems)
    event = HandStarted(
        rules, dealer, dealing_order(dealer, tuple(seats)), tuple(deck), tuple(reclaim)
    )
    return _run(evolve(None, event), [event])


@lru_cache(maxsize=64)
def _rules_problems(rules: HouseRules) -> tuple[str, ...]:
    """Rules are values and a table plays many hands by the same: they are judged once."""
    return tuple(map(str, rules.problems()))


def _start_problems(
    rules: HouseRules,
    seats: Sequence[Entrant],
    dealer: SeatNo,
    deck: Sequence[Card],
    reclaim: Sequence[int],
) -> list[str]:
    wrong = []
    if not 2 <= len(seats) <= rules.max_players:
        wrong.append(f"2 to {rules.max_players} seats can be dealt in, not {len(seats)}")
    numbers = [entrant.seat for entrant in seats]
    wrong += [f"there is no seat {n}: seats are 1 to 8" for n in numbers if not 1 <= n <= 8]
    wrong += [f"seat {n} is dealt in twice" for n in sorted(set(numbers)) if numbers.count(n) > 1]
    wrong += [f"seat {e.seat} has no chips ({e.stack})" for e in seats if e.stack < 1]
    if not 1 <= dealer <= 8:
        wrong.append(f"there is no seat {dealer} for the dealer button: seats are 1 to 8")
    wrong += deck_problems(deck)
    if sorted(reclaim) != list(range(52)):
        wrong.append("reclaim must hold each place 0 to 51 of the deck once")
    return wrong


def act(hand: Hand, seat: SeatNo, action: Action) -> Happened:
    """Decide, and let everything follow that follows by itself.

    Raises ``IllegalAction`` if ``action`` is not among the ``options`` of that seat
    now; the hand is then unchanged.
    """
    law = options(hand)
    if law is None or law.seat != seat or action not in law:
        raise IllegalAction(seat, action, law)
    event = _decided(hand, seat, action)
    return _run(evolve(hand, event), [event])


def _decided(hand: Hand, seat: SeatNo, action: Action) -> Event:
    match action:
        case Call(to):
            return Called(seat, to)
        case Check():
            return Checked(seat)
        case Fold():
            return Folded(seat)
        case Complete(to):
            return Wagered(seat, to, WagerKind.COMPLETE)
        case Bet(to):
            return Wagered(seat, to, WagerKind.BET)
        case Raise(to):
            return Wagered(seat, to, WagerKind.RAISE)
        case BringIn(to):
            return BroughtIn(seat, to)
        case Show(cards):
            return Shown(seat, cards or hand.at(seat).down, ShownWhy.CHOICE)
        case Muck():
            return Mucked(seat)


def lapse(hand: Hand, seat: SeatNo, cause: LapseCause, *, protected: bool = True) -> Happened:
    """The seat in turn did not act: its clock ran out, or it is gone.

    What the house does about it happens: see :func:`doorcard.stud.lapses.absence`.
    ``protected=False`` when a seat has used up its all-in protections. Raises
    ``IllegalAction`` if it is not this seat's turn.
    """
    if hand.to_act != seat:
        raise IllegalAction(seat, None, options(hand))
    happened: list[Event] = [Lapsed(seat, cause)]
    hand = evolve(hand, happened[0])
    for event in absence(hand, hand.at(seat), cause, protected=protected):
        happened.append(event)
        hand = evolve(hand, event)
    return _run(hand, happened)


def _run(hand: Hand, happened: list[Event]) -> Happened:
    while (event := next_event(hand)) is not None:
        happened.append(event)
        hand = evolve(hand, event)
    return hand, tuple(happened)


def replay(events: Iterable[Event]) -> Hand:
    """The hand that these events make. Raises ``ValueError`` when there are none."""
    hand: Hand | None = None
    for event in events:
        hand = evolve(hand, event)
    if hand is None:
        raise ValueError("there is no event to replay: a hand begins with HandStarted")
    return hand
