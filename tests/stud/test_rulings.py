"""The rulings: where sources and rule books are silent (rule book, part 4).

A class for each ruling, numbered as in docs/rules/rulings.md. Ruling 8, the bonus for
coming back, is the room's.
"""

from __future__ import annotations

from typing import Any

from doorcard.cards import parse_cards
from doorcard.stud import (
    Bet,
    BetsSwept,
    BringIn,
    BroughtIn,
    Call,
    Check,
    Complete,
    Fold,
    Folded,
    Game,
    LapseCause,
    OpenerNamed,
    Pot,
    PotAwarded,
    Raise,
    ShowdownOpened,
    Street,
    StreetDealt,
    TreatedAllIn,
)
from doorcard.stud.choices import (
    AbsenceAction,
    AllinHalfRule,
    AnteAllinLowCard,
    Betting,
    OddChipLow,
    OpenPairDouble,
    ShortDeck,
    ShowdownOrder,
)
from doorcard.stud.dealing import RiverHow, river_plan
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.pots import lay_pots
from doorcard.stud.showdown import award_pot
from tests.stud.spoken_hand import TABLE, Spoken, spoken

FOUR = "Ann 1 {} xx xx 2c\nBen 2 {} xx xx 9d\nCal 3 {} xx xx Kh\nDee 4 {} xx xx Ts"
FIFTH = (
    "Ann 1 {} xx xx 2c 7s 8d\nBen 2 {} xx xx 9d 4c 6h\n"
    "Cal 3 {} xx xx Kh Qd 3s\nDee 4 {} xx xx Ts 5h Jc"
)
TO_FIFTH = {
    "3": "Ann bring, Ben call, Cal call, Dee call",
    "4": "Cal check, Dee check, Ann check, Ben check",
}
PAIR = "Ann 1 {} xx xx 2c 7s\nBen 2 {} xx xx 9d 9s\nCal 3 {} xx xx Kh Qd"
TO_FOURTH = {"3": "Ann bring, Ben call, Cal call"}
LOW_ALL_IN = "Ann 1 5 xx xx 2c\nBen 2 300 xx xx Kd\nCal 3 300 xx xx 9h\nDee 4 300 xx xx Js"


def on_fifth(stacks: tuple[int, int, int, int], said: str, **rules: object) -> Spoken:
    return spoken(FIFTH.format(*stacks), {**TO_FIFTH, "5": said}, **rules)


def on_fourth(stacks: tuple[int, int, int], said: str, **rules: object) -> Spoken:
    return spoken(PAIR.format(*stacks), {**TO_FOURTH, "4": said}, **rules)


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


class TestRuling9OrderOfShowing:
    """Rule book, part 4, 9; TDA 2024, 17."""

    CARDS = (
        "Ann 1 {} Ac Ad 2c 7s 8h 9d Jc\nBen 2 {} 4s 3d 9c Kd Ks 5h 2h\n"
        "Cal 3 {} Qs Qd Kh 8d 5s 4h 3c"
    )

    def order(self, hand: Spoken) -> list[str]:
        [opened] = [event for event in hand.events if isinstance(event, ShowdownOpened)]
        return [name for seat in opened.order for name, n in hand.names.items() if n == seat]

    def checked_down(self, **rules: object) -> Spoken:
        return spoken(
            self.CARDS.format(45, 300, 300),
            {
                "3": "Ann bring, Ben call, Cal call",
                "4": "Ben bet=20, Cal call, Ann call",
                "5": "Ben bet=40, Cal call, Ann allin",
                "6": "Ben bet=40, Cal call",
                "7": "Ben check, Cal check",
            },
            **rules,
        )

    def test_without_a_bet_begins_with_who_acted_first(self) -> None:
        assert self.order(self.checked_down()) == ["Ben", "Cal", "Ann"]

    def test_where_nobody_could_act_begins_with_the_best_board(self) -> None:
        hand = spoken(
            self.CARDS.format(45, 45, 45),
            {
                "3": "Ann bring, Ben call, Cal call",
                "4": "Ben bet=20, Cal call, Ann call",
                "5": "Ben allin, Cal allin, Ann allin",
                "6": "",
                "7": "",
            },
        )

        assert self.order(hand) == ["Ben", "Cal", "Ann"]

    def test_side_pots_first_leaves_the_main_pots_seat_for_the_end(self) -> None:
        players = self.CARDS.replace("Ben 2", "Ann 2").replace("Ann 1", "Ben 1")
        said = {
            "3": "Ben bring, Ann call, Cal call",
            "4": "Ann bet=20, Cal call, Ben call",
            "5": "Ann allin, Cal call, Ben call",
            "6": "Cal bet=40, Ben call",
            "7": "Cal check, Ben bet=40, Cal call",
        }

        first = spoken(
            players.format(300, 45, 300), said, showdown_order=ShowdownOrder.SIDE_POTS_FIRST
        )
        plain = spoken(players.format(300, 45, 300), said)

        assert self.order(first) == ["Ben", "Cal", "Ann"]
        assert self.order(plain) == ["Ben", "Ann", "Cal"]


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


class TestRuling11AceInTheOddChipOfTheLowHalf:
    """Rule book, part 4, 11."""

    def low_shares(self, rule: OddChipLow, first: str, second: str) -> dict[int, int]:
        rules = TABLE.with_(game=Game.HILO, odd_chip_low=rule)
        holdings = {1: parse_cards(first), 2: parse_cards(second)}
        award = award_pot(rules, 8, 0, Pot(106, (1, 2)), holdings)
        assert isinstance(award, PotAwarded)
        return {share.seat: share.chips for share in award.shares if share.part == "low"}

    def test_is_low_among_the_cards_of_the_low_hand(self) -> None:
        """The ace of spades does not count as the highest card; the seven does."""
        got = self.low_shares(
            OddChipLow.HIGH_SUIT_5, "7c 5d 4h 2s As Kd Kh", "7d 5s 4c 2h Ah Qc Jh"
        )

        assert got == {1: 26, 2: 27}

    def test_is_the_lowest_of_all_seven(self) -> None:
        got = self.low_shares(OddChipLow.LOW_SUIT_7, "7c 5d 4h 2c Ah Kd Kh", "7d 5s 4c 2h Ad Qc Jh")

        assert got == {1: 26, 2: 27}

    def test_a_rank_held_twice_counts_with_its_higher_suit(self) -> None:
        got = self.low_shares(
            OddChipLow.HIGH_SUIT_5, "7c 7s 5d 4h 2s As Kd", "7d 5s 4c 2h Ah Qc Jh"
        )

        assert got == {1: 27, 2: 26}


SPREAD: dict[str, Any] = {
    "betting": Betting.SPREAD_LIMIT,
    "spread_min": 100,
    "spread_max": 1000,
    "ante": 25,
    "bring_in": 100,
}
SPREAD_FOURTH = (
    "Ann 1 {} xx xx 2c 7s\nBen 2 {} xx xx 9d 4h\nCal 3 {} xx xx Kh Qd\nDee 4 {} xx xx Ts 3h"
)
DEEP = (9000,) * 4
TO_FOURTH_OF_4 = {"3": "Ann bring, Ben call, Cal call, Dee call"}


class TestRuling12SpreadLimit:
    """Rule book, part 4, 12; 003, item 26."""

    def third(self, said: str, **rules: object) -> Spoken:
        return spoken(FOUR.format(*DEEP), {"3": said}, **{**SPREAD, **rules})

    def fourth(self, said: str, stacks: tuple[int, ...] = DEEP, **rules: object) -> Spoken:
        script = {**TO_FOURTH_OF_4, "4": said}
        return spoken(SPREAD_FOURTH.format(*stacks), script, **{**SPREAD, **rules})

    def test_the_low_card_posts_or_bets_within_the_spread(self) -> None:
        assert self.third("").legal() == ["bringin 100", "complete 100-1000"]
        assert self.third("", bring_in=50).legal() == ["bringin 50", "complete 100-1000"]

    def test_over_the_bring_in_the_least_bet_or_more_is_added(self) -> None:
        assert self.third("Ann bring").legal() == ["fold", "call 100", "complete 200-1100"]
        assert self.third("Ann bring", bring_in=50).legal() == [
            "fold",
            "call 50",
            "complete 150-1050",
        ]

    def test_a_raise_adds_at_least_what_the_last_one_added(self) -> None:
        assert self.fourth("Cal bet=300").legal() == ["fold", "call 300", "raise 600-1300"]
        assert self.fourth("Cal bet=300, Dee raise=700").legal() == [
            "fold",
            "call 700",
            "raise 1100-1700",
        ]

    def test_raises_are_capped(self) -> None:
        said = "Cal bet=100, Dee raise=200, Ann raise=300, Ben raise=400"

        assert self.fourth(said).legal() == ["fold", "call 400"]
        assert self.fourth(said, max_raises=4).legal() == ["fold", "call 400", "raise 500-1400"]

    def test_a_short_all_in_is_not_counted_and_does_not_reopen(self) -> None:
        stacks = (9000, 9000, 9000, 275)
        waiting = self.fourth("Cal bet=100, Dee allin", stacks)
        bettor = self.fourth("Cal bet=100, Dee allin, Ann call, Ben call", stacks)

        assert waiting.legal() == ["fold", "call 150", "raise 250-1150"]
        assert waiting.hand.round.bets == 1
        assert bettor.turn == "Cal"
        assert bettor.legal() == ["fold", "call 150"]

    def test_has_no_small_and_no_big_bet(self) -> None:
        assert self.third("Ann bring", small_bet=7, big_bet=9).legal() == [
            "fold",
            "call 100",
            "complete 200-1100",
        ]


class TestRuling13PotLimitAndNoLimit:
    """Rule book, part 4, 13; TDA 2024, 47. Small bet 20, ante 5, bring-in 10."""

    POT, NO = Betting.POT_LIMIT, Betting.NO_LIMIT

    def third(self, said: str, betting: Betting) -> Spoken:
        return spoken(FOUR.format(*(1000,) * 4), {"3": said}, betting=betting)

    def fourth(
        self, said: str, betting: Betting, stacks: tuple[int, int, int] = (1000, 1000, 1000)
    ) -> Spoken:
        return on_fourth(stacks, said, betting=betting)

    def test_the_low_card_may_open_to_the_pot(self) -> None:
        """Antes of 20."""
        assert self.third("", self.POT).legal() == ["bringin 10", "complete 20-20"]
        assert self.third("", self.NO).legal() == ["bringin 10", "complete 20-995"]

    def test_over_the_bring_in_the_first_wager_is_to_the_small_bet_or_more(self) -> None:
        """20 + 10; after calling 40; 10 + 40."""
        assert self.third("Ann bring", self.POT).legal() == ["fold", "call 10", "complete 20-50"]
        assert self.third("Ann bring", self.NO).legal() == ["fold", "call 10", "complete 20-995"]

    def test_a_completion_is_a_bet_of_all_it_is_to(self) -> None:
        """50 is a bet of 50: the next raise is to 100 at least."""
        hand = self.third("Ann bring, Ben complete=50", self.NO)

        assert hand.legal() == ["fold", "call 50", "raise 100-995"]

    def test_pot_limit_goes_to_the_pot_after_calling(self) -> None:
        """45; 45 + 45 + 45 = 135 over 45; then 45 + 45 + 180, called 45 + 135: 405 over 180."""
        assert self.fourth("", self.POT).legal() == ["fold", "check", "bet 20-45"]
        assert self.fourth("Ben bet=45", self.POT).legal() == ["fold", "call 45", "raise 90-180"]
        assert self.fourth("Ben bet=45, Cal raise=180, Ann fold", self.POT).legal() == [
            "fold",
            "call 180",
            "raise 315-585",
        ]

    def test_a_raise_is_at_least_the_last_full_bet_or_raise(self) -> None:
        assert self.fourth("Ben bet=100", self.NO).legal() == ["fold", "call 100", "raise 200-985"]
        assert self.fourth("Ben bet=100, Cal raise=250", self.NO).legal() == [
            "fold",
            "call 250",
            "raise 400-985",
        ]

    def test_there_is_no_cap(self) -> None:
        said = "Ben bet=20, Cal raise=40, Ann raise=60, Ben raise=80, Cal raise=100"

        assert self.fourth(said, self.NO).legal() == ["fold", "call 100", "raise 120-985"]

    def test_a_short_all_in_does_not_reopen_for_who_has_acted(self) -> None:
        stacks = (1000, 1000, 165)
        waiting = self.fourth("Ben bet=100, Cal allin", self.NO, stacks)
        bettor = self.fourth("Ben bet=100, Cal allin, Ann call", self.NO, stacks)

        assert waiting.legal() == ["fold", "call 150", "raise 250-985"]
        assert bettor.legal() == ["fold", "call 150"]

    def test_shortfalls_that_add_up_to_a_full_raise_reopen(self) -> None:
        """100, all-in 150, all-in 210: 110 more for who bet."""
        stacks = (225, 1000, 165)
        bettor = self.fourth("Ben bet=100, Cal allin, Ann allin", self.NO, stacks)

        assert bettor.legal() == ["fold", "call 210"]  # but nobody is left to answer
        four = spoken(
            SPREAD_FOURTH.format(225, 1000, 1000, 165),
            {**TO_FOURTH_OF_4, "4": "Cal bet=100, Dee allin, Ann allin, Ben call"},
            betting=self.NO,
        )
        assert four.turn == "Cal"
        assert four.legal() == ["fold", "call 210", "raise 310-985"]

    def test_a_stack_below_the_least_wager_is_offered_whole(self) -> None:
        hand = self.fourth("", self.NO, (1000, 27, 1000))

        assert hand.legal() == ["fold", "check", "bet 12-12"]


class TestRuling14BurningFromAReclaimedDeck:
    """Rule book, part 4, 14; 001, items 30 to 32."""

    def test_happens_before_the_river_only_if_a_card_is_to_spare(self) -> None:
        spare = river_plan(HouseRules(), stub=1, burns=3, live=3)
        none = river_plan(HouseRules(), stub=1, burns=3, live=4)

        assert (spare.how, spare.burned, spare.left) == (RiverHow.RESHUFFLE, 1, 0)
        assert (none.how, none.burned, none.left) == (RiverHow.RESHUFFLE, 0, 0)

    def test_happens_before_a_common_card_only_if_a_card_is_to_spare(self) -> None:
        spare = river_plan(HouseRules(), stub=1, burns=3, live=8)
        none = river_plan(HouseRules(), stub=1, burns=0, live=8)

        assert (spare.how, spare.burned, spare.left) == (RiverHow.COMMUNITY, 1, 2)
        assert (none.how, none.burned, none.left) == (RiverHow.COMMUNITY, 0, 0)

    def test_does_not_happen_in_a_house_that_burns_none(self) -> None:
        plan = river_plan(HouseRules(burn_cards=False), stub=4, burns=0, live=8)

        assert (plan.how, plan.burned, plan.left) == (RiverHow.COMMUNITY, 0, 3)

    def test_is_the_tournament_rule_elsewhere(self) -> None:
        plan = river_plan(HouseRules(short_deck=ShortDeck.TDA), stub=4, burns=3, live=7)

        assert (plan.how, plan.pool, plan.burned, plan.left) == (RiverHow.COMMUNITY, 4, 1, 2)


class TestRuling15TooFewChips:
    """Rule book, part 4, 15."""

    def test_for_a_bet_are_offered_whole(self) -> None:
        assert on_fifth((500, 500, 45, 500), "").legal() == ["fold", "check", "bet 30"]

    def test_for_a_call_are_offered_whole(self) -> None:
        assert on_fifth((500, 500, 500, 45), "Cal bet=40").legal() == ["fold", "call 30"]

    def test_for_a_raise_are_offered_whole(self) -> None:
        assert on_fifth((500, 500, 500, 75), "Cal bet=40").legal() == [
            "fold",
            "call 40",
            "raise 60",
        ]

    def test_for_the_bring_in_are_posted_whole(self) -> None:
        assert spoken(FOUR.format(9, 300, 300, 300), {"3": ""}).legal() == ["bringin 4"]

    def test_for_a_completion_are_offered_whole(self) -> None:
        assert spoken(FOUR.format(300, 20, 300, 300), {"3": "Ann bring"}).legal() == [
            "fold",
            "call 10",
            "complete 15",
        ]

    def test_are_measured_by_the_whole_amount_under_the_full_rule(self) -> None:
        full: dict[str, Any] = {"allin_half_rule": AllinHalfRule.FULL}
        raised = on_fifth((500, 500, 500, 94), "Cal bet=40, Dee allin", **full)
        enough = on_fifth((500, 500, 500, 95), "Cal bet=40, Dee allin", **full)
        completed = spoken(FOUR.format(300, 24, 300, 300), {"3": "Ann bring, Ben allin"}, **full)

        assert raised.legal() == ["fold", "call 79", "raise 80"]
        assert enough.legal() == ["fold", "call 80", "raise 120"]
        assert completed.legal() == ["fold", "call 19", "complete 20"]


class TestRuling16FoldedUpCards:
    """Rule book, part 4, 16; 003, item 25. The switch is the room's."""

    def test_stay_known_to_who_followed_the_hand(self) -> None:
        from doorcard.views import TableView, redact

        hand = spoken(FOUR.format(300, 300, 300, 300), {"3": "Ann bring, Ben fold"})
        view = TableView()
        for event in hand.events:
            view = view.follow(redact(event, 3))

        assert parse_cards("9d") == view.dead


class TestRuling17AllInSeatsAndSidePots:
    """Rule book, part 4, 17; 000, item 45."""

    def test_a_second_all_in_seat_can_win_the_side_pot_it_paid_into(self) -> None:
        pots = lay_pots({1: 20, 2: 50, 3: 90, 4: 90}, live={1, 2, 3, 4}, dealer=8)

        assert pots == (Pot(80, (1, 2, 3, 4)), Pot(90, (2, 3, 4)), Pot(80, (3, 4)))


class TestRuling18CommonCard:
    """Rule book, part 4, 18: also in the houses of 002."""

    def test_serves_all_where_002_knows_none(self) -> None:
        from doorcard.stud import HOUSES

        for house in ("common_hi", "common_hilo"):
            plan = river_plan(HOUSES[house].rules, stub=1, burns=3, live=8)

            assert plan.how is RiverHow.COMMUNITY


class TestFixedRules:
    """Rule book, part 3, "Fixed rules"; part 2, 44."""

    def test_folding_is_possible_when_a_check_is_free(self) -> None:
        hand = on_fifth((500,) * 4, "")

        assert hand.legal() == ["fold", "check", "bet 40"]
        assert hand.act("Cal", Fold()).turn == "Dee"

    def test_the_bettor_may_not_raise_himself(self) -> None:
        hand = on_fifth((500,) * 4, "Cal bet=40, Dee call, Ann call, Ben call")

        assert isinstance(hand.events[-1], BetsSwept)
        assert hand.events[-1].street is Street.FIFTH

    def test_actions_carry_their_price(self) -> None:
        hand = on_fifth((500,) * 4, "")
        hand.act("Cal", Check()).act("Dee", Bet(40)).act("Ann", Raise(80))

        assert hand.legal() == ["fold", "call 80", "raise 120"]

    def test_a_lost_line_and_a_clock_are_two_causes(self) -> None:
        hand = on_fifth((500,) * 4, "", disconnect_action=AbsenceAction.ALLIN)

        hand.lapse("Cal", LapseCause.DISCONNECT)
        assert hand.hand.at(3).treated_all_in
        hand.lapse("Dee", LapseCause.TIMEOUT)
        assert not hand.hand.at(4).treated_all_in

    def test_a_bring_in_is_posted_for_its_price(self) -> None:
        hand = spoken(FOUR.format(300, 300, 300, 300), {"3": ""})

        assert hand.act("Ann", BringIn(10)).hand.at(1).wager == 10
