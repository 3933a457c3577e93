"""How a visitor likes the room: at once, in this browser, and with the account."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


def ground(visitor: Visitor) -> str:
    """The colour that the system paints its own bars in."""
    return visitor.page.locator("meta[name=theme-color]").get_attribute("content") or ""


class TestSettings:
    def test_hold_at_once_and_when_one_comes_back(self, visitor: Visitor) -> None:
        visitor.page.goto(visitor.address)
        visitor.test_id("choose-settings").click()
        root = visitor.page.locator("html")

        visitor.test_id("theme-dark").check()
        dark = ground(visitor)
        visitor.test_id("theme-light").check()
        visitor.test_id("deck-two").check()
        visitor.test_id("index-large").check()
        light = ground(visitor)
        visitor.page.reload()
        visitor.test_id("lobby-row").first.wait_for()

        told = [root.get_attribute(f"data-{each}") for each in ("theme", "deck", "index", "back")]
        assert told == ["light", "two", "large", "felt"]
        assert (light, ground(visitor)) == ("rgb(255, 255, 255)", light)
        assert dark == "rgb(18, 26, 28)"

    def test_of_an_account_are_there_in_another_browser(self, come: Callable[..., Visitor]) -> None:
        ann, elsewhere = come(), come()
        ann.page.goto(f"{ann.address}/settings")
        ann.test_id("theme-contrast").check()  # before there is an account
        ann.page.goto(f"{ann.address}/register")
        ann.test_id("register-name").fill("Settled Ann")
        ann.test_id("register-password").fill("correct horse battery")
        with ann.page.expect_response("**/api/account/preferences") as told:
            ann.test_id("register-submit").click()
        assert told.value.ok
        ann.page.goto(f"{ann.address}/settings")
        with ann.page.expect_response(lambda answer: answer.request.method == "PUT"):
            ann.test_id("settings-language").select_option("fi")

        elsewhere.page.goto(f"{elsewhere.address}/login")
        elsewhere.test_id("login-name").fill("Settled Ann")
        elsewhere.test_id("login-password").fill("correct horse battery")
        elsewhere.test_id("login-submit").click()

        elsewhere.page.locator("html[lang=fi][data-theme=contrast]").wait_for()

    def test_about_muck_and_antes_go_along_to_each_seat(self, visitor: Visitor) -> None:
        visitor.sign_in("Habitual")
        visitor.page.goto(f"{visitor.address}/settings")
        visitor.test_id("settings-auto-muck").check()
        visitor.test_id("settings-auto-ante").uncheck()

        visitor.open_own_table("Habits", {})
        visitor.sit_down()

        visitor.page.locator("[data-testid=auto-muck]:checked").wait_for(state="attached")
        antes = visitor.page.locator("[data-testid=auto-ante]")
        assert all(not each.is_checked() for each in antes.all())
