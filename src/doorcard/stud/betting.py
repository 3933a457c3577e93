"""How a betting round evolves: whose turn it is, what is owed, what counts as a wager.

Every function gives the hand after one event. Seats and rounds are built field by
field where a hand passes often: that is a third of the time of ``_replace``.
"""

from __future__ import annotations

from doorcard.stud.choices import Betting, ShortBringInCall
from doorcard.stud.events import OpenerNamed, OpenerReason
from doorcard.stud.limits import counts_as_wager, doubling, least_wager, reopens
from doorcard.stud.options import cap_of
from doorcard.stud.state import Hand, HandSeat, Phase, Round, build
from doorcard.stud.street import Chips, SeatNo


def opened(hand: Hand, event: OpenerNamed) -> Hand:
    """The first to act is known: a round begins."""
    first = hand.setting.place[event.seat]
    bring_in = event.why in (
        OpenerReason.LOW_CARD,
        OpenerReason.LEFT_OF_LOW_CARD,
        OpenerReason.NEXT_LOW_CARD,
    )
    begun = Round(
        street=hand.round.street,
        opener=first,
        why=event.why,
        pending=_able_from(hand, first),
        owes_bring_in=bring_in,
        incomplete=bring_in,
        base=hand.rules.bring_in if bring_in else 0,
    )
    return hand._replace(phase=Phase.BET, round=begun, version=hand.version + 1)


def checked(hand: Hand, seat: SeatNo) -> Hand:
    """The seat passed the turn."""
    i = hand.setting.place[seat]
    return _acted(hand, i, hand.seats[i], hand.round)


def folded(hand: Hand, seat: SeatNo) -> Hand:
    """The seat is out of the hand."""
    i = hand.setting.place[seat]
    return _acted(hand, i, hand.seats[i], hand.round, out=True)


def treated_all_in(hand: Hand, seat: SeatNo) -> Hand:
    """The seat acts no more. If its bring-in was posted for it, its turn is past already."""
    i = hand.setting.place[seat]
    r = hand.round
    treated = hand.seats[i]._replace(treated_all_in=True)
    if r.pending and r.pending[0] == i:
        return _acted(hand, i, treated, r)
    seats = (*hand.seats[:i], treated, *hand.seats[i + 1 :])
    return hand._replace(seats=seats, version=hand.version + 1)


def called(hand: Hand, seat: SeatNo, to: Chips) -> Hand:
    """The seat matched the wager as far as it could."""
    i = hand.setting.place[seat]
    return _acted(hand, i, hand.seats[i], hand.round, to)


def brought_in(hand: Hand, seat: SeatNo, to: Chips) -> Hand:
    """The others owe the full bring-in, or the short one where the house says so.

    Source: rule book, part 2, 12, and part 4, 5.
    """
    rules = hand.rules
    i = hand.setting.place[seat]
    short = rules.short_bring_in_call is ShortBringInCall.ACTUAL
    owed = to if short else rules.bring_in
    posted = hand.round._replace(
        to_match=owed,
        base=owed,
        owes_bring_in=False,
        bets=int(rules.bring_in_counts_as_bet),
    )
    return _acted(hand, i, hand.seats[i], posted, to)


def wagered(hand: Hand, seat: SeatNo, to: Chips) -> Hand:
    """W, L, n and S after a wager.

    Source: rule book, part 3, the precise state rule, and part 4, 3, 5, 12 and 13.
    """
    rules, r = hand.rules, hand.round
    i = hand.setting.place[seat]
    size = 0
    if rules.betting is Betting.FIXED_LIMIT:
        full = counts_as_wager(rules, r, to)
        opens = reopens(rules, r, to - r.to_match)
    else:
        full = opens = to >= least_wager(rules, r)
        over_bring_in = r.incomplete and rules.betting is not Betting.SPREAD_LIMIT
        size = (to if over_bring_in else to - r.to_match) if full else r.size
    bets = r.bets + full
    at_cap = bets == cap_of(rules) and len(hand.live) > 2
    now = Round(
        street=r.street,
        opener=r.opener,
        why=r.why,
        pending=_able_from(hand, i),
        turn=r.turn,
        to_match=to,
        level=to if full else r.level,
        bets=bets,
        size=size,
        doubled=r.doubled or (doubling(hand) and to - r.level >= rules.big_bet),
        owes_bring_in=False,
        incomplete=r.incomplete and not full,
        base=r.base,
        reopened=r.turn + 1 if opens else r.reopened,
        aggressor=i,
        capped_multiway=r.capped_multiway or at_cap,
    )
    return _acted(hand, i, hand.seats[i], now, to)


def _able_from(hand: Hand, first: int) -> tuple[int, ...]:
    """Indices of the seats that can act, clockwise from ``first``, itself included."""
    seats = hand.seats
    return tuple([i for i in (*range(first, len(seats)), *range(first)) if seats[i].is_able])


def _acted(
    hand: Hand, i: int, seat: HandSeat, r: Round, to: Chips | None = None, *, out: bool = False
) -> Hand:
    """A decision was made: the seat is marked, pays up to ``to`` or is out; the next is due."""
    number, stack, wager, paid, down, up, _, treated, shown, mucked, _, _ = seat
    if to is not None:
        more = to - wager
        stack, wager, paid = stack - more, to, paid + more
    turn = r.turn + 1
    marked = build(
        HandSeat,
        (number, stack, wager, paid, down, up, out, treated, shown, mucked, turn, r.to_match),
    )
    return build(
        Hand,
        (
            hand.setting,
            (*hand.seats[:i], marked, *hand.seats[i + 1 :]),
            hand.phase,
            hand.street,
            build(Round, (r.street, r.opener, r.why, r.pending[1:], turn, *r[5:])),
            hand.version + 1,
            hand.decision + 1,
            *hand[7:],
        ),
    )
