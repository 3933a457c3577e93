"""The law: what the seat in turn may do, and nothing else is legal."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from doorcard.stud.actions import (
    WAGERS,
    Action,
    BringIn,
    Call,
    Check,
    Fold,
    Muck,
    Options,
    Show,
    WagerKind,
    WagerRange,
)
from doorcard.stud.choices import Betting
from doorcard.stud.events import OpenerReason
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.limits import fixed_wagers, greatest_wager, least_wager, reopens
from doorcard.stud.state import Hand, HandSeat, Phase
from doorcard.stud.street import Chips


def options(hand: Hand) -> Options | None:
    """Everything the seat in turn may do; ``None`` when nobody is to act.

    ``act`` accepts exactly this. Buttons, bots, refusals, perft and importers read it.
    """
    asked, law = _latest
    if asked is hand:
        return law
    law = _law(hand)
    _remember(hand, law)
    return law


_FOLD: Final = Fold()
_CHECK: Final = Check()


@lru_cache(maxsize=1024)
def _call(to: Chips) -> Call:
    """Actions are values: the same price is the same object, and need not be made anew."""
    return Call(to)


@lru_cache(maxsize=1024)
def _wager(kind: WagerKind, to: Chips) -> Action:
    return WAGERS[kind](to)


_latest: tuple[Hand | None, Options | None] = (None, None)
"""The hand last asked about, and the answer: who asks for options acts on them next."""


def _remember(hand: Hand, law: Options | None) -> None:
    global _latest  # noqa: PLW0603 - one immutable pair, replaced whole: a memory, no state
    _latest = (hand, law)


def _law(hand: Hand) -> Options | None:
    if hand.phase is Phase.BET and hand.round.pending:
        seat = hand.seats[hand.round.pending[0]]
        if hand.round.owes_bring_in:
            return _bring_in_options(hand, seat)
        return _betting_options(hand, seat)
    to_show = hand.to_act
    return None if to_show is None else _showing_options(hand, hand.at(to_show))


def _bring_in_options(hand: Hand, seat: HandSeat) -> Options:
    """The forced opening: post it, or open for more. No check.

    The low card may not fold; the left neighbour of a low card that is all-in for its
    ante may, and may complete whatever the house says of the low card.

    Source: 000, item 11; 001, items 7 and 8; 003, items 10 and 11; Robert's Rules of
    Poker, Seven-Card Stud, 2; rule book, part 2, 7 and 13, and part 4, 6.
    """
    rules, r = hand.rules, hand.round
    neighbour = r.why is OpenerReason.LEFT_OF_LOW_CARD
    forced = min(rules.bring_in, seat.stack)
    actions: list[Action] = [_FOLD] if neighbour else []
    actions.append(BringIn(forced))
    wagers = None
    if (rules.bring_in_may_complete or neighbour) and seat.stack > rules.bring_in:
        more, wagers = _wagers(hand, seat)
        actions += more
    return Options(seat.seat, tuple(actions), wagers, r.to_match, seat.wager)


def _betting_options(hand: Hand, seat: HandSeat) -> Options:
    """Fold at any time; check or call; wager more where that is open.

    Source: 000, items 15 to 22; 001, items 15, 19, 21 and 22; 002, items 10 and 12;
    003, items 11, 13 and 17; rule book, part 2, 10 and 44.
    """
    r = hand.round
    owed = r.to_match - seat.wager
    price = _call(seat.wager + min(owed, seat.stack)) if owed else _CHECK
    if not may_wager(hand, seat):
        return Options(seat.seat, (_FOLD, price), None, r.to_match, seat.wager)
    more, wagers = _wagers(hand, seat)
    return Options(seat.seat, (_FOLD, price, *more), wagers, r.to_match, seat.wager)


def _wagers(hand: Hand, seat: HandSeat) -> tuple[tuple[Action, ...], WagerRange | None]:
    """What may be wagered: single totals in fixed limit, a range otherwise.

    Whoever is too short for an amount is offered his all-in instead (rule book, part
    4, 15).
    """
    rules, r = hand.rules, hand.round
    kind = WagerKind.COMPLETE if r.incomplete else WagerKind.RAISE if r.to_match else WagerKind.BET
    if rules.betting is Betting.FIXED_LIMIT:
        return tuple([_wager(kind, total) for total in fixed_wagers(hand, seat)]), None
    all_in = seat.wager + seat.stack
    if all_in <= r.to_match:
        return (), None
    highest = min(all_in, greatest_wager(hand, seat))
    lowest = min(least_wager(rules, r), highest)
    return (), WagerRange(kind, lowest, highest, rules.chip_unit)


def may_wager(hand: Hand, seat: HandSeat) -> bool:
    """May this seat bet, complete or raise?

    Not when nobody could answer, not over the cap, and not when it has acted and what
    it faces since does not open the betting again.

    Source: rule book, part 3 and part 4, 1 and 5; 000, items 17 and 18; TDA 2024, 47.
    """
    rules, r = hand.rules, hand.round
    if is_capped(hand):
        return False
    if seat.acted and r.reopened <= seat.acted:
        return reopens(rules, r, r.to_match - seat.answered) and _is_answered(hand, seat)
    return _is_answered(hand, seat)


def _is_answered(hand: Hand, seat: HandSeat) -> bool:
    """Is there another seat that can act?"""
    if len(hand.round.pending) > 1:  # all who are still to act are able
        return True
    return any(each is not seat and each.is_able for each in hand.seats)


def is_capped(hand: Hand) -> bool:
    """Has the round had its bet and all its raises?

    With ``headsup_uncapped`` there is no cap while exactly two seats have not folded,
    unless it was reached with more; an all-in third seat keeps it. Pot and no limit
    have none.

    Source: 000, items 14, 16 and 17; Robert's Rules of Poker, Betting and Raising, 4;
    rule book, part 2, 14 and 15, and part 4, 5 and 13.
    """
    rules, r = hand.rules, hand.round
    cap = cap_of(rules)
    if cap is None or r.bets < cap:
        return False
    return r.capped_multiway or not rules.headsup_uncapped


def cap_of(rules: HouseRules) -> int | None:
    """How many wagers a round may count: the bet and the raises."""
    if rules.max_raises is None or rules.betting in (Betting.POT_LIMIT, Betting.NO_LIMIT):
        return None
    return 1 + rules.max_raises


def _showing_options(hand: Hand, seat: HandSeat) -> Options:
    """Show or muck. An uncalled winner may also show a single card.

    Source: 000, items 32 and 35; 001, items 34, 38 and 39.
    """
    single = seat.down if hand.phase is Phase.CHOICE else ()
    shows = [Show(), *[Show((each,)) for each in single]]
    return Options(seat.seat, (*shows, Muck()))


def needs_decision(hand: Hand) -> bool:
    """Is there a decision left in this round?

    None when all have acted or but one have folded, and none for a seat that owes
    nothing while every other live seat is all-in or treated so.

    Source: rule book, part 4, 1.
    """
    r = hand.round
    if not r.pending:
        return False
    seat = hand.seats[r.pending[0]]
    return r.to_match > seat.wager or _is_answered(hand, seat)
