"""Pots, shares and odd chips, counted by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from doorcard.cards import UNKNOWN, parse_cards
from doorcard.stud import Game, HouseRules, Part, Pot, PotAwarded, PotShare, PotUndecided
from doorcard.stud.choices import AnteAllinLowCard, FirstActAllinHigh, OddChipHigh
from doorcard.stud.events import OpenerReason
from doorcard.stud.opening import bring_in_opener, first_to_act, low_card_seat
from doorcard.stud.pots import lay_pots, uncalled
from doorcard.stud.showdown import award_pot

seats = st.integers(1, 8)
paid = st.dictionaries(seats, st.integers(0, 60), min_size=2)


class TestPots:
    """000, items 44 and 45; rule book, part 4, 17."""

    @given(paid, st.data())
    def test_hold_every_chip(self, chips: dict[int, int], data: st.DataObject) -> None:
        live = data.draw(st.sets(st.sampled_from(sorted(chips)), min_size=1))

        pots = lay_pots(chips, live, 8)

        assert sum(pot.chips for pot in pots) == sum(chips.values())
        assert all(pot.chips > 0 for pot in pots)

    @given(paid, st.data())
    def test_narrow_from_pot_to_pot(self, chips: dict[int, int], data: st.DataObject) -> None:
        live = data.draw(st.sets(st.sampled_from(sorted(chips)), min_size=1))

        pots = lay_pots(chips, live, 8)

        for wide, narrow in pairwise(pots):
            assert set(narrow.contenders) < set(wide.contenders) <= live

    @given(paid, st.data())
    def test_pay_nobody_more_than_he_put_in_of_each_seat(
        self, chips: dict[int, int], data: st.DataObject
    ) -> None:
        """A seat can win from each other what it has in itself, and no more."""
        live = data.draw(st.sets(st.sampled_from(sorted(chips)), min_size=1))
        seat = data.draw(st.sampled_from(sorted(live)))

        reachable = sum(pot.chips for pot in lay_pots(chips, live, 8) if seat in pot.contenders)

        most = max(chips[each] for each in live)
        mine = sum(min(each, chips[seat]) for each in chips.values())
        over = sum(max(0, each - most) for each in chips.values())
        assert reachable == mine + (over if chips[seat] == most else 0)

    def test_of_a_seat_with_nothing_in_are_not_its_own(self) -> None:
        assert lay_pots({1: 0, 2: 10, 3: 10}, {1, 2, 3}, 8) == (Pot(20, (2, 3)),)

    def test_keep_what_a_folded_seat_has_in_above_all_others(self) -> None:
        """5 of each, then 15 of the second and 25 of the third, who folded."""
        pots = lay_pots({1: 5, 2: 20, 3: 30}, {1, 2}, 8)

        assert pots == (Pot(15, (1, 2)), Pot(40, (2,)))

    def test_left_by_all_who_paid_go_to_who_is_left(self) -> None:
        assert lay_pots({1: 0, 2: 10}, {1}, 8) == (Pot(10, (1,)),)

    def test_list_seats_from_the_dealers_left(self) -> None:
        assert lay_pots({1: 5, 4: 5, 7: 5}, {1, 4, 7}, 4)[0].contenders == (7, 1, 4)

    def test_of_nothing_are_none(self) -> None:
        assert lay_pots({1: 0, 2: 0}, {1, 2}, 8) == ()


class TestUncalledWager:
    """Rule book, part 3, fixed rules."""

    @given(st.dictionaries(seats, st.integers(0, 60), min_size=2))
    def test_is_what_the_second_highest_did_not_match(self, wagers: dict[int, int]) -> None:
        back = uncalled(wagers)

        second, first = sorted(wagers.values())[-2:]
        assert (back.chips if back else 0) == first - second
        assert back is None or wagers[back.seat] == first


HIGH = parse_cards("Ks Qd Jh Tc 9s 2h 3d")
TIED = parse_cards("Kh Qs Jd Th 9c 2c 4d")
THIRD = parse_cards("Kd Qh Js Td 9h 2s 4h")
LOW = parse_cards("8s 6d 4s 3c Ac Ad 9d")


def shares(chips: int, holdings: dict[int, tuple[object, ...]], **rules: object) -> object:
    award = award_pot(
        HouseRules().with_(**rules),
        8,
        0,
        Pot(chips, tuple(holdings)),
        holdings,  # type: ignore[arg-type]
    )
    if isinstance(award, PotUndecided):
        return award
    return [(each.seat, each.chips, each.part.value) for each in award.shares]


class TestAward:
    def test_of_a_pot_with_one_contender_needs_no_cards(self) -> None:
        award = award_pot(HouseRules(), 8, 2, Pot(30, (5,)), {})

        assert award == PotAwarded(2, (PotShare(5, 30, Part.WHOLE),))

    def test_of_hi_lo_has_a_share_for_each_half(self) -> None:
        """002, items 19 and 20."""
        assert shares(105, {1: HIGH, 2: LOW}, game=Game.HILO) == [(1, 53, "high"), (2, 52, "low")]
        assert shares(105, {1: HIGH, 2: TIED}, game=Game.HILO) == [
            (1, 53, "whole"),
            (2, 52, "whole"),
        ]

    def test_of_two_chips_too_few_for_three_leaves_the_last_without(self) -> None:
        assert shares(2, {1: HIGH, 2: TIED, 3: THIRD}) == [(1, 1, "whole"), (2, 1, "whole")]

    def test_of_one_chip_in_hi_lo_goes_to_the_high_hand(self) -> None:
        assert shares(1, {1: HIGH, 2: LOW}, game=Game.HILO) == [(1, 1, "high")]

    def test_in_razz_goes_to_the_lowest(self) -> None:
        assert shares(50, {1: HIGH, 2: LOW}, game=Game.RAZZ) == [(2, 50, "whole")]

    def test_below_the_unit_goes_with_the_first_odd_chip(self) -> None:
        assert shares(107, {1: HIGH, 2: TIED}, chip_unit=25) == [
            (1, 57, "whole"),
            (2, 50, "whole"),
        ]

    @pytest.mark.parametrize(
        ("rule", "first"),
        [(OddChipHigh.LEFT_OF_DEALER, 1), (OddChipHigh.SUIT_5, 2), (OddChipHigh.SUIT_7, 2)],
    )
    def test_of_the_odd_chip_follows_the_house(self, rule: OddChipHigh, first: int) -> None:
        """Rule book, part 2, 27: seat 2 has the king of spades."""
        got = shares(7, {1: TIED, 2: HIGH}, odd_chip_high=rule)

        assert got == [(1, 4 if first == 1 else 3, "whole"), (2, 4 if first == 2 else 3, "whole")]

    def test_of_hands_nobody_told_is_undecided(self) -> None:
        untold = (UNKNOWN, *HIGH[1:])

        assert shares(60, {1: untold, 2: untold}) == PotUndecided(0, 60)

    def test_goes_by_the_hands_that_were_told(self) -> None:
        untold = (UNKNOWN, *HIGH[1:])

        assert shares(60, {1: untold, 2: LOW}) == [(2, 60, "whole")]


class TestOpeners:
    def test_in_razz_are_the_highest_card_and_then_the_lowest_board(self) -> None:
        """Robert's Rules of Poker, Razz, 2: the ace is low."""
        doors = {1: parse_cards("As")[0], 2: parse_cards("Kd")[0], 3: parse_cards("Ks")[0]}
        boards = {1: parse_cards("As 4d"), 2: parse_cards("Kd 2c"), 3: parse_cards("5s 5d")}
        razz = HouseRules(game=Game.RAZZ)

        assert low_card_seat(doors, Game.RAZZ) == 3
        assert first_to_act(razz, 8, boards).seat == 1

    def test_in_razz_owe_the_bring_in_with_the_highest_card(self) -> None:
        """An ace is the lowest, of clubs the lowest of all."""
        razz = HouseRules(game=Game.RAZZ)
        doors = {1: parse_cards("Kd")[0], 2: parse_cards("Qs")[0], 3: parse_cards("As")[0]}
        aces = {1: parse_cards("2c")[0], 2: parse_cards("Ac")[0], 3: parse_cards("As")[0]}
        next_high = razz.with_(ante_allin_low_card=AnteAllinLowCard.NEXT_LOWEST)

        assert low_card_seat(doors, Game.RAZZ) == 1
        assert low_card_seat(aces, Game.RAZZ) == 1
        assert bring_in_opener(razz, doors).seat == 1
        low_second = {**doors, 2: parse_cards("3s")[0], 3: parse_cards("Qs")[0]}
        assert bring_in_opener(next_high, low_second, {1}).seat == 3

    def test_left_of_an_all_in_low_card_are_counted_clockwise(self) -> None:
        doors = {1: parse_cards("Kd")[0], 3: parse_cards("2s")[0], 4: parse_cards("As")[0]}

        assert bring_in_opener(HouseRules(), doors, {3}).seat == 4

    def test_without_a_bring_in_are_the_highest_card(self) -> None:
        """003, item 13. A card nobody told is lower than any."""
        doors = {1: (UNKNOWN,), 2: parse_cards("2c"), 3: (UNKNOWN,)}
        named = first_to_act(HouseRules(bring_in=0), 8, doors)

        assert (named.seat, named.why) == (2, OpenerReason.HIGH_CARD)

    def test_on_third_street_is_named_by_its_reason(self) -> None:
        doors = {1: parse_cards("2c")[0], 2: parse_cards("3d")[0], 3: parse_cards("Ks")[0]}

        assert bring_in_opener(HouseRules(), doors).why is OpenerReason.LOW_CARD
        assert bring_in_opener(HouseRules(), doors, {1}).why is OpenerReason.LEFT_OF_LOW_CARD

    def test_of_boards_nobody_told_is_the_first_from_the_left(self) -> None:
        boards = {1: (UNKNOWN,) * 2, 2: (UNKNOWN,) * 2}

        assert first_to_act(HouseRules(bring_in=0), 1, boards).seat == 2

    def test_counts_the_cards_that_were_told(self) -> None:
        boards = {1: (UNKNOWN, *parse_cards("5s")), 2: parse_cards("3c 4d")}

        assert first_to_act(HouseRules(), 8, boards).seat == 1

    def test_passes_over_a_board_that_cannot_act(self) -> None:
        boards = {1: parse_cards("As Ad"), 2: parse_cards("3c 4d"), 3: parse_cards("Kc Kd")}
        by_board = HouseRules(first_act_allin_high=FirstActAllinHigh.NEXT_HIGH)

        left = first_to_act(HouseRules(), 8, boards, {1})
        best = first_to_act(by_board, 8, boards, {1})

        assert (left.seat, left.why) == (2, OpenerReason.LEFT_OF_BEST_BOARD)
        assert (best.seat, best.why) == (3, OpenerReason.NEXT_BEST_BOARD)
