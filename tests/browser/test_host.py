"""The host's console: claimed by the link, and what it does to everybody's pages."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import OpenRoom
from tests.browser.seeing import faults
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

PASSWORD = "a wheel is a straight too"


def do(host: Visitor, deed: str, why: str) -> None:
    """A deed of the console, with its reason."""
    host.test_id(deed).click()
    host.test_id(f"{deed}-why").fill(why)
    host.test_id(f"{deed}-do").click()
    host.test_id(f"{deed}-do").wait_for(state="detached")


class TestTheHost:
    def test_claims_the_room_pauses_it_announces_and_answers(
        self, open_room: OpenRoom, come: Callable[[], Visitor]
    ) -> None:
        host, guest = come(), come()
        guest.sign_in("Pirkko")
        guest.open_table("partypoker")

        host.page.goto(open_room.host_link)
        host.test_id("register-name").fill("Raili")
        host.test_id("register-password").fill(PASSWORD)
        host.test_id("register-submit").click()
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
        for tab in ("room", "tables", "players", "inbox", "announcements", "log", "hosts"):
            host.test_id(f"host-tab-{tab}").click()
            found += faults(host, f"the host's {tab}")
        assert found == []

    def test_is_nobody_else(self, visitor: Visitor) -> None:
        visitor.sign_in("Seija")
        visitor.page.goto(f"{visitor.address}/host")
        visitor.test_id("host").wait_for()

        assert visitor.test_id("host-tab-players").count() == 0
        assert visitor.test_id("to-host").count() == 0
