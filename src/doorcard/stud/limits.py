"""How much may be wagered: fixed, spread, pot and no limit."""

from __future__ import annotations

from doorcard.stud.choices import AllinHalfRule, Betting, Game, OpenPairDouble
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.state import Hand, HandSeat, Round
from doorcard.stud.street import Chips, Street


def street_size(rules: HouseRules, r: Round) -> Chips:
    """Fixed limit: S, the size of a wager: small on third and fourth street, then big.

    After a double bet beside an open pair fourth street is played in big bets.

    Source: 000, item 28; 001, items 20 and 27; 002, items 14 and 16.
    """
    return rules.big_bet if r.street >= Street.FIFTH or r.doubled else rules.small_bet


def may_double(hand: Hand, seat: HandSeat) -> bool:
    """May this seat wager the big bet on fourth street beside an open pair?

    ``pair_holder``: only who holds an open pair may open for it; over a small bet
    anybody may raise by it where the house lets large raises over small bets. In
    hi/lo not at all, unless the house says so. A pair counts while its seat is live.

    Source: 000, item 25; 001, items 17 and 19; 002, items 13 and 25; Robert's Rules of
    Poker, Seven-Card Stud, 4; rule book, part 4, 4 and 10.
    """
    rules = hand.rules
    if not doubling(hand) or not any(_pair(each) for each in hand.seats if not each.folded):
        return False
    if hand.round.to_match:
        return rules.open_pair_big_raise_over_small
    return rules.open_pair_double is OpenPairDouble.ANY_PLAYER or _pair(seat)


def doubling(hand: Hand) -> bool:
    """Is this a round in which an open pair can double the bet?"""
    rules = hand.rules
    return (
        hand.round.street is Street.FOURTH
        and rules.betting is Betting.FIXED_LIMIT
        and rules.open_pair_double is not OpenPairDouble.OFF
        and (rules.game is Game.HI or (rules.game is Game.HILO and rules.open_pair_hilo))
    )


def _pair(seat: HandSeat) -> bool:
    first, second = seat.up
    return first.is_known and first // 4 == second // 4


def fixed_wagers(hand: Hand, seat: HandSeat) -> tuple[Chips, ...]:
    """Fixed limit: the street totals this seat may wager to, a short stack's all-in included.

    Source: 000, items 14 to 17, 25 to 28; 001, items 17 to 20; rule book, part 3
    ("a raise goes to L + S") and part 4, 15.
    """
    r = hand.round
    all_in = seat.wager + seat.stack
    single = min(r.level + street_size(hand.rules, r), all_in)
    if single <= r.to_match:
        return ()
    if r.street is Street.FOURTH and not r.doubled and may_double(hand, seat):
        double = min(r.level + hand.rules.big_bet, all_in)
        if double > single:
            return single, double
    return (single,)


def counts_as_wager(rules: HouseRules, r: Round, to: Chips) -> bool:
    """Fixed limit: does a wager to ``to`` count as a full one?

    At least half of the size must be there (or all of it, where the house says so);
    on third street over the bring-in B half of what a completion adds to B.

    Source: Robert's Rules of Poker, Betting and Raising, 6; TDA 2024, 47; rule book,
    part 2, 16 and 17, part 3 and part 4, 3 and 15.
    """
    return _is_enough(rules, r, to - (r.base if r.incomplete else r.level))


def _is_enough(rules: HouseRules, r: Round, more: Chips) -> bool:
    size = street_size(rules, r) - (r.base if r.incomplete else 0)
    return 2 * more >= size if rules.allin_half_rule is AllinHalfRule.HALF else more >= size


def reopens(rules: HouseRules, r: Round, more: Chips) -> bool:
    """Does facing ``more`` than at one's last action open the betting again?

    Fixed limit: half a wager or more. Otherwise a full raise, be it made at once or by
    several short all-ins that add up.

    Source: rule book, part 3 and part 4, 12 and 13; TDA 2024, 47.
    """
    if rules.betting is Betting.FIXED_LIMIT:
        return _is_enough(rules, r, more)
    return more >= least_raise(rules, r)


def least_raise(rules: HouseRules, r: Round) -> Chips:
    """Spread, pot and no limit: what a raise must add to the amount to match.

    The last full bet or raise of the round; before the first the least bet.

    Source: rule book, part 4, 12 and 13.
    """
    spread = rules.betting is Betting.SPREAD_LIMIT
    return r.size or (rules.spread_min if spread else rules.small_bet)


def least_wager(rules: HouseRules, r: Round) -> Chips:
    """Spread, pot and no limit: the lowest full street total that may be wagered.

    An opening is at least the least bet. Over a bring-in the first wager is to at
    least the small bet in pot and no limit; in spread limit it adds at least the least
    bet. All else adds at least the last full bet or raise.

    Source: rule book, part 4, 12 and 13.
    """
    if r.incomplete and rules.betting is not Betting.SPREAD_LIMIT:
        return least_raise(rules, r)
    return r.to_match + least_raise(rules, r)


def greatest_wager(hand: Hand, seat: HandSeat) -> Chips:
    """Spread, pot and no limit: the highest street total but for the stack.

    Spread limit: the greatest bet over the amount to match. Pot limit: the pot after
    calling, over the amount to match; never below the least wager, so that a small
    pot can be opened.

    Source: rule book, part 4, 12 and 13; 003, item 26.
    """
    r = hand.round
    match hand.rules.betting:
        case Betting.SPREAD_LIMIT:
            return r.to_match + hand.rules.spread_max
        case Betting.POT_LIMIT:
            pot_raise = r.to_match + hand.pot + r.to_match - seat.wager
            return max(pot_raise, least_wager(hand.rules, r))
        case _:
            return seat.wager + seat.stack
