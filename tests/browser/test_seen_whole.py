"""What stands on a table is read whole, in every language and size; a thumb finds every button."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from doorcard.stud import HOUSES, Betting, LapseCause
from tests.browser.seeing import (
    broken_words,
    covered,
    cut_words,
    sticking_out,
    too_low,
    too_wide,
)
from tests.browser.staged import Stage, StagedHand, stage
from tests.browser.test_seen_tables import TALK
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

OPEN_PAIR: Final = 22
"""The seed of a deck with which seat 1 may check or bet two sizes on fourth street."""
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
LYING: Final[ViewportSize] = {"width": 844, "height": 390}
SMALL: Final[ViewportSize] = {"width": 320, "height": 640}
DOUBLED: Final[ViewportSize] = {"width": 640, "height": 400}
"""A page of 1280 by 800 at 200 %."""
TABLET: Final[ViewportSize] = {"width": 1024, "height": 768}
DESK: Final[ViewportSize] = {"width": 1440, "height": 900}
EVERY: Final = (PHONE, LYING, SMALL, DOUBLED, TABLET, DESK)
NARROW: Final = (PHONE, SMALL, DOUBLED)
TINY: Final = (SMALL, DOUBLED)
SPOKEN: Final = {"en": "en-GB", "fi": "fi-FI", "pl": "pl-PL", "et": "et-EE", "longer": "en-XA"}
STYLED: Final = "(each, style) => { each.style.cssText = style }"
NO_LIMIT: Final = HOUSES["reference"].rules.with_(betting=Betting.NO_LIMIT)


def seen(visitor: Visitor, where: str, sizes: tuple[ViewportSize, ...] = EVERY) -> list[str]:
    """What is cut, too wide or sticks out as the page stands, in each of these sizes."""
    found = []
    for size in sizes:
        visitor.page.set_viewport_size(size)
        at = f"{where} at {size['width']}"
        for look in (cut_words, sticking_out, too_wide):
            found += look(visitor, at)
        if visitor.page.locator("html").get_attribute("lang") in {"en", "fi", "pl", "et"}:
            found += broken_words(visitor, at, "[data-testid=actions] .buttons > button")
    return found


def asked_to_confirm(visitor: Visitor, name: str) -> list[str]:
    """Folding where checking is free: the question covers nothing and moves no button."""
    page, found = visitor.page, []
    for size in NARROW:
        page.set_viewport_size(size)
        before = places(page)
        page.locator("[data-action=fold]:enabled").dispatch_event("click")
        visitor.test_id("confirm-stay").wait_for()
        found += seen(visitor, f"{name}: a fold", (size,))
        found += covered(visitor, f"{name}: a fold at {size['width']}", ".said, .confirm")
        if places(page) != before:
            found.append(f"{name}: the buttons have moved at {size['width']}")
        visitor.press("confirm-stay")
    return found


def places(page: Page) -> list[list[float]]:
    """Where the buttons of a turn are."""
    found: list[list[float]] = page.locator("[data-testid=actions] .buttons > *").evaluate_all(
        """all => all.map(each => each.getBoundingClientRect())
        .map(at => [at.x, at.y, at.width, at.height])"""
    )
    return found


def absent(staged: Stage, hand: StagedHand) -> list[int]:
    """Seat 1 has called the bring-in; the two behind it have lost their lines."""
    hand.stay(until=1)
    hand.act(hand.stays())
    gone = []
    for _ in range(2):
        gone.append(hand.turn)
        hand.lapse(LapseCause.DISCONNECT)
    staged.set_table(hand)
    staged.opening["seats"] = staged.lines_lost(*gone)["seats"]
    return gone


class TestATable:
    @pytest.mark.parametrize("language", SPOKEN)
    def test_is_read_whole_in_every_state_of_a_turn(
        self, come: Callable[..., Visitor], language: str
    ) -> None:
        visitor = come(SPOKEN[language], DESK)
        page = visitor.page
        staged, hand = stage(page, visitor.address, f"Whole {language}"), StagedHand(seed=OPEN_PAIR)
        gone = absent(staged, hand)
        page.goto(f"{visitor.address}/table/partypoker")
        visitor.wait_until("[data-connection=open]")
        for number in gone:
            marks = page.locator(f"[data-testid=seat][data-seat='{number}'] .mark")
            expect(marks).to_have_count(2)
        found = seen(visitor, f"{language}: absent players, choices ahead")

        staged.say(*hand.stay(until=1, streets=4))
        visitor.wait_until("[data-my-turn=true][data-street='4']")
        found += seen(visitor, f"{language}: a turn", (*NARROW, TABLET))
        found += asked_to_confirm(visitor, language)
        staged.staged = hand
        visitor.press("ask-why")
        page.locator("[data-testid=why][data-known=true]").wait_for()
        found += seen(visitor, f"{language}: why", TINY)
        visitor.press("why-close")
        visitor.press("choose-settings")
        visitor.test_id("settings").wait_for()
        found += seen(visitor, f"{language}: settings", TINY)
        visitor.press("settings-dialog-close")
        visitor.press("open-side")
        found += seen(visitor, f"{language}: beside the table", TINY)
        visitor.press("top-up")
        found += seen(visitor, f"{language}: more chips", TINY)

        assert found == [], "\n".join(found)

    def test_with_a_slider_or_a_free_seat_fits_a_longer_language(
        self, come: Callable[..., Visitor]
    ) -> None:
        visitor = come("en-XA", PHONE)
        staged = stage(visitor.page, visitor.address, "Longer")
        staged.sign |= {"betting": "no_limit"}
        hand = StagedHand(NO_LIMIT, seed=OPEN_PAIR)
        hand.stay(until=1)
        staged.set_table(hand)
        visitor.page.goto(f"{visitor.address}/table/partypoker")
        visitor.wait_until("[data-my-turn=true]")
        found = seen(visitor, "the slider")
        seats = [staged.seat(number) for number in range(2, 8)]
        staged.set_table(None, you={"player": staged.player, "seat": None}, seats=seats)
        visitor.page.reload()
        visitor.press("sit")
        visitor.test_id("buy-in-confirm").wait_for()
        found += seen(visitor, "buying in", TINY)

        assert found == [], "\n".join(found)

    def test_tells_the_measure_what_is_cut(self, come: Callable[..., Visitor]) -> None:
        """The rulers see what they are for."""
        visitor = come("fi-FI", PHONE)
        staged, hand = stage(visitor.page, visitor.address, "Cut"), StagedHand()
        absent(staged, hand)
        visitor.page.goto(f"{visitor.address}/table/partypoker")
        mark = visitor.page.locator(".plate .mark").first
        mark.wait_for()
        sound = cut_words(visitor, "now"), covered(visitor, "now", ".plate .mark")
        mark.evaluate(STYLED, "overflow: hidden; width: 3rem; white-space: nowrap")
        cut = cut_words(visitor, "now")
        mark.evaluate(STYLED, "position: fixed; left: -9px")
        beyond = cut_words(visitor, "now")
        mark.evaluate(STYLED, "position: fixed; left: 4px; bottom: 4px; z-index: -1")
        under = covered(visitor, "now", ".plate .mark")

        assert sound == ([], [])
        assert [len(each) for each in (cut, beyond, under)] == [1, 1, 1]


class TestAThumb:
    def test_finds_every_button_and_needs_no_hover(self, come: Callable[..., Visitor]) -> None:
        visitor = come("pl-PL", PHONE)
        page = visitor.page
        staged = stage(page, visitor.address, "Kciuk")
        staged.sign |= {"betting": "no_limit"}
        hand = StagedHand(NO_LIMIT, seed=OPEN_PAIR)
        hand.stay(until=1, streets=3)
        while hand.hand.street == 3 or hand.turn != 1:
            hand.act(hand.stays())
        bot = staged.seat(2, bot=True, style="rock")
        seats = [staged.seat(1), bot, *(staged.seat(number) for number in range(3, 9))]
        staged.set_table(hand, seats=seats)
        page.goto(f"{visitor.address}/table/partypoker")
        visitor.wait_until("[data-my-turn=true]")
        staged.say(TALK)
        found: list[str] = []

        def measure(where: str) -> None:
            for size in (PHONE, LYING):
                page.set_viewport_size(size)
                found.extend(too_low(visitor, f"{where} at {size['width']}"))

        measure("the table")
        page.locator("[data-action=fold]:enabled").dispatch_event("click")
        measure("a fold")
        visitor.press("confirm-stay")
        visitor.press("ask-why")
        page.locator("[data-testid=why][data-known=true]").wait_for()
        measure("why")
        visitor.press("why-close")
        visitor.press("open-side")
        expect(visitor.test_id("tab-table")).to_contain_text("nowe wiadomości")
        expect(visitor.test_id("sit-out-now")).to_contain_text("gdy tylko przyjdzie twoja kolej")
        measure("the log")
        visitor.press("tab-table")
        expect(visitor.test_id("chat-held").first).to_contain_text("Inni usłyszą to po rozdaniu")
        expect(visitor.test_id("tab-table")).not_to_contain_text("nowe wiadomości")
        measure("talk")
        visitor.press("tab-people")
        expect(visitor.test_id("bot-style")).to_contain_text("bot sali: ")
        visitor.press("note")
        measure("the players")
        visitor.press("top-up")
        measure("more chips")
        visitor.press("top-up-cancel")
        for button, there in (("choose-settings", "settings"), ("contact-host", "contact")):
            visitor.press(button)
            visitor.test_id(there).wait_for()
            measure(there)
            visitor.press(f"{there.replace('settings', 'settings-dialog')}-close")
        page.set_viewport_size(DESK)
        low = too_low(visitor, "a desk", "[data-testid=sit-out]")

        assert found == [], "\n".join(found)
        assert low == ["a desk: sit-out: 36 px"], "a mouse needs less"
