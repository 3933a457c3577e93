"""Hands told by the test: pots, shares, marks and the clock as they are seen; wagers and why."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from doorcard.records import read_action
from doorcard.stud import HOUSES, Fold, LapseCause, options
from doorcard.stud.choices import Betting
from tests.browser.seeing import faults
from tests.browser.staged import StagedHand, come, stage, until, until_asked
from tests.browser.visitor import PATIENCE_MS, Visitor

pytestmark = pytest.mark.browser

OPEN_PAIR = 22
"""The seed of a deck that gives seat 1 an open pair on fourth street."""
DRAW = 6
"""The seed of a deck that gives seat 1 a draw, while seats after the low card fold."""
SPLIT = 11
"""The seed of a deck in which short stacks and high and low take different pots."""
CALLS = """
window.called = {notes: 0, locks: 0, freed: 0}
window.AudioContext = class {
    currentTime = 0
    state = 'running'
    destination = {}
    createOscillator() {
        const start = () => { window.called.notes += 1 }
        return {frequency: {}, connect: on => on, start, stop() {}}
    }
    createGain() {
        const gain = {setValueAtTime() {}, exponentialRampToValueAtTime() {}}
        return {gain, connect: on => on}
    }
}
const lock = {request: async () => {
    window.called.locks += 1
    return {release: async () => { window.called.freed += 1 }}
}}
Object.defineProperty(Navigator.prototype, 'wakeLock', {get: () => lock})
"""


def seat(page: Page, number: int) -> Locator:
    return page.locator(f"[data-testid=seat][data-seat='{number}']")


def ranks(cards: Locator) -> list[int]:
    return [
        "23456789TJQKA".index((each.get_attribute("data-card") or "")[0]) for each in cards.all()
    ]


class TestAShowdown:
    def test_names_side_pots_high_and_low_shares_and_what_came_back(
        self, page: Page, room: str
    ) -> None:
        rules = HOUSES["common_hilo"].rules
        stacks = (4000, 150, 700, *(4000,) * 5)
        staged, hand = stage(page, room, "Hilja"), StagedHand(rules, stacks, seed=SPLIT)
        staged.sign |= {"game": "hilo"}
        staged.set_table(hand)
        come(staged, room)
        told: list[dict[str, Any]] = []
        while options(hand.hand) is not None:
            told += self._bet_seat_1_into_the_short_stacks(hand)
        last = next(at for at, frame in enumerate(told) if self._kind(frame) == "pot_awarded")

        staged.say(*told[:last])
        page.locator("[data-testid=pot][data-pot='1'][data-chips='1575']").wait_for()
        pots = page.get_by_test_id("pot").all_inner_texts()
        for number, mark in ((2, "all-in"), (3, "all-in"), (5, "folded")):
            expect(seat(page, number)).to_contain_text(mark)
        staged.say(*told[last:])
        until(page, "[data-hand-over=true]")

        assert [text.split()[0] for text in pots] == ["Main", "Side"]
        shares = {
            (number, each.get_attribute("data-part")): each.get_attribute("data-chips")
            for number in (1, 2, 3)
            for each in seat(page, number).get_by_test_id("seat-share").all()
        }
        assert shares == {(2, "high"): "350", (1, "high"): "788", (1, "low"): "1137"}
        won = seat(page, 1).get_by_test_id("seat-share").all_inner_texts()
        assert won == ["hi 7.88", "lo 11.37"]
        log = page.get_by_test_id("log")
        expect(log).to_contain_text("Hilja takes back 1.25")
        assert seat(page, 1).get_by_test_id("seat-stack").get_attribute("data-chips") == str(
            hand.hand.at(1).stack
        )

    @staticmethod
    def _kind(frame: dict[str, Any]) -> str:
        return str(frame["notice"]["type"]) if frame["t"] == "notice" else ""

    @staticmethod
    def _bet_seat_1_into_the_short_stacks(hand: StagedHand) -> list[dict[str, Any]]:
        """Seat 1 bets all it may, 2 and 3 call for less, 4 until the river; the others fold."""
        actions = {type(each).__name__: each for each in hand.law.actions}
        wagers = [actions[each] for each in ("Bet", "Raise", "Complete") if each in actions]
        river = int(hand.hand.street or 0) == 7 and "Check" not in actions
        if "Fold" in actions and (hand.turn > 4 or (hand.turn == 4 and river)):
            return hand.act(actions["Fold"])
        return hand.act(wagers[-1] if wagers and hand.turn == 1 else hand.stays())

    def test_deals_one_card_for_all_where_eight_stay_to_seventh_street(
        self, page: Page, room: str
    ) -> None:
        staged, hand = stage(page, room, "Inka"), StagedHand()
        hand.stay(streets=5)
        staged.set_table(hand)
        come(staged, room)
        common = page.locator("main figure")
        assert common.count() == 0
        staged.say(*hand.stay(streets=6))
        until(page, "[data-street='7']")

        assert hand.hand.common is not None
        assert common.locator("[data-card]").get_attribute("data-card") == f"{hand.hand.common}"
        expect(common).to_contain_text("common card", ignore_case=True)
        assert seat(page, 1).locator("[data-card]").count() == 6


class TestWhatIsSeenOfASeat:
    def test_is_its_row_its_duty_its_absence_and_its_dead_cards(
        self, page: Page, room: str
    ) -> None:
        staged, hand = stage(page, room, "Jalo"), StagedHand(seed=DRAW)
        staged.set_table(hand)
        come(staged, room)
        bringer = hand.turn
        opens = seat(page, bringer).get_by_test_id("seat-reason")
        assert "low card" in opens.inner_text()
        staged.say(*hand.act(hand.stays()))
        expect(seat(page, bringer).get_by_test_id("seat-wager")).to_contain_text("bring-in")
        row = seat(page, 1).locator("[data-card]")
        tops = [each.bounding_box() for each in row.all()]
        assert [each.get_attribute("data-place") for each in row.all()] == ["down", "down", "up"]
        assert all(each is not None for each in tops)
        down, _, up = (each["y"] for each in tops if each is not None)
        assert down > up, "down cards lie lower"

        lost = staged.seat(hand.turn, connected=False)
        others = [staged.seat(each) for each in range(1, 9) if each != hand.turn]
        staged.say({"t": "seats", "seats": [*others, lost], "dealer": 8, "watching": 0, "held": []})
        expect(seat(page, hand.turn)).to_contain_text("disconnected")
        absent = hand.turn
        staged.say(*hand.lapse(LapseCause.DISCONNECT))
        expect(seat(page, absent)).to_contain_text("treated as all-in")

        for _ in range(2):
            folder = hand.turn
            staged.say(*hand.act(Fold()))
            expect(seat(page, folder).locator("[data-card]")).to_have_count(0)
        staged.say(*hand.stay(streets=5))
        until(page, "[data-street='6']")
        rack = page.get_by_test_id("dead-rack").locator("[data-card]")
        expect(rack).to_have_count(2)
        assert ranks(rack) == sorted(ranks(rack), reverse=True)
        expect(page.get_by_test_id("outs")).to_contain_text("flush 4 (5 dead)")

        staged.sign |= {"dead_card_rack": False}
        staged.set_table(hand)
        staged.opening["readouts"] |= {"outs": None}
        page.reload()
        page.get_by_test_id("readout").wait_for()
        assert page.get_by_test_id("dead-rack").count() == 0, "the host has switched it off"
        assert page.get_by_test_id("outs").count() == 0
        page.keyboard.press("d")
        expect(page.get_by_test_id("command-answer")).to_contain_text("does not list dead cards")


class TestACallToTheTable:
    def test_is_heard_and_read_and_the_clock_is_seen_as_the_house_says(
        self, chromium: Browser, room: str
    ) -> None:
        context = chromium.new_context(viewport={"width": 1280, "height": 800}, locale="en-US")
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(CALLS)
        page = context.new_page()
        staged, hand = stage(page, room, "Kirsi"), StagedHand()
        hand.stay(until=8)
        staged.set_table(hand)
        come(staged, room)
        before = (page.title(), page.evaluate("window.called"))
        staged.say(*hand.stay(until=1))
        until(page, "[data-my-turn=true]")
        called = (page.title(), page.evaluate("window.called"))

        assert before[1] == {"notes": 0, "locks": 1, "freed": 0}
        assert called[1] == {"notes": 2, "locks": 1, "freed": 0}
        assert before[0] != called[0]
        assert "turn" in called[0].lower()
        ring = seat(page, 1).locator(".ring")
        assert ring.locator(".time").count() == 0, "30 seconds are left, the last 20 are seen"
        turn = hand.turn_told(ms_left=19_500)
        assert turn is not None
        staged.say(turn)
        ring.locator(".time").wait_for()
        assert int(ring.locator("text").text_content() or 0) in range(10, 21)

        page.get_by_test_id("choose-settings").click()
        page.get_by_test_id("sounds").uncheck()
        page.get_by_test_id("settings-dialog-close").click()
        staged.say(*hand.act(hand.stays()), *hand.stay(until=1, streets=4))
        until(page, "[data-my-turn=true][data-street='4']")
        assert page.evaluate("window.called.notes") == 2, "sounds are switched off"

        gone = [staged.seat(each) for each in range(2, 9)]
        staged.say({"t": "seats", "seats": gone, "dealer": 8, "watching": 1, "held": []})
        until(page, "[data-my-seat='']")
        assert page.evaluate("window.called.freed") == 1
        context.close()


class TestAnOpenPair:
    LANGUAGES = (
        ("en-GB", "Fourth street, open pair: you may bet 1 or 2.", "PartyPoker rules, item 25"),
        ("fi-FI", "pari", "PartyPoker"),
        ("pl-PL", "par", "PartyPoker"),
        ("et-EE", "paar", "PartyPoker"),
    )

    def test_gives_two_sizes_and_says_why_in_each_language(
        self, chromium: Browser, room: str
    ) -> None:
        for locale, rule, source in self.LANGUAGES:
            context = chromium.new_context(locale=locale, reduced_motion="reduce")
            context.set_default_timeout(PATIENCE_MS)
            page = context.new_page()
            staged, hand = stage(page, room, f"Lahja {locale[:2]}"), StagedHand(seed=OPEN_PAIR)
            hand.stay(until=1, streets=3)
            hand.act(hand.stays())
            hand.stay(until=1, streets=4)
            staged.set_table(hand)
            come(staged, room)
            until(page, "[data-my-turn=true]")

            sizes = page.locator("[data-testid=actions] [data-action=bet]:enabled")
            assert [each.get_attribute("data-to") for each in sizes.all()] == ["100", "200"]
            assert [re.sub(r"\D", "", each.inner_text()) for each in sizes.all()] == ["1", "2"]
            page.get_by_test_id("ask-why").click()
            page.locator("[data-testid=why][data-known=true]").wait_for()
            told = page.get_by_test_id("reason")
            assert told.count() == 4, "checking, folding and each size have their reason"
            both = page.locator("[data-code=bet_open_pair]").first
            expect(both).to_contain_text(rule)
            if locale == self.LANGUAGES[0][0]:
                assert faults(Visitor(page, room), "why") == []
            for each in told.all():
                assert each.locator(".source").inner_text()
                assert not re.search(r"[{}_]", each.inner_text())
            expect(both.locator(".source")).to_contain_text(source)
            page.keyboard.press("Escape")
            page.get_by_test_id("why").wait_for(state="detached")
            sizes.last.click()
            until_asked(staged, 1)
            assert staged.acts()[0]["action"] == {"type": "bet", "to": 200}
            context.close()


class TestAWagerOfAnySize:
    @pytest.mark.parametrize("betting", [Betting.SPREAD_LIMIT, Betting.POT_LIMIT, Betting.NO_LIMIT])
    def test_is_slid_stepped_typed_and_taken(self, page: Page, room: str, betting: Betting) -> None:
        rules = HOUSES["casino"].rules
        if betting is not Betting.SPREAD_LIMIT:
            rules = HOUSES["reference"].rules.with_(betting=betting)
        staged, hand = stage(page, room, f"Maija {betting}"), StagedHand(rules)
        staged.sign |= {"betting": str(betting)}
        hand.stay(until=1)
        hand.act(hand.stays())
        hand.stay(until=1, streets=4)
        staged.set_table(hand)
        come(staged, room)
        until(page, "[data-my-turn=true]")
        law = hand.law.wagers
        assert law is not None
        slider, amount = page.get_by_test_id("wager-slider"), page.get_by_test_id("wager-amount")
        wager = page.locator(f"[data-testid=actions] [data-action={law.kind}]")

        def is_to(chips: int) -> None:
            expect(wager).to_have_attribute("data-to", f"{chips}")
            expect(slider).to_have_js_property("value", f"{chips}")

        is_to(law.lowest)
        stride = max(law.step, rules.small_bet or law.lowest)
        page.get_by_test_id("wager-more").click()
        is_to(min(law.highest, law.lowest + stride))
        slider.focus()
        page.keyboard.press("ArrowLeft")
        is_to(law.lowest)
        page.keyboard.press("End")
        is_to(law.highest)
        page.get_by_test_id("wager-min").click()
        is_to(law.lowest)
        page.get_by_test_id("wager-pot").click()
        assert law.lowest <= int(wager.get_attribute("data-to") or 0) <= law.highest
        page.get_by_test_id("wager-max").click()
        is_to(law.highest)
        amount.fill("999999")
        amount.press("Tab")
        is_to(law.highest)
        meant = law.lowest + law.step
        amount.fill(f"{meant / 100:g}")
        amount.press("Tab")
        is_to(min(meant, law.highest))

        wager.click()
        until_asked(staged, 1)
        hand.act(read_action(json.dumps(staged.acts()[0]["action"]).encode()))  # the rules take it
