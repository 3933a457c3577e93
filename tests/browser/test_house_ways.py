"""What a house asks of players between hands, and what may be asked of it, in the browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

CELEB = "celebpoker"
MOST_HANDS = 12
LONG_MS = 60_000
"""For a hand of the bots to end, on a slow machine."""
UNHURRIED = {"turn_seconds": "120", "show_seconds": "60"}
"""This house's own ten seconds run out on a slow machine, and whoever is late is dealt out."""


class TestAnteingByHand:
    """001, items 3 and 4: "I'm in", where the automatic ante is switched off."""

    def test_deals_in_who_says_so_and_nobody_else(self, visitor: Visitor) -> None:
        visitor.sign_in("Valma")
        visitor.open_table(CELEB)
        visitor.sit_down()
        visitor.test_id("auto-ante").uncheck()
        self._fold_until_asked(visitor)

        before = visitor.told("hand-id")
        visitor.test_id("im-in").click()
        assert self._is_dealt_in(visitor, before)
        self._fold_until_asked(visitor)
        before = visitor.told("hand-id")
        visitor.test_id("im-out").click()
        visitor.test_id("sit-back").wait_for()
        assert not self._is_dealt_in(visitor, before)

    @staticmethod
    def _fold_until_asked(visitor: Visitor) -> None:
        """Give up whatever hand is played, until the room asks for the next ante."""
        asked = "[data-testid=im-in], [data-testid=table][data-my-turn=true]"
        while True:
            visitor.page.locator(asked).first.wait_for(timeout=LONG_MS)
            if visitor.test_id("im-in").count():
                return
            if visitor.act("bring_in") is None:  # the low card cannot be folded at once
                visitor.fold()

    @staticmethod
    def _is_dealt_in(visitor: Visitor, before: str) -> bool:
        """Has the hand after ``before`` the visitor's seat in it?"""
        # It may be over by now: house bots alone play a hand between two looks.
        visitor.wait_until(f":not([data-hand-id='{before}']):not([data-hand-id=''])")
        [started] = visitor.notices(visitor.told("hand-id"), "hand_started")
        return int(visitor.told("my-seat")) in [each["seat"] for each in started["seats"]]


class TestComingBack:
    def test_needs_the_stack_that_was_taken_away(self, visitor: Visitor) -> None:
        """Rat-holing is barred: nobody leaves with much and comes back with little."""
        visitor.sign_in("Veikko")
        visitor.open_own_table("No rats", {})
        visitor.test_id("sit").first.click()
        visitor.test_id("buy-in-amount").fill("100")
        visitor.test_id("buy-in-confirm").click()
        visitor.wait_until(":not([data-my-seat=''])")
        visitor.test_id("leave").click()
        visitor.wait_until("[data-my-seat='']")

        visitor.test_id("sit").first.click()
        amount = visitor.test_id("buy-in-amount")
        expect(amount).to_have_value("100")
        amount.fill("40")
        expect(visitor.test_id("buy-in-confirm")).to_be_disabled()
        amount.fill("100")
        visitor.test_id("buy-in-confirm").click()
        visitor.wait_until(":not([data-my-seat=''])")


class TestAMuckedHand:
    """001, item 40: who was dealt in may ask for a called hand that was mucked."""

    def test_is_shown_to_who_asks_for_it(self, come: Callable[[], Visitor]) -> None:
        ann, ben = come(), come()
        ann.sign_in("Ville")
        ann.open_own_table("Called and mucked", UNHURRIED, house=CELEB)
        ben.sign_in("Virpi")
        ben.page.goto(f"{ben.address}/table/{ann.told('table')}")
        ben.wait_until("[data-connection=open]")
        for each in (ann, ben):
            each.sit_down()
            each.test_id("auto-muck").check()

        winner = self._play_until_one_mucks(ann, ben)
        winner.test_id("last-hand").click()
        winner.test_id("ask-mucked").click()

        shown = winner.test_id("mucked-hands")
        expect(shown.locator("[data-card]")).to_have_count(7)
        expect(shown).to_contain_text("Virpi" if winner is ann else "Ville")

    def _play_until_one_mucks(self, *table: Visitor) -> Visitor:
        """Both call everything down; who is beaten mucks without being asked. The winner."""
        for _ in range(MOST_HANDS):
            hand = self._played(*table)
            mucked = [each["seat"] for each in table[0].notices(hand, "mucked")]
            if mucked:
                return next(each for each in table if int(each.told("my-seat")) not in mucked)
        raise AssertionError(f"nobody mucked in {MOST_HANDS} hands")

    @staticmethod
    def _played(*table: Visitor) -> str:
        """One hand to its end; its id."""
        first = table[0]
        first.wait_until("[data-hand-over=false]:not([data-hand-id=''])")
        hand = first.told("hand-id")
        over = f"[data-last-hand='{hand}']"
        seats = {each.told("my-seat"): each for each in table}
        while first.told("last-hand") != hand:
            first.wait_until(over, ":not([data-turn-seat=''])")
            seat = first.told("turn-seat")
            player = seats.get(seat)
            if player is None:
                continue
            # Who has just acted may still be told to be in turn.
            moved_on = f":not([data-turn-seat='{seat}'])"
            player.wait_until(over, "[data-my-turn=true]", moved_on)
            if player.told("my-turn") == "true":
                player.act("check", "call", "bring_in", "muck", "show")
        return hand
