"""A table in the states that seldom come, seen by axe-core and with a ruler, in every theme."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from typing import Final

import pytest
from playwright.sync_api import ViewportSize

from doorcard.room.table import HandId
from doorcard.service.table.why import WhyTold
from doorcard.stud import HOUSES, Betting, Fold
from doorcard.stud.house_words.citations import citations
from doorcard.stud.reasons import reasons
from doorcard.web.why_shapes import why_message
from doorcard.wire.messages import encode
from tests.browser.seeing import faults, sticking_out
from tests.browser.staged import Frame, StagedHand, stage
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

TABLET: Final[ViewportSize] = {"width": 1024, "height": 768}
PHONE: Final[ViewportSize] = {"width": 390, "height": 844}
NO_LIMIT: Final = replace(HOUSES["reference"].rules, betting=Betting.NO_LIMIT)
PAUSED: Final[Frame] = {"t": "paused", "code": "host.paused", "sentence": "tea", "frozen": False}
OFFER: Final[Frame] = {
    "t": "waiting",
    "of": 3,
    "you": {"position": 1, "seats": [], "offer": {"seat": 8, "ms_left": 45_000}},
}
ANTE: Final[Frame] = {"t": "ante", "number": 8, "ms_left": 30_000}
SAID: Final[Frame] = {"id": 1, "where": "table", "player": "p5", "name": "Eve", "text": "Nice."}
TALK: Final[Frame] = {
    "t": "talk",
    "table": [SAID | {"at_ms": 1_790_000_000_000, "hand": None, "number": 7, "held": True}],
    "rail": [],
    "may": {"table": None, "rail": None},
    "muted": [],
}


def why(hand: StagedHand) -> Frame:
    """The room's answer to "why?"."""
    house = HOUSES["reference"]
    told = tuple((each, citations(each, house, hand.rules)) for each in reasons(hand.hand))
    message = why_message(WhyTold(HandId(hand.id), hand.hand.decision, 1, told))
    frame: Frame = json.loads(encode(message))
    return frame


class TestATable:
    def test_asked_why_with_a_wager_of_any_size(self, come: Callable[..., Visitor]) -> None:
        visitor = come("pl-PL", PHONE)
        staged = stage(visitor.page, visitor.address, "Ofelia")
        staged.sign |= {"betting": "no_limit"}
        hand = StagedHand(NO_LIMIT)
        hand.stay(streets=3)
        hand.stay(until=1, streets=4)
        staged.set_table(hand)
        visitor.page.goto(f"{visitor.address}/table/partypoker")
        visitor.wait_until("[data-my-turn=true]")
        found = faults(visitor, "the slider") + sticking_out(visitor, "the slider")
        visitor.test_id("ask-why").click()
        staged.say(why(hand))
        visitor.page.locator("[data-testid=why][data-known=true]").wait_for()
        found += faults(visitor, "why") + sticking_out(visitor, "why")
        visitor.test_id("why-close").click()
        visitor.page.locator("[data-action=fold]").click()
        visitor.test_id("confirm-fold").wait_for()
        found += faults(visitor, "a fold") + sticking_out(visitor, "a fold")

        assert found == [], "\n".join(found)

    def test_shown_down_paused_and_with_a_seat_offered(self, come: Callable[..., Visitor]) -> None:
        visitor = come("fi-FI", TABLET)
        staged, hand = stage(visitor.page, visitor.address, "Orvokki"), StagedHand()
        hand.stay(until=2, streets=4)
        hand.act(Fold())
        hand.stay(streets=9)
        seats = [staged.seat(number) for number in range(2, 8)]
        you = {"player": staged.player, "seat": None}
        staged.set_table(hand, you=you, seats=seats, held=[8], watching=3, delayed=30)
        visitor.page.goto(f"{visitor.address}/table/partypoker")
        visitor.wait_until("[data-hand-over=true]")
        staged.say(PAUSED, OFFER)
        visitor.test_id("seat-offer").wait_for()
        visitor.test_id("paused").wait_for()

        found = faults(visitor, "an offer") + sticking_out(visitor, "an offer")
        assert found == [], "\n".join(found)

    def test_that_was_missed_asks_for_an_ante_and_is_talked_at(
        self, come: Callable[..., Visitor]
    ) -> None:
        visitor = come("pl-PL", PHONE)
        staged, hand = stage(visitor.page, visitor.address, "Olimpia"), StagedHand()
        hand.stay(until=1)
        staged.set_table(hand)
        visitor.page.goto(f"{visitor.address}/table/partypoker")
        visitor.wait_until("[data-my-turn=true]")
        hand.act(hand.stays())
        hand.stay(until=1, streets=5)
        staged.set_table(hand)
        staged.drop()
        visitor.test_id("missed").wait_for()
        staged.say(ANTE, TALK)
        visitor.test_id("im-in").wait_for()
        visitor.test_id("open-side").click()
        visitor.test_id("tab-people").click()
        visitor.test_id("note").first.click()
        where = "what was missed, an ante asked for, unread talk, the players"
        found = faults(visitor, where) + sticking_out(visitor, where)
        visitor.test_id("tab-table").click()
        visitor.test_id("chat-held").first.wait_for()
        staged.refuses = True
        staged.drop()
        visitor.test_id("reconnecting").wait_for()
        found += faults(visitor, "talk on a lost line") + sticking_out(visitor, "a lost line")
        visitor.test_id("top-up").click()
        found += faults(visitor, "more chips") + sticking_out(visitor, "more chips")

        assert found == [], "\n".join(found)
