"""The fair deal as people see it: a quiet mark, an explanation, a proof to take home, an alarm."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import WebSocketRoute

from doorcard.proof import Verdict, compare, verify_file
from tests.browser.seeing import faults, sticking_out
from tests.browser.visitor import Visitor

pytestmark = pytest.mark.browser

MARK = "[data-testid=fair-mark]"


def wait_for_mark(visitor: Visitor, *conditions: str) -> None:
    visitor.page.locator(", ".join(MARK + each for each in conditions)).first.wait_for()


def play_to_the_end(*visitors: Visitor) -> str:
    """Everybody goes on until the hand that is dealt now is over; its id."""
    first = visitors[0]
    first.wait_until("[data-hand-over=false]:not([data-hand-id=''])")
    hand = first.told("hand-id")
    over = f"[data-last-hand='{hand}']"
    for _ in range(300):
        if first.told("last-hand") == hand:
            break
        for each in visitors:
            each.wait_until("[data-my-turn=true]", over, "[data-my-turn=false]")
            if each.told("my-turn") == "true" and each.told("hand-id") == hand:
                decision = each.told("decision")
                each.act("check", "call", "bring_in", "show")
                each.wait_until(f":not([data-decision='{decision}'])", "[data-my-turn=false]")
        if all(each.told("my-turn") == "false" for each in visitors):
            first.page.locator(
                f"[data-testid=table]{over}, [data-testid=table][data-my-turn=true]"
            ).first.wait_for(state="attached") if len(
                visitors
            ) == 1 else first.page.wait_for_timeout(30)
    for each in visitors:
        each.wait_until(over)
    return hand


def saved(visitor: Visitor, number: int) -> bytes:
    """The proof of a hand, as the page gives it."""
    visitor.test_id("fair-mark").click()
    visitor.test_id("fair-panel").wait_for()
    visitor.test_id("fair-hand").select_option(str(number))
    with visitor.page.expect_download() as download:
        visitor.test_id("fair-save").click()
    path = download.value.path()
    visitor.test_id("fair-panel-close").click()
    return Path(path).read_bytes()


class TestAHandAgainstBots:
    def test_is_checked_card_by_card_and_can_be_taken_home(self, visitor: Visitor) -> None:
        visitor.sign_in("Fair Ann")
        visitor.test_id("room-key").locator("summary").click()
        key = visitor.test_id("room-key-whole").inner_text()
        visitor.open_table("celebpoker")
        visitor.sit_down()

        wait_for_mark(visitor, "[data-phase=mixed][data-shows=holds]")
        assert int(visitor.test_id("fair-mark").get_attribute("data-faces") or 0) >= 5
        hand = play_to_the_end(visitor)
        number = int(hand.rpartition("-")[2])
        visitor.test_id("fair-mark").click()
        visitor.test_id("fair-hand").select_option(str(number))
        for step in ("opening", "seeds", "decks", "cards", "play", "closing"):
            line = visitor.test_id(f"fair-step-{step}")
            assert line.get_attribute("data-done") == "true", step
            assert line.get_attribute("data-broken") == "false", step
        code = visitor.test_id("fair-code").locator("strong").inner_text()
        visitor.test_id("fair-panel-close").click()
        report = verify_file(saved(visitor, number))

        assert report.verdict is not Verdict.BROKEN, report.findings
        assert report.code == code
        assert report.hand is not None
        assert report.hand.key.hex() == key
        assert report.hand.mine is not None
        assert visitor.test_id("fair-alarm").count() == 0


class TestTwoPeople:
    def test_read_the_same_code_and_a_reload_keeps_the_seed(
        self, come: Callable[..., Visitor]
    ) -> None:
        ann, ben = come("en-XA", {"width": 390, "height": 844}), come("fi-FI")
        ann.sign_in("Fair Bea")
        ben.sign_in("Fair Ben")
        ann.open_own_table("Fair table", {})
        ann.sit_down()
        ben.page.goto(ann.page.url)
        ben.wait_until("[data-connection=open]")
        ben.sit_down()
        hand = play_to_the_end(ann, ben)
        for each in (ann, ben):
            wait_for_mark(
                each, f"[data-hand='{hand}'][data-phase=closed]", f":not([data-hand='{hand}'])"
            )

        ben.page.reload()
        ben.wait_until("[data-connection=open]")
        second = play_to_the_end(ann, ben)

        ann.test_id("fair-mark").click()
        ann.test_id("fair-code").wait_for()
        found = faults(ann, "the fair deal") + sticking_out(ann, "the fair deal")
        ann.test_id("fair-panel-close").click()
        assert found == [], "\n".join(found)
        number = int(second.rpartition("-")[2])
        reports = [verify_file(saved(each, number)) for each in (ann, ben)]
        assert [each.verdict for each in reports] == [Verdict.HOLDS, Verdict.HOLDS], [
            each.findings for each in reports
        ]
        assert len({each.code for each in reports}) == 1
        assert compare(reports).findings == ()
        assert [each.test_id("fair-alarm").count() for each in (ann, ben)] == [0, 0]


def swaps_a_card(route: WebSocketRoute) -> None:
    """A line on which one door card of a hand is another one than was dealt."""
    server = route.connect_to_server()
    route.on_message(server.send)
    server.on_message(lambda text: route.send(swapped(str(text))))


def swapped(text: str) -> str:
    message: dict[str, Any] = json.loads(text)
    if message["t"] != "notice" or message["notice"].get("street") != 3:
        return text
    if message["notice"]["type"] != "street_dealt":
        return text
    for seat in message["notice"]["cards"]:
        if seat["up"]:
            known = {card for each in message["notice"]["cards"] for card in each["up"]}
            seat["up"][0] = next(c for c in ("2c", "3d", "4h") if c not in known)
            break
    return json.dumps(message)


class TestAFalseCard:
    def test_rings_an_alarm_that_names_it(self, visitor: Visitor) -> None:
        visitor.page.route_web_socket("**/ws/tables/**", swaps_a_card)
        visitor.sign_in("Fair Cid")
        visitor.open_table("common_hi")

        alarm = visitor.test_id("fair-alarm")
        alarm.wait_for()

        said = alarm.locator("[data-code='card.wrong'], [data-code='card.place']").first
        assert "place" in said.inner_text()
        assert visitor.test_id("fair-mark").get_attribute("data-shows") == "alarm"


class TestAPageWithoutItsVerifier:
    def test_asks_for_it_again_says_that_it_is_missing_and_goes_on(self, visitor: Visitor) -> None:
        verifier = "**/assets/fair_table*.js"
        visitor.page.route(verifier, lambda route: route.abort())
        visitor.sign_in("Fair Dot")
        visitor.open_table("common_hi")

        missing = visitor.test_id("fair-missing")
        missing.wait_for()
        assert "load again" in missing.inner_text()
        assert sum(n for path, n in visitor.asked.items() if "/fair_table" in path) > 1
        where = "a table without its verifier"
        found = faults(visitor, where) + sticking_out(visitor, where)
        assert found == [], "\n".join(found)

        visitor.page.unroute(verifier)
        missing.click()
        visitor.test_id("fair-mark").wait_for()
        assert missing.count() == 0
        assert all("net::ERR_FAILED" in each for each in visitor.faults)
        visitor.faults.clear()
