"""Policy cases J13, J14, J16, K11, L06 and L07: prose made tests, each of its name.

M02 and M03 stand with the sample deal, the rest of K and L with the room.
"""

from __future__ import annotations

import random
from typing import ClassVar

import pytest

from doorcard.cards import FRESH_DECK, UNKNOWN, Card, parse_cards
from doorcard.stud import (
    HOUSES,
    BetsSwept,
    Checked,
    Entrant,
    Event,
    Fold,
    Folded,
    HouseRules,
    LapseCause,
    OpenerNamed,
    OpenerReason,
    StreetDealt,
    act,
    lapse,
    options,
    start,
)
from doorcard.stud.choices import AbsenceAction, CommonCardFirst
from doorcard.stud.opening import first_to_act
from doorcard.views import redact
from tests.stud.spoken_hand import Spoken, spoken
from tests.stud.spoken_streets import FLUSH_TRIPS_TWO_PAIR, RIVER


class TestJ13CommonCardAndTheFirstToAct:
    """Case J13; rule book, part 2, 36."""

    BOARDS: ClassVar = {1: parse_cards("9h 8h 7c 6d"), 2: parse_cards("Ac Kd 4s 2h")}

    def first(self, rule: CommonCardFirst) -> int:
        rules = HouseRules(common_card_first=rule)
        return first_to_act(rules, 8, self.BOARDS, common=parse_cards("Td")[0]).seat

    def test_changes_nothing_by_the_order_of_sixth_street(self) -> None:
        assert self.first(CommonCardFirst.SIXTH_STREET_ORDER) == 2

    def test_makes_a_straight_where_the_house_counts_it(self) -> None:
        assert self.first(CommonCardFirst.HIGH_WITH_COMMON) == 1


class TestJ14CommonCardThatPairsABoard:
    """Case J14; rule book, part 2, 36."""

    BOARDS: ClassVar = {1: parse_cards("Qh Qs 5c 3d"), 2: parse_cards("Kc 9d 7s 2h")}

    def first(self, rule: CommonCardFirst) -> int:
        rules = HouseRules(common_card_first=rule)
        return first_to_act(rules, 8, self.BOARDS, common=parse_cards("Kd")[0]).seat

    def test_leaves_the_queens_first_by_the_order_of_sixth_street(self) -> None:
        assert self.first(CommonCardFirst.SIXTH_STREET_ORDER) == 1

    def test_makes_kings_where_the_house_counts_it(self) -> None:
        assert self.first(CommonCardFirst.HIGH_WITH_COMMON) == 2


class TestJ16MuckedCards:
    """Case J16; 001, item 33; 003, item 24."""

    def test_are_never_dealt_again(self) -> None:
        """What a seat held is dealt to nobody; what was burned may be."""
        short = 0
        for seed in range(60):
            events = loose_hand(random.Random(seed))
            short += any(isinstance(event, StreetDealt) and event.reclaimed for event in events)
            assert_dealt_once(events)

        assert short > 30

    def test_of_two_folded_seats_leave_five_and_three_burned(self) -> None:
        from doorcard.stud.dealing import river_plan

        plan = river_plan(HouseRules(), stub=25 - 8 - 6 - 6, burns=3, live=6)

        assert (plan.how.value, plan.pool) == ("reshuffle", 8)


def loose_hand(rng: random.Random) -> list[Event]:
    """Seven or eight seats that hardly ever fold."""
    seats = [Entrant(seat, 1000) for seat in rng.sample(range(1, 9), rng.choice([7, 8]))]
    hand, events = start(HouseRules(bring_in=0), seats, 8, rng.sample(FRESH_DECK, 52))
    told = list(events)
    while (law := options(hand)) is not None:
        fold = rng.random() < 0.03 and Fold() in law.actions
        hand, more = act(hand, law.seat, Fold() if fold else law.actions[1])
        told += more
    return told


def assert_dealt_once(events: list[Event]) -> None:
    held: list[Card] = []
    for event in events:
        if isinstance(event, StreetDealt):
            for dealt in event.cards:
                held += [*dealt.down, *dealt.up]
            if event.common is not None:
                held.append(event.common)
            if event.burned is not None and event.reclaimed:
                assert event.burned not in held
    assert len(held) == len(set(held))


class TestK11ProtectionUsedUp:
    """Case K11; rule book, part 2, 4 and 5. Counting the uses is the room's."""

    def facing(self, said: str) -> Spoken:
        script = {**RIVER, "6": said}
        return spoken(FLUSH_TRIPS_TWO_PAIR, script, disconnect_action=AbsenceAction.ALLIN)

    def test_folds_facing_a_bet(self) -> None:
        hand, events = lapse(
            self.facing("Cal bet=40, Ann call").hand, 2, LapseCause.DISCONNECT, protected=False
        )

        assert hand.at(2).folded
        assert Folded(2) in events

    def test_checks_where_that_is_free(self) -> None:
        hand, events = lapse(
            self.facing("Cal check, Ann check").hand, 2, LapseCause.DISCONNECT, protected=False
        )

        assert not hand.at(2).folded
        assert Checked(2) in events

    def test_left_over_treats_the_seat_as_all_in(self) -> None:
        hand, _ = lapse(self.facing("Cal bet=40, Ann call").hand, 2, LapseCause.DISCONNECT)

        assert hand.at(2).treated_all_in


class TestL06Stakes:
    """Case L06; 002, items 5 and 7; 003, item 13."""

    def test_with_a_bring_in_as_high_as_the_small_bet_are_refused(self) -> None:
        for house in HOUSES.values():
            if house.rules.betting == "fixed_limit":
                wrong = house.rules.with_(small_bet=100, big_bet=200, ante=25, bring_in=100)
                assert "rules.bring_in" in {each.code for each in house.problems(wrong)}

    def test_with_a_bring_in_no_larger_than_the_ante_are_refused_by_002_alone(self) -> None:
        for house in HOUSES.values():
            if house.rules.betting == "fixed_limit":
                high = house.rules.with_(small_bet=100, big_bet=200, ante=50, bring_in=50)
                assert bool(house.problems(high)) == (house.source == "002")

    def test_without_a_bring_in_are_a_home_game(self) -> None:
        assert HOUSES["home_game"].rules.bring_in == 0
        assert HOUSES["reference"].problems(HouseRules(bring_in=0)) == []

    def test_without_an_ante_are_allowed(self) -> None:
        for name in ("common_hi", "common_hilo", "reference"):
            house = HOUSES[name]
            assert house.problems(house.rules.with_(ante=0)) == []


class TestL07WhoSeesWhat:
    """Case L07; 000, items 9 and 20; 003, item 26."""

    def seen(self, viewer: int | None) -> tuple[list[Card], list[Card]]:
        """Ann's cards up to sixth street as ``viewer`` is told them."""
        hand = spoken(FLUSH_TRIPS_TWO_PAIR, RIVER)
        down: list[Card] = []
        up: list[Card] = []
        for event in hand.events:
            notice = redact(event, viewer).event
            if isinstance(notice, StreetDealt):
                for dealt in notice.cards:
                    if dealt.seat == 1:
                        down += dealt.down
                        up += dealt.up
        return down, up

    def test_the_owner_sees_all_six(self) -> None:
        down, up = self.seen(1)

        assert (*down, *up) == parse_cards("Ah Jh 2c 7s 3h 4h")

    @pytest.mark.parametrize("viewer", [2, 3, None])
    def test_everybody_else_sees_four_and_two_backs(self, viewer: int | None) -> None:
        down, up = self.seen(viewer)

        assert tuple(up) == parse_cards("2c 7s 3h 4h")
        assert down == [UNKNOWN, UNKNOWN]

    def test_a_fold_shows_nothing(self) -> None:
        said = {"3": "Ann bring, Ben fold"}
        hand = spoken(FLUSH_TRIPS_TWO_PAIR, said)

        assert [redact(event, None).event for event in hand.events[-1:]] == [Folded(2)]


class TestFirstActorOfAHandWithACommonCard:
    """Rule book, part 2, 36, in a hand that is played: eight seats stay to the river."""

    PLAYERS = (
        "Ann 1 100 As Kd 2c 7h 9d Jc\nBen 2 100 Qc Qd 4h 8s Ts 5c\nCal 3 100 Ac Ad 6s 7c 9h Jd\n"
        "Dee 4 100 Kc Kh 5d 8d Tc 4s\nEve 5 100 9c 9s 7s 3h 6d Qs\nFay 6 100 Js Jh 8h 5s 4c 2h\n"
        "Gus 7 100 Ah Th 3c 6c 8c 7d\nHal 8 100 2s 4d Ks 3s 2d Td"
    )

    def opener(self, rule: CommonCardFirst) -> tuple[str, OpenerReason]:
        names = ["Hal", "Ann", "Ben", "Cal", "Dee", "Eve", "Fay", "Gus"]
        checks = ", ".join(f"{name} check" for name in names)
        said = dict.fromkeys("3456", checks) | {"7": ""}
        hand = spoken(self.PLAYERS, said, common="Qh", bring_in=0, common_card_first=rule)
        named = [event for event in hand.events if isinstance(event, OpenerNamed)][-1]
        assert str(hand.hand.common) == "Qh"
        law = options(hand.hand)
        assert law is not None
        assert law.seat == named.seat
        assert sum(isinstance(event, BetsSwept) for event in hand.events) == 4
        return next(n for n, seat in hand.names.items() if seat == named.seat), named.why

    def test_is_that_of_sixth_street(self) -> None:
        assert self.opener(CommonCardFirst.SIXTH_STREET_ORDER) == ("Hal", OpenerReason.BEST_BOARD)

    def test_may_be_another_where_the_common_card_counts(self) -> None:
        """The common queen pairs Eve's."""
        assert self.opener(CommonCardFirst.HIGH_WITH_COMMON) == ("Eve", OpenerReason.BEST_BOARD)
