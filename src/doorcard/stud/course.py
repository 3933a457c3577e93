"""The course of a hand: what happens by itself, without anybody's decision."""

from __future__ import annotations

from doorcard.cards import UNKNOWN
from doorcard.stud.dealing import first_deal, next_up_card, river
from doorcard.stud.events import (
    AntesPosted,
    BetsSwept,
    Entrant,
    Event,
    HandEnded,
    Mucked,
    Post,
    ShowdownOpened,
    Shown,
    ShownWhy,
    StreetDealt,
)
from doorcard.stud.opening import bring_in_opener, first_to_act, places_left
from doorcard.stud.options import needs_decision
from doorcard.stud.pots import lay_pots, uncalled
from doorcard.stud.showdown import all_awards, show_order
from doorcard.stud.state import Hand, HandSeat, Phase
from doorcard.stud.street import Street


def next_event(hand: Hand) -> Event | None:
    """What follows by itself; ``None`` when a decision is due or the hand is over."""
    match hand.phase:
        case Phase.BET:
            return _after_action(hand)
        case Phase.ANTE:
            return _antes(hand)
        case Phase.DEAL:
            return _face_up(hand) or _deal(hand)
        case Phase.OPEN:
            return _opener(hand)
        case Phase.SWEEP:
            return _sweep(hand)
        case Phase.SHOWDOWN:
            return ShowdownOpened(show_order(hand))
        case Phase.SHOW:
            return _showing(hand)
        case Phase.AWARD:
            return (hand.awards or all_awards(hand))[hand.awarded]
        case Phase.END:
            return HandEnded(tuple(Entrant(each.seat, each.stack) for each in hand.seats))
        case Phase.CHOICE | Phase.OVER:
            return None


def _antes(hand: Hand) -> AntesPosted:
    """Everybody antes, a short stack what it has. (000, items 6 and 7)"""
    ante = hand.rules.ante
    return AntesPosted(tuple(Post(each.seat, min(ante, each.stack)) for each in hand.seats))


def _after_action(hand: Hand) -> Event | None:
    """The round goes on, or its uncalled part goes back and it is swept."""
    if needs_decision(hand):
        return None
    return uncalled({each.seat: each.wager for each in hand.seats}) or _sweep(hand)


def _sweep(hand: Hand) -> BetsSwept:
    paid = {each.seat: each.paid for each in hand.seats}
    live = [each.seat for each in hand.live]
    return BetsSwept(hand.round.street, lay_pots(paid, live, hand.dealer))


def _betting_is_over(hand: Hand) -> bool:
    """Can at most one live seat still bet?"""
    able = 0
    for each in hand.seats:
        if each.is_able:
            able += 1
            if able == 2:
                return False
    return True


def _face_up(hand: Hand) -> Shown | None:
    """Hands turned up before the cards run out, the dealer's left first.

    Source: TDA 2024, 16; rule book, part 2, 32; case I09.
    """
    if hand.street is None or not hand.rules.allin_faceup or not _betting_is_over(hand):
        return None
    for each in hand.live:
        if not each.shown and UNKNOWN not in each.down:
            return Shown(each.seat, each.down, ShownWhy.ALL_IN)
    return None


def _deal(hand: Hand) -> StreetDealt:
    rules, setting = hand.rules, hand.setting
    seats = [each.seat for each in hand.live]
    if hand.street is None:
        return first_deal(rules, setting.deck, seats)
    if hand.street is Street.SIXTH:
        return river(rules, setting.deck, setting.reclaim, hand.cursor, hand.burns, seats)
    return next_up_card(rules, setting.deck, hand.cursor, Street(hand.street + 1), seats)


def _opener(hand: Hand) -> Event:
    """Who acts first; or, when nobody can bet, the next cards or the showdown.

    No bring-in is posted when every other seat is all-in for its ante (rule book,
    part 4, 1).
    """
    if _betting_is_over(hand):
        if not hand.pots:
            return _sweep(hand)
        if hand.street is Street.SEVENTH:
            return ShowdownOpened(show_order(hand))
        return _face_up(hand) or _deal(hand)
    live = hand.live
    unable = [each.seat for each in live if not each.is_able]
    if hand.street is Street.THIRD and hand.rules.bring_in:
        return bring_in_opener(hand.rules, {each.seat: each.up[0] for each in live}, unable)
    boards = {each.seat: each.up for each in live}
    return first_to_act(hand.rules, hand.dealer, boards, unable, hand.common)


def _showing(hand: Hand) -> Event | None:
    """The next hand shows by itself if it must; else its player is asked.

    The first in order must show, a hand that wins a share must, and where the house
    lets nobody muck all must. A hand of a recorded game that was not told was mucked.

    Source: 000, items 32, 34 and 35; 001, items 38 and 39; rule book, part 2, 32.
    """
    seat = next(each for each in map(hand.at, hand.showdown_order) if not each.has_shown)
    if UNKNOWN in seat.down:
        return Mucked(seat.seat)
    why = _must_show(hand, seat)
    return Shown(seat.seat, seat.down, why) if why else None


def _must_show(hand: Hand, seat: HandSeat) -> ShownWhy | None:
    if seat.shown:
        return ShownWhy.ALL_IN
    if seat.seat in hand.winners:
        return ShownWhy.WINS
    if seat.seat == hand.showdown_order[0] or not hand.rules.loser_may_muck:
        return ShownWhy.MUST
    return None


def dealing_order(dealer: int, seats: tuple[Entrant, ...]) -> tuple[Entrant, ...]:
    """The seats from the dealer's left, clockwise. (001, item 5; 003, item 6)"""
    return tuple(sorted(seats, key=lambda entrant: places_left(dealer, entrant.seat)))
