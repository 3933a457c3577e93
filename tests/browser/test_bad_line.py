"""A hand at a real table over a slow line that breaks, and loses requests and answers with it."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from tests.browser.slow_line import slow_line
from tests.browser.visitor import STAY_IN, Visitor

pytestmark = pytest.mark.browser

DELAY_S = 0.1
"""So late comes everything, in either direction."""


class BadLine:
    """Between a page and the room: of three actions one is lost, and the answer to another."""

    def __init__(self, visitor: Visitor) -> None:
        self.sent: list[dict[str, Any]] = []
        self.breaks = 0
        visitor.page.route_web_socket("**/ws/tables/*", self._opened)

    def _opened(self, page: WebSocketRoute) -> None:
        room = page.connect_to_server()

        def asked(text: str | bytes) -> None:
            request = json.loads(text)
            if request["t"] != "act":
                room.send(text)
                return
            self.sent.append(request)
            fate = len(self.sent) % 3
            if fate != 1:
                room.send(text)
            if fate != 0:
                self.breaks += 1
                page.close(code=1012)
                room.close()

        page.on_message(asked)


class TestAHandOverABadLine:
    def test_that_is_slow_too_is_played_with_one_effect_for_each_click(
        self, come: Callable[[], Visitor]
    ) -> None:
        visitor = come()
        room = visitor.address
        with slow_line(room, DELAY_S) as visitor.address:
            self._play(visitor, BadLine(visitor))
            visitor.page.goto("about:blank")  # away from the line before it goes
        visitor.address = room

    @staticmethod
    def _play(visitor: Visitor, line: BadLine) -> None:
        visitor.sign_in("Kaarina")
        visitor.open_table("celebpoker")
        visitor.sit_down()
        seat = int(visitor.told("my-seat"))

        clicks = 0
        visitor.wait_for_turn()
        hand = visitor.told("hand-id")
        while visitor.told("hand-id") == hand and visitor.told("my-turn") == "true":
            assert visitor.act(*STAY_IN)
            clicks += 1
            visitor.wait_until(
                "[data-my-turn=true][data-connection=open]",
                "[data-hand-over=true]",
                f":not([data-hand-id='{hand}'])",
            )
        visitor.wait_until(f"[data-last-hand='{hand}']")

        told = visitor.page.request.get(f"{visitor.address}/api/hands/{hand}").json()["notices"]
        done = [
            each
            for each in told
            if each.get("seat") == seat
            and each["type"] in {"checked", "called", "brought_in", "shown", "mucked"}
            and each.get("why") in (None, "choice")
        ]
        assert line.breaks >= 1
        assert len({each["id"] for each in line.sent}) == clicks
        assert len(done) == clicks
