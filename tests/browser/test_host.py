"""The host's console: claimed by the link, and what it does to everybody's pages."""

from __future__ import annotations

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import OpenRoom
from tests.browser.seeing import faults, sticking_out, too_wide
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

HOST = "Raili"
PASSWORD = "a wheel is a straight too"
TABS = ("room", "tables", "players", "inbox", "announcements", "log", "hosts")


def do(host: Visitor, deed: str, why: str) -> None:
    """A deed of the console, with its reason."""
    host.test_id(deed).click()
    host.test_id(f"{deed}-why").fill(why)
    host.test_id(f"{deed}-do").click()
    host.test_id(f"{deed}-do").wait_for(state="detached")


def do_in(where: Locator, deed: str, why: str) -> None:
    """A deed of that part of the console, with its reason."""
    where.get_by_test_id(deed).click()
    where.get_by_test_id(f"{deed}-why").fill(why)
    where.get_by_test_id(f"{deed}-do").click()
    where.get_by_test_id(f"{deed}-do").wait_for(state="detached")


def be_host(visitor: Visitor, room: OpenRoom) -> None:
    """Sign in as the room's host, who is made if there is none yet."""
    token = room.host_link.partition("#")[2]
    with httpx.Client(base_url=room.address) as asking:
        made = asking.post("/api/account", json={"name": HOST, "password": PASSWORD})
        if made.status_code == 200:
            assert asking.post("/api/host/claim", json={"token": token}).status_code == 200
    visitor.page.goto(f"{visitor.address}/login")
    visitor.test_id("login-name").fill(HOST)
    visitor.test_id("login-password").fill(PASSWORD)
    visitor.test_id("login-submit").click()
    visitor.test_id("to-host").wait_for()


class TestTheHost:
    def test_claims_the_room_pauses_it_announces_and_answers(
        self, open_room: OpenRoom, come: Callable[[], Visitor]
    ) -> None:
        host, guest = come(), come()
        guest.sign_in("Pirkko")
        guest.open_table("partypoker")

        host.page.goto(open_room.host_link)
        host.test_id("register-name").fill(HOST)
        host.test_id("register-password").fill(PASSWORD)
        host.test_id("register-submit").click()
        host.test_id("claim-submit").wait_for()
        assert faults(host, "claiming the room") == []
        host.test_id("claim-submit").click()
        host.test_id("host-people").wait_for()
        assert "#" not in host.page.url

        do(host, "pause-room", "to show how")
        host.test_id("host-paused").wait_for()
        guest.page.locator("[data-testid=paused][data-code='host.paused']").wait_for()
        do(host, "resume-room", "shown")
        guest.test_id("paused").wait_for(state="detached")

        host.test_id("host-tab-announcements").click()
        host.test_id("announce-text").fill("Tea at four")
        host.test_id("announce-why").fill("people asked")
        host.test_id("announce-do").click()
        guest.test_id("announcement").get_by_text("Tea at four").wait_for()
        do(host, "end-announcement", "it is four")
        guest.test_id("announcement").wait_for(state="detached")

        guest.test_id("contact-host").click()
        guest.test_id("contact-text").fill("Is there cake as well?")
        guest.test_id("contact-send").click()
        guest.test_id("contact-sent").wait_for()
        host.test_id("host-tab-inbox").click()
        host.test_id("thread").first.click()
        host.test_id("letters").get_by_text("Is there cake as well?").wait_for()
        host.test_id("host-reply").fill("There is.")
        host.test_id("host-reply-send").click()
        host.test_id("letters").get_by_text("There is.").wait_for()
        guest.test_id("contact-close").click()
        guest.test_id("contact-host").click()
        guest.test_id("letters").locator("[data-from=host]").get_by_text("There is.").wait_for()

        host.test_id("host-tab-log").click()
        host.test_id("log-deed").first.wait_for()
        deeds = {each.get_attribute("data-what") for each in host.test_id("log-deed").all()}
        assert {"room.paused", "room.resumed"} <= deeds
        found: list[str] = []
        for tab in TABS:
            host.test_id(f"host-tab-{tab}").click()
            found += faults(host, f"the host's {tab}")
        assert found == []

    def test_removes_bars_and_changes_rules_and_all_of_it_is_in_the_log(
        self, open_room: OpenRoom, come: Callable[..., Visitor]
    ) -> None:
        host, guest = come("en-XA", {"width": 390, "height": 844}), come()
        guest.sign_in("Pontus")
        guest.open_own_table("Under watch", {})
        table = guest.told("table")
        guest.sit_down()
        be_host(host, open_room)

        host.page.goto(f"{host.address}/table/{table}/about")
        host.test_id("change-rules").click()
        ante = host.page.locator("input[data-rule=ante]")
        ante.fill("0.10")
        ante.press("Tab")
        host.test_id("announce-rules").click()
        guest.page.locator(
            "[data-testid=rules-news], [data-testid=announced-line]"
        ).first.wait_for()

        host.page.goto(f"{host.address}/host")
        host.test_id("host-tab-tables").click()
        at_table = host.page.locator(f"[data-testid=host-table][data-table={table}]")
        do_in(at_table, "remove-player", "asleep")
        guest.wait_until("[data-my-seat='']")

        host.test_id("host-tab-players").click()
        host.test_id("find-player").fill("Pontus")
        host.test_id("find-submit").click()
        found = host.test_id("host-player")
        expect(found).to_have_count(1)
        do_in(found, "ban", "asleep again")
        guest.page.goto(guest.address)
        guest.test_id("banned").get_by_text("asleep again").wait_for()
        do_in(found, "end-sessions", "left at the library")
        guest.page.goto(guest.address)
        guest.test_id("sign-in").wait_for()
        host.test_id("find-player").fill(HOST)
        host.test_id("find-submit").click()
        expect(found.get_by_text(HOST)).to_have_count(1)
        do_in(found, "reset-link", "forgot it")
        assert (
            found.get_by_test_id("reset-made")
            .input_value()
            .startswith(f"{open_room.address}/account/reset#")
        )

        host.test_id("host-tab-log").click()
        for deed in ("table.rules", "player.removed", "player.banned", "player.sessions_ended"):
            host.page.locator(f"[data-testid=log-deed][data-what='{deed}']").first.wait_for()
        unfit: list[str] = []
        for tab in TABS:
            host.test_id(f"host-tab-{tab}").click()
            unfit += too_wide(host, tab) + sticking_out(host, tab)
        assert unfit == [], "a longer language fits a phone"

    def test_is_nobody_else(self, visitor: Visitor) -> None:
        visitor.sign_in("Seija")
        visitor.page.goto(f"{visitor.address}/host")
        visitor.test_id("host").wait_for()

        assert visitor.test_id("host-tab-players").count() == 0
        assert visitor.test_id("to-host").count() == 0
