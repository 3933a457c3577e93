"""The showdown: who shows when, who wins what, and where the odd chips go."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from doorcard.cards import UNKNOWN, Card
from doorcard.ranking import best_high, best_low, best_razz, high_value, low_value, razz_value
from doorcard.stud.choices import Game, OddChipHigh, OddChipLow, ShowdownOrder
from doorcard.stud.events import Part, Pot, PotAwarded, PotShare, PotUndecided
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.opening import first_to_act, places_left
from doorcard.stud.state import Hand
from doorcard.stud.street import Chips, SeatNo

Holdings = Mapping[SeatNo, Sequence[Card]]
"""All cards each seat plays with, a common card included."""


def show_order(hand: Hand) -> tuple[SeatNo, ...]:
    """The order in which the live hands are asked to show.

    The last aggressor of the last round first; without one the seat that acted first
    on it; if nobody could, the best board, all-ins included; then clockwise. With
    ``side_pots_first`` the contenders of the last side pot come first, each pot's in
    that order.

    Source: 000, items 34 and 36; 001, items 35 to 37; TDA 2024, 17; rule book, part 2,
    31, and part 4, 9.
    """
    live = [each.seat for each in hand.live]
    r = hand.round
    first = hand.seats[r.aggressor if r.aggressor >= 0 else r.opener].seat
    if r.opener < 0:
        boards = {each.seat: each.up for each in hand.live}
        first = first_to_act(hand.rules, hand.dealer, boards, (), hand.common).seat

    def clockwise(seat: SeatNo) -> int:
        return places_left(first - 1, seat)

    order = sorted(live, key=clockwise)
    if hand.rules.showdown_order is ShowdownOrder.SIDE_POTS_FIRST:
        by_pot = [
            seat for pot in reversed(hand.pots) for seat in sorted(pot.contenders, key=clockwise)
        ]
        order = list(dict.fromkeys([*by_pot, *order]))
    return tuple(order)


def all_awards(hand: Hand) -> tuple[PotAwarded | PotUndecided, ...]:
    """Who gets each pot of a hand whose betting is over, main pot first."""
    live = hand.live
    if len(live) == 1:
        seat = live[0].seat
        return tuple(
            PotAwarded(number, (PotShare(seat, pot.chips, Part.WHOLE),))
            for number, pot in enumerate(hand.pots)
        )
    holdings = {each.seat: hand.holding(each) for each in live}
    return tuple(
        award_pot(hand.rules, hand.dealer, number, pot, holdings)
        for number, pot in enumerate(hand.pots)
    )


def winning_seats(awards: Sequence[PotAwarded | PotUndecided]) -> frozenset[SeatNo]:
    """The seats that win a share of some pot: they must show, whatever they press.

    Source: 000, item 32; 001, item 41 (cards speak); cases I05 and I06.
    """
    return frozenset(
        share.seat for award in awards if isinstance(award, PotAwarded) for share in award.shares
    )


def award_pot(
    rules: HouseRules, dealer: SeatNo, number: int, pot: Pot, holdings: Holdings
) -> PotAwarded | PotUndecided:
    """Who wins one pot, and how it is split.

    Cards speak: the best five of all cards win, suits never decide. In hi/lo the high
    half has the odd chip, and without a low of eight or better the high hand takes
    all. A hand with a card that a recorded hand does not tell was never shown and
    loses to any that was; if none of several is known the pot stays undecided.

    Source: 000, items 33 and 37 to 40; 001, items 41 and 42; 002, items 19 to 24;
    rule book, part 2, 26 to 30, and part 3, fixed rules.
    """
    seats = pot.contenders
    if len(seats) == 1:
        return PotAwarded(number, (PotShare(seats[0], pot.chips, Part.WHOLE),))
    known = [seat for seat in seats if UNKNOWN not in holdings[seat]]
    if not known:
        return PotUndecided(number, pot.chips)
    ranked = _best(known, holdings, razz_value if rules.game is Game.RAZZ else high_value)
    lows = _best(known, holdings, low_value) if rules.game is Game.HILO else []
    if not lows:
        part = Part.WHOLE
        return PotAwarded(number, _split(rules, dealer, pot.chips, ranked, holdings, part))
    unit = rules.chip_unit
    low_chips = pot.chips // unit // 2 * unit
    high = _split(rules, dealer, pot.chips - low_chips, ranked, holdings, Part.HIGH)
    low = _split(rules, dealer, low_chips, lows, holdings, Part.LOW)
    return PotAwarded(number, high + low)


def _best(
    seats: Sequence[SeatNo], holdings: Holdings, value: Callable[[Sequence[Card]], int]
) -> list[SeatNo]:
    """The seats that hold the best value; none if the best is 0 (no low)."""
    values = {seat: value(holdings[seat]) for seat in seats}
    top = max(values.values())
    return [seat for seat in seats if values[seat] == top and top > 0]


def _split(
    rules: HouseRules,
    dealer: SeatNo,
    chips: Chips,
    winners: Sequence[SeatNo],
    holdings: Holdings,
    part: Part,
) -> tuple[PotShare, ...]:
    """Chips shared evenly; what is left goes out a chip each in the odd chips' order.

    What is less than a chip goes with the first odd one. Shares of nothing are left
    out.
    """
    units, rest = divmod(chips, rules.chip_unit)
    each, odd = divmod(units, len(winners))
    low = part is Part.LOW or rules.game is Game.RAZZ
    order = odd_chip_order(rules, dealer, winners, holdings, low=low)
    got = {seat: (each + (i < odd)) * rules.chip_unit for i, seat in enumerate(order)}
    got[order[0]] += rest
    return tuple(PotShare(seat, got[seat], part) for seat in winners if got[seat])


def odd_chip_order(
    rules: HouseRules,
    dealer: SeatNo,
    winners: Sequence[SeatNo],
    holdings: Holdings,
    *,
    low: bool,
) -> list[SeatNo]:
    """In which order tied winners get the odd chips: nobody gets two before all got one.

    From the dealer's left; or by the highest card, rank and then suit, of the five
    played or of all; among lows by the highest card of the low hand, or the lowest of
    all cards, the ace low in both.

    Source: 000, item 40; Robert's Rules of Poker, Ties; TDA 2024, 20; rule book, part
    2, 27 and 29, and part 4, 11.
    """

    def ace_low(card: Card) -> int:
        return card - 52 if card >= 48 else card

    def played(seat: SeatNo) -> Sequence[Card]:
        if rules.game is Game.RAZZ:
            return best_razz(holdings[seat]).cards
        best = best_low(holdings[seat]) if low else None
        return (best or best_high(holdings[seat])).cards

    match rules.odd_chip_low if low else rules.odd_chip_high:
        case OddChipHigh.SUIT_5:
            return sorted(winners, key=lambda seat: -max(played(seat)))
        case OddChipHigh.SUIT_7:
            return sorted(winners, key=lambda seat: -max(holdings[seat]))
        case OddChipLow.HIGH_SUIT_5:
            return sorted(winners, key=lambda seat: -max(map(ace_low, played(seat))))
        case OddChipLow.LOW_SUIT_7:
            return sorted(winners, key=lambda seat: min(map(ace_low, holdings[seat])))
        case _:
            return sorted(winners, key=lambda seat: places_left(dealer, seat))
