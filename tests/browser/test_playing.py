"""Hands played to the showdown in a browser, by a person among house bots."""

from __future__ import annotations

import pytest

from doorcard.stud import HOUSES
from tests.browser.visitor import STAY_IN, Visitor

pytestmark = pytest.mark.browser

PLAYED = ("partypoker", "common_hilo", "casino")
WATCHED = tuple(house for house in HOUSES if house not in PLAYED)


class TestAPersonAtATable:
    def test_plays_fixed_limit_to_the_showdown_and_reloads_in_mid_hand(
        self, visitor: Visitor
    ) -> None:
        visitor.sign_in("Ann")
        visitor.open_table("partypoker")
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

    def test_plays_hilo_to_the_showdown(self, visitor: Visitor) -> None:
        visitor.sign_in("Ben")
        visitor.open_table("common_hilo")
        visitor.sit_down()

        hand = visitor.play_until_showdown()

        shares = [share for pot in visitor.notices(hand, "pot_awarded") for share in pot["shares"]]
        assert shares
        assert {share["part"] for share in shares} <= {"whole", "high", "low"}
        visitor.test_id("seat-share").first.wait_for()

    def test_plays_spread_limit_with_wagers_of_a_chosen_size(self, visitor: Visitor) -> None:
        visitor.sign_in("Cy")
        visitor.open_table("casino")
        visitor.sit_down()
        seat = int(visitor.told("my-seat"))
        visitor.wait_for_turn()
        while not visitor.act("bet", "complete", "raise"):
            visitor.act(*STAY_IN)
            visitor.wait_for_turn()
        hand = visitor.told("hand-id")

        assert visitor.play_until_showdown()
        assert any(each["seat"] == seat for each in visitor.notices(hand, "wagered"))

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
        visitor.test_id("hand-worth").locator("summary").click()
        replay.locator("[data-testid=hand-equity][data-streets]").wait_for()
        visitor.test_id("replay-close").click()
        replay.wait_for(state="detached")


class TestAWatcher:
    @pytest.mark.parametrize("house", WATCHED)
    def test_sees_a_hand_of_each_house_to_its_end(self, visitor: Visitor, house: str) -> None:
        visitor.page.goto(f"{visitor.address}/table/{house}")
        visitor.wait_until("[data-hand-over=true]:not([data-hand-id=''])")

        hand = visitor.told("last-hand")
        assert visitor.notices(hand, "hand_started")
        assert visitor.notices(hand, "hand_ended")
        assert visitor.told("my-seat") == ""

    def test_is_never_told_a_card_that_was_not_shown(self, visitor: Visitor) -> None:
        visitor.page.goto(f"{visitor.address}/table/reference")
        visitor.wait_until("[data-hand-over=true]:not([data-hand-id=''])")

        for dealt in visitor.notices(visitor.told("last-hand"), "street_dealt"):
            assert all(set(each["down"]) <= {"??"} for each in dealt["cards"])
