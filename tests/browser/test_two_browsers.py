"""Two people at one table, each in a browser of their own."""

from __future__ import annotations

import time
from collections.abc import Callable

import pytest

from tests.browser.visitor import STAY_IN, Visitor

pytestmark = pytest.mark.browser


class TestTwoAtATable:
    def test_see_their_own_cards_alone_and_keep_their_lines_while_they_look_elsewhere(
        self, come: Callable[[], Visitor]
    ) -> None:
        ann, ben = come(), come()
        ann.sign_in("Inkeri")
        ann.open_own_table("For two", {"max_players": "2"})
        table = ann.told("table")
        ann.sit_down()
        ben.sign_in("Joel")
        ben.page.goto(f"{ben.address}/table/{table}")
        ben.wait_until("[data-connection=open]")
        ben.sit_down()
        for each in (ann, ben):
            each.wait_until("[data-hand-over=false][data-street='3']")

        mine, theirs = ann.my_cards(), ben.my_cards()
        assert len({*mine, *theirs} - {"??"}) == 4
        for looker, owner, cards in ((ann, ben, theirs), (ben, ann, mine)):
            seat = looker.page.locator(
                f"[data-testid=seat][data-seat='{owner.told('my-seat')}'] [data-place=down]"
            )
            assert {each.get_attribute("data-card") for each in seat.all()} == {"??"}
            told = str(looker.notices(looker.told("hand-id")))
            assert not any(card in told for card in cards)

        while "true" not in (ann.told("my-turn"), ben.told("my-turn")):
            ann.page.wait_for_timeout(50)  # the turn is told after the cards
        actor, other = (ann, ben) if ann.told("my-turn") == "true" else (ben, ann)
        actor.wait_for_turn()
        actor.test_id("to-lobby").first.click()
        tab = actor.page.locator(f"[data-testid=table-tab][data-table='{table}'][data-turn=true]")
        tab.wait_for()
        assert not any(
            "disconnected" in each for each in other.test_id("seat").all_inner_texts()
        ), "who looks at the lobby is still at the table"
        tab.click()
        actor.wait_for_turn()
        assert actor.my_cards() in (mine, theirs)
        assert actor.act(*STAY_IN)
        other.wait_until("[data-hand-over=true]", "[data-my-turn=true]")


class TestOnePlayerAtTwoTables:
    def test_is_called_from_one_to_the_other_even_when_the_page_was_loaded_again(
        self, come: Callable[[], Visitor]
    ) -> None:
        visitor = come()
        visitor.sign_in("Juho")
        tables = ("casino", "home_game")
        for table in tables:
            visitor.page.goto(visitor.address)
            visitor.open_table(table)
            visitor.sit_down()
        other = visitor.page.locator(f"[data-testid=table-tab][data-table={tables[0]}]")
        visitor.page.locator(
            f"[data-testid=table-tab][data-table={tables[0]}][data-turn=true]"
        ).wait_for()
        assert visitor.test_id("table-tab").count() == 2
        other.press("Enter")
        visitor.wait_until(f"[data-table={tables[0]}][data-my-turn=true]")
        assert visitor.act(*STAY_IN)


PASSWORD = "one seat, two screens"
DEEDS = {"checked", "called", "brought_in", "shown"}
PRESS_AT = """([at, actions]) => setTimeout(() => {
    const buttons = actions.map(each =>
        document.querySelector(`[data-testid=actions] [data-action=${each}]:enabled`))
    buttons.find(each => each)?.click()
}, at - Date.now())"""


class TestOnePlayerInTwoBrowsers:
    def test_has_one_seat_one_effect_and_no_false_alarm(self, come: Callable[[], Visitor]) -> None:
        desk, phone = come(), come()
        desk.page.goto(f"{desk.address}/register")
        desk.test_id("register-name").fill("Ilona Both")
        desk.test_id("register-password").fill(PASSWORD)
        desk.test_id("register-submit").click()
        desk.test_id("who").wait_for()
        phone.page.goto(f"{phone.address}/login")
        phone.test_id("login-name").fill("Ilona Both")
        phone.test_id("login-password").fill(PASSWORD)
        phone.test_id("login-submit").click()
        phone.test_id("who").wait_for()
        for each in (desk, phone):
            each.page.goto(each.address)
            each.open_table("reference")
        desk.sit_down()
        seat = int(desk.told("my-seat"))
        phone.wait_until(f"[data-my-seat='{seat}']")

        for each in (desk, phone):
            each.wait_for_turn()
        hand, pressed = desk.told("hand-id"), 0
        marks = {self._mark(each, hand) for each in (desk, phone)}
        assert marks == {"holds", "not_mine"}, "one browser has committed, and the other says so"
        while self._turn_comes(hand, desk, phone):
            decision = desk.told("decision")
            self._press_at_once(desk, phone)
            pressed += 1
            for each in (desk, phone):
                each.wait_until(f":not([data-decision='{decision}'])", "[data-my-turn=false]")
        deeds = [each for each in desk.notices(hand) if each.get("seat") == seat]
        chosen = [each for each in deeds if each.get("why") in (None, "choice")]
        assert sum(each["type"] in DEEDS for each in chosen) == pressed
        assert [each.test_id("fair-alarm").count() for each in (desk, phone)] == [0, 0]

    @staticmethod
    def _mark(screen: Visitor, hand: str) -> str | None:
        """What the mark of the fair deal says of a hand, once its cards are mixed."""
        mark = screen.page.locator(f"[data-testid=fair-mark][data-hand='{hand}'][data-phase=mixed]")
        return mark.get_attribute("data-shows")

    @staticmethod
    def _turn_comes(hand: str, *screens: Visitor) -> bool:
        """Is there another decision in the hand? It is seen on every screen then."""
        for each in screens:
            each.wait_until(
                f"[data-hand-id='{hand}'][data-my-turn=true]",
                f"[data-hand-id='{hand}'][data-hand-over=true]",
                f":not([data-hand-id='{hand}'])",
            )
        return all(each.told("my-turn") == "true" for each in screens)

    @staticmethod
    def _press_at_once(*screens: Visitor) -> None:
        at = (time.time() + 0.2) * 1000
        for each in screens:
            each.page.evaluate(PRESS_AT, [at, list(STAY_IN)])
