"""What is seen to move on a table: whereto, and that the truth stands there before it comes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from doorcard.stud import Bet, Fold, options
from tests.browser.staged import Frame, Stage, StagedHand, come, stage, until
from tests.browser.visitor import PATIENCE_MS

pytestmark = pytest.mark.browser

NOTE = """() => {
    window.moved = []
    const animate = Element.prototype.animate
    Element.prototype.animate = function (frames, how) {
        const all = name => [...document.querySelectorAll(`[data-testid=${name}]`)]
        const last = frames.at(-1).transform
        const chips = each => Number(each.dataset.chips)
        window.moved.push({
            what: this.className.split(' ')[0],
            version: Number(all('table')[0].dataset.version),
            cards: document.querySelectorAll('[data-testid=seat] [data-card]').length,
            stacks: all('seat-stack').reduce((sum, each) => sum + chips(each), 0),
            wagers: all('seat-wager').length,
            end: last,
        })
        return animate.call(this, frames, how)
    }
}"""
MIDDLE = """centre => {
    const at = centre.getBoundingClientRect()
    const felt = centre.parentElement.getBoundingClientRect()
    return [at.x + at.width / 2 - felt.x, at.y + at.height / 2 - felt.y]
}"""


@pytest.fixture
def moving(chromium: Browser) -> Iterator[Page]:
    """A page for a stage on a phone, whose machine has nothing against motion."""
    context = chromium.new_context(viewport={"width": 390, "height": 844})
    context.set_default_timeout(PATIENCE_MS)
    yield context.new_page()
    context.close()


def told(frames: list[Frame]) -> dict[int, str]:
    """What each version of the hand has brought."""
    return {each["v"]: each["notice"]["type"] for each in frames if each["t"] == "notice"}


class TestWhatMoves:
    def test_shows_the_truth_before_it_has_arrived(self, moving: Page, room: str) -> None:
        staged, hand = stage(moving, room, "Vauhti"), StagedHand()
        hand.stay(until=3)
        staged.set_table(hand)
        come(staged, room)
        moving.evaluate(NOTE)
        frames = hand.act(Fold())
        staged.say(*frames)
        moving.wait_for_function("window.moved.length > 0")
        (folded,) = moving.evaluate("window.moved")
        x, y = moving.locator(".centre").first.evaluate(MIDDLE)
        way = [float(each) for each in re.findall(r"(-?[\d.]+)px", folded["end"])]

        assert folded["cards"] == 7 * 3, "no card of the folded hand lies there any more"
        assert way == pytest.approx([x, y], abs=2), "the muck has no place of its own here"
        dealt = hand.stay(streets=3)
        staged.say(*dealt)
        until(moving, f"[data-version='{hand.told}']")
        moved: list[dict[str, Any]] = moving.evaluate("window.moved")
        cards = [each for each in moved if each["what"] == "place"]

        assert len(cards) == 7, "one card for each who is in"
        assert {each["cards"] for each in cards} == {7 * 3 + 7}, "all lie in their places at once"
        self._all_fold_to_a_bet(moving, hand, staged)

    @staticmethod
    def _all_fold_to_a_bet(page: Page, hand: StagedHand, staged: Stage) -> None:
        """What is taken back and what is won is in the stack when it is seen to go there."""
        bet = next(each for each in hand.law.actions if isinstance(each, Bet))
        frames = hand.act(bet)
        while options(hand.hand) is not None:
            frames += hand.act(Fold() if Fold() in hand.law.actions else hand.stays())
        page.evaluate("window.moved = []")
        staged.say(*frames)
        until(page, "[data-hand-over=true]")
        kinds = told(frames)
        moved: list[dict[str, Any]] = page.evaluate("window.moved")
        seen = {kinds[each["version"]]: each for each in moved if each["version"] in kinds}

        assert {"wagered", "folded", "uncalled_returned", "pot_awarded"} <= set(seen)
        before = seen["folded"]["stacks"]
        assert seen["uncalled_returned"]["stacks"] == before + bet.to
        assert seen["uncalled_returned"]["wagers"] == 0
        assert seen["pot_awarded"]["stacks"] == sum(hand.stacks)
        assert page.evaluate("document.getAnimations().length") > 0, "and it is seen to go there"


class TestNothingMoves:
    def test_where_motion_is_unwanted(self, page: Page, room: str) -> None:
        staged, hand = stage(page, room, "Rauha"), StagedHand()
        staged.set_table(hand)
        come(staged, room)
        page.evaluate(NOTE)

        staged.say(*hand.stay(streets=3))
        until(page, "[data-street='4']")
        running = page.evaluate(
            "document.getAnimations().filter(each => each.playState == 'running')"
        )

        assert page.locator("[data-testid=seat][data-seat='1'] [data-card]").count() == 4
        assert page.evaluate("window.moved") == [], "neither chips nor cards"
        assert running == []
