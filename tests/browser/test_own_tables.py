"""Tables that people open: their rules, their doors, the line for a seat."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser


class TestATableOfOnesOwn:
    def test_is_opened_with_changed_rules_once_they_can_be_played(self, visitor: Visitor) -> None:
        visitor.sign_in("Aino")
        visitor.page.goto(visitor.address)
        visitor.test_id("open-a-table").click()
        visitor.test_id("open-name").fill("Slow and small")
        visitor.test_id("open-rules").click()
        bring_in = visitor.page.locator("input[data-rule=bring_in]")
        bring_in.fill("9")
        bring_in.press("Tab")
        visitor.test_id("open-problems").wait_for()
        assert visitor.test_id("open-submit").is_disabled()

        bring_in.fill("0.25")
        bring_in.press("Tab")
        visitor.test_id("open-problems").wait_for(state="detached")
        turn = visitor.page.locator("input[data-rule=turn_seconds]")
        turn.fill("45")
        turn.press("Tab")
        visitor.test_id("open-submit").click()
        visitor.wait_until("[data-connection=open]")
        visitor.test_id("to-about").click()

        changed = visitor.page.locator("[data-testid=about] .changed[data-sentence]")
        changed.first.wait_for()
        fields = {each.get_attribute("data-sentence") for each in changed.all()}
        assert {"bring_in", "turn_seconds"} <= fields
        assert "ante" not in fields

    def test_announces_a_change_of_its_rules(self, come: Callable[[], Visitor]) -> None:
        opener, other = come(), come()
        opener.sign_in("Bertta")
        opener.open_own_table("Changing", {})
        table = opener.told("table")
        opener.sit_down()
        other.sign_in("Dagmar")
        other.page.goto(f"{other.address}/table/{table}")
        other.wait_until("[data-connection=open]")
        other.sit_down()

        opener.test_id("to-about").click()
        opener.test_id("change-rules").click()
        ante = opener.page.locator("input[data-rule=ante]")
        ante.fill("0.10")
        ante.press("Tab")
        opener.test_id("announce-rules").click()

        other.page.locator("[data-testid=rules-news]").wait_for()


class TestAPrivateTable:
    def test_lets_in_who_has_the_link_and_nobody_else(self, come: Callable[[], Visitor]) -> None:
        opener, guest, stranger = come(), come(), come()
        opener.sign_in("Eino")
        invite = opener.open_own_table("Behind a door", {}, door="link")
        assert invite is not None
        table = opener.told("table")

        guest.page.goto(invite)
        guest.test_id("door").wait_for()
        guest.test_id("signin-name").fill("Fanni")
        guest.test_id("signin-submit").click()
        guest.wait_until("[data-connection=open]")
        guest.sit_down()
        stranger.sign_in("Gerda")
        stranger.page.goto(f"{stranger.address}/table/{table}")
        stranger.test_id("door-password").fill("open sesame")
        stranger.test_id("door-enter").click()

        stranger.page.locator("[data-testid=door-fault][data-code='entry.wrong']").wait_for()
        assert guest.told("table") == table
        assert "invite" not in guest.page.url


class TestTheLineForASeat:
    def test_offers_the_seat_that_comes_free(self, come: Callable[[], Visitor]) -> None:
        ann, ben, cy = come(), come(), come()
        ann.sign_in("Hilma")
        ann.open_own_table("Two chairs", {"max_players": "2"})
        table = ann.told("table")
        ann.sit_down()
        for each, name in ((ben, "Iiro"), (cy, "Kerttu")):
            each.sign_in(name)
            each.page.goto(f"{each.address}/table/{table}")
            each.wait_until("[data-connection=open]")
        ben.sit_down()

        cy.test_id("wait").click()
        cy.page.locator("[data-testid=in-line][data-position='1']").wait_for()
        ben.test_id("leave").click()
        ben.wait_until("[data-my-seat='']", "[data-my-turn=true]", "[data-turn-seat]")
        self._end_the_hand(ann, ben)
        cy.test_id("seat-offer").wait_for()
        cy.test_id("accept-seat").click()
        cy.test_id("buy-in-confirm").click()
        cy.wait_until(":not([data-my-seat=''])")

        assert ben.told("my-seat") == ""

    @staticmethod
    def _end_the_hand(*players: Visitor) -> None:
        for each in players:
            if each.told("my-turn") == "true":
                each.fold()
