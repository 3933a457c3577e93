"""Every page of the room, and the dialogs over it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page, Route

from scripts.pictures.room import Room
from tests.browser.visitor import Visitor

Steps = Callable[[Page, Room], None]


@dataclass(frozen=True)
class PageState:
    """A page by its address, what shows that it is there, and what is done on it then."""

    name: str
    path: str
    there: str
    who: str = "player"
    whole: bool = True
    before: Steps | None = None
    after: Steps | None = None

    def reach(self, page: Page, room: Room) -> None:
        """Open it, and do what is to be done on it."""
        if self.before is not None:
            self.before(page, room)
        page.goto(room.address + self.path.format(hand=room.hand, private=room.private))
        page.get_by_test_id(self.there).first.wait_for()
        if self.after is not None:
            self.after(page, room)


def press(*names: str) -> Steps:
    """Click these, one after the other."""

    def steps(page: Page, _: Room) -> None:
        for name in names:
            page.get_by_test_id(name).first.click()

    return steps


def _nothing_passes(page: Page, _: Room) -> None:
    page.get_by_test_id("filter-game").select_option("razz")
    page.get_by_test_id("lobby-row").first.wait_for(state="detached")


def _is_gone(page: Page, _: Room) -> None:
    """The server answers nothing that the lobby asks for."""

    def abort(route: Route) -> None:
        route.abort()

    page.route("**/api/lobby*", abort)


def _spot(page: Page, _: Room) -> None:
    page.get_by_test_id("empty").locator("button").last.click()
    page.get_by_test_id("how").wait_for()


def _at_the_end(page: Page, _: Room) -> None:
    page.keyboard.press("End")
    page.locator("[data-testid=replayer][data-street=showdown]").wait_for()


def _sit(page: Page, room: Room) -> None:
    Visitor(page, room.address).wait_until("[data-connection=open]")
    page.get_by_test_id("sit").first.click()
    page.get_by_test_id("buy-in-confirm").wait_for()


def _prove(page: Page, room: Room) -> None:
    _sit(page, room)
    page.get_by_test_id("buy-in-confirm").click()
    page.locator("[data-testid=fair-mark][data-phase=mixed]").wait_for()
    if page.get_by_test_id("open-side").is_visible():
        page.get_by_test_id("open-side").click()
    page.get_by_test_id("leave").click()
    if page.get_by_test_id("close-side").is_visible():
        page.get_by_test_id("close-side").click()
    page.get_by_test_id("fair-mark").click()
    page.get_by_test_id("fair-panel").wait_for()


def _read(page: Page, room: Room) -> None:
    press("host-tab-inbox", "thread")(page, room)
    page.get_by_test_id("letters").wait_for()


HOST_TABS: Final = ("room", "tables", "players", "announcements", "log", "hosts")
PAGES: Final = (
    PageState("door", "/", "lobby-row", who="guest"),
    PageState("login", "/login", "login-name", who="guest"),
    PageState("register", "/register", "register-name", who="guest"),
    PageState("lobby", "/", "lobby-row"),
    PageState("lobby-empty", "/", "lobby-row", after=_nothing_passes),
    PageState("server-gone", "/", "lobby-again", before=_is_gone),
    PageState(
        "open-a-table", "/", "lobby-row", whole=False, after=press("open-a-table", "open-rules")
    ),
    PageState("contact", "/", "lobby-row", whole=False, after=press("contact-host")),
    PageState("settings-dialog", "/", "lobby-row", whole=False, after=press("choose-settings")),
    PageState("wallet", "/wallet", "wallet-line"),
    PageState("account", "/account", "role"),
    PageState("settings", "/settings", "settings"),
    PageState("letters", "/letters", "letters-page"),
    PageState("results", "/results", "results-told"),
    PageState("hands", "/replay", "past-hand"),
    PageState("replay", "/replay/{hand}", "replayer", after=_at_the_end),
    PageState("policy", "/policy/disconnects", "policy"),
    PageState("rules", "/table/casino/about", "house-rules"),
    PageState("study", "/study", "study"),
    PageState("study-spot", "/study", "study", after=_spot),
    PageState("buy-in", "/table/common_hilo", "table", whole=False, after=_sit),
    PageState("fair", "/table/celebpoker", "table", "newcomer", whole=False, after=_prove),
    PageState("private", "/table/{private}", "door", who="guest"),
    PageState("unknown", "/table/nowhere", "shut"),
    *(
        PageState(
            f"host-{tab}", "/host", f"host-tab-{tab}", who="host", after=press(f"host-tab-{tab}")
        )
        for tab in HOST_TABS
    ),
    PageState("host-inbox", "/host", "host-tab-inbox", who="host", after=_read),
)
