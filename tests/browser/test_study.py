"""The study page: a spot set by clicks and keys, what it is worth, and its link."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from doorcard.equity import equity
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

PAIRS = ("AhAd7c", "QsQh7d")


def put(visitor: Visitor, cards: str) -> None:
    """Click cards in the pack."""
    for card in re.findall("..", cards):
        visitor.test_id("pack").locator(f"[data-card='{card}']").click()


def share(visitor: Visitor, seat: int, worth: float) -> Locator:
    """What a seat is worth, once it is that much."""
    begins = f"{worth:.12f}"[:9]
    return visitor.page.locator(f"[data-seat='{seat}'] [data-share^='{begins}']")


class TestASpot:
    def test_is_set_by_clicking_and_shared_by_its_link(
        self, visitor: Visitor, come: Callable[[], Visitor]
    ) -> None:
        visitor.page.goto(visitor.address)
        visitor.test_id("to-study").click()
        visitor.test_id("empty").wait_for()

        put(visitor, "".join(PAIRS))
        found = equity(PAIRS)
        share(visitor, 1, found.seats[0].share).wait_for()
        expect(visitor.test_id("how")).to_have_attribute("data-exact", "true")
        expect(visitor.test_id("aimed-at")).to_contain_text("seat 1, up card 2")

        visitor.test_id("aim-dead").click()
        put(visitor, "Qc5s")
        visitor.page.get_by_label("Hi/lo").check()
        both = equity(PAIRS, dead="Qc 5s", game="hilo")
        share(visitor, 2, both.seats[1].share).wait_for()
        heat = visitor.test_id("heat-map")
        expect(heat.locator("[data-card=Qd] .mark")).to_be_visible()
        heat.locator("[data-card=Qd]").click()
        expect(visitor.test_id("after-card")).to_contain_text("queen of diamonds")

        other = come()
        other.page.goto(visitor.test_id("study-link").input_value())
        share(other, 2, both.seats[1].share).wait_for()
        assert other.page.url == visitor.page.url
        put(other, "Qc")  # a card that is out comes back
        share(other, 2, equity(PAIRS, dead="5s", game="hilo").seats[1].share).wait_for()

    def test_is_set_by_keys_and_seen_street_by_street(self, visitor: Visitor) -> None:
        visitor.page.goto(f"{visitor.address}/study")
        visitor.test_id("empty").wait_for()

        for key in "ahad7cqsqh7dkc2s":
            visitor.page.keyboard.press(key)
        after = equity(["AhAd7cKc", "QsQh7d2s"])
        share(visitor, 1, after.seats[0].share).wait_for()
        expect(visitor.page.get_by_role("row", name=re.compile("Seat 1"))).to_contain_text(
            re.compile(f"66.3%.*{100 * after.seats[0].share:.1f}%")
        )

        visitor.page.locator("[data-seat='2'] [data-place='3']").click()
        visitor.page.keyboard.press("Backspace")
        share(visitor, 1, equity(["AhAd7cKc", "QsQh7d"]).seats[0].share).wait_for()
        visitor.test_id("pack").locator("[data-card=As]").focus()
        visitor.page.keyboard.press("ArrowDown")
        visitor.page.keyboard.press("ArrowRight")
        assert visitor.page.evaluate("document.activeElement.dataset.card") == "Kh"


class TestManySeats:
    def test_are_sampled_and_refused_exactly_in_words(self, visitor: Visitor) -> None:
        visitor.page.set_viewport_size({"width": 390, "height": 844})
        visitor.page.goto(f"{visitor.address}/study?seats=AhAd7c.QsQh7d.xxxx8c")
        expect(visitor.test_id("how")).to_have_attribute("data-exact", "false")
        visitor.test_id("count-all").click()
        expect(visitor.test_id("fault")).to_have_attribute("data-code", "exact.no_method")
        expect(visitor.test_id("fault")).to_contain_text(re.compile("about .* (days|years)"))
        for _ in range(5):
            visitor.test_id("add-seat").click()
        visitor.test_id("add-seat").wait_for(state="detached")
        expect(visitor.page.locator("[data-seat='8'] [data-share]")).to_be_visible()
        assert visitor.page.evaluate("document.documentElement.scrollWidth") == 390

    def test_may_be_stopped_while_they_are_worked_out(self, visitor: Visitor) -> None:
        visitor.page.route("**/api/equity", lambda _: None)  # the answer never comes
        visitor.page.goto(f"{visitor.address}/study?seats=AhAd7c.QsQh7d")

        visitor.test_id("stop").first.click()

        expect(visitor.page.get_by_text("Stopped.")).to_be_visible()
        visitor.page.unroute("**/api/equity")
        visitor.page.get_by_role("button", name="Work it out").click()
        share(visitor, 1, equity(PAIRS).seats[0].share).wait_for()
