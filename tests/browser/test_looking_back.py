"""Hands looked at again: step by step, by a link, out of a file; and what they brought."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.seeing import faults, sticking_out, too_wide
from tests.browser.visitor import Visitor
from tests.service.test_replays import a_file

pytestmark = pytest.mark.browser


PHONE: ViewportSize = {"width": 390, "height": 844}


def at(visitor: Visitor, condition: str) -> None:
    """Wait until the replayer is in that state, in CSS."""
    visitor.page.locator(f"[data-testid=replayer]{condition}").wait_for()


def drop(visitor: Visitor, where: str, *texts: str) -> None:
    """Let files of those texts go over a place, as a hand does that has dragged them there."""
    carried = visitor.page.evaluate_handle(
        """texts => {
            const carried = new DataTransfer()
            texts.forEach((text, i) =>
                carried.items.add(new File([text], `dropped-${i}.txt`, {type: 'text/plain'})))
            return carried
        }""",
        list(texts),
    )
    for event in ("dragenter", "dragover", "drop"):
        visitor.test_id(where).dispatch_event(event, {"dataTransfer": carried})


def of_many_hands(told: dict[str, Any]) -> dict[str, Any]:
    """Results as they are told, with the longest figures that years of play could bring."""
    ratio = {"hits": 99_999, "of": 123_456, "low": 0.8, "high": 0.85}
    won = {"hands": 123_456, "total": -9, "per_hundred": -123.4, "low": -150.5, "high": 160.5}
    places = [
        {"place": each, "winnings": won, "completion": ratio, "showdown": ratio}
        for each in range(2, 9)
    ]
    stake = {"game": "hilo", "small_bet": 100_000, "big_bet": 200_000, "net": -987_654_321}
    return told | {
        "hands": 123_456,
        "left_out": 12_345,
        "winnings": won,
        "stakes": [
            stake | {"currency": None, "per_unit": 100, "tournament": False, "winnings": won}
        ],
        "ratios": [each | {"mine": ratio, "field": ratio} for each in told["ratios"]],
        "positions": places,
        "seats": places,
        "doors": [{"door": each, "steal": ratio, "defence": ratio} for each in range(2, 15)],
        "graph": [[1, -5.0], [123_456, -1234.5]],
    }


class TestResults:
    def test_of_many_hands_fit_a_phone_and_what_is_wider_is_reached_by_keys(
        self, come: Callable[..., Visitor]
    ) -> None:
        ann = come("en-XA", PHONE)
        ann.sign_in("Raisa")
        told = ann.page.request.get(f"{ann.address}/api/account/results?source=played").json()
        ann.page.route(
            "**/api/account/results*", lambda route: route.fulfill(json=of_many_hands(told))
        )
        ann.page.goto(f"{ann.address}/results")
        ann.page.locator("[data-testid=results-told][data-hands='123456']").wait_for()

        assert faults(ann, "results") + sticking_out(ann, "results") == []
        wide = ann.page.get_by_role("region").and_(ann.page.locator("[tabindex='0']")).first
        wide.focus()
        ann.page.keyboard.press("ArrowRight")
        while not wide.evaluate("box => box.scrollLeft"):
            ann.page.wait_for_timeout(50)


class TestLookingBack:
    def test_steps_jumps_plays_notes_and_shares(self, come: Callable[..., Visitor]) -> None:
        ann, eve = come("en-XA", PHONE), come()
        ann.sign_in("Ragne")
        ann.open_table("common_hi")
        ann.sit_down()
        hand = ann.play_until_showdown()

        ann.page.goto(f"{ann.address}/replay/{hand}")
        at(ann, "[data-street='3'][data-playing=false]")
        ann.page.keyboard.press("5")
        at(ann, "[data-street='5']")
        ann.page.keyboard.press("ArrowLeft")
        at(ann, "[data-street='4']")
        ann.page.keyboard.press("End")
        at(ann, "[data-street=showdown]")
        found = faults(ann, "the replayer") + sticking_out(ann, "the replayer")
        ann.page.keyboard.press("Home")
        at(ann, "[data-step='1']")
        ann.test_id("looking-speed").select_option("4")
        ann.test_id("looking-play").click()
        at(ann, "[data-playing=true]")
        at(ann, "[data-street='3']")
        ann.test_id("looking-play").click()
        at(ann, "[data-playing=false]")
        ann.test_id("looking-eyes").select_option("rail")
        at(ann, "[data-viewer=rail]")
        ann.test_id("hand-note").fill("a note of mine")
        ann.test_id("keep-note").click()
        ann.page.locator("[data-testid=keep-note][data-kept=true]").wait_for()
        ann.page.reload()
        at(ann, ":not([data-viewer=rail])")
        assert ann.test_id("hand-note").input_value() == "a note of mine"
        ann.test_id("share-hand").click()
        found += too_wide(ann, "sharing") + sticking_out(ann, "sharing")
        link = ann.test_id("share-link").input_value()

        eve.page.goto(link)
        at(eve, ":not([data-viewer=rail])")
        assert eve.test_id("hand-note").count() == 0
        eve.page.keyboard.press("End")
        at(eve, "[data-street=showdown]")

        ann.page.goto(f"{ann.address}/replay")
        ann.page.locator("[data-testid=shares][data-shares='1']").wait_for()
        found += too_wide(ann, "past hands") + sticking_out(ann, "past hands")
        ann.test_id("end-share").click()
        ann.test_id("shares").wait_for(state="detached")
        ann.page.goto(f"{ann.address}/results")
        ann.page.locator("[data-testid=results-told]:not([data-hands='0'])").wait_for()
        found += faults(ann, "results") + sticking_out(ann, "results")

        assert found == [], "\n".join(found)

    def test_takes_a_file_of_another_room(self, visitor: Visitor, tmp_path: Path) -> None:
        chosen = tmp_path / "mine.txt"
        chosen.write_bytes(a_file(range(2)))
        visitor.sign_in("Sirje")
        visitor.page.goto(f"{visitor.address}/replay")

        visitor.test_id("import-file").set_input_files(chosen)
        visitor.page.locator("[data-testid=imported-told][data-kept='2']").wait_for()
        drop(visitor, "drop-file", a_file(range(4)).decode(), a_file(range(5)).decode())

        visitor.page.locator("[data-testid=imported-told][data-kept='3']").wait_for()
        huge = "x" * (4 * 1024 * 1024 + 1)
        drop(visitor, "drop-file", a_file(range(1)).decode(), huge, a_file(range(9)).decode())
        expect(visitor.test_id("refused-file")).to_have_text("dropped-1.txt")
        expect(visitor.test_id("imported-told")).to_have_attribute("data-kept", "0")
        visitor.page.locator("[data-testid=imported][data-hands='5']").wait_for()
        visitor.page.locator("[data-testid=imported] [data-testid=past-hand]").first.click()
        at(visitor, "[data-street='3']")
        visitor.page.goto(f"{visitor.address}/results")
        visitor.test_id("results-source").select_option("imported")
        visitor.page.locator("[data-testid=results-told]:not([data-hands='0'])").wait_for()
