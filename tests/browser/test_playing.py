"""Hands played to the showdown in a browser, by a person among house bots."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import ViewportSize

from doorcard.stud import HOUSES
from tests.browser.seeing import faults, sticking_out, too_low, too_wide
from tests.browser.visitor import STAY_IN, Visitor

pytestmark = pytest.mark.browser

DESK: ViewportSize = {"width": 1440, "height": 900}
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 390, "height": 844}
LYING: ViewportSize = {"width": 844, "height": 390}
PLAYED = {
    "reference": ("pl-PL", PHONE),
    "partypoker": ("en-GB", DESK),
    "celebpoker": ("et-EE", LYING),
    "common_hi": ("fi-FI", TABLET),
    "common_hilo": ("fi-FI", PHONE),
    "casino": ("pl-PL", TABLET),
    "home_game": ("et-EE", DESK),
}
"""Each house, each language and each size is played in at least once."""


Come = Callable[..., Visitor]


class TestAPersonAtATable:
    def test_plays_fixed_limit_to_the_showdown_and_reloads_in_mid_hand(self, come: Come) -> None:
        visitor = self._guest(come, "partypoker", "Ann")
        visitor.sit_down()
        visitor.wait_for_turn()
        hand, cards, seat = visitor.told("hand-id"), visitor.my_cards(), visitor.told("my-seat")

        visitor.page.reload()
        visitor.wait_for_turn()

        assert (visitor.told("hand-id"), visitor.told("my-seat")) == (hand, seat)
        assert visitor.my_cards() == cards
        assert len(cards) == 2
        assert "??" not in cards
        shown = visitor.play_until_showdown()
        assert visitor.notices(shown, "pot_awarded")
        visitor.test_id("seat-share").first.wait_for()
        told = len(visitor.frames)
        asked = sum(each for path, each in visitor.asked.items() if path.startswith("/api/"))
        assert asked < told / 2, "what the socket tells is not asked for as well"

    def test_plays_hilo_to_the_showdown(self, come: Come) -> None:
        visitor = self._guest(come, "common_hilo", "Ben")
        visitor.sit_down()

        hand = visitor.play_until_showdown()

        shares = [share for pot in visitor.notices(hand, "pot_awarded") for share in pot["shares"]]
        assert shares
        assert {share["part"] for share in shares} <= {"whole", "high", "low"}
        visitor.test_id("seat-share").first.wait_for()

    def test_plays_spread_limit_with_wagers_of_a_chosen_size(self, come: Come) -> None:
        visitor = self._guest(come, "casino", "Cy")
        visitor.sit_down()
        seat = int(visitor.told("my-seat"))
        visitor.wait_for_turn()
        while not visitor.act("bet", "complete", "raise"):
            visitor.act(*STAY_IN)
            visitor.wait_for_turn()
        hand = visitor.told("hand-id")

        assert visitor.play_until_showdown()
        assert any(each["seat"] == seat for each in visitor.notices(hand, "wagered"))

    @pytest.mark.parametrize("house", ["reference", "celebpoker", "common_hi", "home_game"])
    def test_plays_a_hand_and_asks_why(self, come: Come, house: str) -> None:
        visitor = self._guest(come, house, f"Tar {house[:3]}")
        visitor.sit_down()
        visitor.wait_for_turn()
        hand = visitor.told("hand-id")
        visitor.test_id("ask-why").click()
        visitor.page.locator("[data-testid=why][data-known=true]").wait_for()
        reasons = visitor.test_id("reason").all_inner_texts()
        sources = visitor.page.locator("[data-testid=reason] .source").all_inner_texts()
        visitor.test_id("why-close").click()
        shown = too_wide(visitor, house) + sticking_out(visitor, house)
        while visitor.told("hand-id") == hand and visitor.told("my-turn") == "true":
            assert visitor.act(*STAY_IN)
            visitor.wait_until(
                "[data-my-turn=true]", "[data-hand-over=true]", f":not([data-hand-id='{hand}'])"
            )
        visitor.wait_until(f"[data-last-hand='{hand}']")

        assert len(reasons) == len(sources) > 1
        assert all(len(each) > 3 for each in sources)
        assert [each for each in reasons if re.search("[{}_]", each)] == []
        assert shown == []
        assert visitor.notices(hand, "hand_ended")

    @staticmethod
    def _guest(come: Come, house: str, name: str) -> Visitor:
        """Somebody at a table of that house, in its language and at its size."""
        locale, size = PLAYED[house]
        visitor = come(locale, size)
        visitor.sign_in(name)
        visitor.open_table(house)
        assert visitor.page.locator("html").get_attribute("lang") == locale[:2]
        return visitor

    def test_looks_at_the_last_hand_again(self, visitor: Visitor) -> None:
        visitor.sign_in("Dee")
        visitor.open_table("partypoker")
        visitor.wait_until(":not([data-last-hand=''])")

        visitor.test_id("last-hand").click()
        replay = visitor.test_id("replay")
        replay.wait_for()
        steps = int(replay.get_attribute("data-steps") or 0)
        visitor.test_id("replay-first").click()
        visitor.test_id("replay-next").click()
        visitor.test_id("replay-next").click()  # the antes, then the first cards

        assert replay.get_attribute("data-step") == "3"
        assert replay.locator("[data-card]").count() >= 3 * 2
        visitor.test_id("replay-last").click()
        assert replay.get_attribute("data-step") == str(steps)
        assert faults(visitor, "the last hand") + sticking_out(visitor, "the last hand") == []
        visitor.test_id("hand-worth").locator("summary").click()
        replay.locator("[data-testid=hand-equity][data-streets]").wait_for()
        visitor.page.set_viewport_size(PHONE)
        assert too_low(visitor, "the last hand on a phone") == []
        visitor.press("replay-close")
        replay.wait_for(state="detached")


class TestAWatcher:
    def test_is_never_told_a_card_that_was_not_shown(self, visitor: Visitor) -> None:
        visitor.page.goto(f"{visitor.address}/table/reference")
        visitor.wait_until("[data-hand-over=true]:not([data-hand-id=''])")

        for dealt in visitor.notices(visitor.told("last-hand"), "street_dealt"):
            assert all(set(each["down"]) <= {"??"} for each in dealt["cards"])


class TestWhatIsPlayed:
    def test_is_each_house_in_each_language_at_each_size(self) -> None:
        assert set(PLAYED) == set(HOUSES)
        assert {locale[:2] for locale, _ in PLAYED.values()} == {"en", "fi", "pl", "et"}
        assert len({size["width"] for _, size in PLAYED.values()}) == 4
