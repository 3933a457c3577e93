"""Rulings 12 and 13: spread, pot and no limit, with every number worked by hand."""

from __future__ import annotations

from typing import Any

from doorcard.stud import Bet, options
from doorcard.stud.choices import (
    Betting,
)
from tests.stud.spoken_hand import Spoken, spoken
from tests.stud.spoken_streets import (
    FOUR,
    PAIR,
    TO_FOURTH,
    on_fourth,
)

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

    def test_short_all_ins_over_the_bring_in_that_add_up_reopen(self) -> None:
        """Over 100 to 150 and 210: 110 more for the bring-in's owner, a bet is 100."""
        hand = spoken(
            FOUR.format(9000, 175, 235, 9000),
            {"3": "Ann bring, Ben allin, Cal allin, Dee call"},
            **SPREAD,
        )

        assert hand.turn == "Ann"
        assert hand.legal() == ["fold", "call 210", "complete 310-1210"]

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

    def test_shortfalls_that_are_just_a_full_raise_reopen(self) -> None:
        """100, all-in 150, all-in 200: exactly 100 more for who bet."""
        hand = spoken(
            SPREAD_FOURTH.format(215, 1000, 1000, 165),
            {**TO_FOURTH_OF_4, "4": "Cal bet=100, Dee allin, Ann allin, Ben call"},
            betting=self.NO,
        )

        assert hand.legal() == ["fold", "call 200", "raise 300-985"]

    def test_a_short_all_in_over_the_bring_in_does_not_reopen_for_its_owner(self) -> None:
        hand = spoken(
            FOUR.format(1000, 20, 1000, 1000),
            {"3": "Ann bring, Ben allin, Cal call, Dee call"},
            betting=self.NO,
        )

        assert hand.turn == "Ann"
        assert hand.legal() == ["fold", "call 15"]

    def test_a_stack_of_just_the_call_leaves_nothing_to_raise(self) -> None:
        hand = self.fourth("Ben bet=100", self.NO, (1000, 1000, 115))

        assert hand.legal() == ["fold", "call 100"]

    def test_wagers_go_by_the_smallest_chip(self) -> None:
        hand = spoken(
            PAIR.format(1003, 1003, 1003), {**TO_FOURTH, "4": ""}, betting=self.NO, chip_unit=5
        )
        law = options(hand.hand)

        assert law is not None
        assert [to for to in (20, 24, 25, 985, 988) if Bet(to) in law] == [20, 25, 985, 988]

    def test_a_stack_below_the_least_wager_is_offered_whole(self) -> None:
        hand = self.fourth("", self.NO, (1000, 27, 1000))

        assert hand.legal() == ["fold", "check", "bet 12-12"]
