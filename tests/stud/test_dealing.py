"""Dealing, also when the deck runs short: the deck cases played out."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from doorcard.cards import FRESH_DECK, Card
from doorcard.stud import Check, Entrant, Fold, HouseRules, StreetDealt, act, options, start
from doorcard.stud.choices import ShortDeck
from doorcard.stud.dealing import RiverHow, river_plan

CASES = json.loads((Path(__file__).parents[1] / "cases" / "cases.json").read_text("utf-8"))
DECK_CASES = [
    (case, policy) for case in CASES if case["kind"] == "deck" for policy in case["expect"]
]
RECLAIM = tuple(reversed(range(52)))
"""Reclaimed places are dealt from the last one up."""


def streets_dealt(case: dict[str, Any], policy: str) -> list[StreetDealt]:
    """Everybody checks; as many fold on each street as the case says."""
    name, _, burnless = policy.partition("/")
    rules = HouseRules(
        bring_in=0,
        four_first=case["four_first"],
        short_deck=ShortDeck(name),
        burn_cards=not burnless,
    )
    ns = case["ns"]
    after = dict(zip((3, 4, 5, 6), ns[1:], strict=True))
    seats = [Entrant(seat, 1000) for seat in range(1, ns[0] + 1)]
    hand, events = start(rules, seats, 8, FRESH_DECK, RECLAIM)
    told = list(events)
    while (law := options(hand)) is not None and Check() in law:
        street = hand.round.street
        many = len(hand.live) > after.get(street, 0) and street in after
        hand, more = act(hand, law.seat, Fold() if many else Check())
        told += more
    return [event for event in told if isinstance(event, StreetDealt)]


class TestDeckCases:
    """Cases J01 to J12; 001, items 30 to 33; 003, items 20 to 24."""

    @pytest.mark.parametrize(
        ("case", "policy"),
        DECK_CASES,
        ids=[f"{case['id']}-{name.replace('/', '-')}" for case, name in DECK_CASES],
    )
    def test_are_dealt_as_they_say(self, case: dict[str, Any], policy: str) -> None:
        *earlier, river = streets_dealt(case, policy)
        expect = case["expect"][policy]

        burned = [event.burned for event in earlier if event.burned is not None]
        dealt = [card for event in earlier for each in event.cards for card in each.down + each.up]
        stub = [card for card in FRESH_DECK if card not in burned and card not in dealt]
        assert (len(stub), len(burned)) == (expect["stub"], expect["burns"])
        assert river.reclaimed == (expect.get("pool", expect["stub"]) > expect["stub"])
        assert (river.burned is not None) == bool(expect["burned"])
        last = [card for each in river.cards for card in each.down]
        if expect["how"] == "community":
            assert last == []
            assert river.common is not None
        else:
            assert len(last) == case["ns"][4]
            assert river.common is None
        pool: list[Card] = [*burned, *stub] if river.reclaimed else stub
        taken = [card for card in (river.burned, *last, river.common) if card is not None]
        assert set(taken) <= set(pool)
        assert len(pool) - len(taken) == expect["left"]
        if river.reclaimed:
            assert taken == sorted(pool, reverse=True)[: len(taken)]
        else:
            assert taken == stub[: len(taken)]


class TestRiverPlan:
    """Rule book, part 2, 34."""

    def test_under_the_tournament_rule_leaves_one_card_undealt(self) -> None:
        """TDA 2024, RP-10-H: players, a burn and one card."""
        tda = HouseRules(short_deck=ShortDeck.TDA)

        assert river_plan(tda, stub=6, burns=3, live=4).how is RiverHow.NORMAL
        assert river_plan(tda, stub=5, burns=3, live=4).how is RiverHow.RESHUFFLE
        assert river_plan(tda, stub=2, burns=3, live=4).how is RiverHow.COMMUNITY
        assert river_plan(tda, stub=3, burns=0, live=4).pool == 3
        assert river_plan(tda, stub=2, burns=2, live=4).pool == 4

    def test_of_the_common_card_alone_burns_none(self) -> None:
        alone = HouseRules(short_deck=ShortDeck.COMMUNITY_ONLY)

        assert river_plan(alone, stub=7, burns=3, live=7)[:4] == (RiverHow.COMMUNITY, 7, 0, 6)
        assert river_plan(alone, stub=8, burns=3, live=7)[:4] == (RiverHow.NORMAL, 8, 1, 0)

    def test_never_leaves_less_than_nothing(self) -> None:
        for rule in ShortDeck:
            for burn in (True, False):
                rules = HouseRules(short_deck=rule, burn_cards=burn)
                for stub in range(1, 30):
                    for burns in range(4 if burn else 1):
                        for live in range(2, 9):
                            plan = river_plan(rules, stub, burns, live)
                            each = 1 if plan.how is RiverHow.COMMUNITY else live
                            assert plan.left >= 0
                            assert plan.pool == plan.burned + each + plan.left
                            assert plan.pool == stub + (burns if plan.reclaimed else 0)
