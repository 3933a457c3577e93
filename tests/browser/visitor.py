"""A visitor at a browser: clicks, and hears what the page is told."""

from __future__ import annotations

import json
import re
from collections import Counter
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import ConsoleMessage, Error, Locator, Page, WebSocket

ROOT = "[data-testid=table]"
PATIENCE_MS = 40_000
"""For whatever a page is to show: a machine that does much else may take its time."""
STAY_IN = ("check", "call", "bring_in", "show")
"""The actions of somebody who wants to see the showdown, in this order."""
REFUSED = re.compile(r"the server responded with a status of (400|401|403|409|413|429) ")
"""What the console says of a refusal, which the page tells in words."""
Frame = dict[str, Any]


class Visitor:
    """Drives one page of the room."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.faults: list[str] = []
        """Errors on the console and in scripts; a breach of the content policy is one."""
        self.frames: list[Frame] = []
        """All that the server has said on any socket."""
        self.asked: Counter[str] = Counter()
        """How often the page has asked each path."""
        self._shared_tables: set[str] = set()
        """Standing tables, shared by all tests, that were opened."""
        page.on("request", lambda request: self.asked.update([urlsplit(request.url).path]))
        page.on("console", self._note_console)
        page.on("pageerror", self._note_error)
        page.on("websocket", self._listen)

    # Getting to a table.

    def sign_in(self, name: str) -> None:
        self.page.goto(self.address)
        self.test_id("signin-name").fill(name)
        self.test_id("signin-submit").click()
        self.test_id("who").wait_for()  # the lobby is there for all; the name, once it is known

    def open_table(self, house: str) -> None:
        """Out of the lobby."""
        self.page.locator(f"a[data-testid=open-table][href='/table/{house}']").click()
        self.wait_until("[data-connection=open]")
        self._shared_tables.add(self.told("table"))

    def open_own_table(
        self, name: str, rules: dict[str, str], door: str = "public", house: str | None = None
    ) -> str | None:
        """Open a table without bots in the lobby; the invite link of a private one."""
        self.page.goto(self.address)
        self.test_id("open-a-table").click()
        if house is not None:
            self.test_id("open-house").select_option(house)
        self.test_id("open-name").fill(name)
        self.test_id(f"open-door-{door}").check()
        self.test_id("open-bots").uncheck()
        self.test_id("open-rules").click()
        for field, value in rules.items():
            self.page.locator(f"input[data-rule={field}]").fill(value)
            self.page.locator(f"input[data-rule={field}]").press("Tab")
        self.test_id("open-submit").click()
        invite = None
        if door != "public":
            invite = self.test_id("invite-link").input_value()
            self.test_id("go-to-table").click()
        self.wait_until("[data-connection=open]")
        return invite

    def sit_down(self) -> None:
        """On the first free seat, with the buy-in that is proposed."""
        self.test_id("sit").first.click()
        self.test_id("buy-in-confirm").click()
        self.wait_until(":not([data-my-seat=''])")

    def leave_no_seat_behind(self) -> None:
        """Get up from shared tables: who comes next would wait for an absent player."""
        for table in self._shared_tables:
            self.page.goto(f"{self.address}/table/{table}")
            self.wait_until("[data-connection=open]")
            if not self.told("my-seat"):
                continue
            self.page.set_viewport_size({"width": 1280, "height": 800})  # the button is in view
            self.test_id("leave").click()
            gone = self.page.locator(f"{ROOT}[data-my-seat=''], [data-testid=leave]:disabled")
            gone.first.wait_for(state="attached")

    def press(self, test_id: str) -> None:
        """Press what stands there, at once.

        A click waits until what it is for stands still, for which the page has to draw; one
        that was just given another size may not for a while, on a machine without a screen.
        """
        self.test_id(test_id).first.dispatch_event("click")

    # At the table.

    def test_id(self, name: str) -> Locator:
        return self.page.get_by_test_id(name)

    def told(self, attribute: str) -> str:
        """What the table's root says of itself."""
        return self.page.locator(ROOT).get_attribute(f"data-{attribute}") or ""

    def wait_until(self, *conditions: str) -> None:
        """Wait until the table's root meets one of these conditions, each in CSS.

        Nothing is evaluated in the page: its content policy forbids it, rightly.
        """
        any_of = ", ".join(ROOT + each for each in conditions)
        self.page.locator(any_of).first.wait_for(state="attached")

    def my_cards(self) -> list[str]:
        """The own down cards as the page shows them."""
        seat = self.page.locator(f"[data-testid=seat][data-seat='{self.told('my-seat')}']")
        cards = seat.locator("[data-card][data-place=down]").all()
        return [each.get_attribute("data-card") or "" for each in cards]

    def act(self, *wanted: str) -> str | None:
        """Press the first of the buttons that may be pressed; which one it was."""
        decision = self.told("decision")
        for action in wanted:
            button = self.page.locator(f"[data-testid=actions] [data-action={action}]:enabled")
            if button.count():
                button.first.click()
                self.wait_until(f":not([data-decision='{decision}'])", "[data-my-turn=false]")
                return action
        return None

    def fold(self) -> None:
        """Give the hand up, even where checking is free."""
        self.act("fold")
        if self.test_id("confirm-fold").count():
            self.test_id("confirm-fold").click()

    def wait_for_turn(self) -> None:
        self.wait_until("[data-my-turn=true]")

    def play_until_showdown(self, most_hands: int = 12) -> str:
        """Stay in every hand until one is shown down with us in it; that hand's id."""
        for _ in range(most_hands):
            hand = self.play_hand()
            if self.shown_down(hand):
                return hand
        raise AssertionError(f"no showdown in {most_hands} hands")

    def play_hand(self) -> str:
        """Stay in the hand being dealt, or the next one, to its end; its id."""
        self.wait_until("[data-hand-over=false]:not([data-hand-id=''])")
        hand = self.told("hand-id")
        while True:
            self.wait_until(
                "[data-my-turn=true]", "[data-hand-over=true]", f":not([data-hand-id='{hand}'])"
            )
            if self.told("my-turn") != "true":
                return hand
            assert self.act(*STAY_IN) is not None

    # What the page was told.

    def notices(self, hand: str, kind: str | None = None) -> list[Frame]:
        """The notices of a hand, each once, in order."""
        found: dict[int, Frame] = {}
        for frame in self.frames:
            if frame["t"] == "notice" and frame["hand"] == hand:
                found[frame["v"]] = frame["notice"]
            elif frame["t"] == "table" and frame["hand"] and frame["hand"]["id"] == hand:
                found |= {each["v"]: each["notice"] for each in frame["hand"]["notices"]}
        return [n for _, n in sorted(found.items()) if kind is None or n["type"] == kind]

    def shown_down(self, hand: str) -> bool:
        """Did the hand come to a showdown with this visitor's seat in it?"""
        seat = int(self.told("my-seat"))
        return any(seat in each["order"] for each in self.notices(hand, "showdown_opened"))

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda line: self.frames.append(json.loads(line)))

    def _note_console(self, message: ConsoleMessage) -> None:
        refused = REFUSED.search(message.text) and "/api/" in message.location["url"]
        if message.type == "error" and not refused:
            self.faults.append(message.text)

    def _note_error(self, error: Error) -> None:
        self.faults.append(str(error))
