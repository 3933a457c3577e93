"""Evolve: the state after an event. No decisions are made here."""

from __future__ import annotations

from doorcard.stud.choices import Betting
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
    OpenerReason,
    PotAwarded,
    PotUndecided,
    ShowdownOpened,
    Shown,
    ShownWhy,
    StreetDealt,
    TreatedAllIn,
    UncalledReturned,
    Wagered,
)
from doorcard.stud.limits import counts_as_wager, doubling, least_wager, reopens
from doorcard.stud.options import cap_of
from doorcard.stud.showdown import winning_seats
from doorcard.stud.state import Hand, HandSeat, Phase, Round, Setting
from doorcard.stud.street import SeatNo, Street


def evolve(hand: Hand | None, event: Event) -> Hand:
    """The hand after ``event``. A new hand begins with ``HandStarted`` on ``None``.

    The event is taken as true: whether it may happen is for ``act`` and ``lapse`` to
    decide. Raises ``ValueError`` when the first event is missing or comes twice.
    """
    if isinstance(event, HandStarted):
        if hand is not None:
            raise ValueError("a hand starts once: HandStarted came again")
        return _begin(event)
    if hand is None:
        raise ValueError(f"a hand begins with HandStarted, not {type(event).__name__}")
    return _changed(hand, event)._replace(version=hand.version + 1)


def _changed(hand: Hand, event: Event) -> Hand:
    match event:
        case Called(seat, to):
            return _put_in(hand, seat, to)
        case Checked(seat):
            return _acted(hand, hand.setting.place[seat], hand.seats[hand.setting.place[seat]])
        case Folded(seat):
            i = hand.setting.place[seat]
            return _acted(hand, i, hand.seats[i]._replace(folded=True))
        case Wagered(seat, to):
            return _wagered(hand, seat, to)
        case BroughtIn(seat, to):
            return _brought_in(hand, seat, to)
        case TreatedAllIn(seat):
            return _treated(hand, hand.setting.place[seat])
        case StreetDealt():
            return _dealt(hand, event)
        case OpenerNamed():
            return _opened(hand, event)
        case UncalledReturned(seat, chips):
            each = hand.at(seat)
            back = each._replace(
                stack=each.stack + chips, wager=each.wager - chips, paid=each.paid - chips
            )
            return _with_seat(hand, back)._replace(phase=Phase.SWEEP)
        case BetsSwept():
            return _swept(hand, event)
        case AntesPosted():
            return _anted(hand, event)
        case ShowdownOpened(order):
            opened = hand._replace(
                phase=Phase.SHOW, showdown_order=order, winners=winning_seats(hand)
            )
            return _after_showing(opened)
        case Shown():
            return _shown(hand, event)
        case Mucked(seat):
            mucked = _with_seat(hand, hand.at(seat)._replace(mucked=True))
            return _after_showing(mucked)._replace(decision=hand.decision + 1)
        case PotAwarded(_, shares):
            for share in shares:
                each = hand.at(share.seat)
                hand = _with_seat(hand, each._replace(stack=each.stack + share.chips))
            return _pot_gone(hand)
        case PotUndecided():
            return _pot_gone(hand)
        case HandEnded():
            return hand._replace(phase=Phase.OVER)
        case Lapsed() | HandStarted():
            return hand


def _begin(event: HandStarted) -> Hand:
    index = [-1] * 9
    for i, entrant in enumerate(event.seats):
        index[entrant.seat] = i
    setting = Setting(
        event.rules, event.dealer, event.seats, event.deck, event.reclaim, tuple(index)
    )
    seats = tuple(HandSeat(entrant.seat, entrant.stack) for entrant in event.seats)
    return Hand(setting, seats, Phase.ANTE if event.rules.ante else Phase.DEAL)


def _with_seat(hand: Hand, seat: HandSeat) -> Hand:
    i = hand.setting.place[seat.seat]
    return hand._replace(seats=(*hand.seats[:i], seat, *hand.seats[i + 1 :]))


def _anted(hand: Hand, event: AntesPosted) -> Hand:
    chips = {post.seat: post.chips for post in event.posts}
    seats = tuple(
        each._replace(stack=each.stack - chips[each.seat], paid=chips[each.seat])
        for each in hand.seats
    )
    return hand._replace(seats=seats, phase=Phase.DEAL)


def _dealt(hand: Hand, event: StreetDealt) -> Hand:
    """A street begins: cards come, the wagers of the last one are gone."""
    got = {dealt.seat: dealt for dealt in event.cards}
    seats = []
    for each in hand.seats:
        cards = got.get(each.seat)
        if cards is None:
            seats.append(each._replace(wager=0, acted=0, answered=0))
            continue
        seats.append(
            each._replace(
                down=each.down + cards.down,
                up=each.up + cards.up,
                wager=0,
                acted=0,
                answered=0,
            )
        )
    burned = event.burned is not None
    places = sum(len(dealt.down) + len(dealt.up) for dealt in event.cards)
    return hand._replace(
        seats=tuple(seats),
        street=event.street,
        phase=Phase.OPEN,
        round=Round(event.street),
        cursor=hand.cursor + places + burned,
        burns=(*hand.burns, hand.cursor) if burned else hand.burns,
        common=event.common or hand.common,
    )


def _opened(hand: Hand, event: OpenerNamed) -> Hand:
    first = hand.setting.place[event.seat]
    bring_in = event.why in (
        OpenerReason.LOW_CARD,
        OpenerReason.LEFT_OF_LOW_CARD,
        OpenerReason.NEXT_LOW_CARD,
    )
    return hand._replace(
        phase=Phase.BET,
        round=hand.round._replace(
            opener=first,
            why=event.why,
            pending=_able_from(hand, first),
            owes_bring_in=bring_in,
            incomplete=bring_in,
            base=hand.rules.bring_in if bring_in else 0,
        ),
    )


def _able_from(hand: Hand, first: int) -> tuple[int, ...]:
    """Indices of the seats that can act, clockwise from ``first``, itself included."""
    n = len(hand.seats)
    return tuple([i for i in (*range(first, n), *range(first)) if hand.seats[i].is_able])


def _acted(hand: Hand, i: int, seat: HandSeat, r: Round | None = None) -> Hand:
    """A decision was made: the seat is marked, the next one is due."""
    r = r or hand.round
    turn = r.turn + 1
    seat = seat._replace(acted=turn, answered=r.to_match)
    return hand._replace(
        seats=(*hand.seats[:i], seat, *hand.seats[i + 1 :]),
        round=r._replace(turn=turn, pending=r.pending[1:]),
        decision=hand.decision + 1,
    )


def _treated(hand: Hand, i: int) -> Hand:
    """The seat acts no more; it need not be its turn, once its bring-in is posted."""
    seat = hand.seats[i]._replace(treated_all_in=True)
    r = hand.round
    if r.pending[:1] == (i,):
        return _acted(hand, i, seat)
    pending = tuple([j for j in r.pending if j != i])
    return _with_seat(hand, seat)._replace(round=r._replace(pending=pending))


def _paying(seat: HandSeat, to: int) -> HandSeat:
    more = to - seat.wager
    return seat._replace(stack=seat.stack - more, wager=to, paid=seat.paid + more)


def _put_in(hand: Hand, seat: SeatNo, to: int) -> Hand:
    i = hand.setting.place[seat]
    return _acted(hand, i, _paying(hand.seats[i], to))


def _brought_in(hand: Hand, seat: SeatNo, to: int) -> Hand:
    """The others owe the full bring-in, or the short one where the house says so."""
    rules = hand.rules
    i = hand.setting.place[seat]
    owed = to if rules.short_bring_in_call == "actual" else rules.bring_in
    pending = (i, *[j for j in _able_from(hand, i) if j != i])
    r = hand.round._replace(
        to_match=owed,
        base=owed,
        owes_bring_in=False,
        pending=pending,
        bets=int(rules.bring_in_counts_as_bet),
    )
    return _acted(hand, i, _paying(hand.seats[i], to), r)


def _wagered(hand: Hand, seat: SeatNo, to: int) -> Hand:
    """W, L, n and S after a wager (rule book, part 3, the precise state rule)."""
    rules, r = hand.rules, hand.round
    i = hand.setting.place[seat]
    if rules.betting is Betting.FIXED_LIMIT:
        full = counts_as_wager(rules, r, to)
        opens = reopens(rules, r, to - r.to_match)
        size = 0
    else:
        full = to >= least_wager(rules, r)
        over_bring_in = r.incomplete and rules.betting is not Betting.SPREAD_LIMIT
        opens = full
        size = (to if over_bring_in else to - r.to_match) if full else r.size
    turn = r.turn + 1
    bets = r.bets + full
    live = sum(not each.folded for each in hand.seats)
    changed = r._replace(
        pending=(i, *[j for j in _able_from(hand, i) if j != i]),
        to_match=to,
        level=to if full else r.level,
        bets=bets,
        size=size,
        doubled=r.doubled or (doubling(hand) and to - r.level >= rules.big_bet),
        owes_bring_in=False,
        incomplete=r.incomplete and not full,
        reopened=turn if opens else r.reopened,
        aggressor=i,
        capped_multiway=r.capped_multiway or (bets == cap_of(rules) and live > 2),
    )
    return _acted(hand, i, _paying(hand.seats[i], to), changed)


def _swept(hand: Hand, event: BetsSwept) -> Hand:
    seats = tuple([each._replace(wager=0) for each in hand.seats])
    live = [each for each in seats if not each.folded]
    if len(live) == 1:
        phase = Phase.AWARD
    elif event.street is Street.SEVENTH:
        phase = Phase.SHOWDOWN
    else:
        phase = Phase.DEAL
    return hand._replace(seats=seats, pots=event.pots, phase=phase)


def _shown(hand: Hand, event: Shown) -> Hand:
    each = hand.at(event.seat)
    shown = _with_seat(hand, each._replace(shown=event.cards))
    if event.why is ShownWhy.CHOICE:
        shown = shown._replace(decision=hand.decision + 1)
    return _after_showing(shown)


def _after_showing(hand: Hand) -> Hand:
    if hand.phase is Phase.CHOICE:
        return hand._replace(phase=Phase.END)
    if hand.phase is Phase.SHOW and hand.to_act is None:
        return hand._replace(phase=Phase.AWARD)
    return hand


def _pot_gone(hand: Hand) -> Hand:
    awarded = hand.awarded + 1
    done = awarded == len(hand.pots)
    ask = done and not hand.showdown_order and all(c.is_known for c in hand.live[0].down)
    phase = Phase.CHOICE if ask else Phase.END if done else Phase.AWARD
    return hand._replace(awarded=awarded, phase=phase)
