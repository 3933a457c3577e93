"""Starting, replaying and looking at a hand."""

from __future__ import annotations

import pytest

from doorcard.cards import FRESH_DECK, UNKNOWN, Card
from doorcard.stud import (
    BadHouseRules,
    BadStart,
    BringIn,
    Call,
    Checked,
    Entrant,
    Fold,
    HandStarted,
    HouseRules,
    IllegalAction,
    LapseCause,
    Raise,
    act,
    evolve,
    lapse,
    options,
    replay,
    start,
)

SEATS = (Entrant(1, 500), Entrant(4, 500), Entrant(7, 500))


class TestStarting:
    def test_begins_left_of_the_dealer_whoever_that_is(self) -> None:
        """001, item 5. The dealer's seat need not be dealt in."""
        for dealer, order in ((4, [7, 1, 4]), (8, [1, 4, 7]), (6, [7, 1, 4]), (7, [1, 4, 7])):
            hand, _ = start(HouseRules(), SEATS, dealer, FRESH_DECK)

            assert [each.seat for each in hand.seats] == order

    def test_deals_lap_by_lap(self) -> None:
        """001, items 5 and 6: down, down, up."""
        hand, _ = start(HouseRules(), SEATS, 8, FRESH_DECK)

        assert hand.at(1).down == (FRESH_DECK[0], FRESH_DECK[3])
        assert [each.up for each in hand.seats] == [(FRESH_DECK[i],) for i in (6, 7, 8)]

    def test_takes_antes_as_far_as_the_stacks_go(self) -> None:
        hand, _ = start(HouseRules(), [Entrant(1, 500), Entrant(2, 20)], 8, FRESH_DECK)

        assert [each.paid for each in hand.seats] == [25, 20]

    @pytest.mark.parametrize(
        ("seats", "dealer", "deck", "reclaim", "problem"),
        [
            (SEATS[:1], 8, FRESH_DECK, range(52), "2 to 8 seats can be dealt in, not 1"),
            ((*SEATS, Entrant(9, 5)), 8, FRESH_DECK, range(52), "there is no seat 9"),
            ((*SEATS, Entrant(1, 5)), 8, FRESH_DECK, range(52), "seat 1 is dealt in twice"),
            ((*SEATS, Entrant(2, 0)), 8, FRESH_DECK, range(52), "seat 2 has no chips (0)"),
            (SEATS, 0, FRESH_DECK, range(52), "there is no seat 0 for the dealer button"),
            (SEATS, 8, FRESH_DECK[:51], range(52), "a deck has 52 cards, this one 51"),
            (SEATS, 8, FRESH_DECK[:51] + FRESH_DECK[:1], range(52), "2c stands in the deck twice"),
            (SEATS, 8, FRESH_DECK, range(51), "reclaim must hold each place 0 to 51"),
        ],
    )
    def test_refuses_what_cannot_be_played(
        self,
        seats: tuple[Entrant, ...],
        dealer: int,
        deck: tuple[Card, ...],
        reclaim: range,
        problem: str,
    ) -> None:
        with pytest.raises(BadStart) as refusal:
            start(HouseRules(), seats, dealer, deck, reclaim)

        assert refusal.value.code == "hand.cannot_start"
        assert problem in str(refusal.value)

    def test_tells_everything_that_is_wrong(self) -> None:
        with pytest.raises(BadStart) as refusal:
            start(HouseRules(), [Entrant(9, 0)], 9, FRESH_DECK[:3], [])

        assert len(refusal.value.problems) == 6

    def test_refuses_rules_that_cannot_be_played(self) -> None:
        with pytest.raises(BadHouseRules) as refusal:
            start(HouseRules(ante=-1, max_raises=0), SEATS, 8, FRESH_DECK)

        assert refusal.value.code == "rules.unplayable"
        assert len(refusal.value.problems) == 2

    def test_refuses_more_seats_than_the_house_has(self) -> None:
        seats = [Entrant(seat, 500) for seat in range(1, 9)]
        with pytest.raises(BadStart, match="2 to 7 seats can be dealt in, not 8"):
            start(HouseRules(max_players=7), seats, 8, FRESH_DECK)

    def test_may_deal_cards_that_nobody_knows(self) -> None:
        hand, _ = start(HouseRules(), SEATS, 8, [UNKNOWN] * 6 + list(FRESH_DECK[6:]))

        assert hand.at(1).down == (UNKNOWN, UNKNOWN)


class TestReplaying:
    def test_nothing_is_no_hand(self) -> None:
        with pytest.raises(ValueError, match="there is no event to replay"):
            replay([])

    def test_begins_with_the_start(self) -> None:
        with pytest.raises(ValueError, match="a hand begins with HandStarted, not Checked"):
            evolve(None, Checked(1))

    def test_starts_once(self) -> None:
        hand, events = start(HouseRules(), SEATS, 8, FRESH_DECK)
        assert isinstance(events[0], HandStarted)

        with pytest.raises(ValueError, match="a hand starts once"):
            evolve(hand, events[0])


class TestRefusals:
    """Who asked for what, why not, and what would do."""

    def test_say_what_is_legal(self) -> None:
        hand, _ = start(HouseRules(), SEATS, 8, FRESH_DECK)
        with pytest.raises(IllegalAction) as refusal:
            act(hand, 1, Raise(400))

        assert str(refusal.value) == (
            "seat 1 may not raise to 400 (action.not_legal); "
            "legal: bring in for 50, complete to 100"
        )
        assert refusal.value.seat == 1
        assert refusal.value.action == Raise(400)
        assert refusal.value.options == options(hand)

    def test_say_whose_turn_it_is(self) -> None:
        hand, _ = start(HouseRules(), SEATS, 8, FRESH_DECK)
        with pytest.raises(IllegalAction, match=r"not_your_turn\); it is seat 1's turn"):
            act(hand, 4, Call(50))
        with pytest.raises(IllegalAction, match="seat 4 may not time out"):
            lapse(hand, 4, LapseCause.TIMEOUT)

    def test_say_that_the_hand_is_over(self) -> None:
        hand, _ = start(HouseRules(), SEATS, 8, FRESH_DECK)
        hand, _ = act(hand, 1, BringIn(50))
        hand, _ = act(hand, 4, Fold())
        hand, _ = act(hand, 7, Fold())
        hand, _ = lapse(hand, 1, LapseCause.TIMEOUT)

        with pytest.raises(IllegalAction, match="nobody is to act in this hand any more"):
            act(hand, 1, Fold())

    def test_leave_an_older_price_behind(self) -> None:
        """An action carries its price: a click at an older one is refused."""
        hand, _ = start(HouseRules(), SEATS, 8, FRESH_DECK)
        hand, _ = act(hand, 1, BringIn(50))

        with pytest.raises(IllegalAction, match="may not call to 25"):
            act(hand, 4, Call(25))


class TestLooking:
    def test_at_a_seat_that_is_not_dealt_in_is_an_error(self) -> None:
        hand, _ = start(HouseRules(), SEATS, 8, FRESH_DECK)

        for seat in (0, 2, 9, -1):
            with pytest.raises(KeyError, match="was not dealt into this hand"):
                hand.at(seat)

    def test_shows_no_closed_card(self) -> None:
        hand, events = start(HouseRules(), SEATS, 8, FRESH_DECK)
        told = repr(hand) + repr(hand.setting) + repr(hand.seats) + repr(events)

        for each in hand.seats:
            for card in each.down:
                assert str(card) not in told

    def test_tells_what_a_folded_seat_is(self) -> None:
        hand, _ = start(HouseRules(), SEATS, 8, FRESH_DECK)
        hand, _ = act(hand, 1, BringIn(50))
        hand, _ = act(hand, 4, Fold())

        assert repr(hand.at(4)) == "HandSeat(4, stack 475, paid 25, folded)"
        assert not hand.at(4).is_all_in
