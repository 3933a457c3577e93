"""Ruling 15, and the fixed rules of options: amounts, prices and numbers."""

from __future__ import annotations

from typing import Any

from doorcard.stud import (
    Bet,
    BetsSwept,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    LapseCause,
    Raise,
    Street,
    options,
)
from doorcard.stud.choices import (
    AbsenceAction,
    AllinHalfRule,
    ShortBringInCall,
)
from tests.stud.spoken_hand import spoken
from tests.stud.spoken_streets import (
    FOUR,
    on_fifth,
)


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

    def test_of_just_the_bring_in_complete_nothing(self) -> None:
        assert spoken(FOUR.format(15, 300, 300, 300), {"3": ""}).legal() == ["bringin 10"]

    def test_of_a_low_card_that_opens_are_measured_over_the_bring_in(self) -> None:
        """12 is less than half way from 10 to 20, 16 is more."""
        said = {"3": "Ann allin"}
        less = spoken(FOUR.format(17, 300, 300, 300), said)
        more = spoken(FOUR.format(21, 300, 300, 300), said)

        assert less.legal() == ["fold", "call 12", "complete 20"]
        assert more.legal() == ["fold", "call 16", "raise 36"]

    def test_are_measured_over_the_short_bring_in_where_that_is_owed(self) -> None:
        """4 posted: half of what is missing of 20 is 8."""
        said = {"3": "Ann bring, Ben allin"}
        actual = ShortBringInCall.ACTUAL
        less = spoken(FOUR.format(9, 16, 300, 300), said, short_bring_in_call=actual)
        more = spoken(FOUR.format(9, 17, 300, 300), said, short_bring_in_call=actual)

        assert less.legal() == ["fold", "call 11", "complete 20"]
        assert more.legal() == ["fold", "call 12", "raise 32"]

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

    def test_options_tell_what_is_to_match_and_what_is_in(self) -> None:
        hand = spoken(FOUR.format(300, 300, 300, 300), {"3": ""})
        told = []
        for name, action in (("Ann", BringIn(10)), ("Ben", Complete(20)), ("Cal", Raise(40))):
            law = options(hand.hand)
            assert law is not None
            told.append((law.seat, law.to_match, law.wager))
            hand.act(name, action)
        hand.act("Dee", Call(40)).act("Ann", Raise(60)).act("Ben", Raise(80))
        law = options(hand.hand)
        assert law is not None

        assert [*told, (law.seat, law.to_match, law.wager)] == [
            (1, 0, 0),
            (2, 10, 0),
            (3, 20, 0),
            (3, 80, 40),
        ]

    def test_decisions_are_numbered_one_by_one(self) -> None:
        hand = spoken(FOUR.format(300, 300, 300, 300), {"3": ""})
        numbers = [hand.hand.decision]
        for name, action in (("Ann", BringIn(10)), ("Ben", Fold()), ("Cal", Call(10))):
            numbers.append(hand.act(name, action).hand.decision)

        assert numbers == [1, 2, 3, 4]

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
