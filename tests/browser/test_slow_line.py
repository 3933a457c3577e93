"""A hand over a line on which each message takes half a second, to and fro."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.slow_line import slow_line
from tests.browser.visitor import STAY_IN, Visitor

pytestmark = pytest.mark.browser

DELAY_S = 0.25
DEEDS = {"checked", "called", "brought_in"}


class TestASlowLine:
    def test_locks_the_buttons_until_the_room_has_answered(
        self, come: Callable[[], Visitor]
    ) -> None:
        visitor = come()
        with slow_line(visitor.address, DELAY_S) as address:
            visitor.address = address
            visitor.sign_in("Hidas")
            visitor.open_own_table("Slow", {})
            other = come()
            other.sign_in("Nopea")
            other.page.goto(f"{other.address}/table/{visitor.told('table')}")
            other.wait_until("[data-connection=open]")
            for each in (visitor, other):
                each.sit_down()

            visitor.wait_until("[data-hand-over=false]:not([data-hand-id=''])")
            hand, seat = visitor.told("hand-id"), int(visitor.told("my-seat"))
            clicks = 0
            while self._deeds(visitor, hand, seat) < 2:
                if other.told("my-turn") == "true":
                    other.act(*STAY_IN)
                elif visitor.told("my-turn") == "true":
                    clicks += self._click_twice(visitor)
                visitor.page.wait_for_timeout(100)

            assert clicks == self._deeds(visitor, hand, seat)
            visitor.page.goto("about:blank")  # away from the line before it goes

    @staticmethod
    def _deeds(visitor: Visitor, hand: str, seat: int) -> int:
        """What the seat has done in the hand, as far as the slow line has told it."""
        told = visitor.notices(hand)
        return sum(each.get("seat") == seat and each["type"] in DEEDS for each in told)

    @staticmethod
    def _click_twice(visitor: Visitor) -> int:
        """Click, and again before the room can have heard of it: one effect."""
        decision = visitor.told("decision")
        for action in STAY_IN:
            button = visitor.page.locator(f"[data-testid=actions] [data-action={action}]:enabled")
            if button.count():
                button.first.dblclick()
                visitor.wait_until(f":not([data-decision='{decision}'])", "[data-my-turn=false]")
                return 1
        raise AssertionError("no button may be pressed")
