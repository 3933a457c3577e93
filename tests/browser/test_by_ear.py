"""A hand played by somebody who sees nothing: keys, and what is said of the page."""

from __future__ import annotations

import re

import pytest

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

MOST_WAITS = 600
MOST_TABS = 600
MOST_PRESSES = 20
FOCUSED = """() => {
    const at = document.activeElement ?? document.body
    return at.getAttribute('aria-label') || at.labels?.[0]?.innerText || at.innerText || ''
}"""


class Listener:
    """Knows the lines of the live region, the name of what has the focus, and the keyboard."""

    def __init__(self, visitor: Visitor) -> None:
        self._page = visitor.page
        self._lines = visitor.test_id("live").locator("p")
        self._last = 0
        self._unheard: list[str] = []
        self.heard: list[str] = []

    def hears(self, *wanted: str) -> str:
        """Wait for a line that has one of these words in it."""
        for _ in range(MOST_WAITS):
            while self._unheard:
                self.heard.append(self._unheard.pop(0))
                if any(word in self.heard[-1] for word in wanted):
                    return self.heard[-1]
            self._listen()
        raise AssertionError(f"{wanted} was not heard in {self.heard}")

    def _listen(self) -> None:
        """Take up what was said since."""
        lines = self._lines.evaluate_all(
            "all => all.map(line => [Number(line.dataset.line), line.textContent])"
        )
        self._unheard = [text for number, text in lines if number > self._last]
        if self._unheard:
            self._last = lines[-1][0]
        else:
            self._page.wait_for_timeout(50)

    def goes_to(self, name: str) -> None:
        """Tab until that is what has the focus; what is not there yet is come by later."""
        passed: list[str] = []
        for _ in range(MOST_TABS):
            self.presses("Tab")
            passed.append(self._page.evaluate(FOCUSED))
            if re.search(name, passed[-1]):
                return
            self._page.wait_for_timeout(10)
        raise AssertionError(f"{name} was not come by in {passed}")

    def presses(self, key: str) -> None:
        self._page.keyboard.press(key)

    def says(self, text: str) -> None:
        self._page.keyboard.type(text)
        self.presses("Enter")

    def types(self, line: str) -> None:
        """Into the line for commands, and back to the table."""
        self.presses("/")
        self.says(line)
        self.presses("Escape")

    def does(self, key: str) -> None:
        """Press it until it is done: right after the call the keys wait for a moment."""
        for _ in range(MOST_PRESSES):
            if "Done." in (answer := self.hears_after(key)):
                return
            # A second fold at once would be taken for a slip of the finger.
            self._page.wait_for_timeout(600 if "Checking costs nothing" in answer else 100)
        raise AssertionError(f"{key} did nothing: {self.heard}")

    def hears_after(self, key: str) -> str:
        self.presses(key)
        return self.hears("Done.", "cannot be done now", "Checking costs nothing")


class TestAHand:
    def test_is_played_by_keys_and_by_ear(self, visitor: Visitor) -> None:
        ear = Listener(visitor)
        visitor.page.goto(visitor.address)
        ear.goes_to("^Your name at the table")
        ear.says("Helmi")
        ear.goes_to("^Helmi$")
        ear.goes_to("^Common rules, Hi: Play")
        ear.presses("Enter")
        ear.goes_to("^Sit down at seat")
        ear.presses("Enter")
        ear.goes_to("^Buy-in|^Sit down$|^Amount")
        ear.presses("Enter")

        assert " of " in ear.hears("You get:")
        acted = 0
        while "Your turn" in (line := ear.hears("Your turn", " wins ")):
            if acted == 0:
                self._asks_for_everything(ear)
            if acted == 1 and "Raise" in line:
                ear.does("r")
            else:
                ear.does("c")
            acted += 1
        assert acted > 0

        while "Fold" not in ear.hears("Your turn"):
            ear.does("c")  # the low card brings in first
        ear.does("f")
        ear.hears("Helmi folds")
        ear.goes_to("^Leave")
        ear.presses("Enter")
        ear.goes_to("^Sit down at seat")  # the seat is free again
        assert not any(sign in line for line in ear.heard for sign in "♣♦♥♠{}")

    @staticmethod
    def _asks_for_everything(ear: Listener) -> None:
        """Each command is answered, by a key and on the line."""
        ear.presses("h")
        assert " of " in ear.hears("Closed:")
        ear.presses("p")
        ear.hears("Pot ")
        ear.presses("d")
        ear.hears("Dead cards", "No open card is dead")
        ear.presses("t")
        ear.hears("You are to act", "You have ")
        ear.presses("w")
        told = ear.hears("Fold", "Bring in")
        assert "item" in told, f"the reasons are told with their sources: {told}"
        ear.presses("Escape")
        ear.types("2")
        ear.hears("Seat 2")
        ear.types("help")
        ear.hears("f folds, c checks or calls")
