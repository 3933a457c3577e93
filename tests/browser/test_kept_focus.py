"""The keyboard is never lost: what closes, is switched off or goes away gives the focus on."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.staged import Stage, StagedHand, come, stage, until, until_asked

pytestmark = pytest.mark.browser

FOCUSED = "[data-testid={}]:focus"


def free_turn(page: Page, room: str, name: str) -> tuple[Stage, StagedHand]:
    """A table where checking is free, on our turn."""
    set_up, hand = stage(page, room, name), StagedHand()
    hand.stay(until=1)
    hand.act(hand.stays())
    hand.stay(until=1, streets=4)
    set_up.set_table(hand)
    come(set_up, room)
    until(page, "[data-my-turn=true]")
    return set_up, hand


def has_focus(page: Page, *names: str) -> None:
    page.locator(", ".join(FOCUSED.format(name) for name in names)).wait_for(state="attached")


def press(page: Page, selector: str, key: str = "Enter") -> None:
    page.locator(selector).focus()
    page.keyboard.press(key)


class TestTheFocus:
    def test_goes_back_to_where_it_came_from(self, page: Page, room: str) -> None:
        staged, hand = free_turn(page, room, "Fanni")
        for leaves in ("Escape", "Enter"):
            press(page, "[data-testid=ask-why]")
            has_focus(page, "why")
            if leaves == "Enter":
                page.get_by_test_id("why-close").focus()
            page.keyboard.press(leaves)
            has_focus(page, "ask-why")
        for leaves in ("Escape", "Enter"):
            press(page, "[data-action=fold]")
            has_focus(page, "confirm-stay")
            page.keyboard.press(leaves)
            page.locator("[data-action=fold]:focus").wait_for()
            assert page.get_by_test_id("confirm-fold").count() == 0
        page.locator("[data-action=fold]").evaluate("button => button.blur()")
        page.keyboard.press("w")
        has_focus(page, "why")
        page.keyboard.press("Escape")
        has_focus(page, "actions")

        press(page, "[data-testid=top-up]")
        page.get_by_test_id("top-up-amount").fill("1,00,0")
        assert page.get_by_test_id("top-up-confirm").is_disabled(), "it is no amount"
        page.get_by_test_id("top-up-amount").fill("1")
        page.keyboard.press("Enter")
        page.get_by_test_id("top-up-amount").wait_for(state="detached")
        has_focus(page, "top-up")
        assert staged.asked[-1]["chips"] == 100

        press(page, "[data-action=check]")
        until_asked(staged, 1)
        has_focus(page, "actions")
        staged.say(*hand.act(hand.stays()))
        until(page, "[data-my-turn=false]")
        has_focus(page, "actions")

    def test_goes_with_what_is_seen_on_a_phone(self, page: Page, room: str) -> None:
        page.set_viewport_size({"width": 390, "height": 844})
        free_turn(page, room, "Fiona")
        press(page, "[data-testid=open-side]")
        has_focus(page, "close-side")
        page.keyboard.press("Enter")
        has_focus(page, "open-side")

    def test_is_at_the_table_after_sitting_down(self, page: Page, room: str) -> None:
        staged = stage(page, room, "Fredrika")
        others = [staged.seat(number) for number in range(2, 9)]
        staged.set_table(None, seats=others, you={"player": staged.player, "seat": None})
        come(staged, room)
        press(page, "[data-testid=sit]")
        page.get_by_test_id("buy-in-amount").press("Enter")
        page.get_by_test_id("buy-in-amount").wait_for(state="detached")
        seats = [staged.seat(1), *others]
        staged.say({"t": "seats", "seats": seats, "dealer": 8, "watching": 0, "held": []})
        until(page, "[data-my-seat='1']")
        page.locator("[role=region]:focus, [data-testid=actions]:focus").wait_for()


class TestAnotherTable:
    def test_calls_in_the_title_of_every_page_and_once_by_ear(self, page: Page, room: str) -> None:
        here, hand = stage(page, room, "Gunnel"), StagedHand()
        hand.stay(until=3)
        here.set_table(hand)
        sign = page.request.get(f"{room}/api/tables/common_hi").json()
        there, calling = Stage(page, sign, here.player, "common_hi"), StagedHand(number=9)
        calling.stay(until=1)
        there.set_table(calling)
        called = f"● Your turn · {sign['name']}"

        page.goto(f"{room}/table/common_hi")
        until(page, "[data-my-turn=true]")
        expect(page).to_have_title(called)
        page.get_by_test_id("to-lobby").first.click()
        page.get_by_test_id("lobby-row").first.wait_for()
        expect(page).to_have_title(called)
        page.locator("a[data-testid=open-table][href='/table/partypoker']").click()
        until(page, "[data-table=partypoker][data-connection=open]")
        here.say(*hand.act(hand.stays()))
        until(page, "[data-turn-seat='4']")
        expect(page).to_have_title(called)
        assert page.get_by_test_id("calls").inner_text() == "", "its own page told it"

        there.say(*calling.act(calling.stays()))
        expect(page).not_to_have_title(called)
        there.say(*calling.stay(until=1))
        expect(page).to_have_title(called)
        expect(page.get_by_test_id("calls").locator("p")).to_have_count(1)
        assert page.get_by_test_id("calls").inner_text() == f"{sign['name']}: your turn."
        here.say(*hand.act(hand.stays()))
        expect(page.get_by_test_id("calls").locator("p")).to_have_count(1)
