"""Who acts first on a street."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from doorcard.cards import UNKNOWN, Card
from doorcard.ranking import board_value, low_board_value
from doorcard.stud.choices import (
    AnteAllinLowCard,
    CommonCardFirst,
    FirstActAllinHigh,
    FirstActTie,
    Game,
)
from doorcard.stud.events import OpenerNamed, OpenerReason
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import SeatNo

SEATS: Final = 8
"""Seats are numbered 1 to 8 clockwise, whatever the number that is taken."""


def places_left(of: SeatNo, seat: SeatNo) -> int:
    """How many places clockwise ``seat`` lies from ``of``: 0 for its left neighbour.

    >>> places_left(8, 1), places_left(8, 8)
    (0, 7)
    """
    return (seat - of - 1) % SEATS


def low_card_seat(doors: Mapping[SeatNo, Card], game: Game = Game.HI) -> SeatNo:
    """The seat whose door card owes the bring-in.

    The lowest rank, the ace high in hi/lo too, equal ranks by suit: clubs, diamonds,
    hearts, spades. In razz the highest card owes it, the ace low.

    Source: 000, items 11 and 12; 001, items 7, 9 and 10; 002, items 7 to 9; 003,
    items 10 and 12; for razz Robert's Rules of Poker, Razz, 2.

    >>> from doorcard.cards import parse_cards
    >>> low_card_seat(dict(enumerate(parse_cards("3s 3d Kh 9c"), 1)))
    2
    """
    if game is Game.RAZZ:
        return max(doors, key=lambda seat: doors[seat] - 52 if doors[seat] >= 48 else doors[seat])
    return min(doors, key=doors.__getitem__)


def bring_in_opener(
    rules: HouseRules, doors: Mapping[SeatNo, Card], unable: Collection[SeatNo] = ()
) -> OpenerNamed:
    """Who opens third street in a game with a bring-in.

    When the low card is all-in for its ante, the next seat with chips to its left
    opens, or, where the house says so, the next-lowest card that has chips.

    Source: TDA 2024, RP-10-E; rule book, part 2, 13, and part 4, 6.

    >>> from doorcard.cards import parse_cards
    >>> doors = dict(enumerate(parse_cards("2s 9h 3c Kd"), 1))
    >>> bring_in_opener(HouseRules(), doors, unable={1})
    OpenerNamed(seat=2, why=<OpenerReason.LEFT_OF_LOW_CARD: 'left_of_low_card'>)
    """
    low = low_card_seat(doors, rules.game)
    if low not in unable:
        return OpenerNamed(low, OpenerReason.LOW_CARD)
    able = {seat: card for seat, card in doors.items() if seat not in unable}
    if rules.ante_allin_low_card is AnteAllinLowCard.NEXT_LOWEST:
        return OpenerNamed(low_card_seat(able, rules.game), OpenerReason.NEXT_LOW_CARD)
    left = min(able, key=lambda seat: places_left(low, seat))
    return OpenerNamed(left, OpenerReason.LEFT_OF_LOW_CARD)


def board_strength(rules: HouseRules, up: tuple[Card, ...], common: Card | None) -> int:
    """How good a board is for acting first: more acts earlier.

    Fewer than five cards make no straight, flush or full house (003, item 16); with a
    common card five are seen, and where the house counts it they do (rule book,
    part 2, 36). A card that a recorded hand does not tell counts for nothing.
    """
    seen = up if UNKNOWN not in up else tuple(card for card in up if card.is_known)
    if common is not None and rules.common_card_first is CommonCardFirst.HIGH_WITH_COMMON:
        seen = (*seen, common)
    if not seen:
        return -1
    return low_board_value(seen) if rules.game is Game.RAZZ else board_value(seen)


def first_to_act(
    rules: HouseRules,
    dealer: SeatNo,
    boards: Mapping[SeatNo, tuple[Card, ...]],
    unable: Collection[SeatNo] = (),
    common: Card | None = None,
) -> OpenerNamed:
    """Who acts first when no bring-in is owed: the best board among the live hands.

    Equal boards: the first from the dealer's left, or the highest card by suit where
    the house says so. When the best board cannot act (``unable``: all-in, or treated
    so), the next seat with chips to its left acts, or the next best board.

    Source: 000, items 24 and 29; 001, items 14 and 16; 003, items 6, 13, 14 and 17;
    TDA 2024, RP-10-D; rule book, part 2, 18, 19 and 36.

    >>> from doorcard.cards import parse_cards
    >>> boards = {1: parse_cards("Ks 9d"), 2: parse_cards("4c 7h"), 3: parse_cards("Kd 9c")}
    >>> first_to_act(HouseRules(), 1, boards).seat
    3
    """
    strengths = {seat: board_strength(rules, up, common) for seat, up in boards.items()}

    def best_of(seats: Collection[SeatNo]) -> SeatNo:
        top = max([strengths[seat] for seat in seats])
        equal = [seat for seat in seats if strengths[seat] == top]
        if rules.first_act_tie is FirstActTie.SUIT:
            return max(equal, key=lambda seat: max(boards[seat]))
        return min(equal, key=lambda seat: places_left(dealer, seat))

    best = best_of(boards)
    if best not in unable:
        third = all(len(up) == 1 for up in boards.values())
        return OpenerNamed(best, OpenerReason.HIGH_CARD if third else OpenerReason.BEST_BOARD)
    able = [seat for seat in boards if seat not in unable]
    if rules.first_act_allin_high is FirstActAllinHigh.NEXT_HIGH:
        return OpenerNamed(best_of(able), OpenerReason.NEXT_BEST_BOARD)
    left = min(able, key=lambda seat: places_left(best, seat))
    return OpenerNamed(left, OpenerReason.LEFT_OF_BEST_BOARD)
