"""The table told by the test: bad lines, choices ahead, zoom, motion, work."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page

from doorcard.stud import HOUSES, Call
from tests.browser.seeing import broken_words, faults, sticking_out
from tests.browser.staged import Stage, StagedHand, come, stage, until, until_asked
from tests.browser.visitor import PATIENCE_MS, Visitor

pytestmark = pytest.mark.browser

BUTTONS = "[data-testid=actions] .buttons > button"

TRACED = ["toplevel", "disabled-by-default-devtools.timeline"]
WATCH = """
window.seen = {seats: {}, ghosts: 0}
"""
COUNT = """() => {
    for (const seat of document.querySelectorAll('[data-testid=seat]')) {
        const number = seat.dataset.seat
        window.seen.seats[number] = 0
        new MutationObserver(all => { window.seen.seats[number] += all.length }).observe(
            seat, {subtree: true, childList: true, attributes: true, characterData: true})
    }
    const air = document.querySelector('[data-testid=air]')
    new MutationObserver(all => {
        for (const each of all) window.seen.ghosts += each.addedNodes.length
    }).observe(air, {childList: true})
}"""

UNDER_CORNERS = """(all, insets) => all.flatMap(box => [...box.querySelectorAll('*')])
    .filter(each => each.checkVisibility() && !each.closest('.sr-only, svg'))
    .filter(each => each.matches('button, input, select') || [...each.childNodes].some(
        part => part.nodeType === Node.TEXT_NODE && part.data.trim()))
    .map(each => [each, each.getBoundingClientRect()])
    .filter(([, at]) => at.left < insets.left - 0.5 || at.right > innerWidth - insets.right + 0.5)
    .map(([each]) => each.textContent.trim().slice(0, 30))"""
BUSY = """() => new Promise(done => setTimeout(() => {
    for (const end = performance.now() + 300; performance.now() < end; );
    done()
}))"""
LOOK_WHEN_IT_FLIES = """() => {
    const seen = name => document.querySelectorAll(`[data-testid=${name}]`)
    window.flown = []
    new MutationObserver(all => {
        if (!all.some(each => each.addedNodes.length)) return
        const version = Number(seen('table')[0].dataset.version)
        const pot = Number(seen('pot')[0].dataset.chips)
        window.flown.push([version, seen('seat-wager').length, pot])
    }).observe(seen('air')[0], {childList: true})
}"""


def my_turn(page: Page, room: str, name: str) -> tuple[Stage, StagedHand]:
    """Facing the bring-in on third street, with everything open."""
    set_up, hand = stage(page, room, name), StagedHand()
    hand.stay(until=1)
    set_up.set_table(hand)
    come(set_up, room)
    until(page, "[data-my-turn=true]")
    return set_up, hand


def said(page: Page, word: str) -> str:
    """All that the dealer's voice has said, once this word was in it."""
    page.get_by_test_id("live").get_by_text(word).first.wait_for(state="attached")
    return " ".join(page.get_by_test_id("live").locator("p").all_inner_texts())


class TestABadLine:
    """One click, one effect."""

    def test_asks_again_under_the_same_id_and_tells_what_was_missed_even_after_a_reload(
        self, page: Page, room: str
    ) -> None:
        staged, hand = my_turn(page, room, "Aune")
        staged.answers = False
        call = page.locator("[data-action=call]")
        call.click()
        until_asked(staged, 1)
        assert call.is_disabled(), "a second click has nothing to press"

        staged.drop()
        page.get_by_test_id("reconnecting").wait_for()
        until(page, "[data-connection=open]")
        until_asked(staged, 2)
        first, again = staged.acts()
        assert first == again
        assert call.is_disabled()

        hand.act(Call(50))
        hand.stay(until=1)
        staged.set_table(hand)
        staged.answers = True
        staged.drop()
        page.get_by_test_id("missed").wait_for()
        assert int(page.get_by_test_id("missed").get_attribute("data-lines") or 0) > 3
        until(page, "[data-my-turn=true][data-street='4']")
        page.get_by_test_id("missed-dismiss").click()
        assert page.get_by_test_id("missed").count() == 0

        seen = hand.told
        hand.act(hand.stays())
        hand.stay(until=1)
        staged.set_table(hand)
        page.reload()
        page.get_by_test_id("missed").wait_for()
        unheard = [type(each).__name__ for each in hand.events[seen:]]
        lines = len([each for each in unheard if each != "BetsSwept"])
        assert page.get_by_test_id("missed").get_attribute("data-lines") == f"{lines}"
        told = said(page, "Fifth street")
        assert " of " in told, "what was missed is heard, the cards by their names"
        assert told.count("Fifth street") == 1
        banner = page.get_by_test_id("missed").locator("[aria-hidden=true]").all_inner_texts()
        assert any(sign in line for line in banner for sign in "♣♦♥♠"), "it is also seen"
        assert not any(sign in told for sign in "♣♦♥♠")
        page.reload()
        until(page, "[data-my-turn=true]")
        assert page.get_by_test_id("missed").count() == 0, "it is told once"


class TestAChoiceAhead:
    def test_is_not_offered_on_the_own_turn_while_the_line_is_lost(
        self, page: Page, room: str
    ) -> None:
        staged, _ = my_turn(page, room, "Beda")
        staged.refuses = True
        staged.drop()
        page.get_by_test_id("reconnecting").wait_for()

        page.locator("[data-testid=actions] [data-action=fold]:disabled").wait_for()
        assert page.get_by_test_id("pre-actions").count() == 0

    def test_is_put_once_when_the_turn_comes(self, page: Page, room: str) -> None:
        staged, hand = stage(page, room, "Bea"), StagedHand()
        hand.stay(until=8)
        staged.set_table(hand)
        come(staged, room)

        page.locator("[data-pre=call]").click()
        staged.say(*hand.stay(until=1))
        until_asked(staged, 1)

        (asked,) = staged.acts()
        assert asked["action"] == {"type": "call", "to": 50}
        assert asked["decision"] == hand.hand.decision

    def test_is_forgotten_when_its_price_changes(self, page: Page, room: str) -> None:
        staged, hand = stage(page, room, "Cilla"), StagedHand()
        hand.stay(until=7)
        staged.set_table(hand)
        come(staged, room)

        call = page.locator("[data-pre=call]")
        call.click()
        assert call.get_attribute("aria-pressed") == "true"
        staged.say(*hand.act(hand.law.actions[-1]))
        page.locator("[data-pre=call][aria-pressed=false]").wait_for()
        staged.say(*hand.stay(until=1))
        until(page, "[data-my-turn=true]")

        assert staged.acts() == []


class TestTheButtons:
    def test_stay_where_they_are_whatever_stands_above_them(self, page: Page, room: str) -> None:
        staged, hand = stage(page, room, "Dagny"), StagedHand()
        hand.stay(until=8)
        staged.set_table(hand)
        come(staged, room)
        page.locator("[data-pre=call]").wait_for()
        waiting = boxes(page)

        staged.say(*hand.stay(until=1))
        until(page, "[data-my-turn=true]")
        facing = boxes(page)
        staged.say(*hand.act(hand.stays()), *hand.stay(until=1))
        until(page, "[data-my-turn=true][data-street='4']")
        page.locator("[data-action=fold]").click()
        page.get_by_test_id("confirm-fold").wait_for()
        confirming = boxes(page)
        assert faults(Visitor(page, room), "confirming a fold") == []

        assert len(waiting) == 4
        assert waiting == facing == confirming
        page.get_by_test_id("confirm-stay").click()
        assert staged.acts() == [], "nothing was folded that could be checked"

    def test_stay_where_they_are_whatever_stands_on_them(
        self, come: Callable[..., Visitor]
    ) -> None:
        """Large stakes on a phone, in the language with the longest words."""
        visitor = come("pl-PL", {"width": 390, "height": 844})
        page = visitor.page
        rules = HOUSES["partypoker"].rules.with_(
            small_bet=100_000, big_bet=200_000, ante=25_000, bring_in=50_000
        )
        staged = stage(page, visitor.address, "Dobrawa")
        hand = StagedHand(rules, stacks=(4_000_000,) * 8)
        hand.stay(until=8)
        staged.set_table(hand)
        page.goto(f"{visitor.address}/table/partypoker")
        page.locator("[data-pre=call]").wait_for()
        seen = [boxes(page)]
        found = sticking_out(visitor, "waiting") + broken_words(visitor, "waiting", BUTTONS)
        staged.say(*hand.stay(until=1))
        until(page, "[data-my-turn=true]")
        seen.append(boxes(page))
        found += sticking_out(visitor, "facing the bring-in") + broken_words(
            visitor, "facing the bring-in", BUTTONS
        )
        staged.say(*hand.act(hand.stays()), *hand.stay(until=1))
        until(page, "[data-my-turn=true][data-street='4']")
        seen.append(boxes(page))
        found += broken_words(visitor, "fourth street", BUTTONS)

        assert seen == [seen[0]] * 3
        assert found == []


def boxes(page: Page) -> list[tuple[float, float, float, float]]:
    """Where the four buttons are."""
    found = page.locator(BUTTONS).all()
    at = [each.bounding_box() for each in found]
    return [(box["x"], box["y"], box["width"], box["height"]) for box in at if box is not None]


class TestAPageAtTwiceItsSize:
    """1280 by 800 at 200 %, and 320 pixels: nothing is cut off, nothing scrolls sideways."""

    @pytest.mark.parametrize(("width", "height"), [(640, 400), (320, 640)])
    def test_has_all_buttons_and_cards_in_view(
        self, page: Page, room: str, width: int, height: int
    ) -> None:
        page.set_viewport_size({"width": width, "height": height})
        my_turn(page, room, f"Dora{width}")

        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width
        buttons = page.locator(BUTTONS).all()
        cards = page.locator("[data-testid=seat][data-seat='1'] [data-card]").all()
        assert (len(buttons), len(cards)) == (4, 3)
        for each in [*buttons, *cards]:
            box = each.bounding_box()
            assert box is not None
            assert box["x"] >= 0
            assert box["x"] + box["width"] <= width + 0.5
            assert box["y"] + box["height"] <= height + 0.5
        for each in buttons:
            box = each.bounding_box()
            assert box is not None
            assert box["height"] >= 44, "a thumb needs that much"
        page.get_by_test_id("open-side").click()
        page.get_by_test_id("log").wait_for()
        page.get_by_test_id("close-side").click()
        page.locator("[data-action=call]").click()


class TestAPhoneWithRoundCorners:
    def test_has_its_buttons_clear_of_them(self, page: Page, room: str) -> None:
        page.set_viewport_size({"width": 844, "height": 390})
        insets = {"top": 0, "left": 47, "right": 47, "bottom": 21}
        page.context.new_cdp_session(page).send(
            "Emulation.setSafeAreaInsetsOverride", {"insets": insets}
        )
        my_turn(page, room, "Dorrit")

        for each in page.locator(BUTTONS).all():
            box = each.bounding_box()
            assert box is not None
            assert box["x"] >= insets["left"]
            assert box["x"] + box["width"] <= 844 - insets["right"]
            assert box["y"] + box["height"] <= 390 - insets["bottom"]
        page.get_by_test_id("ask-why").click()
        page.locator("[data-testid=why][data-known=true]").wait_for()
        found = page.locator("[data-testid=why]").evaluate_all(UNDER_CORNERS, insets)
        page.get_by_test_id("why-close").click()
        page.get_by_test_id("open-side").click()
        for tab in ("tab-log", "tab-people", "tab-table"):
            page.get_by_test_id(tab).click()
            found += page.locator("#beside").evaluate_all(UNDER_CORNERS, insets)
        page.get_by_test_id("choose-settings").click()
        page.get_by_test_id("settings").wait_for()
        found += page.locator("dialog").evaluate_all(UNDER_CORNERS, insets)

        assert found == []


class TestDealingToEight:
    """No long task, and seats that did not change are not drawn again."""

    def test_is_light(self, chromium: Browser, room: str) -> None:
        context = chromium.new_context(viewport={"width": 1280, "height": 800})
        context.set_default_timeout(PATIENCE_MS)
        context.add_init_script(WATCH)
        page = context.new_page()
        staged, hand = stage(page, room, "Elsa"), StagedHand()
        staged.set_table(hand)
        come(staged, room)
        page.evaluate(COUNT)

        chromium.start_tracing(page=page, categories=TRACED)
        untouched: dict[str, int] = {}
        while hand.hand.street != 5:
            actor = hand.turn
            before = page.evaluate("({...window.seen.seats})")
            frames = hand.act(hand.stays())
            staged.say(*frames)
            until(page, f"[data-version='{hand.told}']")
            kinds = {each["notice"]["type"] for each in frames if each["t"] == "notice"}
            if kinds <= {"called", "checked"}:
                touched = {actor, hand.turn}
                after = page.evaluate("({...window.seen.seats})")
                for seat, count in after.items():
                    if int(seat) not in touched:
                        untouched[seat] = untouched.get(seat, 0) + count - before[seat]
        page.locator("[data-testid=air] .ghost").first.wait_for(state="detached")
        seen = page.evaluate("window.seen")
        longest = longest_task(chromium.stop_tracing())
        chromium.start_tracing(page=page, categories=TRACED)
        page.evaluate(BUSY)
        page.wait_for_timeout(100)  # what has just ended is not always in the trace yet
        busy = longest_task(chromium.stop_tracing())
        context.close()

        assert set(untouched.values()) == {0}
        assert seen["ghosts"] >= 8, "chips were seen to move"
        print(f"longest task while two streets are dealt to eight seats: {longest:.0f} ms")  # noqa: T201
        assert 0 < longest < 50 < busy, "the measure tells what is too long"

    def test_shows_the_truth_before_anything_has_flown(self, chromium: Browser, room: str) -> None:
        context = chromium.new_context(viewport={"width": 1280, "height": 800})
        context.set_default_timeout(PATIENCE_MS)
        page = context.new_page()
        staged, hand = stage(page, room, "Frida"), StagedHand()
        staged.set_table(hand)
        come(staged, room)
        page.evaluate(LOOK_WHEN_IT_FLIES)

        frames = hand.stay(streets=3)
        staged.say(*frames)
        told = {each["v"]: each["notice"]["type"] for each in frames if each["t"] == "notice"}
        swept = next(v for v, kind in told.items() if kind == "bets_swept")
        page.wait_for_function("swept => window.flown.some(([v]) => v >= swept)", arg=swept)
        flown = page.evaluate("window.flown")
        context.close()

        moves = [(told[version], wagers, pot) for version, wagers, pot in flown]
        wagered = [wagers for kind, wagers, _ in moves if kind in ("brought_in", "called")]
        assert wagered == list(range(1, 9)), "a wager lies in its place while its chips fly there"
        assert ("bets_swept", 0, 8 * (25 + 50)) in moves, "and in the pot, while they are swept"


def longest_task(trace: bytes) -> float:
    """Milliseconds of work of the longest task of any page: of the processor, not of the clock.

    A machine that is busy with something else makes no task longer.
    """
    events = json.loads(trace)["traceEvents"]
    pages = {
        (each["pid"], each["tid"])
        for each in events
        if each["name"] == "thread_name" and each["args"]["name"] == "CrRendererMain"
    }
    tasks = [
        each.get("tdur", 0) / 1000
        for each in events
        if each["name"].endswith("RunTask") and (each["pid"], each["tid"]) in pages
    ]
    return max(tasks, default=0)
