"""Rulings of betting: what sources and rule books leave open (rule book, part 4).

A class for each ruling, numbered as in docs/rules/rulings.md. Ruling 8, the bonus for
coming back, is the room's.
"""

from __future__ import annotations

from doorcard.stud import (
    BroughtIn,
    Call,
    Complete,
    Fold,
    Folded,
    OpenerNamed,
    StreetDealt,
    TreatedAllIn,
)
from doorcard.stud.choices import (
    AbsenceAction,
    AnteAllinLowCard,
    OpenPairDouble,
)
from tests.stud.spoken_hand import spoken
from tests.stud.spoken_streets import (
    FOUR,
    LOW_ALL_IN,
    PAIR,
    on_fifth,
    on_fourth,
)


class TestRuling1NoRaiseThatNobodyCouldAnswer:
    """Rule book, part 4, 1."""

    def test_all_others_all_in_leave_call_and_fold(self) -> None:
        hand = on_fifth((35, 500, 35, 35), "Cal allin, Dee allin, Ann allin")

        assert hand.turn == "Ben"
        assert hand.legal() == ["fold", "call 20"]

    def test_a_seat_treated_as_all_in_cannot_answer_either(self) -> None:
        hand = on_fifth(
            (500, 500, 55, 55),
            "Cal allin, Dee allin, Ann timeout",
            timeout_action=AbsenceAction.ALLIN,
        )

        assert hand.turn == "Ben"
        assert hand.legal() == ["fold", "call 40"]

    def test_one_seat_that_could_answer_keeps_the_raise(self) -> None:
        hand = on_fifth((500, 500, 35, 35), "Cal allin, Dee allin, Ann call")

        assert hand.legal() == ["fold", "call 20", "raise 60"]

    def test_who_owes_nothing_is_not_asked(self) -> None:
        hand = spoken(LOW_ALL_IN, {"3": "Ben fold, Cal fold", "4": ""})

        assert hand.turn is None
        assert not any(isinstance(event, BroughtIn) for event in hand.events)

    def test_low_card_against_antes_all_in_posts_no_bring_in(self) -> None:
        hand = spoken(FOUR.format(300, 5, 5, 5), {"3": "", "4": "", "5": "", "6": "", "7": ""})

        assert not any(isinstance(event, OpenerNamed | BroughtIn) for event in hand.events)
        assert [event.street for event in hand.events if isinstance(event, StreetDealt)] == [
            3,
            4,
            5,
            6,
            7,
        ]
        assert hand.pots() == [(20, {"Ann", "Ben", "Cal", "Dee"})]


class TestRuling2AllInOpeningOfLessThanHalfABet:
    """Rule book, part 4, 2: 15 on a street of 40."""

    def test_who_has_not_acted_folds_calls_or_completes(self) -> None:
        hand = on_fifth((500, 500, 30, 500), "Cal allin")

        assert hand.turn == "Dee"
        assert hand.legal() == ["fold", "call 15", "raise 40"]

    def test_who_has_checked_calls_or_folds(self) -> None:
        hand = on_fifth((500, 500, 500, 30), "Cal check, Dee allin, Ann call, Ben call")

        assert hand.turn == "Cal"
        assert hand.legal() == ["fold", "call 15"]

    def test_completed_it_is_a_bet_of_40_that_may_be_raised(self) -> None:
        hand = on_fifth((500, 500, 500, 30), "Cal check, Dee allin, Ann raise=40, Ben call")

        assert hand.legal() == ["fold", "call 40", "raise 80"]

    def test_half_a_bet_is_one(self) -> None:
        hand = on_fifth((500, 500, 500, 35), "Cal check, Dee allin, Ann call, Ben call")

        assert hand.legal() == ["fold", "call 20", "raise 60"]


class TestRuling3OpenPairAndAllIns:
    """Rule book, part 4, 3."""

    def test_half_of_the_small_bet_counts_while_no_double_was_wagered(self) -> None:
        hand = on_fourth((1000, 1000, 45), "Ben bet=20, Cal allin")

        assert hand.legal() == ["fold", "call 30", "raise 50", "raise 70"]

    def test_less_than_half_of_it_does_not(self) -> None:
        hand = on_fourth((1000, 1000, 44), "Ben bet=20, Cal allin")

        assert hand.legal() == ["fold", "call 29", "raise 40", "raise 60"]

    def test_an_all_in_that_adds_the_big_bet_is_a_double_wager(self) -> None:
        hand = on_fourth((1000, 1000, 75), "Ben bet=20, Cal allin")

        assert hand.legal() == ["fold", "call 60", "raise 100"]

    def test_one_chip_less_is_not(self) -> None:
        hand = on_fourth((1000, 1000, 74), "Ben bet=20, Cal allin")

        assert hand.legal() == ["fold", "call 59", "raise 79", "raise 99"]

    def test_after_a_double_wager_half_of_the_big_bet_is_needed(self) -> None:
        short = on_fourth((1000, 1000, 74), "Ben bet2=40, Cal allin")
        enough = on_fourth((1000, 1000, 75), "Ben bet2=40, Cal allin")

        assert short.legal() == ["fold", "call 59", "raise 80"]
        assert enough.legal() == ["fold", "call 60", "raise 100"]


class TestRuling4PairHolder:
    """Rule book, part 4, 4; 001, item 19."""

    HOLDER = OpenPairDouble.PAIR_HOLDER

    def test_only_the_holder_may_open_double(self) -> None:
        holder = on_fourth((1000, 1000, 1000), "", open_pair_double=self.HOLDER)
        other = on_fourth((1000, 1000, 1000), "Ben check", open_pair_double=self.HOLDER)

        assert holder.legal() == ["fold", "check", "bet 20", "bet 40"]
        assert other.legal() == ["fold", "check", "bet 20"]

    def test_over_a_small_bet_anybody_may_raise_by_either_size(self) -> None:
        hand = on_fourth((1000, 1000, 1000), "Ben check, Cal bet=20", open_pair_double=self.HOLDER)

        assert hand.legal() == ["fold", "call 20", "raise 40", "raise 60"]

    def test_unless_the_house_has_no_large_raise_over_a_small_bet(self) -> None:
        hand = on_fourth(
            (1000, 1000, 1000),
            "Ben check, Cal bet=20",
            open_pair_double=self.HOLDER,
            open_pair_big_raise_over_small=False,
        )

        assert hand.legal() == ["fold", "call 20", "raise 40"]


class TestRuling5Caps:
    """Rule book, part 4, 5; Robert's Rules of Poker, Betting and Raising, 4."""

    def test_between_two_is_lifted_where_the_house_says_so(self) -> None:
        said = "Cal bet=40, Dee raise=80, Ann fold, Ben fold, Cal raise=120, Dee raise=160"

        assert on_fifth((1000,) * 4, said).legal() == ["fold", "call 160"]
        assert on_fifth((1000,) * 4, said, headsup_uncapped=True).legal() == [
            "fold",
            "call 160",
            "raise 200",
        ]

    def test_stays_for_an_all_in_third_seat(self) -> None:
        hand = on_fifth(
            (55, 1000, 1000, 1000),
            "Cal bet=40, Dee raise=80, Ann call, Ben fold, Cal raise=120, Dee raise=160",
            headsup_uncapped=True,
        )

        assert hand.legal() == ["fold", "call 160"]

    def test_reached_by_three_stays_for_two(self) -> None:
        hand = on_fifth(
            (1000,) * 4,
            "Cal bet=40, Dee raise=80, Ann raise=120, Ben fold, Cal raise=160, Dee fold",
            headsup_uncapped=True,
        )

        assert hand.legal() == ["fold", "call 160"]

    def test_count_a_posted_bring_in_where_the_house_says_so(self) -> None:
        said = {"3": "Ann bring, Ben complete=20, Cal raise=40, Dee raise=60"}

        counted = spoken(FOUR.format(300, 300, 300, 300), said, bring_in_counts_as_bet=True)
        short = spoken(FOUR.format(9, 300, 300, 300), said, bring_in_counts_as_bet=True)

        assert counted.legal() == ["fold", "call 60"]
        assert short.legal() == ["fold", "call 60"]

    def test_count_one_bet_for_a_low_card_that_opens_for_it(self) -> None:
        said = {"3": "Ann complete=20, Ben raise=40, Cal raise=60"}

        hand = spoken(FOUR.format(300, 300, 300, 300), said, bring_in_counts_as_bet=True)

        assert hand.legal() == ["fold", "call 60", "raise 80"]


class TestRuling6NeighbourOfALowCardThatIsAllIn:
    """Rule book, part 4, 6; TDA 2024, RP-10-E."""

    def test_may_bring_in_complete_or_fold_whatever_binds_the_low_card(self) -> None:
        hand = spoken(LOW_ALL_IN, {"3": ""}, bring_in_may_complete=False)

        assert hand.turn == "Ben"
        assert hand.legal() == ["fold", "bringin 10", "complete 20"]

    def test_whose_time_runs_out_is_folded_and_the_duty_moves_left(self) -> None:
        for action in (AbsenceAction.CHECK_FOLD, AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD):
            hand = spoken(LOW_ALL_IN, {"3": "Ben timeout"}, timeout_action=action)

            assert any(isinstance(event, Folded) for event in hand.events)
            assert hand.turn == "Cal"
            assert hand.legal() == ["fold", "bringin 10", "complete 20"]

    def test_whose_time_runs_out_is_treated_as_all_in_where_that_is_the_way(self) -> None:
        hand = spoken(LOW_ALL_IN, {"3": "Ben timeout"}, timeout_action=AbsenceAction.ALLIN)

        assert hand.events[-1] == TreatedAllIn(2)
        assert hand.turn == "Cal"
        assert hand.legal() == ["fold", "bringin 10", "complete 20"]

    def test_is_not_asked_under_next_lowest_and_who_is_may_not_fold(self) -> None:
        hand = spoken(LOW_ALL_IN, {"3": ""}, ante_allin_low_card=AnteAllinLowCard.NEXT_LOWEST)

        assert hand.turn == "Cal"
        assert hand.legal() == ["bringin 10", "complete 20"]


class TestRuling7AbsentOwnerOfTheBringIn:
    """Rule book, part 4, 7; TDA 2024, 30."""

    STACKS = FOUR.format(300, 300, 300, 300)

    def test_posts_it_and_has_a_turn_of_her_own_later(self) -> None:
        hand = spoken(self.STACKS, {"3": "Ann timeout"})
        assert hand.events[-1] == BroughtIn(1, 10)

        hand.act("Ben", Complete(20)).act("Cal", Call(20)).act("Dee", Call(20))

        assert hand.turn == "Ann"
        assert hand.legal() == ["fold", "call 20", "raise 40"]

    def test_is_treated_as_all_in_for_it_under_either_all_in_action(self) -> None:
        for action in (AbsenceAction.ALLIN, AbsenceAction.ALLIN_IF_CHIPS_ELSE_FOLD):
            hand = spoken(self.STACKS, {"3": "Ann timeout"}, timeout_action=action)
            assert hand.events[-2:] == [BroughtIn(1, 10), TreatedAllIn(1)]

            hand.act("Ben", Complete(20)).act("Cal", Call(20)).act("Dee", Fold())

            assert hand.pots() == [(60 - 5 - 5, {"Ann", "Ben", "Cal"}), (20, {"Ben", "Cal"})]

    def test_is_treated_alike_when_the_line_is_lost(self) -> None:
        hand = spoken(self.STACKS, {"3": "Ann disc"}, disconnect_action=AbsenceAction.ALLIN)

        assert hand.events[-2:] == [BroughtIn(1, 10), TreatedAllIn(1)]

    def test_with_no_more_than_the_bring_in_is_simply_all_in(self) -> None:
        hand = spoken(
            FOUR.format(15, 300, 300, 300),
            {"3": "Ann timeout"},
            timeout_action=AbsenceAction.ALLIN,
        )

        assert hand.events[-1] == BroughtIn(1, 10)


class TestRuling10FourCardsFirst:
    """Rule book, part 4, 10; 003, item 9."""

    def test_has_the_double_bet_in_its_first_round(self) -> None:
        hand = spoken(PAIR.format(500, 500, 500), {"4": ""}, four_first=True, bring_in=0)

        assert hand.turn == "Ben"
        assert hand.legal() == ["fold", "check", "bet 20", "bet 40"]

    def test_has_it_only_if_the_house_has_it_at_all(self) -> None:
        hand = spoken(
            PAIR.format(500, 500, 500),
            {"4": ""},
            four_first=True,
            bring_in=0,
            open_pair_double=OpenPairDouble.OFF,
        )

        assert hand.legal() == ["fold", "check", "bet 20"]
