"""Evolve: the state after an event. No decisions are made here."""

from __future__ import annotations

from doorcard.cards import UNKNOWN
from doorcard.stud.betting import (
    brought_in,
    called,
    checked,
    folded,
    opened,
    treated_all_in,
    wagered,
)
from doorcard.stud.events import (
    AntesPosted,
    BetsSwept,
    BroughtIn,
    Called,
    Checked,
    Event,
    Folded,
    HandEnded,
    HandStarted,
    Lapsed,
    Mucked,
    OpenerNamed,
    PotAwarded,
    PotShare,
    PotUndecided,
    ShowdownOpened,
    Shown,
    ShownWhy,
    StreetDealt,
    TreatedAllIn,
    UncalledReturned,
    Wagered,
)
from doorcard.stud.showdown import all_awards, winning_seats
from doorcard.stud.state import Hand, HandSeat, Phase, Round, Setting, build
from doorcard.stud.street import Chips, SeatNo, Street


def evolve(hand: Hand | None, event: Event) -> Hand:
    """The hand after ``event``. A new hand begins with ``HandStarted`` on ``None``.

    The event is taken as true: whether it may happen is for ``act`` and ``lapse`` to
    decide. Raises ``ValueError`` when the first event is missing or comes twice.
    """
    if hand is None:
        if isinstance(event, HandStarted):
            return _begin(event)
        raise ValueError(f"a hand begins with HandStarted, not {type(event).__name__}")
    match event:
        case Checked():
            return checked(hand, event.seat)
        case Called():
            return called(hand, event.seat, event.to)
        case Folded():
            return folded(hand, event.seat)
        case Wagered():
            return wagered(hand, event.seat, event.to)
        case Shown() | Mucked():
            return _shown(hand, event)
        case StreetDealt():
            return _dealt(hand, event)
        case OpenerNamed():
            return opened(hand, event)
        case BetsSwept():
            return _swept(hand, event)
        case BroughtIn(seat, to):
            return brought_in(hand, seat, to)
        case UncalledReturned():
            return _returned(hand, event)
        case AntesPosted():
            return _anted(hand, event)
        case ShowdownOpened():
            return _showdown(hand, event)
        case PotAwarded(_, shares):
            return _pot_gone(hand, shares)
        case PotUndecided():
            return _pot_gone(hand, ())
        case HandEnded():
            return hand._replace(phase=Phase.OVER, version=hand.version + 1)
        case TreatedAllIn(seat):
            return treated_all_in(hand, seat)
        case Lapsed():
            return hand._replace(version=hand.version + 1)
        case HandStarted():
            raise ValueError("a hand starts once: HandStarted came again")


def _begin(event: HandStarted) -> Hand:
    place = [-1] * 9
    for i, entrant in enumerate(event.seats):
        place[entrant.seat] = i
    setting = Setting(
        event.rules, event.dealer, event.seats, event.deck, event.reclaim, tuple(place)
    )
    seats = tuple(HandSeat(entrant.seat, entrant.stack) for entrant in event.seats)
    return Hand(setting, seats, Phase.ANTE if event.rules.ante else Phase.DEAL)


def _with_seat(hand: Hand, seat: HandSeat) -> tuple[HandSeat, ...]:
    i = hand.setting.place[seat.seat]
    return (*hand.seats[:i], seat, *hand.seats[i + 1 :])


def _anted(hand: Hand, event: AntesPosted) -> Hand:
    chips = {post.seat: post.chips for post in event.posts}
    seats = tuple(
        [
            HandSeat(each.seat, each.stack - chips[each.seat], paid=chips[each.seat])
            for each in hand.seats
        ]
    )
    return hand._replace(seats=seats, phase=Phase.DEAL, version=hand.version + 1)


def _dealt(hand: Hand, event: StreetDealt) -> Hand:
    """A street begins: cards come, nobody has acted on it, nothing is wagered."""
    got = {dealt.seat: dealt for dealt in event.cards}
    seats = []
    places = 0
    for seat in hand.seats:
        down, up = seat.down, seat.up
        cards = got.get(seat.seat)
        if cards is not None:
            places += len(cards.down) + len(cards.up)
            down, up = down + cards.down, up + cards.up
        begun = (seat.seat, seat.stack, 0, seat.paid, down, up, *seat[6:10], 0, 0)
        seats.append(build(HandSeat, begun))
    burned = event.burned is not None
    return hand._replace(
        seats=tuple(seats),
        street=event.street,
        phase=Phase.OPEN,
        round=Round(event.street),
        version=hand.version + 1,
        cursor=hand.cursor + places + burned,
        burns=(*hand.burns, hand.cursor) if burned else hand.burns,
        common=hand.common if event.common is None else event.common,
    )


def _returned(hand: Hand, event: UncalledReturned) -> Hand:
    chips = event.chips
    each = hand.at(event.seat)
    back = each._replace(stack=each.stack + chips, wager=each.wager - chips, paid=each.paid - chips)
    return hand._replace(seats=_with_seat(hand, back), phase=Phase.SWEEP, version=hand.version + 1)


def _swept(hand: Hand, event: BetsSwept) -> Hand:
    """The wagers are in the pots: the next street, the showdown or the award is due."""
    seats = tuple([each._replace(wager=0) if each.wager else each for each in hand.seats])
    if len(hand.live) == 1:
        phase = _award_or_end(hand, waiting=len(event.pots))
    elif event.street is Street.SEVENTH:
        phase = Phase.SHOWDOWN
    else:
        phase = Phase.DEAL
    return hand._replace(seats=seats, pots=event.pots, phase=phase, version=hand.version + 1)


def _award_or_end(hand: Hand, waiting: int) -> Phase:
    """Pots are awarded; after the last one an uncalled winner is asked, or it ends.

    There may be no pot at all: without antes a bring-in that nobody calls goes back.
    """
    if waiting:
        return Phase.AWARD
    uncalled = not hand.showdown_order
    if uncalled and UNKNOWN not in hand.live[0].down:
        return Phase.CHOICE
    return Phase.END


def _showdown(hand: Hand, event: ShowdownOpened) -> Hand:
    awards = all_awards(hand)
    opened = hand._replace(
        phase=Phase.SHOW,
        showdown_order=event.order,
        awards=awards,
        winners=winning_seats(awards),
        version=hand.version + 1,
    )
    waits = any(not hand.at(seat).has_shown for seat in event.order)
    return opened if waits else opened._replace(phase=_award_or_end(opened, len(hand.pots)))


def _shown(hand: Hand, event: Shown | Mucked) -> Hand:
    """A hand was shown or mucked; after the last one the pots are due."""
    each = hand.at(event.seat)
    if isinstance(event, Shown):
        chosen = event.why is ShownWhy.CHOICE
        after = each._replace(shown=event.cards)
    else:
        chosen = True
        after = each._replace(mucked=True)
    seats = _with_seat(hand, after)
    phase = hand.phase
    if phase is Phase.CHOICE:
        phase = Phase.END
    elif phase is Phase.SHOW and all(each.has_shown or each.folded for each in seats):
        phase = _award_or_end(hand, len(hand.pots))
    return hand._replace(
        seats=seats,
        phase=phase,
        version=hand.version + 1,
        decision=hand.decision + chosen,
    )


def _pot_gone(hand: Hand, shares: tuple[PotShare, ...]) -> Hand:
    """One pot less to award."""
    won: dict[SeatNo, Chips] = {}
    for share in shares:
        won[share.seat] = won.get(share.seat, 0) + share.chips
    seats = tuple(
        [
            each._replace(stack=each.stack + won[each.seat]) if each.seat in won else each
            for each in hand.seats
        ]
    )
    count = hand.awarded + 1
    phase = _award_or_end(hand, len(hand.pots) - count)
    return hand._replace(seats=seats, awarded=count, phase=phase, version=hand.version + 1)
