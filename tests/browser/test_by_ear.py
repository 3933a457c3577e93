"""A hand played by somebody who sees nothing: keys, and what the live region says."""

from __future__ import annotations

import pytest

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

MOST_LINES = 400


class Listener:
    """Knows the lines of the live region and the keyboard, and nothing else of the page."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        self._lines = visitor.test_id("live").locator("p")
        self._last = 0
        self.heard: list[str] = []

    def hears(self, *wanted: str) -> str:
        """Wait for a line that has one of these words in it."""
        for _ in range(MOST_LINES):
            for line in self._lines.all():
                number = int(line.get_attribute("data-line") or 0)
                if number <= self._last:
                    continue
                self._last = number
                self.heard.append(line.inner_text())
                if any(word in self.heard[-1] for word in wanted):
                    return self.heard[-1]
            self._page.wait_for_timeout(50)
        raise AssertionError(f"{wanted} was not heard in {self.heard}")

    def presses(self, key: str) -> None:
        self._page.keyboard.press(key)

    def types(self, line: str) -> None:
        self._page.keyboard.press("/")
        self._page.keyboard.type(line)
        self._page.keyboard.press("Enter")
        self._page.keyboard.press("Escape")


class TestAHand:
    def test_is_played_by_keys_and_by_ear(self, visitor: Visitor) -> None:
        visitor.sign_in("Helmi")
        visitor.open_table("common_hi")
        visitor.sit_down()
        ear = Listener(visitor)

        cards = ear.hears("You get:")
        assert " of " in cards
        acted = 0
        while True:
            line = ear.hears("Your turn", " wins ")
            if " wins " in line and "Your turn" not in line:
                break
            visitor.wait_for_turn()
            if acted == 0:
                ear.presses("h")
                assert " of " in ear.hears("Closed:")
                ear.presses("p")
                ear.hears("Pot ")
                ear.types("2")
                ear.hears("Seat 2")
                visitor.page.locator("body").click(position={"x": 4, "y": 4})
            decision = visitor.told("decision")
            ear.presses("c")
            visitor.wait_until(f":not([data-decision='{decision}'])", "[data-my-turn=false]")
            acted += 1

        assert acted > 0
        assert not any(sign in line for line in ear.heard for sign in "♣♦♥♠")
