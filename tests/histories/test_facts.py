"""The facts of a hand, seat by seat."""

from __future__ import annotations

from random import Random

import pytest

from doorcard.histories.statistics import HandFacts, facts_of
from doorcard.histories.told import Circumstances, record_of
from doorcard.stud import (
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Fold,
    Game,
    HandEnded,
    HandStarted,
    HouseRules,
    Raise,
    Show,
    ShowdownOpened,
    Street,
    StreetDealt,
    options,
)
from tests.cli.told_hands import Told
from tests.histories.played import NAMES, seen_by, some_hand, some_rules


def facts(told: Told) -> dict[str, HandFacts]:
    """The facts of the hand, checked and shown to its end."""
    while (law := options(told.hand)) is not None:
        told.act(Check() if Check() in law else Show())
    record = record_of(
        seen_by(told.events, None), Circumstances(hand="1", names={1: "Ann", 2: "Ben", 3: "Cal"})
    )
    return {each.name: each for each in facts_of(record)}


def three(rules: HouseRules | None = None) -> Told:
    """Ann has the deuce and brings in, Ben a king, Cal a queen; the dealer is Cal."""
    return Told(
        [
            "As Ad 2c 3h 9s Jc 4d",
            "Kh Kc Kd 5s 6h 8d 7c",
            "Qh Jh Qd 8s 4h 2d 3c",
        ],
        rules,
    )


class TestThirdStreet:
    def test_counts_who_could_complete_and_did(self) -> None:
        told = three().act(BringIn(50), Call(50), Complete(100), Fold(), Call(100))

        found = facts(told)

        assert [found[n].chance_to_complete for n in ("Ann", "Ben", "Cal")] == [False, True, True]
        assert [found[n].completed for n in ("Ann", "Ben", "Cal")] == [False, False, True]
        assert [found[n].chance_to_call for n in ("Ann", "Ben", "Cal")] == [False, True, True]
        assert [found[n].called_bring_in for n in ("Ann", "Ben", "Cal")] == [False, True, False]
        assert [found[n].position for n in ("Ann", "Ben", "Cal")] == [0, 1, 2]

    def test_counts_a_steal_and_who_defended(self) -> None:
        told = three().act(BringIn(50), Fold(), Complete(100), Call(100))

        found = facts(told)

        assert (found["Cal"].chance_to_steal, found["Cal"].stole) == (True, True)
        assert (found["Ann"].faced_steal, found["Ann"].defended) == (True, True)
        assert not found["Ben"].faced_steal

    def test_is_no_steal_when_somebody_has_called(self) -> None:
        told = three().act(BringIn(50), Call(50), Complete(100), Fold(), Fold())

        found = facts(told)

        assert not found["Cal"].stole
        assert not found["Ann"].faced_steal


class TestFourthStreet:
    def test_counts_the_raiser_who_bets_on(self) -> None:
        told = three().act(BringIn(50), Complete(100), Fold(), Call(100), Bet(100), Fold())

        found = facts(told)

        assert (found["Ben"].chance_to_continue, found["Ben"].continued) == (True, True)
        assert not found["Ann"].chance_to_continue
        assert found["Cal"].reached is Street.THIRD
        assert found["Ann"].reached is Street.FOURTH
        assert found["Ann"].folds == [0, 1, 0, 0, 0]
        assert found["Ben"].wagers == [1, 1, 0, 0, 0]

    def test_counts_the_raiser_who_checks(self) -> None:
        told = three().act(BringIn(50), Complete(100), Fold(), Call(100))

        found = facts(told)

        assert (found["Ben"].chance_to_continue, found["Ben"].continued) == (True, False)

    def test_is_no_chance_when_the_last_raise_was_anothers(self) -> None:
        told = three().act(BringIn(50), Complete(100), Fold(), Raise(200), Call(200))

        found = facts(told)

        assert not found["Ben"].chance_to_continue
        assert found["Ann"].chance_to_continue


class TestTheEnd:
    def test_tells_the_showdown_and_who_won(self) -> None:
        told = three().act(BringIn(50), Complete(100), Fold(), Call(100))

        found = facts(told)

        assert [found[n].showdown for n in ("Ann", "Ben", "Cal")] == [True, True, False]
        assert [found[n].won_showdown for n in ("Ann", "Ben", "Cal")] == [False, True, False]
        assert [found[n].net for n in ("Ann", "Ben", "Cal")] == [-125, 150, -25]
        assert found["Ben"].big_bets == 0.75

    def test_tells_a_scoop_in_high_low(self) -> None:
        rules = HouseRules(game=Game.HILO)
        told = three(rules).act(BringIn(50), Call(50), Call(50))

        found = facts(told)

        assert [found[n].scooped for n in ("Ann", "Ben", "Cal")] == [False, True, False]

    def test_tells_a_quarter(self) -> None:
        holdings = [
            "As 2d 2c 3h 4s 5c Kd",  # a wheel, twice
            "Ah 3d 3c 2h 4h 5h Kc",
            "Qh Qs Qd Qc 8h 9d Jc",  # the high
        ]
        told = Told(holdings, HouseRules(game=Game.HILO)).act(BringIn(50), Call(50), Call(50))

        found = facts(told)

        assert [found[n].quartered for n in ("Ann", "Ben", "Cal")] == [True, True, False]
        assert not any(each.scooped for each in found.values())


class TestAnyHand:
    @pytest.mark.parametrize("seed", range(80))
    def test_has_facts_that_agree_with_its_events(self, seed: int) -> None:
        random = Random(seed)
        events = some_hand(random, some_rules(random))
        started, ended = events[0], events[-1]
        assert isinstance(started, HandStarted)
        assert isinstance(ended, HandEnded)

        found = {
            each.seat: each
            for each in facts_of(
                record_of(seen_by(events, None), Circumstances(hand="1", names=NAMES))
            )
        }

        before = {each.seat: each.stack for each in started.seats}
        assert {s: f.net for s, f in found.items()} == {
            each.seat: each.stack - before[each.seat] for each in ended.seats
        }
        order = next((e.order for e in events if isinstance(e, ShowdownOpened)), ())
        if len(order) > 1:
            assert {seat for seat, each in found.items() if each.showdown} == set(order)
        last = max(e.street for e in events if isinstance(e, StreetDealt))
        assert max(each.reached for each in found.values()) is last
        assert sum(each.completed for each in found.values()) <= 1 or started.rules.bring_in == 0
        for each in found.values():
            assert each.completed <= each.chance_to_complete
            assert each.stole <= each.chance_to_steal <= each.chance_to_complete
            assert each.defended <= each.faced_steal
            assert each.continued <= each.chance_to_continue
