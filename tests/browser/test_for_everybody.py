"""Every page for everybody: nothing for axe-core to find, no page wider than its window."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from tests.browser.seeing import faults, sticking_out, too_low, too_wide
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
TABLET: Final[ViewportSize] = {"width": 1024, "height": 768}
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
DOUBLED: Final[ViewportSize] = {"width": 640, "height": 400}
"""A page of 1280 by 800 at 200 %."""
SMALL: Final[ViewportSize] = {"width": 320, "height": 640}

PAGES_OF_NOBODY: Final = {
    "/": "lobby-row",
    "/login": "login-name",
    "/register": "register-name",
    "/account/verify": "verify",
    "/account/reset": "reset",
    "/policy/disconnects": "policy",
    "/settings": "settings",
    "/study": "study",
    "/wallet": "wallet-page",
}
PAGES_OF_AN_ACCOUNT: Final = {
    "/account": "role",
    "/wallet": "wallet-line",
    "/letters": "no-letters",
    "/results": "no-results",
    "/replay": "hands-page",
    "/table/common_hilo/about": "house-rules",
}

PAGES_IN_USE: Final = {
    "/table/casino": "pot",
    "/study?seats=AhAd7c.QsQh7d": "heat-map",
    "/table/casino/about": "house-rules",
    "/table/celebpoker/about": "house-rules",
}
"""The replayer, the fair deal and the host's console are looked at where they are used."""
WIDE_ONES: Final = {"/settings": "settings", "/study?seats=AhAd7c.QsQh7d": "heat-map"}
LETTERS: Final = {
    "letters": [
        {
            "id": 2,
            "about": "history",
            "hand": "h-12",
            "number": 12,
            "by": None,
            "way": "page",
            "fate": "carried",
            "at_ms": 1_790_000_000_000,
            "read": False,
        },
        {
            "id": 1,
            "about": "asked",
            "hand": "h-9",
            "number": 9,
            "by": "Leena",
            "way": "page",
            "fate": "carried",
            "at_ms": 1_789_000_000_000,
            "read": True,
        },
    ],
    "unread": 1,
    "next": None,
}


def look_at(
    visitor: Visitor, pages: dict[str, str], look: Callable[[Visitor, str], list[str]] = faults
) -> list[str]:
    found: list[str] = []
    for path, there in pages.items():
        visitor.page.goto(visitor.address + path)
        visitor.test_id(there).first.wait_for()
        found += look(visitor, path)
    return found


def open_account(visitor: Visitor, name: str) -> None:
    visitor.page.goto(f"{visitor.address}/register")
    visitor.test_id("register-name").fill(name)
    visitor.test_id("register-password").fill("correct horse battery")
    visitor.test_id("register-submit").click()
    visitor.test_id("who").wait_for()


def for_a_phone(visitor: Visitor, where: str) -> list[str]:
    return faults(visitor, where) + too_low(visitor, where)


def unfit(visitor: Visitor, where: str) -> list[str]:
    return too_wide(visitor, where) + sticking_out(visitor, where)


class TestEveryPage:
    """WCAG 2.2 at level AA, as far as a program can tell."""

    def test_before_signing_in(self, come: Callable[..., Visitor]) -> None:
        assert look_at(come("pl-PL", PHONE), PAGES_OF_NOBODY, for_a_phone) == []

    def test_at_200_percent_needs_no_pushing_about(self, come: Callable[..., Visitor]) -> None:
        eha = come("et-EE", DOUBLED)
        found = look_at(eha, PAGES_OF_NOBODY, too_wide)
        eha.page.set_viewport_size(SMALL)
        assert found + look_at(eha, WIDE_ONES, too_wide) == []

    def test_of_an_account(self, come: Callable[..., Visitor]) -> None:
        aino = come("fi-FI", PHONE)
        open_account(aino, "Kaarina Kerttu")

        found = look_at(aino, PAGES_OF_AN_ACCOUNT, for_a_phone)
        aino.test_id("contact-host").click()
        aino.test_id("contact-text").wait_for()
        found += for_a_phone(aino, "writing to the host")
        aino.page.route("**/api/letters?*", lambda route: route.fulfill(json=LETTERS))
        aino.page.goto(f"{aino.address}/letters")
        aino.test_id("letter").first.wait_for()
        found += for_a_phone(aino, "letters")

        assert found == [], "\n".join(found)

    def test_of_a_table_and_its_dialogs(self, come: Callable[..., Visitor]) -> None:
        player = come("pl-PL", TABLET)
        player.sign_in("Wioletta")
        player.test_id("open-a-table").click()
        player.test_id("open-rules").click()
        found = faults(player, "opening a table")
        player.open_own_table("Dla każdego", {})
        player.test_id("sit").first.click()
        player.test_id("buy-in-confirm").wait_for()
        found += faults(player, "buying in")
        player.test_id("buy-in-confirm").click()
        player.wait_until(":not([data-my-seat=''])")
        found += faults(player, "the table") + sticking_out(player, "the table")
        player.test_id("choose-settings").click()
        player.test_id("settings").wait_for()
        found += faults(player, "settings at the table")

        assert found == [], "\n".join(found)


class TestWhatIsNotThere:
    """What cannot be shown says so, and leads on."""

    NOWHERE: Final = {
        "/table/nonesuch": "shut",
        "/table/nonesuch/about": "fault",
        "/replay/nonesuch-7": "replay-fault",
        "/shared#nonesuch": "shared-fault",
        "/no/such/page": "lobby-row",
    }

    def test_is_told_in_words(self, come: Callable[..., Visitor]) -> None:
        visitor = come("fi-FI", PHONE)
        found = look_at(visitor, self.NOWHERE)
        assert found == [], "\n".join(found)
        visitor.faults.clear()  # the console tells of what is missing, too

        missing = "**/assets/StudyPage-*"
        visitor.page.route(missing, lambda route: route.abort())
        visitor.test_id("to-study").click()
        visitor.test_id("not-loaded").wait_for()
        visitor.page.unroute(missing)
        visitor.test_id("not-loaded").locator("button").click()
        visitor.test_id("study").wait_for()
        assert all("net::ERR_FAILED" in each or "import" in each for each in visitor.faults)
        visitor.faults.clear()


class TestInstalling:
    def test_has_nothing_in_its_way(self, come: Callable[..., Visitor]) -> None:
        visitor = come()
        visitor.page.goto(visitor.address)
        browser = visitor.page.context.new_cdp_session(visitor.page)

        manifest = browser.send("Page.getAppManifest")
        hindered = browser.send("Page.getInstallabilityErrors")["installabilityErrors"]

        assert manifest["errors"] == []
        told = json.loads(manifest["data"])
        assert told["display"] == "standalone"
        for icon in told["icons"]:
            answer = visitor.page.request.get(visitor.address + icon["src"])
            assert answer.ok
        assert [each for each in hindered if each["errorId"] != "in-incognito"] == []


class TestTheRulesOfAHouse:
    @pytest.mark.parametrize(
        ("house", "locale"),
        [
            ("reference", "en-GB"),
            ("partypoker", "fi-FI"),
            ("celebpoker", "pl-PL"),
            ("common_hi", "et-EE"),
            ("common_hilo", "fi-FI"),
            ("casino", "pl-PL"),
            ("home_game", "et-EE"),
        ],
    )
    def test_are_told_in_words(self, come: Callable[..., Visitor], house: str, locale: str) -> None:
        visitor = come(locale, DESK)
        visitor.page.goto(f"{visitor.address}/table/{house}/about")
        rules = visitor.page.locator("[data-testid=house-rules] [data-sentence]")
        rules.first.wait_for()

        told = [each.inner_text() for each in rules.all()]
        assert len(told) > 45
        assert [each for each in told if "{" in each or "_" in each or "\n" not in each] == []


class TestALongerLanguage:
    """Every message drawn a third longer and accented."""

    def test_fits_a_phone_and_a_tablet(self, come: Callable[..., Visitor]) -> None:
        visitor = come("en-XA", PHONE)
        found = look_at(visitor, PAGES_OF_NOBODY, unfit)
        visitor.page.set_viewport_size(TABLET)
        found += look_at(visitor, PAGES_OF_NOBODY, unfit)
        open_account(visitor, "Pia Pitkä")
        found += look_at(visitor, PAGES_OF_AN_ACCOUNT | PAGES_IN_USE, unfit)
        visitor.page.set_viewport_size(PHONE)
        found += look_at(visitor, PAGES_OF_AN_ACCOUNT | PAGES_IN_USE, unfit)

        assert found == [], "\n".join(found)
