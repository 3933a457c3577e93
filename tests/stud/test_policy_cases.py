"""The policy cases that concern a hand: prose for people, each a test of its name.

I05 to I09 (show and muck), J13, J14 and J16 (a deck that runs short), K11 (a protection used
up), L06 and L07 (stakes, who sees what). M02 and M03 stand with the sample deal, the rest of
K and L with the room.
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
    Muck,
    Mucked,
    OpenerNamed,
    OpenerReason,
    PotAwarded,
    Refusal,
    Show,
    ShowdownOpened,
    Shown,
    ShownWhy,
    StreetDealt,
    UncalledReturned,
    act,
    lapse,
    options,
    start,
)
from doorcard.stud.choices import AbsenceAction, CommonCardFirst, MuckDisclosure
from doorcard.stud.disclosure import disclosed
from doorcard.stud.opening import first_to_act
from doorcard.views import redact
from tests.stud.any_hand import played_through
from tests.stud.spoken_hand import Spoken, spoken

RIVER = {
    "3": "Ann bring, Ben call, Cal call",
    "4": "Cal check, Ann check, Ben check",
    "5": "Cal check, Ann check, Ben check",
    "6": "Cal check, Ann check, Ben check",
}
FLUSH_TRIPS_TWO_PAIR = (
    "Ann 1 500 Ah Jh 2c 7s 3h 4h 9h\n"  # a flush
    "Ben 2 500 Td 5c 9d Tc 5s 8h 2s\n"  # tens and fives
    "Cal 3 500 Kd Kc Kh 8d Jc 6s 3c"  # three kings
)


def bet_and_called() -> Spoken:
    said = {**RIVER, "7": "Cal check, Ann bet=40, Ben call, Cal call"}
    return spoken(FLUSH_TRIPS_TWO_PAIR, said)


class TestI05CallerWhoIsBeaten:
    """Case I05; 000, item 32; 001, items 39 and 41."""

    def test_sees_the_bettors_hand(self) -> None:
        assert bet_and_called().shown() == [("Ann", ShownWhy.WINS)]

    def test_is_offered_show_or_muck(self) -> None:
        hand = bet_and_called()

        assert hand.turn == "Ben"
        assert hand.legal() == ["show", "muck"]
        assert hand.act("Ben", Muck()).turn == "Cal"
        assert hand.legal() == ["show", "muck"]

    def test_mucks_if_he_does_not_choose(self) -> None:
        hand = bet_and_called()

        for cause in LapseCause:
            hand.lapse(hand.turn or "", cause)

        assert [event.seat for event in hand.events if isinstance(event, Mucked)] == [2, 3]

    def test_neither_wins_nor_loses_by_the_choice(self) -> None:
        stacks = set()
        for ben in (Show(), Muck()):
            for cal in (Show(), Muck()):
                hand = bet_and_called().act("Ben", ben).act("Cal", cal)
                stacks.add((hand.stack("Ann"), hand.stack("Ben"), hand.stack("Cal")))

        assert stacks == {(500 + 110, 445, 445)}

    def test_must_show_where_the_house_lets_nobody_muck(self) -> None:
        said = {**RIVER, "7": "Cal check, Ann bet=40, Ben call, Cal call"}
        hand = spoken(FLUSH_TRIPS_TWO_PAIR, said, loser_may_muck=False)

        assert hand.shown() == [
            ("Ann", ShownWhy.WINS),
            ("Ben", ShownWhy.MUST),
            ("Cal", ShownWhy.MUST),
        ]


class TestI06CallerWhoWins:
    """Case I06; 000, item 32: winning the pot needs showing the hand."""

    PLAYERS = (
        "Ann 1 500 Ah Jd 2c 7s Jh Ac 9h\n"  # aces and jacks
        "Ben 2 500 7d 8c 9d Tc 6s 3h 2s\n"  # a straight
        "Cal 3 500 Kd Qc Kh 8d Jc 5s 3c"
    )

    def test_is_not_offered_muck_and_is_shown(self) -> None:
        said = {**RIVER, "5": "Cal check, Ann check, Ben check", "6": "", "7": ""}
        said["6"] = "Ann check, Ben check, Cal check"
        said["7"] = "Ann bet=40, Ben call, Cal fold"
        hand = spoken(self.PLAYERS.replace("Jh Ac", "Jc Ac").replace("Jc 5s", "Jh 5s"), said)

        assert hand.shown() == [("Ann", ShownWhy.MUST), ("Ben", ShownWhy.WINS)]
        assert hand.turn is None
        assert hand.stack("Ben") == 500 - 55 + 45 + 80

    def test_of_a_side_pot_alone_must_show_too(self) -> None:
        """Any part of any pot."""
        for seed in range(60):
            played = played_through(seed, lapses=0)
            mucked = {event.seat for event in played.events if isinstance(event, Mucked)}
            opened = any(isinstance(event, ShowdownOpened) for event in played.events)
            paid = {
                share.seat
                for event in played.events
                if isinstance(event, PotAwarded)
                for share in event.shares
            }

            assert not (opened and mucked & paid)


class TestI07UncalledWinner:
    """Case I07; 001, item 38."""

    PLAYERS = FLUSH_TRIPS_TWO_PAIR

    def won(self) -> Spoken:
        said = {**RIVER, "6": "Cal check, Ann bet=40, Ben fold, Cal fold"}
        return spoken(self.PLAYERS, said)

    def test_gets_the_pot_and_the_bet_back(self) -> None:
        hand = self.won()

        assert UncalledReturned(1, 40) in hand.events
        assert hand.stack("Ann") == 500 + 30

    def test_is_asked_and_shows_nothing_unless_he_wants(self) -> None:
        hand = self.won()

        assert hand.turn == "Ann"
        assert hand.legal() == ["show", "show", "show", "muck"]
        assert hand.shown() == []
        assert hand.act("Ann", Muck()).hand.is_over
        assert hand.shown() == []

    def test_may_show_one_card_only(self) -> None:
        hand = self.won().act("Ann", Show(parse_cards("Jh")))

        assert Shown(1, parse_cards("Jh"), ShownWhy.CHOICE) in hand.events

    def test_ends_the_deal(self) -> None:
        streets = [event.street for event in self.won().events if isinstance(event, StreetDealt)]

        assert streets == [3, 4, 5, 6]


class TestI08HistoryOfAMuckedHand:
    """Case I08; 001, item 40; rule book, part 2, 33. Sending it is the room's."""

    def ended(self, **rules: object) -> Spoken:
        said = {**RIVER, "5": "Cal check, Ann check, Ben check"}
        players = FLUSH_TRIPS_TWO_PAIR + "\nDee 4 500 As Ad 6h"
        said["3"] = "Ann bring, Ben call, Cal call, Dee fold"
        said["7"] = "Cal check, Ann bet=40, Ben call, Cal call"
        return spoken(players, said, **rules).act("Ben", Muck()).act("Cal", Show())

    def test_tells_everybodys_cards_who_stayed_mucked_or_not(self) -> None:
        told = disclosed(self.ended().hand, asker=3)

        assert told[2] == parse_cards("Td 5c 9d Tc 5s 8h 2s")
        assert set(told) == {1, 2, 3}

    def test_tells_no_cards_of_who_folded_before(self) -> None:
        assert 4 not in disclosed(self.ended().hand, asker=1)

    def test_is_for_who_was_dealt_in_also_for_who_folded(self) -> None:
        assert disclosed(self.ended().hand, asker=4)

    @pytest.mark.parametrize("asker", [None, 5])
    def test_is_not_for_the_rail_or_an_empty_seat(self, asker: int | None) -> None:
        with pytest.raises(Refusal) as refusal:
            disclosed(self.ended().hand, asker)

        assert refusal.value.code == "disclosure.not_dealt_in"

    def test_is_not_told_where_the_house_tells_none(self) -> None:
        hand = self.ended(muck_disclosure=MuckDisclosure.NONE).hand

        with pytest.raises(Refusal) as refusal:
            disclosed(hand, asker=1)

        assert refusal.value.code == "disclosure.not_in_this_house"

    def test_is_not_told_before_the_hand_is_over(self) -> None:
        with pytest.raises(Refusal) as refusal:
            disclosed(bet_and_called().hand, asker=1)

        assert refusal.value.code == "disclosure.hand_open"

    def test_tells_nothing_of_an_uncalled_winner(self) -> None:
        said = {**RIVER, "6": "Cal check, Ann bet=40, Ben fold, Cal fold"}
        hand = spoken(FLUSH_TRIPS_TWO_PAIR, said).act("Ann", Muck()).hand

        assert disclosed(hand, asker=2) == {}


class TestI09AllInAndAllBettingFinished:
    """Case I09; TDA 2024, 16; rule book, part 2, 32."""

    PLAYERS = (
        "Ann 1 75 Ac Ad 2c 7s 8h 9d Jc\nBen 2 75 Kd Ks 9c 3d 4s 5h 2h\n"
        "Cal 3 500 Qs Qd Kh 8d 5s 4h 3c"
    )
    SAID: ClassVar = {
        "3": "Ann bring, Ben complete=20, Cal call, Ann call",
        "4": "Cal bet=20, Ann call, Ben call",
        "5": "Cal bet=40, Ann allin, Ben allin",
        "6": "",
        "7": "",
    }

    def places(self, events: list[Event]) -> list[str]:
        told = []
        for event in events:
            if isinstance(event, StreetDealt) and event.street > 5:
                told.append(event.street.name.lower())
            if isinstance(event, Shown):
                told.append(f"{event.seat} {len(event.cards)}")
        return told

    def test_turns_all_hands_up_before_the_cards_run_out(self) -> None:
        hand = spoken(self.PLAYERS, self.SAID)

        assert self.places(hand.events) == [
            *("1 2", "2 2", "3 2"),
            *("sixth", "seventh"),
            *("3 3", "1 3", "2 3"),
        ]
        assert {why for _, why in hand.shown()} == {ShownWhy.ALL_IN}

    def test_deals_the_last_card_closed_to_its_owner(self) -> None:
        hand = spoken(self.PLAYERS, self.SAID)
        [river] = [e for e in hand.events if isinstance(e, StreetDealt) and e.street == 7]

        seen = redact(river, 2).event
        assert isinstance(seen, StreetDealt)
        assert [each.down[0] == UNKNOWN for each in seen.cards] == [True, False, True]

    def test_shows_at_the_showdown_only_where_the_house_says_so(self) -> None:
        hand = spoken(self.PLAYERS, self.SAID, allin_faceup=False)

        assert self.places(hand.events) == ["sixth", "seventh", "3 3", "1 3"]
        assert hand.turn == "Ben"
        assert hand.legal() == ["show", "muck"]


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
                assert "bring_in 100 must lie below small_bet 100" in house.problems(wrong)

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
