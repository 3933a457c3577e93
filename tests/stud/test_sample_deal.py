"""The sample deal of the Estonian source, played to the cent, and its page."""

from __future__ import annotations

import doctest
from pathlib import Path

from doorcard.cards import parse_cards
from doorcard.ranking import best_high, hand_name
from doorcard.stud import (
    HOUSES,
    Action,
    Bet,
    BringIn,
    Call,
    Check,
    Complete,
    Entrant,
    Event,
    Fold,
    Hand,
    OpenerNamed,
    OpenerReason,
    PotAwarded,
    Show,
    ShowdownOpened,
    Street,
    act,
    replay,
    start,
)

PAGE = Path(__file__).parents[2] / "docs" / "tutorial" / "sample-deal.md"
ALICE, BOB, CAROL, DAVID = 1, 2, 3, 4

DECK = parse_cards(
    "?? Qs ?? 9h  ?? 2h ?? 5d  4s Kd 4d 9c  ?? Jc Kh  ?? Th Kc  ?? Td 3s  ?? Ad 5s" + " ??" * 28
)
STEPS: list[tuple[int, Action, int]] = [
    (DAVID, BringIn(100), 200),
    (ALICE, Call(100), 300),
    (BOB, Fold(), 300),
    (CAROL, Complete(300), 600),
    (DAVID, Fold(), 600),
    (ALICE, Call(300), 800),
    (CAROL, Check(), 800),
    (ALICE, Check(), 800),
    (ALICE, Bet(500), 1300),
    (CAROL, Call(500), 1800),
    (ALICE, Bet(500), 2300),
    (CAROL, Call(500), 2800),
    (ALICE, Check(), 2800),
    (CAROL, Bet(1000), 3800),
    (ALICE, Call(1000), 4800),
]
"""Who does what, and the pot after it."""


def played() -> tuple[list[int], Hand, list[Event]]:
    seats = [Entrant(seat, 10_000) for seat in (ALICE, BOB, CAROL, DAVID)]
    hand, first = start(HOUSES["casino"].rules, seats, ALICE, DECK)
    pots, events = [hand.pot], list(first)
    for seat, action, _ in STEPS:
        hand, more = act(hand, seat, action)
        pots.append(hand.pot)
        events += more
    hand, more = act(hand, ALICE, Show())
    return pots, hand, [*events, *more]


class TestSampleDeal:
    """003, item 26; case M01."""

    def test_brings_every_pot_to_the_cent(self) -> None:
        pots, _, _ = played()

        assert pots == [100, *(pot for _, _, pot in STEPS)]

    def test_pays_carol(self) -> None:
        _, hand, _ = played()

        net = {seat: hand.at(seat).stack - 10_000 for seat in (ALICE, BOB, CAROL, DAVID)}
        assert net == {ALICE: -2325, BOB: -25, CAROL: 2475, DAVID: -125}

    def test_is_decided_by_carols_straight(self) -> None:
        _, hand, events = played()

        assert hand_name(best_high(hand.holding(hand.at(CAROL)))) == "ace-high straight"
        assert hand_name(best_high(hand.holding(hand.at(ALICE)))) == "two pair, kings and nines"
        [award] = [event for event in events if isinstance(event, PotAwarded)]
        assert [(share.seat, share.chips) for share in award.shares] == [(CAROL, 4800)]

    def test_is_shown_by_the_last_bettor_first(self) -> None:
        """000, items 34 and 36; 001, item 35. The source itself has Alice show first."""
        _, _, events = played()

        assert [e.order for e in events if isinstance(e, ShowdownOpened)] == [(CAROL, ALICE)]

    def test_replays_from_its_events(self) -> None:
        _, hand, events = played()

        assert replay(events) == hand


class TestFirstActors:
    """Case M03: David brings in, then Carol's king-jack, then Alice's kings."""

    def test_are_those_of_the_source(self) -> None:
        _, _, events = played()

        named = [event for event in events if isinstance(event, OpenerNamed)]
        assert [event.seat for event in named] == [DAVID, CAROL, ALICE, ALICE, ALICE]
        assert named[0].why is OpenerReason.LOW_CARD
        assert {event.why for event in named[1:]} == {OpenerReason.BEST_BOARD}


class TestStructure:
    """Case M02: which betting structure fits raises to 3, bets of 5, 5 and 10 dollars?"""

    def test_is_no_fixed_limit(self) -> None:
        """Fifth and seventh street would need the same size."""
        sizes = {action.to for _, action, _ in STEPS if isinstance(action, Bet)}

        assert sizes == {500, 1000}

    def test_is_spread_limit_in_the_casino_house(self) -> None:
        pots, hand, _ = played()

        assert hand.rules.betting.value == "spread_limit"
        assert pots[-1] == 4800

    def test_fits_pot_limit_and_no_limit_too(self) -> None:
        seats = [Entrant(seat, 10_000) for seat in (ALICE, BOB, CAROL, DAVID)]
        for house in ("pot_limit", "no_limit"):
            rules = next(
                each for each in HOUSES["reference"].stakes if each.betting.value == house
            ).with_(small_bet=200, bring_in=100)
            hand, _ = start(rules, seats, ALICE, DECK)
            for seat, action, pot in STEPS:
                hand, _ = act(hand, seat, action)
                assert hand.pot == pot

    def test_reaches_every_street(self) -> None:
        _, hand, _ = played()

        assert hand.street is Street.SEVENTH


class TestPage:
    def test_runs_line_by_line(self) -> None:
        failed, tried = doctest.testfile(str(PAGE), module_relative=False)

        assert failed == 0
        assert tried > 30
