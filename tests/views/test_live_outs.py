from __future__ import annotations

import random

import pytest

from doorcard.cards import FRESH_DECK, Card, parse_cards
from doorcard.ranking import Category, best_high, best_low
from doorcard.stud.choices import Game
from doorcard.stud.events import (
    DealtCards,
    Entrant,
    Event,
    Folded,
    HandStarted,
    ShowdownOpened,
    StreetDealt,
)
from doorcard.stud.house_rules import HouseRules
from doorcard.stud.street import Street
from doorcard.views import Outs, TableView, live_outs, redact
from doorcard.views.live_outs import _helping


def dealt(street: Street, **hands: str) -> StreetDealt:
    """``s5="Ah Kd | 7c"``: the closed cards of seat 5, then its open ones."""
    cards = []
    for seat, held in hands.items():
        down, _, up = held.partition("|")
        cards.append(DealtCards(int(seat[1:]), parse_cards(down), parse_cards(up)))
    return StreetDealt(street, tuple(cards))


def outs(viewer: int | None, *events: Event, game: Game = Game.HI) -> dict[str, tuple[int, int]]:
    """By category: live and dead."""
    seats = (Entrant(5, 1000), Entrant(3, 1000), Entrant(7, 1000))
    started = HandStarted(HouseRules(game=game), 3, seats, (), ())
    view = TableView()
    for event in (started, *events):
        view = view.follow(redact(event, viewer))
    return {each.category: (each.live, each.dead) for each in live_outs(view, viewer)}


FLUSH_DRAW = dealt(
    Street.FIFTH, s5="Ah Kh | 7h 2h 9c", s3="2s 2d | 4h Qh Jd", s7="5d 6s | 8h Tc 3c"
)

LOW_DRAW = dealt(Street.FIFTH, s5="Ah 2c | 4s 7d Kh", s3="Qd Qs | 3h 3c Jd", s7="9d 9s | Tc 8h 6c")


class TestLiveOuts:
    """003, item 25."""

    def test_count_what_the_viewer_has_not_seen(self) -> None:
        found = outs(5, FLUSH_DRAW)

        assert found["flush"] == (6, 3)  # nine hearts are left, three of them lie open
        assert found["pair"] == (14, 0)  # the nine of hearts makes the flush

    def test_include_up_cards_of_who_has_folded(self) -> None:
        assert outs(5, FLUSH_DRAW, Folded(3))["flush"] == outs(5, FLUSH_DRAW)["flush"]

    def test_are_the_viewers_own(self) -> None:
        assert outs(3, FLUSH_DRAW).keys() != outs(5, FLUSH_DRAW).keys()
        assert outs(None, FLUSH_DRAW) == {}

    def test_come_best_first(self) -> None:
        pair = dealt(Street.FOURTH, s5="9h 9c | Ks 2d", s3="Kd 4s | 9s 3h", s7="Js Jd | 5c 6c")

        assert outs(5, pair) == {"three_of_a_kind": (1, 1), "two_pair": (6, 0)}

    def test_of_a_low_are_the_cards_that_make_one(self) -> None:
        found = outs(5, LOW_DRAW, game=Game.HILO)

        assert found["low"] == (16 - 4, 4)  # threes, fives, sixes and eights

    def test_of_razz_are_those_of_the_low_alone(self) -> None:
        assert outs(5, LOW_DRAW, game=Game.RAZZ).keys() == {"low"}

    def test_are_over_with_the_last_card_the_fold_and_the_showdown(self) -> None:
        river = StreetDealt(Street.SEVENTH, ())

        assert outs(5, FLUSH_DRAW, river) == {}
        assert outs(5, FLUSH_DRAW, Folded(5)) == {}
        assert outs(5, FLUSH_DRAW, ShowdownOpened((5, 3))) == {}

    def test_of_cards_nobody_knows_are_none(self) -> None:
        assert outs(5, dealt(Street.THIRD, s5="?? ?? | 7h", s3="?? ?? | 2c", s7="?? ?? | 3c")) == {}

    def test_name_no_card(self) -> None:
        assert "Ah" not in repr(Outs("flush", 6, 3))


class TestTheCountedKinds:
    """They must be those of the evaluator, which looks at every card."""

    @pytest.mark.parametrize("size", [3, 4, 5, 6])
    def test_are_those_that_each_card_would_make(self, size: int) -> None:
        rng = random.Random(size)
        for _ in range(150):
            held = tuple(rng.sample(_near(rng), size))
            found = {
                card: category
                for category, cards in _helping(held, Game.HILO)
                if category != "low"
                for card in cards
            }
            now = ORDER.index(best_high(held).category)
            for card in FRESH_DECK:
                if card in held:
                    continue
                made = best_high((*held, card)).category
                better = made.value if ORDER.index(made) > now else None
                assert found.get(card) == better, (held, card)

    def test_of_a_low_are_those_that_complete_one(self) -> None:
        rng = random.Random(8)
        for _ in range(200):
            held = tuple(rng.sample(FRESH_DECK[:32] + FRESH_DECK[48:], rng.choice([4, 5, 6])))
            lows = dict(_helping(held, Game.RAZZ)).get("low", frozenset())
            if best_low(held):
                assert not lows
                continue
            for card in FRESH_DECK:
                if card not in held:
                    assert (card in lows) == (best_low((*held, card)) is not None)


ORDER = tuple(Category)


def _near(rng: random.Random) -> list[Card]:
    """Cards that make something together: of few ranks, or of few suits."""
    low = rng.randrange(10)
    suits = rng.sample(range(4), 2)
    return [c for c in FRESH_DECK if low <= c // 4 < low + 5 or c % 4 in suits]
