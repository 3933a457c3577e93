"""Accounts in a browser: opened by a guest, left and come back to."""

from __future__ import annotations

import pytest

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

PASSWORD = "two pair beat one pair"


class TestAGuestWhoOpensAnAccount:
    def test_keeps_the_chips_and_comes_back_by_name_and_password(self, visitor: Visitor) -> None:
        visitor.sign_in("Tarmo")
        chips = visitor.test_id("wallet").get_attribute("data-chips")
        visitor.test_id("who").click()
        visitor.test_id("register-password").fill(PASSWORD)
        visitor.test_id("register-submit").click()
        visitor.test_id("tokens").wait_for()

        assert visitor.test_id("role").inner_text() == "player"
        assert visitor.test_id("wallet").get_attribute("data-chips") == chips
        visitor.test_id("sign-out").click()
        visitor.test_id("to-login").click()
        visitor.test_id("login-name").fill("tarmo")
        visitor.test_id("login-password").fill("not this one")
        visitor.test_id("login-submit").click()
        visitor.page.locator("[data-testid=login-fault][data-code='login.wrong']").wait_for()
        visitor.test_id("login-password").fill(PASSWORD)
        visitor.test_id("login-submit").click()
        visitor.test_id("who").wait_for()
        assert visitor.test_id("who").inner_text() == "Tarmo"
        assert visitor.test_id("wallet").get_attribute("data-chips") == chips

    def test_is_told_what_is_wrong_with_a_password(self, visitor: Visitor) -> None:
        visitor.sign_in("Signe")
        visitor.test_id("who").click()
        visitor.test_id("register-password").fill("short")
        visitor.test_id("register-submit").click()

        fault = visitor.page.locator("[data-testid=register-fault]")
        fault.wait_for()
        assert fault.get_attribute("data-code") == "password.too_short"

    def test_makes_a_token_that_is_shown_once(self, visitor: Visitor) -> None:
        visitor.sign_in("Taina")
        visitor.test_id("who").click()
        visitor.test_id("register-password").fill(PASSWORD)
        visitor.test_id("register-submit").click()
        visitor.test_id("token-name").fill("my notebook")
        tokens = visitor.test_id("tokens")
        tokens.get_by_test_id("proof-password").fill(PASSWORD)
        visitor.test_id("token-add").click()

        assert visitor.test_id("token-made").input_value().startswith("dc_")
        visitor.page.reload()
        tokens.get_by_text("my notebook").wait_for()
        assert visitor.test_id("token-made").count() == 0


class TestAWallet:
    def test_lists_what_went_in_and_out(self, visitor: Visitor) -> None:
        visitor.sign_in("Vieno")
        visitor.open_table("partypoker")
        visitor.sit_down()
        visitor.test_id("wallet").click()
        visitor.test_id("wallet-line").first.wait_for()

        lines = visitor.test_id("wallet-line").all()
        assert [each.get_attribute("data-why") for each in lines] == ["buy_in", "grant"]
        assert visitor.test_id("ask-chips").is_disabled()
        assert visitor.test_id("grant-why").inner_text()
        assert visitor.asked["/api/wallet"] == 1
