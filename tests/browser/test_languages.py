"""The room in the languages of its visitors."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

WORDS = re.compile("/assets/(en|fi|pl|et)-")
PHONE: ViewportSize = {"width": 390, "height": 844}


def wider_than_the_window(visitor: Visitor) -> str:
    """How wide the page is beyond its window: nothing, it is hoped."""
    wide = visitor.page.locator("html").evaluate("page => page.scrollWidth - page.clientWidth")
    return "" if wide <= 0 else f"{wide} px"


class TestTheLanguageOfAVisitor:
    @pytest.mark.parametrize(
        ("locale", "language", "come_in"),
        [
            ("fi-FI", "fi", "Tule sisään"),
            ("pl-PL", "pl", "Wejdź"),
            ("et-EE", "et", "Tule sisse"),
            ("sv-SE", "en", "Come in"),
        ],
    )
    def test_is_the_one_that_the_browser_asks_for(
        self, come: Callable[..., Visitor], locale: str, language: str, come_in: str
    ) -> None:
        visitor = come(locale=locale, size=PHONE)
        visitor.page.goto(visitor.address)

        visitor.test_id("signin-submit").get_by_text(come_in).wait_for()
        visitor.test_id("lobby-row").first.wait_for()

        assert visitor.page.locator("html").get_attribute("lang") == language
        assert wider_than_the_window(visitor) == ""

    def test_is_the_one_that_was_chosen_from_then_on(self, come: Callable[..., Visitor]) -> None:
        visitor = come(locale="pl-PL")
        visitor.page.goto(visitor.address)
        loaded = visitor.asked.copy()

        visitor.test_id("language").select_option("et")
        visitor.test_id("signin-submit").get_by_text("Tule sisse").wait_for()
        asked = [path for path in visitor.asked - loaded if WORDS.match(path)]
        visitor.page.reload()

        visitor.test_id("signin-submit").get_by_text("Tule sisse").wait_for()
        assert [path[8:11] for path in asked] == ["et-"], "one file holds a language's words"

    def test_may_be_longer_than_any_without_breaking_the_page(
        self, come: Callable[..., Visitor]
    ) -> None:
        visitor = come(locale="en-XA", size=PHONE)
        visitor.page.goto(visitor.address)
        visitor.test_id("lobby-row").first.wait_for()

        assert wider_than_the_window(visitor) == ""
        assert "⟦" in visitor.test_id("signin-submit").inner_text()
