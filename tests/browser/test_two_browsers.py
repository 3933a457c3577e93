"""Two people at one table, each in a browser of their own."""

from __future__ import annotations

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
